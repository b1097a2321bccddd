import * as E from 'fp-ts/Either'
import { type Currency, type Money, money } from '../kernel/money.ts'
import type { Member } from '../selection/member-set.ts'
import { count, isEmpty, type Selection, sum } from '../selection/selection.ts'

/** A row of the inbox as the selection sees it. */
export interface PayableRow extends Member {
  /** The supplier's tax id. */
  readonly supplier: string
  readonly hasBankAccount: boolean
}

/** How many invoices of each supplier a filter lets through, by whoever can see them all. */
export type InvoicesBySupplier = ReadonlyMap<string, number>

export interface SelectionSummary {
  readonly invoices: number
  readonly suppliers: number
  readonly total: Money
}

export type SelectionRefused = { readonly _tag: 'PayablesNoneChosen' }

/** What the bar under the inbox says, over every page. `matching` is asked for only where a whole filter is chosen. */
export const summaryOf = <F>(
  selection: Selection<F, PayableRow>,
  currency: Currency,
  matching: InvoicesBySupplier = NOBODY,
): SelectionSummary => ({
  invoices: count(selection),
  suppliers:
    selection._tag === 'Rows' ? suppliersIn(selection.chosen.rows.values()).size : suppliersOfAll(selection, matching),
  total: money(currency, sum(selection)),
})

/** The selection itself where there is something in it: nothing is archived, paid or scheduled without an invoice. */
export const validateSelection = <F>(
  selection: Selection<F, PayableRow>,
): E.Either<SelectionRefused, Selection<F, PayableRow>> =>
  isEmpty(selection) ? E.left({ _tag: 'PayablesNoneChosen' }) : E.right(selection)

/** Suppliers, each once, to whom nothing can be transferred yet. */
export const withoutBankAccount = (rows: Iterable<PayableRow>): ReadonlyArray<string> => [
  ...suppliersIn([...rows].filter(({ hasBankAccount }) => !hasBankAccount)),
]

const NOBODY: InvoicesBySupplier = new Map()

const suppliersIn = (rows: Iterable<PayableRow>): ReadonlySet<string> =>
  new Set([...rows].map(({ supplier }) => supplier))

const suppliersOfAll = <F>(
  { except, also }: Extract<Selection<F, PayableRow>, { readonly _tag: 'AllMatching' }>,
  matching: InvoicesBySupplier,
): number => {
  const left = new Map(matching)
  for (const { supplier } of except.rows.values()) left.set(supplier, (left.get(supplier) ?? 0) - 1)
  const chosen = new Set(suppliersIn(also.rows.values()))
  for (const [supplier, invoices] of left) if (invoices > 0) chosen.add(supplier)
  return chosen.size
}
