import * as E from 'fp-ts/Either'
import { known, requireSame, valid } from './guard.ts'
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

/** Why a number is no amount of a currency. */
export type MoneyError =
  | { readonly _tag: 'MoneyNotANumber' }
  | { readonly _tag: 'MoneyTooPrecise'; readonly decimals: number }
  | { readonly _tag: 'MoneyTooLarge' }

/** Decimals of each currency (ISO 4217; the Chilean peso has none). */
export const DECIMALS: Readonly<Record<Currency, number>> = { CLP: 0, MXN: 2, USD: 2 }

const UNITS: Readonly<Record<Currency, number>> = { CLP: 1, MXN: 100, USD: 100 }

/**
 * The amount of a number of minor units that the program computed or writes itself; a RangeError where `fromMinor` has
 * an error.
 *
 * @example
 * ```ts
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * money('MXN', 50050) // { currency: 'MXN', minor: 50050 }
 * ```
 */
export const money = <C extends Currency>(currency: C, minor: number): Money<C> =>
  Number.isSafeInteger(minor) ? { currency, minor: minor + 0 } : valid(fromMinor(currency, minor))

/**
 * Parses minor units: rejects fractions, NaN, infinity and amounts beyond 2^53. `-0` becomes `0`.
 *
 * @example
 * ```ts
 * import { fromMinor } from '@anticipo/domain/kernel/money'
 *
 * fromMinor('CLP', 0.5) // { _tag: 'Left', left: { _tag: 'MoneyTooPrecise', decimals: 0 } }
 * ```
 */
export const fromMinor = <C extends Currency>(currency: C, minor: number): E.Either<MoneyError, Money<C>> => {
  if (!Number.isFinite(minor)) return E.left({ _tag: 'MoneyNotANumber' })
  if (!Number.isInteger(minor))
    return E.left({ _tag: 'MoneyTooPrecise', decimals: known(DECIMALS, currency, 'CurrencyUnknown') })
  return Number.isSafeInteger(minor) ? E.right(money(currency, minor)) : E.left({ _tag: 'MoneyTooLarge' })
}

/**
 * The nearest amount within 2^53, for sums and exchange rates of documents, which can give any number of minor units. A
 * RangeError for a fraction or NaN.
 *
 * @example
 * ```ts
 * import { moneyWithin } from '@anticipo/domain/kernel/money'
 *
 * moneyWithin('CLP', 1e20).minor // Number.MAX_SAFE_INTEGER
 * ```
 */
export const moneyWithin = <C extends Currency>(currency: C, minor: number): Money<C> =>
  money(currency, Math.min(Math.max(minor, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER))

/**
 * Nothing, in a currency.
 *
 * @example
 * ```ts
 * import { zero } from '@anticipo/domain/kernel/money'
 *
 * zero('CLP') // { currency: 'CLP', minor: 0 }
 * ```
 */
export const zero = <C extends Currency>(currency: C): Money<C> => ({ currency, minor: 0 })

/**
 * An amount written in major units, exactly. A RangeError where `fromDecimal` has an error.
 *
 * @example
 * ```ts
 * import { ofMajor } from '@anticipo/domain/kernel/money'
 *
 * ofMajor('MXN', 500.1) // { currency: 'MXN', minor: 50010 }
 * ```
 */
export const ofMajor = <C extends Currency>(currency: C, major: number): Money<C> => valid(fromDecimal(currency, major))

/**
 * The sum. Amounts of two currencies are a TypeError, a result beyond 2^53 is a RangeError.
 *
 * @example
 * ```ts
 * import { add, money } from '@anticipo/domain/kernel/money'
 *
 * add(money('CLP', 100), money('CLP', 50)) // { currency: 'CLP', minor: 150 }
 * ```
 */
export const add = <C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  money(a.currency, a.minor + minorIn(a.currency, b))

/**
 * The difference, which may be negative; the exceptions of `add`.
 *
 * @example
 * ```ts
 * import { money, subtract } from '@anticipo/domain/kernel/money'
 *
 * subtract(money('CLP', 100), money('CLP', 150)) // { currency: 'CLP', minor: -50 }
 * ```
 */
export const subtract = <C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  money(a.currency, a.minor - minorIn(a.currency, b))

/**
 * The sum of a list, the same in any order, also where a partial sum is beyond 2^53; the exceptions of `add`.
 *
 * @example
 * ```ts
 * import { money, sum } from '@anticipo/domain/kernel/money'
 *
 * sum('CLP', [money('CLP', 100), money('CLP', 50)]) // { currency: 'CLP', minor: 150 }
 * ```
 */
export const sum = <C extends Currency>(currency: C, amounts: ReadonlyArray<Money<NoInfer<C>>>): Money<C> =>
  money(currency, Number(amounts.reduce((total, amount) => total + BigInt(minorIn(currency, amount)), 0n)))

/**
 * `amount × numerator / denominator`, rounded half away from zero, once; exact however large the product. A RangeError
 * for a result beyond 2^53.
 *
 * @example
 * ```ts
 * import { money, scale } from '@anticipo/domain/kernel/money'
 *
 * scale(money('CLP', 150000), 280, 10000) // { currency: 'CLP', minor: 4200 }
 * ```
 */
export const scale = <C extends Currency>(amount: Money<C>, numerator: number, denominator: number): Money<C> =>
  money(amount.currency, multiplyRounded(amount.minor, numerator, denominator))

/**
 * Negative, zero or positive as `a` is less than, equal to or more than `b`; a TypeError for two currencies.
 *
 * @example
 * ```ts
 * import { compare, money } from '@anticipo/domain/kernel/money'
 *
 * compare(money('CLP', 100), money('CLP', 50)) > 0 // true
 * ```
 */
export const compare = <C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): number =>
  a.minor - minorIn(a.currency, b)

/**
 * Parses the decimal number of a wire document, in major units. Rejects infinite numbers, more decimals than the
 * currency has, and inexact amounts.
 *
 * @example
 * ```ts
 * import { fromDecimal } from '@anticipo/domain/kernel/money'
 *
 * fromDecimal('MXN', 500.1) // { _tag: 'Right', right: { currency: 'MXN', minor: 50010 } }
 * fromDecimal('CLP', 0.5) // { _tag: 'Left', left: { _tag: 'MoneyTooPrecise', decimals: 0 } }
 * ```
 */
export const fromDecimal = <C extends Currency>(currency: C, value: number): E.Either<MoneyError, Money<C>> => {
  if (!Number.isFinite(value)) return E.left({ _tag: 'MoneyNotANumber' })
  const minor = Math.round(value * unitsOf(currency))
  if (!Number.isSafeInteger(minor)) return E.left({ _tag: 'MoneyTooLarge' })
  if (minor / unitsOf(currency) !== value)
    return E.left({ _tag: 'MoneyTooPrecise', decimals: known(DECIMALS, currency, 'CurrencyUnknown') })
  return E.right(money(currency, minor))
}

/**
 * The decimal number of a wire document, in major units.
 *
 * @example
 * ```ts
 * import { money, toDecimal } from '@anticipo/domain/kernel/money'
 *
 * toDecimal(money('MXN', 50010)) // 500.1
 * ```
 */
export const toDecimal = (amount: Money): number => amount.minor / unitsOf(amount.currency)

/** In one major unit. */
const unitsOf = (currency: Currency): number => known(UNITS, currency, 'CurrencyUnknown')

/** The minor units of an amount that must be in `currency`. */
const minorIn = (currency: Currency, amount: Money): number => {
  requireSame(currency, amount.currency, 'MoneyCurrencyMixed')
  return amount.minor
}
