import { byAdvance, byCost, hasLowerIds, type Offer, sumOf } from './cover.ts'
import { type CoverGoal, leastPriceIn } from './cover-bound.ts'
import { makeBranch } from './cover-branch.ts'
import { leastTotal, type PayerShare } from './payer-share.ts'

/** How many offers one search looks at: each subset of 16, and about 20 milliseconds. */
export const MAX_STEPS = 200_000

/** A cover reaches `needed`, and no payer has more than `share` percent of it. */
export interface CoverRequest {
  readonly needed: number
  readonly share: PayerShare
  readonly goal: CoverGoal
  /** `MAX_STEPS` unless given. */
  readonly steps?: number
}

/**
 * The best cover, of equal ones that with the lowest ids, by branch and bound (Martello and Toth, Knapsack Problems, 1990,
 * chapter 2): offers are taken or left in the order of their price for each unit of the advance, and a branch ends where even
 * a fraction of an offer in place of the last one would cost more than the best cover so far. When the steps end, that is
 * the result. It is never worse than the `known` covers; undefined where there is none.
 */
export const bestCover = (
  offers: ReadonlyArray<Offer>,
  { goal, needed, share, steps = MAX_STEPS }: CoverRequest,
  known: ReadonlyArray<ReadonlyArray<Offer>>,
): ReadonlyArray<Offer> | undefined => {
  const order = ORDERS[goal]
  const sorted = offers.toSorted(order)
  const leastPrice = leastPriceIn(sorted, goal)
  const branch = makeBranch(sorted, share)
  let left = steps
  const better = (best: Cover | undefined, found: Cover): Cover => {
    const difference = best === undefined ? -1 : found.price - best.price || found.second - best.second
    if (best === undefined || difference < 0) return { ...found, offers: [...found.offers] }
    if (difference > 0) return best
    left -= found.offers.length
    return hasLowerIds(found.offers, best.offers, order) ? { ...found, offers: [...found.offers] } : best
  }
  const measured = (taken: ReadonlyArray<Offer>, cost: number): Cover =>
    goal === 'cost'
      ? { price: cost, second: taken.length, offers: taken }
      : { price: taken.length, second: cost, offers: taken }
  let best = known
    .map((cover) => measured(cover.toSorted(order), sumOf(cover, 'cost')))
    .reduce<Cover | undefined>(better, undefined)
  for (let at = 0; left > 0; left -= 1) {
    const total = Math.max(needed, leastTotal(branch.largest(), share))
    const missing = total - branch.advance()
    const price = goal === 'cost' ? branch.cost() : branch.taken.length
    if (missing <= 0) best = better(best, measured(branch.taken, branch.cost()))
    if (missing > 0 && isWorth(price + leastPrice(at, missing), best)) {
      branch.takeUnlessTwin(at)
      at += 1
    } else {
      const last = branch.putBack()
      if (last === undefined) break
      at = last + 1
    }
  }
  return best?.offers
}

/** Each puts the offers with the least price for each unit of the advance first. */
const ORDERS: Readonly<Record<CoverGoal, (a: Offer, b: Offer) => number>> = { cost: byCost, count: byAdvance }

interface Cover {
  readonly price: number
  readonly second: number
  readonly offers: ReadonlyArray<Offer>
}

const isWorth = (price: number, best: Cover | undefined): boolean =>
  price < Number.POSITIVE_INFINITY && price <= (best?.price ?? price)
