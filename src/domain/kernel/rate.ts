/**
 * A percentage as an integer of basis points: 280 is 2.80 %. Used for monthly rates and retentions. The wire carries
 * per cent (`2.8`).
 */
export type BasisPoints = number & { readonly BasisPoints: unique symbol }

/** `points` must be an integer. */
export const basisPoints = (points: number): BasisPoints => points as BasisPoints

/** `2.8` becomes 280; further decimals are rounded to the nearest basis point. */
export const fromPercent = (percent: number): BasisPoints => basisPoints(Math.round(percent * 100) + 0)

export const toPercent = (points: BasisPoints): number => points / 100

/** The advance that corresponds to a retention. */
export const complement = (points: BasisPoints): BasisPoints => basisPoints(10_000 - points)
