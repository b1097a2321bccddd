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
const byAdvance = (a: Offer, b: Offer): number => b.advance - a.advance || a.cost - b.cost || byId(a, b)

/**
 * The sum of the advances or of the costs, in minor units.
 */
export const sumOf = (offers: ReadonlyArray<Offer>, of: 'advance' | 'cost'): number =>
  offers.reduce((sum, offer) => sum + offer[of], 0)

/**
 * Reaching an amount at the lowest cost is the minimum knapsack problem, which has no fast exact solution: the greedy of
 * Csirik, Frenk, Labbé and Zhang (Acta Cybernetica 10, 1991) costs at most twice the optimum and never more than the
 * plain greedy by cost per unit received.
 *
 * Of offers in the order of their cost. Each offer that completes those before it is one solution, and is skipped for
 * the next; the cheapest solution remains, without the offers that are not needed.
 */
export const cheapest = (sorted: ReadonlyArray<Offer>, needed: number): ReadonlyArray<Offer> => {
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

/** Leaves out the most expensive offers that are not needed. */
const withoutExcess = (offers: ReadonlyArray<Offer>, needed: number): ReadonlyArray<Offer> => {
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

/**
 * Takes offers in the order of their cost. Returns the cheapest of one payer, or all of the payer with the largest advance.
 */
export const ofOnePayer = (sorted: ReadonlyArray<Offer>, needed: number): ReadonlyArray<Offer> => {
  const byPayer = new Map<string, Array<Offer>>()
  for (const offer of sorted) {
    const own = byPayer.get(offer.payer)
    if (own === undefined) byPayer.set(offer.payer, [offer])
    else own.push(offer)
  }
  const payers = [...byPayer]
    .map(([payer, offers]) => ({ payer, offers, advance: sumOf(offers, 'advance') }))
    .toSorted((a, b) => (a.payer < b.payer ? -1 : 1))
  const [first, ...others] = payers
    .filter(({ advance }) => advance >= needed)
    .map(({ offers }) => cheapest(offers, needed))
    .map((offers) => ({ offers, cost: sumOf(offers, 'cost') }))
  if (first !== undefined) return others.reduce((best, one) => (one.cost < best.cost ? one : best), first).offers
  return payers.reduce((best, one) => (one.advance > best.advance ? one : best), NO_PAYER).offers
}

const NO_PAYER: { readonly offers: ReadonlyArray<Offer>; readonly advance: number } = { offers: [], advance: 0 }
