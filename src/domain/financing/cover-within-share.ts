import { type Offer, sumOf } from './cover.ts'
import { leastTotal, type PayerShare } from './payer-share.ts'

/**
 * Offers that reach `needed` while each payer keeps to its share, taken in the order in which they are listed; undefined where
 * none are found. A sum larger than needed lets a payer have more, so that larger ones are tried too.
 */
export const firstWithinShare = (
  offers: ReadonlyArray<Offer>,
  needed: number,
  share: PayerShare,
): ReadonlyArray<Offer> | undefined => {
  const all = sumOf(offers, 'advance')
  for (let total = needed; total <= all; total = Math.ceil(total * NEXT_TOTAL)) {
    const chosen = takenWithin(offers, total, share)
    if (chosen !== undefined) return chosen
  }
  return undefined
}

/** Each sum that is tried, as a multiple of the one before. */
const NEXT_TOTAL = 1.25

const takenWithin = (
  offers: ReadonlyArray<Offer>,
  total: number,
  share: PayerShare,
): ReadonlyArray<Offer> | undefined => {
  const byPayer = new Map<string, number>()
  const chosen: Array<Offer> = []
  let advance = 0
  for (const offer of offers) {
    const own = (byPayer.get(offer.payer) ?? 0) + offer.advance
    if (leastTotal(own, share) > total) continue
    byPayer.set(offer.payer, own)
    chosen.push(offer)
    advance += offer.advance
    if (advance >= total) return chosen
  }
  return undefined
}
