import type { Money } from '../kernel/money.ts'
import { dueOn, type OwedInvoice, type OwedOptions } from './owed-invoice.ts'
import { owedTotals } from './owed-totals.ts'

/** Everything owed, what of it is in payrolls, and what of it is overdue: one sum for each currency, ordered like `owedTotals`. */
export interface PayableStats {
  readonly pending: ReadonlyArray<Money>
  readonly scheduled: ReadonlyArray<Money>
  readonly delayed: ReadonlyArray<Money>
}

/**
 * Overdue from the day after its payment date, or after that of its payroll. Paid and archived invoices do not count, nor those that
 * are not payable.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { statsOf } from '@anticipo/domain/payables/payable-stats'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const options = { currency: 'MXN', today: civilDate('2026-04-01'), listDates: new Map() } as const
 * statsOf([samplePayable('1')], options).delayed // [{ currency: 'MXN', minor: 100000 }]
 * statsOf([samplePayable('1')], options).pending // [{ currency: 'MXN', minor: 100000 }]
 * ```
 */
export const statsOf = (
  invoices: ReadonlyArray<OwedInvoice>,
  { currency, listDates, today }: OwedOptions,
): PayableStats => {
  const owed = invoices.filter((invoice) => dueOn(invoice, listDates) !== undefined)
  const sum = (isCounted: (invoice: OwedInvoice) => boolean) => owedTotals(owed.filter(isCounted), currency)
  return {
    pending: sum(() => true),
    scheduled: sum(({ location }) => location._tag === 'Scheduled'),
    delayed: sum((invoice) => (dueOn(invoice, listDates) ?? today) < today),
  }
}
