import { Suspense } from 'react'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayableSortField } from '#application/payables/payables.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { earlierLegalDueDate } from '#domain/payables/payable-notice.ts'
import { noticeText } from '../text/payable-notices.ts'
import { paymentsText as text } from '../text/payables.ts'
import { methodText } from '../text/tax-documents.ts'
import { DateCell } from './payable-cells.tsx'
import type { TableParts } from './payable-table-parts.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** The inbox has none. */
const RowMenu = lazyPart(async () => (await import('./payable-row-menu.tsx')).RowMenu)

export type PayableColumn = Column<PayableRow, PayableSortField>

export const dateColumn = ({ calendar, table }: TableParts): PayableColumn => ({
  id: 'paymentDate',
  header: text.columns.paymentDate,
  render: (row) => <DateCell row={row} table={table} calendar={calendar} />,
  stateless: true,
  exported: ({ invoice }) => ({ date: invoice.paymentDate }),
  width: 178,
  sortKey: 'paymentDate',
})

/** On a card, where the date is changed in the panel of the invoice. */
export const CARD_DATE: PayableColumn = {
  id: 'paymentDate',
  header: text.columns.paymentDate,
  render: ({ invoice }) => formatShortDate(invoice.paymentDate).slice(0, 5),
  width: 178,
  sortKey: 'paymentDate',
  cardPart: 'detail',
}

/** The day that the document states, with the legal date where that is earlier than the payment date. */
export const dueDateColumn: PayableColumn = {
  id: 'dueDate',
  header: text.columns.dueDate,
  render: ({ invoice: { dueDate } }) => (dueDate === undefined ? '—' : formatShortDate(dueDate)),
  fullText: ({ invoice }) => {
    const legal = earlierLegalDueDate(invoice)
    return legal === undefined ? '' : noticeText.legalDueDateDetail(legal)
  },
  exported: ({ invoice: { dueDate } }) => (dueDate === undefined ? undefined : { date: dueDate }),
  width: 96,
}

/** In files only: a row names it with its due date. */
export const legalDueDateColumn: PayableColumn = {
  id: 'legalDueDate',
  header: noticeText.legalDueDate,
  render: () => null,
  exported: ({ invoice }) => {
    const date = earlierLegalDueDate(invoice)
    return date === undefined ? undefined : { date }
  },
  width: 102,
}

export const movedColumn = (list: 'paid' | 'archived'): PayableColumn => ({
  id: 'movedOn',
  header: list === 'paid' ? text.columns.paidOn : text.columns.archivedOn,
  render: ({ invoice: { location } }) => ('on' in location ? formatShortDate(location.on) : '—'),
  exported: ({ invoice: { location } }) => ('on' in location ? { date: location.on } : undefined),
  width: 120,
  cardPart: 'detail',
})

export const methodColumn = (country: Country): PayableColumn => ({
  id: 'method',
  header: text.columns.method,
  render: ({ invoice }) => methodText(country, invoice.method).short,
  fullText: ({ invoice }) => methodText(country, invoice.method).long,
  width: 112,
})

export const menuColumn = ({ table }: TableParts): PayableColumn => ({
  id: 'actions',
  header: text.columns.actions,
  render: (row) => (
    <Suspense>
      <RowMenu row={row} table={table} />
    </Suspense>
  ),
  width: 84,
  align: 'center',
  cardPart: 'chip',
})
