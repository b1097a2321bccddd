import type { EntryRow } from '#application/cash/cash.view-model.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { orderPath, payrollPath } from '../app/paths.ts'
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
    render: ({ name, payrollId }) =>
      payrollId === undefined ? (
        <span>{name ?? '—'}</span>
      ) : (
        <TextLink to={payrollPath(payrollId)}>{name ?? '—'}</TextLink>
      ),
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
