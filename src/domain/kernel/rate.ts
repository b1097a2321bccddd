import * as E from 'fp-ts/Either'
import { valid } from './guard.ts'

/**
 * A percentage as an integer of basis points: 280 is 2.80 %. Used for monthly rates and retentions. The wire carries
 * per cent (`2.8`).
 */
export type BasisPoints = number & { readonly BasisPoints: unique symbol }

/** No whole number of basis points, or none that is exact. */
export type RateError = { readonly _tag: 'RateNotWhole' }

/** Of a number that the program computed or writes itself; a RangeError where `fromPoints` has an error. */
export const basisPoints = (points: number): BasisPoints => valid(fromPoints(points))

/** Parses basis points: rejects fractions, NaN and infinity. `-0` becomes `0`. */
export const fromPoints = (points: number): E.Either<RateError, BasisPoints> =>
  Number.isSafeInteger(points) ? E.right((points + 0) as BasisPoints) : E.left({ _tag: 'RateNotWhole' })

/** Parses per cent: `2.8` becomes 280; further decimals are rounded to the nearest basis point. */
export const fromPercent = (percent: number): E.Either<RateError, BasisPoints> => fromPoints(Math.round(percent * 100))

export const toPercent = (points: BasisPoints): number => points / 100

/** The advance that corresponds to a retention. */
export const complement = (points: BasisPoints): BasisPoints => basisPoints(10_000 - points)
