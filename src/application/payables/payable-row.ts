import { matchesSearch, normaliseSearch, type InvoiceSearch } from '#domain/financing/invoice-search.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { dueBucketOf, type DueBucket } from '#domain/payables/due-bucket.ts'
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

/** All, or those that are due in one bucket. */
export type DueFilter = DueBucket | 'ALL'

/** The conditions of the search box and of the due dates. */
export interface PayableFilter {
  readonly text: string
  readonly search: InvoiceSearch
  readonly due: DueFilter
  readonly today: CivilDate
}

export const filterOf = (text: string, due: DueFilter, country: Country, today: CivilDate): PayableFilter => ({
  text,
  search: normaliseSearch(text, country),
  due,
  today,
})

export const PAYABLE_FILTERS: FilterRules<PayableFilter, PayableRow> = {
  matches: ({ invoice: { amount, folio, obstacle, paymentDate, supplier } }, { due, search, text, today }) =>
    (text === '' || matchesSearch({ folio, payer: supplier, amount }, search)) &&
    (due === 'ALL' || (obstacle === undefined && dueBucketOf(paymentDate, today) === due)),
  isSame: (one, other) => one.text === other.text && one.due === other.due,
  isAll: ({ due, text }) => text === '' && due === 'ALL',
}
