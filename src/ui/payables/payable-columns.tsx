import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayableTable } from '#application/payables/payable-table.ts'
import type { PayableListName, PayableSortField } from '#application/payables/payables.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { paymentsText as text } from '../text/payables.ts'
import { methodText } from '../text/tax-documents.ts'
import { DateCell, StateCell } from './payable-cells.tsx'
import { RowMenu } from './payable-row-menu.tsx'

type PayableColumn = Column<PayableRow, PayableSortField>

interface TableParts {
  readonly table: PayableTable
  readonly calendar: BusinessCalendar
  readonly country: Country
}

/** The columns of one list. The date of payment can be changed in the inbox only. */
export const payableColumns = (list: PayableListName, parts: TableParts): ReadonlyArray<PayableColumn> => {
  const { country } = parts
  const { hasPayableMethodColumn } = profileOf(country)
  const { columns } = text
  const width = WIDTHS[country]
  return [
    {
      id: 'supplier',
      header: columns.supplier,
      render: ({ invoice }) => invoice.supplier.name,
      fullText: ({ invoice }) => invoice.supplier.name,
      width: 170,
      grow: 3,
      sticky: true,
      sortKey: 'name',
      cardPart: 'title',
    },
    {
      id: 'identifier',
      header: columns.identifier(country),
      render: ({ invoice }) => displayTaxId(country, invoice.supplier.identifier),
      width: width.identifier,
      sortKey: 'identifier',
    },
    {
      id: 'folio',
      header: columns.folio,
      render: ({ invoice }) => invoice.folio,
      fullText: ({ invoice }) => invoice.folio,
      width: 92,
      sortKey: 'folio',
      cardPart: 'detail',
    },
    {
      id: 'issueDate',
      header: columns.issueDate,
      render: ({ invoice }) => formatShortDate(invoice.issueDate),
      width: 102,
      sortKey: 'issueDate',
    },
    list === 'inbox' ? dateColumn(parts) : movedColumn(list),
    ...(hasPayableMethodColumn ? [methodColumn(country)] : []),
    {
      id: 'amount',
      header: columns.amount,
      render: ({ invoice }) => <MoneyText value={invoice.amount} />,
      width: width.amount,
      align: 'end',
      sortKey: 'amount',
      cardPart: 'amount',
    },
    {
      id: 'state',
      header: columns.state,
      render: (row) => (
        <StateCell row={row} list={list} calendar={parts.calendar} duplicates={parts.table.duplicates} />
      ),
      width: 156,
      grow: 2,
      cardPart: 'chip',
    },
    ...(list === 'inbox' ? [] : [menuColumn(parts)]),
  ]
}

const dateColumn = ({ calendar, table }: TableParts): PayableColumn => ({
  id: 'paymentDate',
  header: text.columns.paymentDate,
  render: (row) => <DateCell row={row} table={table} calendar={calendar} />,
  width: 192,
  sortKey: 'paymentDate',
  cardPart: 'chip',
})

const movedColumn = (list: 'paid' | 'archived'): PayableColumn => ({
  id: 'movedOn',
  header: list === 'paid' ? text.columns.paidOn : text.columns.archivedOn,
  render: ({ invoice: { location } }) => ('on' in location ? formatShortDate(location.on) : '—'),
  width: 120,
  cardPart: 'detail',
})

const methodColumn = (country: Country): PayableColumn => ({
  id: 'method',
  header: text.columns.method,
  render: ({ invoice }) => methodText(country, invoice.method).short,
  fullText: ({ invoice }) => methodText(country, invoice.method).long,
  width: 120,
  grow: 1,
})

const menuColumn = ({ table }: TableParts): PayableColumn => ({
  id: 'actions',
  header: text.columns.actions,
  render: (row) => <RowMenu row={row} table={table} />,
  width: 84,
  align: 'center',
  cardPart: 'chip',
})

/** The width of the longest usual content of each country: amounts are never truncated. */
const WIDTHS = {
  CL: { identifier: 112, amount: 128 },
  MX: { identifier: 144, amount: 150 },
} as const satisfies Readonly<Record<Country, Readonly<Record<string, number>>>>
