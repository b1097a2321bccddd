import * as E from 'fp-ts/Either'
import { valid } from './guard.ts'

/**
 * A percentage as an integer of basis points: 280 is 2.80 %. Used for monthly rates and retentions. The wire carries
 * per cent (`2.8`).
 */
export type BasisPoints = number & { readonly BasisPoints: unique symbol }

/** No whole number of basis points, or none that is exact. */
export type RateError = { readonly _tag: 'RateNotWhole' }

/**
 * A rate that the program computed or writes itself; a RangeError where `fromPoints` has an error.
 *
 * @example
 * ```ts
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 *
 * basisPoints(280) // 280
 * ```
 */
export const basisPoints = (points: number): BasisPoints => valid(fromPoints(points))

/**
 * Parses basis points: rejects fractions, NaN, infinity and numbers beyond 2^53. `-0` becomes `0`.
 *
 * @example
 * ```ts
 * import { fromPoints } from '@anticipo/domain/kernel/rate'
 *
 * fromPoints(2.8) // { _tag: 'Left', left: { _tag: 'RateNotWhole' } }
 * ```
 */
export const fromPoints = (points: number): E.Either<RateError, BasisPoints> =>
  Number.isSafeInteger(points) ? E.right((points + 0) as BasisPoints) : E.left({ _tag: 'RateNotWhole' })

/**
 * Parses per cent; further decimals than two are rounded to the nearest basis point.
 *
 * @example
 * ```ts
 * import { fromPercent } from '@anticipo/domain/kernel/rate'
 *
 * fromPercent(2.8) // { _tag: 'Right', right: 280 }
 * ```
 */
export const fromPercent = (percent: number): E.Either<RateError, BasisPoints> => fromPoints(Math.round(percent * 100))

/**
 * Per cent, as the wire has it.
 *
 * @example
 * ```ts
 * import { basisPoints, toPercent } from '@anticipo/domain/kernel/rate'
 *
 * toPercent(basisPoints(280)) // 2.8
 * ```
 */
export const toPercent = (points: BasisPoints): number => points / 100

/**
 * 100 % less the rate: the advance that corresponds to a retention. A RangeError for a result beyond 2^53.
 *
 * @example
 * ```ts
 * import { basisPoints, complement } from '@anticipo/domain/kernel/rate'
 *
 * complement(basisPoints(3_000)) // 7_000
 * ```
 */
export const complement = (points: BasisPoints): BasisPoints => basisPoints(10_000 - points)
