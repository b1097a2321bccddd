import { matchesSearch, normaliseSearch, type InvoiceSearch } from '#domain/financing/invoice-search.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import type { PayableRow as SelectableRow } from '#domain/payables/selection-summary.ts'
import type { FilterRules } from '../shared/filtered-selection.ts'
import type { Page } from '../shared/page.ts'
import type { PayablePage } from './payables.port.ts'

/** An owed invoice as a selectable row. */
export interface PayableRow extends SelectableRow {
  readonly id: PayableInvoice['id']
  readonly invoice: PayableInvoice
}

export const rowOf = (invoice: PayableInvoice): PayableRow => ({
  id: invoice.id,
  minor: invoice.amount.minor,
  supplier: invoice.supplier.identifier,
  hasBankAccount: invoice.supplier.hasBankAccount,
  invoice,
})

/** A page of the host as selectable rows. */
export const rowsOf = ({ rows, ...page }: PayablePage): Page<PayableRow> & Omit<PayablePage, 'rows'> => ({
  ...page,
  rows: rows.map(rowOf),
})

/** The condition of the search box. */
export interface PayableFilter {
  readonly text: string
  readonly search: InvoiceSearch
}

export const filterOf = (text: string, country: Country): PayableFilter => ({
  text,
  search: normaliseSearch(text, country),
})

export const PAYABLE_FILTERS: FilterRules<PayableFilter, PayableRow> = {
  matches: ({ invoice: { amount, folio, supplier } }, { search, text }) =>
    text === '' || matchesSearch({ folio, payer: supplier, amount }, search),
  isSame: (one, other) => one.text === other.text,
  isAll: ({ text }) => text === '',
}
