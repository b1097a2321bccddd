import type { CivilDate } from '../kernel/civil-date.ts'
import { type Currency, type Money, sum } from '../kernel/money.ts'
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
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { statsOf } from '@anticipo/domain/payables/payable-stats'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * statsOf([samplePayable('1')], 'MXN', civilDate('2026-04-01')).delayed // { currency: 'MXN', minor: 100000 }
 * statsOf([samplePayable('1')], 'MXN', civilDate('2026-03-31')).pending // { currency: 'MXN', minor: 100000 }
 * ```
 */
export const statsOf = <C extends Currency>(
  invoices: ReadonlyArray<CountedInvoice<C>>,
  currency: NoInfer<C>,
  today: CivilDate,
): PayableStats => {
  const found: Record<keyof PayableStats, Array<Money<C>>> = { pending: [], scheduled: [], delayed: [] }
  for (const { amount, paymentDate, obstacle, location } of invoices) {
    if (obstacle !== undefined) continue
    if (location._tag === 'Scheduled') found.scheduled.push(amount)
    if (location._tag === 'Inbox') found[paymentDate < today ? 'delayed' : 'pending'].push(amount)
  }
  return {
    pending: sum<C>(currency, found.pending),
    scheduled: sum<C>(currency, found.scheduled),
    delayed: sum<C>(currency, found.delayed),
  }
}

interface CountedInvoice<C extends Currency> extends Pick<PayableInvoice, 'paymentDate' | 'obstacle' | 'location'> {
  readonly amount: Money<C>
}
