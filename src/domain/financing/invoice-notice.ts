import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { FinanceableInvoice } from './invoice.ts'
import { USUAL_DAYS_AFTER_DUE } from './payment-date.ts'

/**
 * A remark on an invoice that can be financed. `POSSIBLE_DUPLICATE`: another invoice may bill the same sale;
 * `PAID_IN_CASH` and `PAID_AT_ONCE` (MX): its PUE states a single payment, in cash or in another form; `VERY_OLD`: overdue
 * by more than `USUAL_DAYS_AFTER_DUE` days; `LATE_PAYER`: its payer is usually `LATE_PAYER_DAYS` or more days late.
 */
export type InvoiceNotice = 'POSSIBLE_DUPLICATE' | 'PAID_IN_CASH' | 'PAID_AT_ONCE' | 'VERY_OLD' | 'LATE_PAYER'

/** The notices in the order of their weight: a row shows the first that applies. */
export const INVOICE_NOTICES: ReadonlyArray<InvoiceNotice> = [
  'POSSIBLE_DUPLICATE',
  'PAID_IN_CASH',
  'PAID_AT_ONCE',
  'VERY_OLD',
  'LATE_PAYER',
]

/** Half a month: such a payer usually moves the payment into another fortnight. */
export const LATE_PAYER_DAYS = 15

/** The facts of an invoice that decide its notice. */
export type NotedInvoice = Pick<
  FinanceableInvoice,
  'averageDaysLate' | 'dueDate' | 'extra' | 'isPossibleDuplicate' | 'method'
>

/**
 * The weightiest notice of an invoice; undefined for an ordinary one. Called for each row, so it allocates nothing.
 *
 * @example
 * ```ts
 * import { noticeOf } from '@anticipo/domain/financing/invoice-notice'
 * import { SAMPLE_TODAY, sampleInvoice } from '@anticipo/domain/testing/samples'
 *
 * noticeOf(sampleInvoice('1', { averageDaysLate: 15 }), SAMPLE_TODAY) // 'LATE_PAYER'
 * noticeOf(sampleInvoice('1', { extra: 'PUE', method: '01' }), SAMPLE_TODAY) // 'PAID_IN_CASH'
 * noticeOf(sampleInvoice('1'), SAMPLE_TODAY) // undefined
 * ```
 */
export const noticeOf = (invoice: NotedInvoice, today: CivilDate): InvoiceNotice | undefined => {
  if (invoice.isPossibleDuplicate === true) return 'POSSIBLE_DUPLICATE'
  if (invoice.extra === PAID_ONCE) return invoice.method === CASH ? 'PAID_IN_CASH' : 'PAID_AT_ONCE'
  if (invoice.dueDate < today && daysBetween(invoice.dueDate, today) > USUAL_DAYS_AFTER_DUE) return 'VERY_OLD'
  return (invoice.averageDaysLate ?? 0) >= LATE_PAYER_DAYS ? 'LATE_PAYER' : undefined
}

/** SAT, catalogue c_MetodoPago: pago en una sola exhibición. Chilean invoices never have this code. */
const PAID_ONCE = 'PUE'
/** SAT, catalogue c_FormaPago: efectivo. */
const CASH = '01'
