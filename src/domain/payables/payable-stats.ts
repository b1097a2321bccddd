import type { CivilDate } from '../kernel/civil-date.ts'
import { type Currency, type Money, money } from '../kernel/money.ts'
import type { PayableInvoice } from './payable-invoice.ts'

/** Amounts owed and not yet due, in a payroll, and overdue. */
export interface PayableStats {
  readonly pending: Money
  readonly scheduled: Money
  readonly delayed: Money
}

/**
 * Overdue from the day after its payment date, unless it is in a payroll. Paid and archived invoices do not count, nor
 * those that are not payable.
 */
export const statsOf = (
  invoices: ReadonlyArray<Pick<PayableInvoice, 'amount' | 'paymentDate' | 'obstacle' | 'location'>>,
  currency: Currency,
  today: CivilDate,
): PayableStats => {
  const sums = { pending: 0, scheduled: 0, delayed: 0 }
  for (const { amount, paymentDate, obstacle, location } of invoices) {
    if (obstacle !== undefined) continue
    if (location._tag === 'Scheduled') sums.scheduled += amount.minor
    if (location._tag === 'Inbox') sums[paymentDate < today ? 'delayed' : 'pending'] += amount.minor
  }
  return {
    pending: money(currency, sums.pending),
    scheduled: money(currency, sums.scheduled),
    delayed: money(currency, sums.delayed),
  }
}
