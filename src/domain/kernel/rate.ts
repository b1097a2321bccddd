/**
 * A percentage as a whole number of basis points: 280 is 2.80 %. A monthly rate and a retention are both written so.
 * The wire carries per cent (`2.8`).
 */
export type BasisPoints = number & { readonly BasisPoints: unique symbol }

/** `points` must be an integer. */
export const basisPoints = (points: number): BasisPoints => points as BasisPoints

/** `2.8` becomes 280; more than two decimals are rounded to the nearest basis point. */
export const fromPercent = (percent: number): BasisPoints => basisPoints(Math.round(percent * 100) + 0)

export const toPercent = (points: BasisPoints): number => points / 100

/** What is paid in advance is what is not retained. */
export const complement = (points: BasisPoints): BasisPoints => basisPoints(10_000 - points)
