import { type Currency, type Money, money } from '../kernel/money.ts'
import { type Member, type MemberSet, rowsOf } from '../selection/member-set.ts'
import { count, type Selection, sum } from '../selection/selection.ts'
import { owedTotals } from './owed-totals.ts'

/** A row of the inbox for the selection. */
export interface PayableRow extends Member {
  /** The supplier's tax id. */
  readonly supplier: string
  readonly hasBankAccount: boolean
  /** The sum to transfer for a document in another currency; else `minor` is. */
  readonly documentAmount?: Money | undefined
}

/** The number of matching invoices of each supplier, counted by the host over all pages. */
export type InvoicesBySupplier = ReadonlyMap<string, number>

/** Counts of a selection and what moves for it, one sum for each currency, over every page. */
export interface SelectionSummary {
  readonly invoices: number
  readonly suppliers: number
  readonly totals: ReadonlyArray<Money>
}

/**
 * The summary bar under the inbox, over every page. `matching` is read only where a whole filter is selected. Currencies are never added;
 * a whole filter that its host did not count by currency has one sum, of the amounts at the rates of their documents.
 *
 * @example
 * ```ts
 * import { summaryOf } from '@anticipo/domain/payables/selection-summary'
 * import { ofRows } from '@anticipo/domain/selection/selection'
 *
 * const row = { id: '1', minor: 5_000, supplier: 'PCE010203AB1', hasBankAccount: true }
 * summaryOf(ofRows([row, { ...row, id: '2' }]), 'MXN') // { invoices: 2, suppliers: 1, totals: [{ currency: 'MXN', minor: 10000 }] }
 * ```
 */
export const summaryOf = <F>(
  selection: Selection<F, PayableRow>,
  currency: Currency,
  matching: InvoicesBySupplier = NO_SUPPLIERS,
): SelectionSummary => ({
  invoices: count(selection),
  suppliers: selection._tag === 'Rows' ? suppliersIn(selection.chosen).size : suppliersOfAll(selection, matching),
  totals: totalsOf(selection, currency),
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

const totalsOf = <F>(selection: Selection<F, PayableRow>, currency: Currency): ReadonlyArray<Money> => {
  if (selection._tag === 'Rows') return added(owedFor(selection.chosen, currency), currency)
  const { also, except, totals } = selection
  if (totals.byCurrency === undefined || count(selection) === 0) return [money(currency, sum(selection))]
  const left = owedFor(except, currency).map(({ currency: own, minor }) => money(own, -minor))
  const moving = added([...totals.byCurrency, ...left, ...owedFor(also, currency)], currency).filter(isPositive)
  return moving.length === 0 ? [money(currency, 0)] : moving
}

const owedFor = (rows: MemberSet<PayableRow>, currency: Currency): ReadonlyArray<Money> =>
  rowsOf(rows).map(({ documentAmount, minor }) => documentAmount ?? money(currency, minor))

const added = (amounts: ReadonlyArray<Money>, currency: Currency): ReadonlyArray<Money> =>
  owedTotals(
    amounts.map((amount) => ({ amount })),
    currency,
  )

/** A sum is not, while the totals are older than the exceptions. */
const isPositive = ({ minor }: Money): boolean => minor > 0
