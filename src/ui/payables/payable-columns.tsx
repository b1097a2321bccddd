import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PayableListName } from '#application/payables/payables.port.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { claimDaysLeft, earlierLegalDueDate } from '#domain/payables/payable-notice.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { noticeText } from '../text/payable-notices.ts'
import { paymentsText as text } from '../text/payables.ts'
import { statedTotalText } from '../text/stated-total.ts'
import { OwedText } from './owed-text.tsx'
import { StateCell } from './payable-cells.tsx'
import {
  dateColumn,
  legalDueDateColumn,
  menuColumn,
  methodColumn,
  movedColumn,
  type PayableColumn,
} from './payable-list-columns.tsx'
import type { TableParts } from './payable-table-parts.ts'
import { stateText } from './payable-state-text.ts'

/** The columns of one list. The date of payment can be changed in the inbox only. */
export const payableColumns = (list: PayableListName, parts: TableParts): ReadonlyArray<PayableColumn> => {
  const { country } = parts
  const { hasPayableMethodColumn } = profileOf(country)
  const { statesReception } = screensOf(country)
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
      exported: ({ invoice }) => displayTaxId(country, invoice.supplier.identifier),
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
      exported: ({ invoice }) => ({ date: invoice.issueDate }),
      width: 102,
      sortKey: 'issueDate',
    },
    ...(list === 'inbox' ? [dateColumn(parts), ...(statesReception ? [legalDueDateColumn] : [])] : [movedColumn(list)]),
    ...(hasPayableMethodColumn ? [methodColumn(country)] : []),
    {
      id: 'amount',
      header: columns.amount,
      render: ({ invoice }) => <OwedText invoice={invoice} />,
      stateless: true,
      exported: ({ invoice: { amount, unvalued } }) =>
        unvalued === undefined ? amount : statedTotalText(unvalued, country),
      hasTotal: true,
      width: width.amount,
      align: 'end',
      sortKey: 'amount',
      cardPart: 'amount',
    },
    {
      id: 'state',
      header: columns.state,
      render: (row) => <StateCell row={row} list={list} parts={parts} />,
      stateless: true,
      exported: ({ invoice }) => stateText(invoice, { list, today: parts.calendar.today }, country),
      width: 156,
      grow: 2,
      cardPart: 'chip',
      ...(list === 'inbox' ? { cardNote: noteFor(parts.calendar.today) } : {}),
    },
    ...(list === 'inbox' ? [] : [menuColumn(parts)]),
  ]
}

/** Until when an invoice can be claimed, also while its chip names something else, and its legal due date. */
const noteFor =
  (today: CivilDate) =>
  ({ invoice }: PayableRow): string => {
    const [days, dueDate] = [claimDaysLeft(invoice, today), earlierLegalDueDate(invoice)]
    const claim = days === undefined ? [] : [noticeText.claimDetail(days)]
    const due = dueDate === undefined ? [] : [noticeText.legalDueDateNote(dueDate)]
    return [...claim, ...due].join(' ')
  }

/** The width of the longest usual content of each country: amounts are never truncated. */
const WIDTHS = {
  CL: { identifier: 116, amount: 128 },
  MX: { identifier: 144, amount: 150 },
} as const satisfies Readonly<Record<Country, Readonly<Record<string, number>>>>
