import type { Selection } from '#domain/selection/selection.ts'
import { folioOrder } from '#domain/financing/folio-order.ts'
import {
  type InvoiceSearch,
  matchesSearch,
  normaliseIdentifier,
  normaliseSearch,
} from '#domain/financing/invoice-search.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { passesFilter, type SignatureFilter } from '#domain/financing/signature.ts'
import type { Country } from '#domain/kernel/country.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import type { FilterRules } from '../shared/filtered-selection.ts'
import type { InvoiceSortField } from './invoices.port.ts'

/** An invoice as a selectable row. `minor` is its gross amount. */
export interface InvoiceRow extends FinanceableInvoice {
  readonly minor: number
}

export const rowOf = (invoice: FinanceableInvoice): InvoiceRow => ({ ...invoice, minor: invoice.amount.minor })

/** The conditions of the search box and the signature filter. */
export interface InvoiceFilter {
  readonly text: string
  readonly signatures: SignatureFilter
  readonly search: InvoiceSearch
}

export const filterOf = (text: string, signatures: SignatureFilter, country: Country): InvoiceFilter => ({
  text,
  signatures,
  search: normaliseSearch(text, country),
})

export const matchesFilter = (row: InvoiceRow, filter: InvoiceFilter): boolean =>
  passesFilter(row.signature, filter.signatures) && (filter.text === '' || matchesSearch(row, filter.search))

export type SelectedInvoices = Selection<InvoiceFilter, InvoiceRow>

export const INVOICE_FILTERS: FilterRules<InvoiceFilter, InvoiceRow> = {
  matches: matchesFilter,
  isSame: (one, other) => one.text === other.text && one.signatures === other.signatures,
  isAll: ({ signatures, text }) => text === '' && signatures === 'ALL',
}

/** As the host orders its pages. */
export const sortKeyOf = (row: InvoiceRow, field: InvoiceSortField): number | string => SORT_KEYS[field](row)

const SORT_KEYS: Readonly<Record<InvoiceSortField, (row: InvoiceRow) => number | string>> = {
  folio: ({ folio }) => folioOrder(folio),
  payerName: ({ payer }) => normaliseText(payer.name),
  payerIdentifier: ({ payer }) => normaliseIdentifier(payer.identifier),
  issueDate: ({ issueDate }) => issueDate,
  expirationDate: ({ dueDate }) => dueDate,
  amount: ({ minor }) => minor,
}
