import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayableTable } from '#application/payables/payable-table.ts'
import type { PayableSortField } from '#application/payables/payables.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { paymentsText as text } from '../text/payables.ts'
import { methodText } from '../text/tax-documents.ts'
import { DateCell } from './payable-cells.tsx'
import { RowMenu } from './payable-row-menu.tsx'

export type PayableColumn = Column<PayableRow, PayableSortField>

export interface TableParts {
  readonly table: PayableTable
  readonly calendar: BusinessCalendar
  readonly country: Country
}

export const dateColumn = ({ calendar, table }: TableParts): PayableColumn => ({
  id: 'paymentDate',
  header: text.columns.paymentDate,
  render: (row) => <DateCell row={row} table={table} calendar={calendar} />,
  exported: ({ invoice }) => ({ date: invoice.paymentDate }),
  width: 192,
  sortKey: 'paymentDate',
  cardPart: 'chip',
})

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
  width: 120,
  grow: 1,
})

export const menuColumn = ({ table }: TableParts): PayableColumn => ({
  id: 'actions',
  header: text.columns.actions,
  render: (row) => <RowMenu row={row} table={table} />,
  width: 84,
  align: 'center',
  cardPart: 'chip',
})
