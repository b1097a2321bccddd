import { matchesSearch, normaliseSearch, type InvoiceSearch } from '#domain/financing/invoice-search.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import { DUE_BUCKETS, dueBucketOf, type DueBucket } from '#domain/payables/due-bucket.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { noticeOf, PAYABLE_NOTICES, type PayableNotice } from '#domain/payables/payable-notice.ts'
import type { InvoicesBySupplier, PayableRow as SelectableRow } from '#domain/payables/selection-summary.ts'
import type { FilterRules } from '../shared/filtered-selection.ts'
import type { Page, Sort } from '../shared/page.ts'
import type { PayableListName, PayablePage, PayableQuery, PayableSortField } from './payables.port.ts'

/** An owed invoice as a selectable row. */
export interface PayableRow extends SelectableRow {
  readonly id: PayableInvoice['id']
  readonly invoice: PayableInvoice
}

/** A page of one list, with what its filter finds. */
export interface PayableRowPage extends Page<PayableRow> {
  readonly filter: PayableFilter
  readonly total: number
  readonly totals?: ReadonlyArray<Money> | undefined
  readonly bySupplier: InvoicesBySupplier
}

export const rowOf = (invoice: PayableInvoice): PayableRow => ({
  id: invoice.id,
  minor: invoice.amount.minor,
  supplier: invoice.supplier.identifier,
  hasBankAccount: invoice.supplier.hasBankAccount,
  documentAmount: invoice.documentAmount,
  invoice,
})

/** A page of the host as selectable rows. */
export const rowsOf = ({ rows, ...page }: PayablePage): Page<PayableRow> & Omit<PayablePage, 'rows'> => ({
  ...page,
  rows: rows.map(rowOf),
})

/** The inbox without what cannot be paid, that alone, both; what is due in one bucket, or has one notice. */
export type ListFilter = DueBucket | PayableNotice | 'PAYABLE' | 'NOT_PAYABLE' | 'ALL'

/** The conditions of the search box and of the numbers above the list. */
export interface PayableFilter {
  readonly text: string
  readonly search: InvoiceSearch
  readonly only: ListFilter
  readonly today: CivilDate
}

export const filterOf = (text: string, only: ListFilter, country: Country, today: CivilDate): PayableFilter => ({
  text,
  search: normaliseSearch(text, country),
  only,
  today,
})

/** The filter as the parameters of the host. */
export const narrowingOf = (only: ListFilter): Pick<PayableQuery, 'due' | 'isPayable' | 'notice'> => ({
  isPayable: only === 'PAYABLE' || only === 'NOT_PAYABLE' ? only === 'PAYABLE' : undefined,
  due: DUE_BUCKETS.find((bucket) => bucket === only),
  notice: PAYABLE_NOTICES.find((notice) => notice === only),
})

export const PAYABLE_FILTERS: FilterRules<PayableFilter, PayableRow> = {
  matches: ({ invoice }, { only, search, text, today }) => {
    const { due, isPayable, notice } = narrowingOf(only)
    const { location, obstacle } = invoice
    return (
      (isPayable !== true || location._tag !== 'Inbox' || obstacle === undefined) &&
      (isPayable !== false || obstacle !== undefined) &&
      (text === '' || matchesSearch({ ...invoice, payer: invoice.supplier }, search)) &&
      (due === undefined || (invoice.obstacle === undefined && dueBucketOf(invoice.paymentDate, { today }) === due)) &&
      (notice === undefined || noticeOf(invoice, today) === notice)
    )
  },
  isSame: (one, other) => one.text === other.text && one.only === other.only,
  isAll: ({ only, text }) => text === '' && only === 'ALL',
}

/** How the host orders a list. What was paid or archived last comes first, which is no column of every list. */
export const hostOrderOf = (list: PayableListName): Sort<PayableSortField> | undefined =>
  list === 'inbox' ? { field: 'paymentDate', direction: 'asc' } : undefined
