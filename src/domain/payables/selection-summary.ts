import { type Currency, type Money, money } from '../kernel/money.ts'
import { type Member, type MemberSet, rowsOf } from '../selection/member-set.ts'
import { count, type Selection, sum } from '../selection/selection.ts'

/** A row of the inbox for the selection. */
export interface PayableRow extends Member {
  /** The supplier's tax id. */
  readonly supplier: string
  readonly hasBankAccount: boolean
}

/** The number of matching invoices of each supplier, counted by the host over all pages. */
export type InvoicesBySupplier = ReadonlyMap<string, number>

/** Counts and the sum of a selection, over every page. */
export interface SelectionSummary {
  readonly invoices: number
  readonly suppliers: number
  readonly total: Money
}

/**
 * The summary bar under the inbox, over every page. `matching` is called only where a whole filter is selected.
 *
 * @example
 * ```ts
 * import { summaryOf } from '@anticipo/domain/payables/selection-summary'
 * import { ofRows } from '@anticipo/domain/selection/selection'
 *
 * const row = { id: '1', minor: 5_000, supplier: 'PCE010203AB1', hasBankAccount: true }
 * summaryOf(ofRows([row, { ...row, id: '2' }]), 'MXN') // { invoices: 2, suppliers: 1, total: { currency: 'MXN', minor: 10000 } }
 * ```
 */
export const summaryOf = <F>(
  selection: Selection<F, PayableRow>,
  currency: Currency,
  matching: InvoicesBySupplier = NO_SUPPLIERS,
): SelectionSummary => ({
  invoices: count(selection),
  suppliers: selection._tag === 'Rows' ? suppliersIn(selection.chosen).size : suppliersOfAll(selection, matching),
  total: money(currency, sum(selection)),
})

const NO_SUPPLIERS: InvoicesBySupplier = new Map()

const suppliersIn = (rows: MemberSet<PayableRow>): ReadonlySet<string> =>
  new Set(rowsOf(rows).map(({ supplier }) => supplier))

const suppliersOfAll = <F>(
  { except, also }: Extract<Selection<F, PayableRow>, { readonly _tag: 'AllMatching' }>,
  matching: InvoicesBySupplier,
): number => {
  const left = new Map(matching)
  for (const { supplier } of rowsOf(except)) left.set(supplier, (left.get(supplier) ?? 0) - 1)
  const chosen = new Set(suppliersIn(also))
  for (const [supplier, invoices] of left) if (invoices > 0) chosen.add(supplier)
  return chosen.size
}
