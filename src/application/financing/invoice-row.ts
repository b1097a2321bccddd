import { type InvoiceSearch, matchesSearch, normaliseSearch } from '#domain/financing/invoice-search.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'

/** An invoice as a row that can be chosen. `minor` is its amount as it was issued. */
export interface InvoiceRow extends FinanceableInvoice {
  readonly minor: number
}

export const rowOf = (invoice: FinanceableInvoice): InvoiceRow => ({ ...invoice, minor: invoice.amount.minor })

/** What the search box lets through. */
export interface InvoiceFilter {
  readonly text: string
  readonly search: InvoiceSearch
}

export const filterOf = (text: string, country: Country): InvoiceFilter => ({ text, search: normaliseSearch(text, country) })

export const isLetThrough = (row: InvoiceRow, filter: InvoiceFilter): boolean =>
  filter.text === '' || matchesSearch(row, filter.search)
