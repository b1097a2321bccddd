import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import { agreedDate, type FinancedInvoice } from '../wallet/retention.ts'
import type { OrderStatus } from './order-status.ts'
import { stateOf, type TrackerState } from './tracker.ts'

/** An invoice of an order. `settledOn`: its payer paid everything. */
export interface ScheduledInvoice extends Pick<FinancedInvoice, 'paymentDate' | 'renegotiations'> {
  readonly settledOn: CivilDate | undefined
}

/**
 * The days from the agreed payment date to the payment, or to today while it is missing; never negative.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { daysLate } from '@anticipo/domain/orders/lateness'
 *
 * daysLate({ paymentDate: civilDate('2026-02-20'), settledOn: undefined }, civilDate('2026-03-02')) // 10
 * daysLate({ paymentDate: civilDate('2026-02-20'), settledOn: civilDate('2026-02-21') }, civilDate('2026-03-02')) // 1
 * ```
 */
export const daysLate = (invoice: ScheduledInvoice, today: CivilDate): number =>
  Math.max(0, daysBetween(agreedDate(invoice), invoice.settledOn ?? today))

/** An order is critical when an unpaid invoice is more days late than this. */
const CRITICAL_AFTER_DAYS = 30

/**
 * The status that a transferred order has by its payments: paid, in arrears from the first day late, or critical after
 * `CRITICAL_AFTER_DAYS`. Undefined where it does not change: a renegotiated or lost order changes only when everything
 * is paid.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { statusByPayments } from '@anticipo/domain/orders/lateness'
 *
 * const unpaid = { paymentDate: civilDate('2026-01-20'), settledOn: undefined }
 * statusByPayments('TRANSFERRED', [unpaid], civilDate('2026-01-21')) // 'ARREAR'
 * statusByPayments('TRANSFERRED', [unpaid], civilDate('2026-03-02')) // 'CRITICAL'
 * statusByPayments('TRANSFERRED', [unpaid], civilDate('2026-01-20')) // undefined
 * ```
 */
export const statusByPayments = (
  status: string,
  invoices: ReadonlyArray<ScheduledInvoice>,
  today: CivilDate,
): OrderStatus | undefined => {
  const state = stateOf(status)
  if (!REPAYABLE.has(state)) return undefined
  const unpaid = invoices.filter(({ settledOn }) => settledOn === undefined)
  if (unpaid.length === 0) return 'PAID'
  if (!isByLateness(state)) return undefined
  const late = Math.max(...unpaid.map((invoice) => daysLate(invoice, today)))
  const reached = late > CRITICAL_AFTER_DAYS ? 'CRITICAL' : late > 0 ? 'ARREAR' : 'ACTIVE'
  return reached === state ? undefined : reached
}

/**
 * Whether payers may still pay the invoices of an order of this status.
 *
 * @example
 * ```ts
 * import { isRepayable } from '@anticipo/domain/orders/lateness'
 *
 * isRepayable('DEFAULT') // true
 * isRepayable('APPROVED') // false
 * ```
 */
export const isRepayable = (status: string): boolean => REPAYABLE.has(stateOf(status))

type ByLateness = 'ACTIVE' | 'ARREAR' | 'CRITICAL'
const BY_LATENESS: ReadonlySet<TrackerState> = new Set<ByLateness>(['ACTIVE', 'ARREAR', 'CRITICAL'])
const isByLateness = (state: TrackerState): state is ByLateness => BY_LATENESS.has(state)
const REPAYABLE: ReadonlySet<TrackerState> = new Set([...BY_LATENESS, 'RENEGOTIATION', 'DEFAULT'])

/**
 * The group of an invoice of an order, for its chip: what its own payment says, else the state of the order.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { invoiceGroup } from '@anticipo/domain/orders/lateness'
 *
 * const invoice = { paymentDate: civilDate('2026-02-20'), settledOn: undefined }
 * invoiceGroup('TRANSFERRED', invoice, civilDate('2026-03-02')) // 'LATE'
 * invoiceGroup('APPROVED', invoice, civilDate('2026-03-02')) // 'APPROVED'
 * ```
 */
export const invoiceGroup = (status: string, invoice: ScheduledInvoice, today: CivilDate): string => {
  const state = stateOf(status)
  if (invoice.settledOn !== undefined) return 'PAID'
  if (isByLateness(state)) return daysLate(invoice, today) > 0 ? 'LATE' : 'TRANSFERRED'
  return GROUP_BY_STATE[state]
}

const GROUP_BY_STATE: Readonly<Record<Exclude<TrackerState, ByLateness>, string>> = {
  IN_REVIEW: 'IN_REVIEW',
  PENDING_DOCUMENTS: 'IN_REVIEW',
  APPROVED: 'APPROVED',
  DEFAULT: 'LATE',
  PAID: 'PAID',
  REJECTED: 'REJECTED',
  RENEGOTIATION: 'RENEGOTIATED',
  UNKNOWN: 'IN_REVIEW',
}
