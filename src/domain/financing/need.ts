import type { Calendar } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import { type Money, money } from '../kernel/money.ts'
import { sumOf } from './cover.ts'
import { arrivalDate, collectionDate, expectedPaymentDate } from './expected-dates.ts'
import type { FinanceableInvoice } from './invoice.ts'
import { noticeOf } from './invoice-notice.ts'
import type { PayerShare } from './payer-share.ts'
import { offersOf } from './proposal-offers.ts'
import { type Candidate, type Proposal, proposeInvoices } from './propose.ts'
import type { Terms } from './terms.ts'

/**
 * Why an invoice is left out unless it is asked for. `NOTICED`: it has a notice. `COLLECTED_BEFORE`: its payer is expected to pay
 * by the day on which the money would arrive.
 */
export type LeftOut = 'NOTICED' | 'COLLECTED_BEFORE'

/** The reasons in the order in which they are offered. */
export const LEFT_OUT: ReadonlyArray<LeftOut> = ['NOTICED', 'COLLECTED_BEFORE']

/** The amount that a company needs, and from which of its invoices. */
export interface Need {
  /** The sum that it wants to receive. */
  readonly target: Money
  /** The day on which it needs the money; undefined for the first possible one. */
  readonly arrival: CivilDate | undefined
  /** Only invoices whose payers are expected to pay on this day or later. */
  readonly until: CivilDate | undefined
  /** The reasons that leave out none. */
  readonly included: ReadonlyArray<LeftOut>
  readonly payerShare: PayerShare
}

/** The facts of an invoice that decide its proposal. */
export type NeededInvoice = Pick<
  FinanceableInvoice,
  'id' | 'amount' | 'creditNotes' | 'dueDate' | 'averageDaysLate' | 'extra' | 'isPossibleDuplicate' | 'method'
> & { readonly payer: Pick<FinanceableInvoice['payer'], 'identifier'> }

/** The invoices that are left out for that reason alone: including them would add their advances. */
export interface LeftOutTotal {
  readonly reason: LeftOut
  readonly invoices: number
  /** The sum of their advances. */
  readonly advance: Money
}

/** The proposals for a need. */
export interface NeedAnswer {
  /** The day on which the money arrives. */
  readonly arrival: CivilDate
  readonly proposals: ReadonlyArray<Proposal>
  /** One for each reason that is not included. */
  readonly leftOut: ReadonlyArray<LeftOutTotal>
}

/** The invoices that the company has, and what the financier asks for them. */
export interface Supply {
  readonly today: CivilDate
  readonly terms: Terms
  readonly invoices: ReadonlyArray<NeededInvoice>
}

/**
 * The proposals for a need, from the invoices that none of its conditions leaves out, and what each reason that leaves out
 * invoices would add. Each invoice is priced on its `expectedPaymentDate`; whether its payer pays before the money arrives
 * follows from its `collectionDate`.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { answerNeed, type Need } from '@anticipo/domain/financing/need'
 * import { standardTerms } from '@anticipo/domain/financing/terms'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { SAMPLE_TODAY, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * const invoices = [sampleInvoice('1'), sampleInvoice('2', { isPossibleDuplicate: true })]
 * const asked = { arrival: undefined, until: undefined, included: [], payerShare: 100 } as const
 * const need: Need = { target: money('CLP', 100_000), ...asked }
 * const supply = { today: SAMPLE_TODAY, terms: standardTerms('CLP'), invoices }
 * const answer = answerNeed(need, supply, bankCalendar('CL'))
 * answer.arrival // '2026-03-04'
 * answer.proposals[0]?.missing // { currency: 'CLP', minor: 33207 }
 * answer.leftOut.map(({ advance }) => advance.minor) // [67293, 0]
 * ```
 */
export const answerNeed = (need: Need, { invoices, terms, today }: Supply, calendar: Calendar): NeedAnswer => {
  const { included, payerShare, target, until } = need
  const { currency } = target
  const arrival = arrivalDate(need.arrival, { today }, calendar)
  const candidateOf = candidatesFor(today, terms, calendar)
  const admitted: Array<Candidate> = []
  const leftOut: Readonly<Record<LeftOut, Array<Candidate>>> = { NOTICED: [], COLLECTED_BEFORE: [] }
  for (const invoice of invoices) {
    const collected = collectionDate(invoice, calendar)
    if (until !== undefined && collected < until) continue
    const holds: Readonly<Record<LeftOut, boolean>> = {
      NOTICED: noticeOf(invoice, today) !== undefined,
      COLLECTED_BEFORE: collected <= arrival,
    }
    const [reason, ...others] = LEFT_OUT.filter((one) => holds[one] && !included.includes(one))
    if (others.length === 0) (reason === undefined ? admitted : leftOut[reason]).push(candidateOf(invoice))
  }
  const { operationCost } = terms
  return {
    arrival,
    proposals: proposeInvoices({ target, today, operationCost, candidates: admitted, payerShare }),
    leftOut: LEFT_OUT.filter((reason) => !included.includes(reason)).map((reason) => {
      const offers = offersOf(leftOut[reason], currency, today)
      return { reason, invoices: offers.length, advance: money(currency, sumOf(offers, 'advance')) }
    }),
  }
}

/** Due dates repeat, and each is looked up in the calendar once. */
const candidatesFor = (
  today: CivilDate,
  { monthlyRate: rate, retention }: Terms,
  calendar: Calendar,
): ((invoice: NeededInvoice) => Candidate) => {
  const known = new Map<CivilDate, CivilDate>()
  return ({ amount, creditNotes, dueDate, id, payer }) => {
    const paymentDate = known.get(dueDate) ?? expectedPaymentDate(dueDate, { today }, calendar)
    known.set(dueDate, paymentDate)
    return { invoiceId: id, payer: payer.identifier, amount, creditNotes, paymentDate, rate, retention }
  }
}
