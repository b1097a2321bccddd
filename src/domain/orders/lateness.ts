import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { OrderStatus } from './order-status.ts'
import { stateOf, type TrackerState } from './tracker.ts'

/** An invoice of an order. `settledOn`: its payer paid everything. */
export interface ScheduledInvoice {
  readonly paymentDate: CivilDate
  readonly settledOn: CivilDate | undefined
}

/** The days from the payment date to the payment, or to today while it is missing; never negative. */
export const daysLate = ({ paymentDate, settledOn }: ScheduledInvoice, today: CivilDate): number =>
  Math.max(0, daysBetween(paymentDate, settledOn ?? today))

/** An order is critical when an unpaid invoice is more days late than this. */
const CRITICAL_AFTER_DAYS = 30

/**
 * The status that a transferred order has by its payments: paid, in arrears from the first day late, or critical. Other states
 * keep theirs: a renegotiated or lost order changes only when everything is paid.
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
  if (!BY_LATENESS.has(state)) return undefined
  const late = Math.max(...unpaid.map((invoice) => daysLate(invoice, today)))
  const reached = late > CRITICAL_AFTER_DAYS ? 'CRITICAL' : late > 0 ? 'ARREAR' : 'ACTIVE'
  return reached === state ? undefined : reached
}

/** Payers may still pay the invoices of an order in this state. */
export const isRepayable = (status: string): boolean => REPAYABLE.has(stateOf(status))

const BY_LATENESS: ReadonlySet<TrackerState> = new Set(['ACTIVE', 'ARREAR', 'CRITICAL'])
const REPAYABLE: ReadonlySet<TrackerState> = new Set([...BY_LATENESS, 'RENEGOTIATION', 'DEFAULT'])

/** The group of an invoice of an order, for its chip: what its own payment says, else the state of the order. */
export const invoiceGroup = (status: string, invoice: ScheduledInvoice, today: CivilDate): string => {
  const state = stateOf(status)
  if (invoice.settledOn !== undefined) return 'PAID'
  if (BY_LATENESS.has(state)) return daysLate(invoice, today) > 0 ? 'LATE' : 'TRANSFERRED'
  return GROUP_BY_STATE[state]
}

const GROUP_BY_STATE: Readonly<Record<TrackerState, string>> = {
  IN_REVIEW: 'IN_REVIEW',
  PENDING_DOCUMENTS: 'IN_REVIEW',
  APPROVED: 'APPROVED',
  ACTIVE: 'TRANSFERRED',
  ARREAR: 'LATE',
  CRITICAL: 'LATE',
  DEFAULT: 'LATE',
  PAID: 'PAID',
  REJECTED: 'REJECTED',
  RENEGOTIATION: 'RENEGOTIATED',
  UNKNOWN: 'IN_REVIEW',
}
