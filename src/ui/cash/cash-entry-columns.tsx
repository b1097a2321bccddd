import type { EntryRow } from '#application/cash/cash.view-model.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { orderPath, payrollPath } from '../app/paths.ts'
import { PayerName } from '../counterparts/payer-name.tsx'
import { SupplierName } from '../counterparts/supplier-name.tsx'
import { NameLink } from '../design/controls/name-link.tsx'
import { TextLink } from '../design/controls/text-link.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { cashText as text } from '../text/cash.ts'

const detailOf = ({ averageDaysLate, dueDate, mark, orderId, reason }: EntryRow): string =>
  [
    reason === undefined ? '' : text.reason(reason),
    mark?.state === 'DATED' ? text.marks.dated : '',
    dueDate === undefined ? '' : text.due(dueDate, mark?.state === 'DATED' ? undefined : averageDaysLate),
    orderId === undefined ? '' : text.order(orderId),
  ]
    .filter((part) => part !== '')
    .join(' · ')

const Detail = (row: EntryRow) => {
  const detail = detailOf(row)
  if (row.orderId !== undefined) return <TextLink to={orderPath(row.orderId)}>{detail}</TextLink>
  return <span>{detail}</span>
}

const Name = ({ name, payer, payrollId, supplierId }: EntryRow) => {
  if (name === undefined) return <span>—</span>
  if (payrollId !== undefined) return <NameLink to={payrollPath(payrollId)}>{name}</NameLink>
  if (payer !== undefined) return <PayerName payer={{ name, identifier: payer }} />
  return <SupplierName id={supplierId} name={name} />
}

/** The columns of the items of a cell. */
export const ENTRY_COLUMNS: ReadonlyArray<Column<EntryRow>> = [
  {
    id: 'folio',
    header: text.columns.folio,
    render: ({ folio }) => folio ?? '—',
    exported: ({ folio }) => folio,
    width: 80,
    cardPart: 'detail',
  },
  {
    id: 'name',
    header: text.columns.name,
    render: (row) => <Name {...row} />,
    fullText: ({ name }) => name ?? '',
    exported: ({ name }) => name,
    width: 160,
    grow: 1,
    wraps: true,
    cardPart: 'title',
  },
  {
    id: 'detail',
    header: text.columns.detail,
    render: (row) => <Detail {...row} />,
    exported: detailOf,
    width: 190,
    wraps: true,
  },
  {
    id: 'expected',
    header: text.columns.expected,
    render: ({ expected }) => (expected === undefined ? text.noDay : formatShortDate(expected)),
    exported: ({ expected }) => (expected === undefined ? undefined : { date: expected }),
    width: 104,
    cardPart: 'detail',
  },
  {
    id: 'amount',
    header: text.columns.amount,
    render: ({ amount }) => <MoneyText value={amount} />,
    exported: ({ amount }) => amount,
    hasTotal: true,
    width: 124,
    align: 'end',
    cardPart: 'amount',
  },
]
