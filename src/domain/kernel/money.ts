import * as E from 'fp-ts/Either'
import { multiplyRounded } from './rounding.ts'

/** Supported ISO 4217 codes. */
export type Currency = 'CLP' | 'MXN' | 'USD'

/**
 * An amount as a whole number of minor units (CLP: pesos; MXN and USD: cents) with its currency.
 * Never a fraction, never `-0`, never beyond `Number.MAX_SAFE_INTEGER`.
 */
export interface Money<C extends Currency = Currency> {
  readonly currency: C
  readonly minor: number
}

export type MoneyError =
  | { readonly _tag: 'MoneyNotANumber' }
  | { readonly _tag: 'MoneyTooPrecise'; readonly decimals: number }
  | { readonly _tag: 'MoneyTooLarge' }

/** Decimals of each currency. */
export const DECIMALS: Readonly<Record<Currency, number>> = { CLP: 0, MXN: 2, USD: 2 }

const UNITS: Readonly<Record<Currency, number>> = { CLP: 1, MXN: 100, USD: 100 }

/** `minor` must be an integer; `-0` becomes `0`. */
export const money = <C extends Currency>(currency: C, minor: number): Money<C> => ({ currency, minor: minor + 0 })

export const zero = <C extends Currency>(currency: C): Money<C> => ({ currency, minor: 0 })

/** `major` whole units: `ofMajor('MXN', 500)` is 500 pesos, 50,000 cents. */
export const ofMajor = <C extends Currency>(currency: C, major: number): Money<C> =>
  money(currency, major * UNITS[currency])

export const add = <C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  money(a.currency, a.minor + b.minor)

export const subtract = <C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  money(a.currency, a.minor - b.minor)

export const sum = <C extends Currency>(currency: C, amounts: ReadonlyArray<Money<NoInfer<C>>>): Money<C> =>
  money(
    currency,
    amounts.reduce((total, amount) => total + amount.minor, 0),
  )

/** `amount × numerator / denominator`, rounded half away from zero, once; exact however large the product. */
export const scale = <C extends Currency>(amount: Money<C>, numerator: number, denominator: number): Money<C> =>
  money(amount.currency, multiplyRounded(amount.minor, numerator, denominator))

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export const compare = <C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): number => a.minor - b.minor

/**
 * Parses the decimal number of a wire document. Rejects infinite numbers, more decimals than the currency has, and
 * inexact amounts.
 */
export const fromDecimal = <C extends Currency>(currency: C, value: number): E.Either<MoneyError, Money<C>> => {
  if (!Number.isFinite(value)) return E.left({ _tag: 'MoneyNotANumber' })
  const minor = Math.round(value * UNITS[currency])
  if (!Number.isSafeInteger(minor)) return E.left({ _tag: 'MoneyTooLarge' })
  if (minor / UNITS[currency] !== value) return E.left({ _tag: 'MoneyTooPrecise', decimals: DECIMALS[currency] })
  return E.right(money(currency, minor))
}

/** The decimal number of a wire document. */
export const toDecimal = (amount: Money): number => amount.minor / UNITS[amount.currency]
