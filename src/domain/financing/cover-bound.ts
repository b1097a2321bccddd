import type { Offer } from './cover.ts'

/** Least is the cost and then the number of offers, or the number and then the cost. */
export type CoverGoal = 'cost' | 'count'

/**
 * A price that no choice of the offers from `at` on undercuts whose advances reach `missing`: of the last one only the fraction
 * that is needed. Infinite where they do not reach it.
 */
export const leastPriceIn = (
  sorted: ReadonlyArray<Offer>,
  goal: CoverGoal,
): ((at: number, missing: number) => number) => {
  const advances = [0]
  const prices = [0]
  for (const [at, offer] of sorted.entries()) {
    advances.push((advances[at] ?? 0) + offer.advance)
    prices.push((prices[at] ?? 0) + priceOf(offer, goal))
  }
  return (at, missing) => {
    const wanted = (advances[at] ?? 0) + missing
    let [low, high] = [at, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((advances[middle + 1] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    const last = sorted[low]
    if (last === undefined) return Number.POSITIVE_INFINITY
    const fraction = (wanted - (advances[low] ?? 0)) / last.advance
    return ((prices[low] ?? 0) - (prices[at] ?? 0) + fraction * priceOf(last, goal)) * ROUNDING_MARGIN
  }
}

const priceOf = (offer: Offer, goal: CoverGoal): number => (goal === 'cost' ? offer.cost : 1)

/** Fractions are rounded: what is left out here is far more than that and far less than a minor unit. */
const ROUNDING_MARGIN = 1 - 2 ** -40
