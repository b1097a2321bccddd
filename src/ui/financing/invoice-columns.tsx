import { formatShortDate } from '#domain/kernel/format.ts'
import { PayerName } from '../counterparts/payer-name.tsx'
import { financeText } from '../text/finance.ts'
import { extraColumn, type CountryColumnOptions, identifierColumn, methodColumn } from './country-columns.tsx'
import { DueDateCell } from './due-date-cell.tsx'
import type { InvoiceColumn } from './invoice-columns.types.ts'
import { COMMON_WIDTHS, INVOICE_WIDTHS as WIDTHS } from './invoice-widths.ts'
import { AmountCell, FolioCell, type OnRemove } from './invoice-cells.tsx'
import { removeColumn } from './remove-column.tsx'
import { PayerCell, payerFullName, upperCased } from './payer-cell.tsx'

export interface InvoiceTable extends CountryColumnOptions {
  /** The payer has name and identifier in one column. */
  readonly isCompact: boolean
  /** Rows are too low for a second line, which has the identifier and the method. */
  readonly isSingleLine: boolean
  readonly onRemove?: OnRemove | undefined
}

/**
 * The table of step one. Two of its columns depend on the country; `onRemove` adds one for invoices that can be
 * removed.
 */
export const invoiceColumns = (table: InvoiceTable): ReadonlyArray<InvoiceColumn> => {
  const { country, isCompact, isMethodBelow, isSingleLine, onRemove, today } = table
  const text = financeText.columns
  const isStacked = isCompact && !isSingleLine
  return [
    {
      id: 'folio',
      header: text.folio,
      render: (row) => <FolioCell row={row} />,
      stateless: true,
      fullText: (row) => row.folio,
      width: COMMON_WIDTHS.folio,
      sticky: true,
      sortKey: 'folio',
      cardPart: 'detail',
    },
    {
      id: 'payer',
      header: text.payer,
      render: ({ payer }) =>
        isStacked ? <PayerCell payer={payer} country={country} /> : <PayerName payer={upperCased(payer)} />,
      stateless: true,
      fullText: (row) => (isCompact ? payerFullName(row.payer, country) : row.payer.name.toUpperCase()),
      exported: (row) => row.payer.name,
      width: isCompact ? WIDTHS[country].payer : WIDTH_OF_NAMES,
      ...(!isStacked && { wraps: true }),
      grow: 3,
      sticky: true,
      sortKey: 'payerName',
      cardPart: 'title',
    },
    ...(isCompact ? [] : [identifierColumn(country)]),
    {
      id: 'issueDate',
      header: text.issueDate,
      render: (row) => formatShortDate(row.issueDate),
      exported: (row) => ({ date: row.issueDate }),
      width: COMMON_WIDTHS.issueDate,
      sortKey: 'issueDate',
    },
    {
      id: 'dueDate',
      header: text.dueDate,
      render: (row) => <DueDateCell invoice={row} today={today} country={country} />,
      stateless: true,
      exported: (row) => ({ date: row.dueDate }),
      width: COMMON_WIDTHS.dueDate,
      sortKey: 'expirationDate',
      cardPart: 'detail',
      cardLabel: text.dueOnCard,
    },
    ...(isMethodBelow ? [] : [methodColumn(country)]),
    {
      id: 'amount',
      header: text.total,
      render: (row) => <AmountCell row={row} country={country} />,
      exported: (row) => row.amount,
      hasTotal: true,
      stateless: true,
      width: WIDTHS[country].amount,
      align: 'end',
      sortKey: 'amount',
      cardPart: 'amount',
    },
    extraColumn({ country, today, isMethodBelow }),
    ...(onRemove === undefined ? [] : [removeColumn(onRemove)]),
  ]
}

/** Three lines of it hold the longest usual name. */
const WIDTH_OF_NAMES = 240
