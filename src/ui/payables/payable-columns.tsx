import type { PayableListName } from '#application/payables/payables.port.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { paymentsText as text } from '../text/payables.ts'
import { statedTotalText } from '../text/stated-total.ts'
import { IssuerName } from './payable-cells.tsx'
import { OwedText } from './owed-text.tsx'
import { PayableChip } from './payable-chip.tsx'
import {
  dateColumn,
  dueDateColumn,
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
  const { calendar, country } = parts
  const { hasPayableMethodColumn } = profileOf(country)
  const { statesDueDate, statesReception } = screensOf(country)
  const { columns } = text
  const width = WIDTHS[country]
  return [
    {
      id: 'supplier',
      header: columns.supplier,
      render: ({ invoice }) => <IssuerName invoice={invoice} />,
      stateless: true,
      fullText: ({ invoice }) => invoice.supplier.name,
      width: 170,
      grow: 1,
      wraps: true,
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
      width: 72,
      sortKey: 'folio',
      cardPart: 'detail',
    },
    {
      id: 'issueDate',
      header: columns.issueDate,
      render: ({ invoice }) => formatShortDate(invoice.issueDate),
      exported: ({ invoice }) => ({ date: invoice.issueDate }),
      width: 96,
      sortKey: 'issueDate',
    },
    ...(list === 'inbox' && statesDueDate ? [dueDateColumn] : []),
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
      render: ({ invoice }) => <PayableChip {...parts} invoice={invoice} list={list} today={calendar.today} />,
      stateless: true,
      exported: ({ invoice }) => stateText(invoice, { list, today: calendar.today }, country),
      width: 190,
      cardPart: 'chip',
    },
    ...(list === 'inbox' ? [] : [menuColumn(parts)]),
  ]
}

/** The width of the longest usual content of each country: amounts are never truncated. */
const WIDTHS = {
  CL: { identifier: 108, amount: 118 },
  MX: { identifier: 128, amount: 140 },
} as const satisfies Readonly<Record<Country, Readonly<Record<string, number>>>>
