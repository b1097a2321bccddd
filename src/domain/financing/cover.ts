import type { InvoiceId } from '../kernel/id.ts'

/** Minor units. `advance` is what one more invoice adds to the transfer. */
export interface Offer {
  readonly id: InvoiceId
  readonly payer: string
  readonly advance: number
  readonly cost: number
  /** Cost for each unit of the advance. */
  readonly ratio: number
}

const byId = (a: Offer, b: Offer): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
/**
 * The cheapest first. A total order, so that a result does not depend on the order of its input.
 */
export const byCost = (a: Offer, b: Offer): number => a.ratio - b.ratio || b.advance - a.advance || byId(a, b)
/**
 * The largest first. A total order, so that a result does not depend on the order of its input.
 */
export const byAdvance = (a: Offer, b: Offer): number => b.advance - a.advance || a.cost - b.cost || byId(a, b)

/**
 * Whether the lowest id that only one of both has is in the first. Both are in that order.
 */
export const hasLowerIds = (
  first: ReadonlyArray<Offer>,
  second: ReadonlyArray<Offer>,
  order: (a: Offer, b: Offer) => number,
): boolean => {
  let mine: string | undefined
  let other: string | undefined
  let [at, beside] = [0, 0]
  while (at < first.length || beside < second.length) {
    const own = first[at]
    const others = second[beside]
    const side = own === undefined ? 1 : others === undefined ? -1 : order(own, others)
    if (side < 0 && own !== undefined && isLower(own.id, mine)) mine = own.id
    if (side > 0 && others !== undefined && isLower(others.id, other)) other = others.id
    if (side <= 0) at += 1
    if (side >= 0) beside += 1
  }
  return mine !== undefined && isLower(mine, other)
}

const isLower = (id: string, than: string | undefined): boolean => than === undefined || id < than

/**
 * The sum of the advances or of the costs, in minor units.
 */
export const sumOf = (offers: ReadonlyArray<Offer>, of: 'advance' | 'cost'): number =>
  offers.reduce((sum, offer) => sum + offer[of], 0)

/**
 * Reaching an amount at the lowest cost is the minimum knapsack problem, which has no fast exact solution: the greedy of
 * Csirik, Frenk, Labbé and Zhang (Acta Cybernetica 10, 1991) costs at most twice the optimum and never more than the
 * plain greedy by cost per unit received. `bestCover` starts with it.
 *
 * Offers are in the order of their cost. Each offer that completes those before it is one solution, and is skipped for
 * the next; the cheapest solution remains, without the offers that are not needed.
 */
export const greedyCover = (sorted: ReadonlyArray<Offer>, needed: number): ReadonlyArray<Offer> => {
  const before: Array<Offer> = []
  let advance = 0
  let cost = 0
  let best: { readonly length: number; readonly last: Offer; readonly cost: number } | undefined
  for (const offer of sorted) {
    if (advance + offer.advance < needed) {
      before.push(offer)
      advance += offer.advance
      cost += offer.cost
    } else if (best === undefined || cost + offer.cost < best.cost) {
      best = { length: before.length, last: offer, cost: cost + offer.cost }
    }
  }
  return best === undefined ? sorted : withoutExcess([...before.slice(0, best.length), best.last], needed)
}

/**
 * Leaves out the most expensive offers that are not needed.
 */
export const withoutExcess = (offers: ReadonlyArray<Offer>, needed: number): ReadonlyArray<Offer> => {
  let excess = sumOf(offers, 'advance') - needed
  const left = new Set<Offer>()
  for (const offer of offers.toSorted((a, b) => b.cost - a.cost || byId(a, b))) {
    if (offer.advance > excess) continue
    excess -= offer.advance
    left.add(offer)
  }
  return offers.filter((offer) => !left.has(offer))
}

/**
 * The fewest offers whose advances reach `needed`, all of them where none do: the largest advances, of which the last
 * is the cheapest that completes the others.
 */
export const fewest = (offers: ReadonlyArray<Offer>, needed: number): ReadonlyArray<Offer> => {
  const sorted = offers.toSorted(byAdvance)
  let advance = 0
  let count = 0
  for (const offer of sorted) {
    if (advance + offer.advance >= needed) break
    advance += offer.advance
    count += 1
  }
  const others = sorted.slice(0, count)
  const [last] = sorted
    .slice(count)
    .filter((offer) => advance + offer.advance >= needed)
    .toSorted((a, b) => a.cost - b.cost || byAdvance(a, b))
  return last === undefined ? others : [...others, last]
}
