import { addDaysWithin, type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { own } from '../kernel/guard.ts'
import type { Currency, Money } from '../kernel/money.ts'
import { owedTotals } from './owed-totals.ts'
import type { PayableInvoice } from './payable-invoice.ts'

/** Calendar days after its reception in which an invoice can be claimed: Chile, Ley 19.983 art. 3, by Ley 20.956. */
export const CLAIM_DAYS = 8

/** Calendar days after its reception in which an invoice must be paid: Chile, Ley 19.983 art. 2, by Ley 21.131. */
export const LEGAL_TERM_DAYS = 30

/**
 * A remark that asks the company to act, one at most: an invoice of the inbox that it can still claim (Chile) or that was
 * cancelled at the tax authority (Mexico); a paid one without the supplier's payment receipt, or that was cancelled.
 */
export const PAYABLE_NOTICES = ['CLAIMABLE', 'CANCELLED', 'WITHOUT_RECEIPT', 'PAID_CANCELLED'] as const
/** One of `PAYABLE_NOTICES`. */
export type PayableNotice = (typeof PAYABLE_NOTICES)[number]

/** Where the invoices with the notice are. */
export const NOTICE_PLACES: Readonly<Record<PayableNotice, 'Inbox' | 'Paid'>> = {
  CLAIMABLE: 'Inbox',
  CANCELLED: 'Inbox',
  WITHOUT_RECEIPT: 'Paid',
  PAID_CANCELLED: 'Paid',
}

/**
 * Those that invoices of the country can have: the SII has no cancellations, the SAT no claims.
 *
 * @example
 * ```ts
 * import { noticesIn } from '@anticipo/domain/payables/payable-notice'
 *
 * noticesIn('CL') // ['CLAIMABLE']
 * ```
 */
export const noticesIn = (country: Country): ReadonlyArray<PayableNotice> => own(NOTICES_OF, country) ?? []

const NOTICES_OF: Readonly<Record<Country, ReadonlyArray<PayableNotice>>> = {
  CL: ['CLAIMABLE'],
  MX: ['CANCELLED', 'WITHOUT_RECEIPT', 'PAID_CANCELLED'],
}

type NoticeFacts = Pick<PayableInvoice, 'isDeferred' | 'isUnanswered' | 'location' | 'obstacle' | 'receivedOn'>

/** The invoices with a notice and what is owed for them: one sum for each currency, as of `owedTotals`. */
export interface NoticeTotal {
  readonly notice: PayableNotice
  readonly invoices: number
  readonly totals: ReadonlyArray<Money>
}

/**
 * Whole days from today to the last one on which the invoice can be claimed, on which it is 0: `CLAIM_DAYS` from
 * reception (Ley 19.983 art. 3, by Ley 20.956). Undefined once they passed, for an invoice that was accepted, claimed,
 * paid or archived or that is not owed, and where the reception is unknown.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { claimDaysLeft } from '@anticipo/domain/payables/payable-notice'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const unanswered = samplePayable('1', { isUnanswered: true, receivedOn: civilDate('2026-02-25') })
 * claimDaysLeft(unanswered, civilDate('2026-03-02')) // 3
 * claimDaysLeft(unanswered, civilDate('2026-03-06')) // undefined
 * ```
 */
export const claimDaysLeft = (
  { isUnanswered, location, obstacle, receivedOn }: NoticeFacts,
  today: CivilDate,
): number | undefined => {
  const isOpen = obstacle === undefined && (location._tag === 'Inbox' || location._tag === 'Scheduled')
  if (!isOpen || !isUnanswered || receivedOn === undefined) return undefined
  const days = daysBetween(today, addDaysWithin(receivedOn, CLAIM_DAYS))
  return days < 0 ? undefined : days
}

/**
 * The legal due date of an owed invoice, thirty days from its reception (Ley 19.983 art. 2, by Ley 21.131), where it
 * is earlier than its payment date. Never moved to a business day.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { earlierLegalDueDate } from '@anticipo/domain/payables/payable-notice'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * earlierLegalDueDate(samplePayable('1', { receivedOn: civilDate('2026-02-15') })) // '2026-03-17'
 * earlierLegalDueDate(samplePayable('1')) // undefined
 * ```
 */
export const earlierLegalDueDate = ({
  obstacle,
  paymentDate,
  receivedOn,
}: Pick<PayableInvoice, 'obstacle' | 'paymentDate' | 'receivedOn'>): CivilDate | undefined => {
  if (obstacle !== undefined || receivedOn === undefined) return undefined
  const dueDate = addDaysWithin(receivedOn, LEGAL_TERM_DAYS)
  return dueDate < paymentDate ? dueDate : undefined
}

/**
 * The notice of an invoice; undefined for none. A deferred invoice lacks the receipt while a balance is left after it
 * was paid, because each receipt lowers the balance (SAT, CFDI of type P).
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { noticeOf } from '@anticipo/domain/payables/payable-notice'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * noticeOf(samplePayable('1', { obstacle: 'CANCELLED' }), civilDate('2026-03-02')) // 'CANCELLED'
 * noticeOf(samplePayable('1'), civilDate('2026-03-02')) // undefined
 * ```
 */
export const noticeOf = (invoice: NoticeFacts, today: CivilDate): PayableNotice | undefined => {
  const { isDeferred, location, obstacle } = invoice
  if (location._tag === 'Paid') {
    if (obstacle === 'CANCELLED') return 'PAID_CANCELLED'
    return isDeferred && obstacle === undefined ? 'WITHOUT_RECEIPT' : undefined
  }
  if (location._tag !== 'Inbox') return undefined
  if (obstacle === 'CANCELLED') return 'CANCELLED'
  return claimDaysLeft(invoice, today) === undefined ? undefined : 'CLAIMABLE'
}

/**
 * One total for each notice, in their order.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { noticeTotalsOf } from '@anticipo/domain/payables/payable-notice'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const totals = noticeTotalsOf([samplePayable('1', { obstacle: 'CANCELLED' })], 'MXN', civilDate('2026-03-02'))
 * totals.find(({ invoices }) => invoices > 0) // { notice: 'CANCELLED', invoices: 1, totals: [{ currency: 'MXN', minor: 100000 }] }
 * ```
 */
export const noticeTotalsOf = (
  invoices: ReadonlyArray<NoticeFacts & Pick<PayableInvoice, 'amount' | 'documentAmount'>>,
  currency: Currency,
  today: CivilDate,
): ReadonlyArray<NoticeTotal> =>
  PAYABLE_NOTICES.map((notice) => {
    const found = invoices.filter((invoice) => noticeOf(invoice, today) === notice)
    return { notice, invoices: found.length, totals: owedTotals(found, currency) }
  })
