import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import { dueOn, type OwedInvoice, type OwedOptions } from './owed-invoice.ts'
import { statsOf } from './payable-stats.ts'

/** The sums that are owed to a payee, one for each currency, as of `owedTotals`. */
export interface SupplierDebt {
  readonly owed: ReadonlyArray<Money>
  /** The part of it that was due before today. */
  readonly overdue: ReadonlyArray<Money>
  /** The first day from today on which something is due; undefined without any. */
  readonly next: CivilDate | undefined
}

/**
 * The debt to the payee of these invoices: `pending` and `delayed` of `statsOf`, and the day of the next payment.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { debtOf } from '@anticipo/domain/payables/supplier-debt'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const options = { currency: 'MXN', today: civilDate('2026-03-02'), listDates: new Map() } as const
 * debtOf([samplePayable('1')], options).owed // [{ currency: 'MXN', minor: 100000 }]
 * debtOf([samplePayable('1')], options).next // '2026-03-31'
 * ```
 */
export const debtOf = (invoices: ReadonlyArray<OwedInvoice>, options: OwedOptions): SupplierDebt => {
  const { delayed, pending } = statsOf(invoices, options)
  const days = invoices.flatMap((invoice) => dueOn(invoice, options.listDates) ?? [])
  return { owed: pending, overdue: delayed, next: days.filter((day) => day >= options.today).toSorted()[0] }
}
