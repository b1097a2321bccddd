import * as E from 'fp-ts/Either'
import type { CivilDate } from '../kernel/civil-date.ts'
import { type Currency, zero } from '../kernel/money.ts'
import { byCost, type Offer } from './cover.ts'
import type { PricedLine } from './priced-cart.ts'
import { interestOf, retentionOf, simulate } from './simulate.ts'

/** An invoice that may be proposed. */
export interface Candidate extends PricedLine {
  /** The tax id of its payer. */
  readonly payer: string
}

/**
 * The candidates that `simulate` accepts and that yield an advance, the cheapest first, while their amounts are together a safe
 * integer.
 */
export const offersOf = (
  candidates: ReadonlyArray<Candidate>,
  currency: Currency,
  today: CivilDate,
): ReadonlyArray<Offer> => {
  let total = 0
  return acceptedOf(candidates, currency, today)
    .map((candidate) => ({ ...offerOf(candidate, today), amount: candidate.amount.minor }))
    .filter(({ advance }) => advance > 0)
    .toSorted(byCost)
    .filter(({ amount }) => {
      if (!Number.isSafeInteger(total + amount)) return false
      total += amount
      return true
    })
}

/** All at once where they are accepted together, which takes a tenth of the time. */
const acceptedOf = (
  candidates: ReadonlyArray<Candidate>,
  currency: Currency,
  today: CivilDate,
): ReadonlyArray<Candidate> => {
  const isAccepted = (lines: ReadonlyArray<Candidate>): boolean => {
    const simulated = simulate({ currency, today, operationCost: zero(currency), lines })
    return E.isRight(simulated) || simulated.left._tag === 'SimulationNotFinanceable'
  }
  return isAccepted(candidates) ? candidates : candidates.filter((candidate) => isAccepted([candidate]))
}

/** Minor units: base - retention - price difference, and the price difference. */
const offerOf = (candidate: Candidate, today: CivilDate): Offer => {
  const base = candidate.amount.minor - candidate.creditNotes.minor
  const cost = interestOf(candidate, today).minor
  const advance = base - retentionOf(candidate).minor - cost
  return { id: candidate.invoiceId, payer: candidate.payer, advance, cost, ratio: cost / advance }
}
