import type { Offer } from './cover.ts'
import type { PayerShare } from './payer-share.ts'

/** The offers that a search has taken, with their sums in minor units. */
export interface Branch {
  readonly taken: ReadonlyArray<Offer>
  readonly advance: () => number
  readonly cost: () => number
  /** The largest advance of one payer. */
  readonly largest: () => number
  /** Takes the offer at that place, unless an equal one before it was left: with that one the ids are lower. */
  readonly takeUnlessTwin: (at: number) => void
  /** Puts back the last offer that was taken and returns its place; undefined where none is left. */
  readonly putBack: () => number | undefined
}

/**
 * An empty branch of a search in offers in that order, which puts lower ids before equal offers.
 */
export const makeBranch = (sorted: ReadonlyArray<Offer>, share: PayerShare): Branch => {
  const twins = twinsOf(sorted, share)
  const isTaken = new Uint8Array(sorted.length)
  const byPayer = new Map<string, number>()
  const taken: Array<Offer> = []
  const places: Array<{ readonly at: number; readonly largestBefore: number }> = []
  let [advance, cost, largest] = [0, 0, 0]
  const add = (offer: Offer, sign: 1 | -1): number => {
    const own = (byPayer.get(offer.payer) ?? 0) + sign * offer.advance
    byPayer.set(offer.payer, own)
    advance += sign * offer.advance
    cost += sign * offer.cost
    return own
  }
  return {
    taken,
    advance: () => advance,
    cost: () => cost,
    largest: () => largest,
    takeUnlessTwin: (at) => {
      const offer = sorted[at]
      const twin = twins[at]
      if (offer === undefined || (twin !== undefined && isTaken[twin] === 0)) return
      places.push({ at, largestBefore: largest })
      taken.push(offer)
      isTaken[at] = 1
      largest = Math.max(largest, add(offer, 1))
    },
    putBack: () => {
      const offer = taken.pop()
      const place = places.pop()
      if (offer === undefined || place === undefined) return undefined
      add(offer, -1)
      isTaken[place.at] = 0
      largest = place.largestBefore
      return place.at
    },
  }
}

/** The place of the last offer before each that is equal but for its id; where a payer has a limit, also of the same payer. */
const twinsOf = (sorted: ReadonlyArray<Offer>, share: PayerShare): ReadonlyArray<number | undefined> => {
  const last = new Map<string, number>()
  return sorted.map(({ advance, cost, payer }, at) => {
    const key = `${advance} ${cost} ${share < 100 ? payer : ''}`
    const twin = last.get(key)
    last.set(key, at)
    return twin
  })
}
