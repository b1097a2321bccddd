import * as E from 'fp-ts/Either'
import { requireSame, valid } from './guard.ts'
import { multiplyRounded } from './rounding.ts'

/** Supported ISO 4217 codes. */
export type Currency = 'CLP' | 'MXN' | 'USD'

/**
 * An amount as a whole number of minor units (CLP: pesos; MXN and USD: cents) with its currency.
 * Never a fraction, never `-0`, never beyond `Number.MAX_SAFE_INTEGER`: every constructor checks it.
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

/** The amount of a number that the program computed or writes itself; a RangeError where `fromMinor` has an error. */
export const money = <C extends Currency>(currency: C, minor: number): Money<C> =>
  Number.isSafeInteger(minor) ? { currency, minor: minor + 0 } : valid(fromMinor(currency, minor))

/** Parses minor units: rejects fractions, NaN, infinity and amounts beyond 2^53. `-0` becomes `0`. */
export const fromMinor = <C extends Currency>(currency: C, minor: number): E.Either<MoneyError, Money<C>> => {
  if (!Number.isFinite(minor)) return E.left({ _tag: 'MoneyNotANumber' })
  if (!Number.isInteger(minor)) return E.left({ _tag: 'MoneyTooPrecise', decimals: DECIMALS[currency] })
  return Number.isSafeInteger(minor) ? E.right(money(currency, minor)) : E.left({ _tag: 'MoneyTooLarge' })
}

/** The nearest amount that exists, for sums and exchange rates of documents, which can give any number. */
export const moneyWithin = <C extends Currency>(currency: C, minor: number): Money<C> =>
  money(currency, Math.min(Math.max(minor, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER))

export const zero = <C extends Currency>(currency: C): Money<C> => ({ currency, minor: 0 })

/** `major` units: `ofMajor('MXN', 500.1)` is 50,010 cents. A RangeError where `fromDecimal` has an error. */
export const ofMajor = <C extends Currency>(currency: C, major: number): Money<C> => valid(fromDecimal(currency, major))

/* Amounts of two currencies are a TypeError, a result beyond 2^53 is a RangeError. */

export const add = <C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  money(a.currency, a.minor + minorIn(a.currency, b))

export const subtract = <C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  money(a.currency, a.minor - minorIn(a.currency, b))

/** The same in any order, also where a partial sum is beyond 2^53. */
export const sum = <C extends Currency>(currency: C, amounts: ReadonlyArray<Money<NoInfer<C>>>): Money<C> =>
  money(currency, Number(amounts.reduce((total, amount) => total + BigInt(minorIn(currency, amount)), 0n)))

/** `amount × numerator / denominator`, rounded half away from zero, once; exact however large the product. */
export const scale = <C extends Currency>(amount: Money<C>, numerator: number, denominator: number): Money<C> =>
  money(amount.currency, multiplyRounded(amount.minor, numerator, denominator))

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export const compare = <C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): number =>
  a.minor - minorIn(a.currency, b)

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

/** The minor units of an amount that must be in `currency`. */
const minorIn = (currency: Currency, amount: Money): number => {
  requireSame(currency, amount.currency, 'MoneyCurrencyMixed')
  return amount.minor
}
