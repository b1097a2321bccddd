import type { Selection } from '#domain/selection/selection.ts'
import { folioOrder } from '#domain/financing/folio-order.ts'
import { isSameFilter } from '#domain/financing/invoice-filter-query.ts'
import { type InvoiceFilter, matchesFilter, NO_FILTER } from '#domain/financing/invoice-filter.ts'
import {
  type InvoiceSearch,
  matchesSearch,
  normaliseIdentifier,
  normaliseSearch,
} from '#domain/financing/invoice-search.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import type { FilterRules } from '../shared/filtered-selection.ts'
import type { InvoiceSortField } from './invoices.port.ts'

/** An invoice as a selectable row. `minor` is its gross amount. */
export interface InvoiceRow extends FinanceableInvoice {
  readonly minor: number
}

export const rowOf = (invoice: FinanceableInvoice): InvoiceRow => ({ ...invoice, minor: invoice.amount.minor })

/** The search text and the filter of a list, and what they mean where and when they are applied. */
export interface InvoiceCriteria {
  readonly text: string
  readonly filter: InvoiceFilter
  readonly search: InvoiceSearch
  readonly today: CivilDate
}

export const criteriaOf = (
  text: string,
  filter: InvoiceFilter,
  country: Country,
  today: CivilDate,
): InvoiceCriteria => ({ text, filter, search: normaliseSearch(text, country), today })

export const matchesCriteria = (row: InvoiceRow, { filter, search, text, today }: InvoiceCriteria): boolean =>
  matchesFilter(row, filter, today) && (text === '' || matchesSearch(row, search))

export type SelectedInvoices = Selection<InvoiceCriteria, InvoiceRow>

export const INVOICE_FILTERS: FilterRules<InvoiceCriteria, InvoiceRow> = {
  matches: matchesCriteria,
  isSame: (one, other) => one.text === other.text && isSameFilter(one.filter, other.filter),
  isAll: ({ filter, text }) => text === '' && isSameFilter(filter, NO_FILTER),
}

/** Gives the order in which the host sorts its pages. */
export const sortKeyOf = (row: InvoiceRow, field: InvoiceSortField): number | string => SORT_KEYS[field](row)

const SORT_KEYS: Readonly<Record<InvoiceSortField, (row: InvoiceRow) => number | string>> = {
  folio: ({ folio }) => folioOrder(folio),
  payerName: ({ payer }) => normaliseText(payer.name),
  payerIdentifier: ({ payer }) => normaliseIdentifier(payer.identifier),
  issueDate: ({ issueDate }) => issueDate,
  expirationDate: ({ dueDate }) => dueDate,
  amount: ({ minor }) => minor,
}
