import { byCost, greedyCover, hasLowerIds, type Offer, sumOf } from './cover.ts'
import { bestCover, MAX_STEPS } from './cover-search.ts'

/**
 * The cheapest offers of one payer that reach `needed`, of equal ones the fewest and then the lowest ids; all of the payer with
 * the largest advance where none does. The offers are in the order of their cost; the payers share the steps of a search.
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
  const able = payers.filter(({ advance }) => advance >= needed)
  const [first, ...others] = able.map(({ offers }) => {
    const request = { needed, share: 100, goal: 'cost', steps: MAX_STEPS / able.length } as const
    return bestCover(offers, request, [greedyCover(offers, needed)]) ?? []
  })
  if (first !== undefined) return others.reduce((best, one) => (isBefore(one, best) ? one : best), first)
  return payers.reduce((best, one) => (one.advance > best.advance ? one : best), NO_PAYER).offers
}

const isBefore = (one: ReadonlyArray<Offer>, other: ReadonlyArray<Offer>): boolean => {
  const order = sumOf(one, 'cost') - sumOf(other, 'cost') || one.length - other.length
  return order < 0 || (order === 0 && hasLowerIds(one, other, byCost))
}

const NO_PAYER: { readonly offers: ReadonlyArray<Offer>; readonly advance: number } = { offers: [], advance: 0 }
