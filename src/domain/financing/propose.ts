import type { Calendar } from '../calendar/calendar.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { type Money, money } from '../kernel/money.ts'
import { multiplyRounded } from '../kernel/rounding.ts'
import { byCost, cheapest, fewest, ofOnePayer, type Offer, sumOf } from './cover.ts'
import { FINANCING_NOTICE_DAYS, suggestPaymentDate } from './payment-date.ts'
import type { PricedLine } from './priced-cart.ts'
import { interestOf } from './simulate.ts'

/**
 * How invoices are proposed for an amount. `lowestCost`: the least price difference that was found; `fewestInvoices`: no
 * smaller number reaches the amount; `onePayer`: invoices of a single payer, at the lowest cost.
 */
export type ProposalStrategy = 'lowestCost' | 'fewestInvoices' | 'onePayer'

/** The strategies in the order of their proposals. */
export const PROPOSAL_STRATEGIES: ReadonlyArray<ProposalStrategy> = ['lowestCost', 'fewestInvoices', 'onePayer']

/** An invoice that may be proposed. */
export interface Candidate extends PricedLine {
  /** The tax id of its payer. */
  readonly payer: string
}

/** All amounts in one currency, each candidate once. */
export interface ProposalRequest {
  /** The sum that the company wants to receive now. */
  readonly target: Money
  readonly today: CivilDate
  /** Once per order. */
  readonly operationCost: Money
  readonly candidates: ReadonlyArray<Candidate>
}

/** The figures are those that `simulate` gives for the same invoices, dates and rates. */
export interface Proposal {
  readonly strategy: ProposalStrategy
  readonly invoiceIds: ReadonlyArray<InvoiceId>
  /** The transfer. Zero without invoices. */
  readonly receives: Money
  /** The price difference and the operation cost. Zero without invoices. */
  readonly cost: Money
  /** The gap between the proposal and the target; zero when it is reached. */
  readonly missing: Money
}

/** The assumed term of an invoice that is overdue, in calendar days. */
const OVERDUE_TERM = 30

/**
 * The payment date with which a candidate is priced: its due date, or the next business day when that is closed. An
 * invoice that is overdue, or due before the notice of financing ends, is priced with a payment in 30 days, on a
 * business day; its date remains for the user to choose.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { expectedPaymentDate } from '@anticipo/domain/financing/propose'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { SAMPLE_TODAY } from '@anticipo/domain/testing/samples'
 *
 * expectedPaymentDate(civilDate('2026-01-05'), { today: SAMPLE_TODAY }, bankCalendar('CL')) // '2026-04-01'
 * ```
 */
export const expectedPaymentDate = (
  dueDate: CivilDate,
  { today }: { readonly today: CivilDate },
  calendar: Calendar,
): CivilDate => {
  const assumed = addDays(today, OVERDUE_TERM)
  const suggested = (date: CivilDate) =>
    suggestPaymentDate(date, { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar)
  return suggested(dueDate) ?? suggested(assumed) ?? assumed
}

/**
 * One proposal for each strategy, in the order of `PROPOSAL_STRATEGIES`. Each reaches the target, or takes all that it
 * may: every candidate, or every candidate of the payer with the largest advance. A candidate without an advance is
 * never proposed, and nothing is where all advances together do not exceed the operation cost. The order of the
 * candidates does not matter.
 *
 * @example
 * ```ts
 * import { proposeInvoices } from '@anticipo/domain/financing/propose'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { SAMPLE_TODAY, samplePricedLine } from '@anticipo/domain/testing/samples'
 *
 * const candidates = [{ ...samplePricedLine('1'), payer: 'A' }, { ...samplePricedLine('2'), payer: 'B' }]
 * const [target, operationCost] = [money('CLP', 60_000), money('CLP', 500)]
 * const request = { target, operationCost, today: SAMPLE_TODAY, candidates }
 * proposeInvoices(request).map(({ receives }) => receives.minor) // [66700, 66700, 66700]
 * ```
 */
export const proposeInvoices = (request: ProposalRequest): ReadonlyArray<Proposal> => {
  const { operationCost, target, today } = request
  const offers = request.candidates
    .map((candidate) => offerOf(candidate, today))
    .filter(({ advance }) => advance > 0)
    .toSorted(byCost)
  const needed = target.minor + operationCost.minor
  const chosen: Readonly<Record<ProposalStrategy, ReadonlyArray<Offer>>> = {
    lowestCost: cheapest(offers, needed),
    fewestInvoices: fewest(offers, needed),
    onePayer: ofOnePayer(offers, needed),
  }
  return PROPOSAL_STRATEGIES.map((strategy) => describe(strategy, chosen[strategy], request))
}

const SHARE_DENOMINATOR = 10_000

const offerOf = (candidate: Candidate, today: CivilDate): Offer => {
  const base = candidate.amount.minor - candidate.creditNotes.minor
  const cost = interestOf(candidate, today).minor
  const advance = base - multiplyRounded(base, candidate.retention, SHARE_DENOMINATOR) - cost
  return { id: candidate.invoiceId, payer: candidate.payer, advance, cost, ratio: cost / advance }
}

const describe = (
  strategy: ProposalStrategy,
  offers: ReadonlyArray<Offer>,
  { operationCost, target }: ProposalRequest,
): Proposal => {
  const own = (minor: number): Money => money(target.currency, minor)
  const transfer = sumOf(offers, 'advance') - operationCost.minor
  if (transfer <= 0) return { strategy, invoiceIds: [], receives: own(0), cost: own(0), missing: target }
  return {
    strategy,
    invoiceIds: offers.map(({ id }) => id),
    receives: own(transfer),
    cost: own(sumOf(offers, 'cost') + operationCost.minor),
    missing: own(Math.max(0, target.minor - transfer)),
  }
}
