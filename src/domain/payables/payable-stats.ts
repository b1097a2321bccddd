import type { CivilDate } from '../kernel/civil-date.ts'
import type { Currency, Money } from '../kernel/money.ts'
import { owedTotals } from './owed-totals.ts'
import type { PayableInvoice } from './payable-invoice.ts'

/** The sums that are not yet due, in a payroll, and overdue: one for each currency, ordered like `owedTotals`. */
export interface PayableStats {
  readonly pending: ReadonlyArray<Money>
  readonly scheduled: ReadonlyArray<Money>
  readonly delayed: ReadonlyArray<Money>
}

/**
 * Overdue from the day after its payment date, unless it is in a payroll. Paid and archived invoices do not count, nor
 * those that are not payable.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { statsOf } from '@anticipo/domain/payables/payable-stats'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * statsOf([samplePayable('1')], 'MXN', civilDate('2026-04-01')).delayed // [{ currency: 'MXN', minor: 100000 }]
 * statsOf([samplePayable('1')], 'MXN', civilDate('2026-03-31')).pending // [{ currency: 'MXN', minor: 100000 }]
 * ```
 */
export const statsOf = (
  invoices: ReadonlyArray<CountedInvoice>,
  currency: Currency,
  today: CivilDate,
): PayableStats => {
  const found: Record<keyof PayableStats, Array<CountedInvoice>> = { pending: [], scheduled: [], delayed: [] }
  for (const invoice of invoices) {
    const { location, obstacle, paymentDate } = invoice
    if (obstacle !== undefined) continue
    if (location._tag === 'Scheduled') found.scheduled.push(invoice)
    if (location._tag === 'Inbox') found[paymentDate < today ? 'delayed' : 'pending'].push(invoice)
  }
  return {
    pending: owedTotals(found.pending, currency),
    scheduled: owedTotals(found.scheduled, currency),
    delayed: owedTotals(found.delayed, currency),
  }
}

type CountedInvoice = Pick<PayableInvoice, 'amount' | 'documentAmount' | 'paymentDate' | 'obstacle' | 'location'>
