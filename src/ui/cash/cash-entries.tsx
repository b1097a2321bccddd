import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import type { CashViewModel, EntryRow, OpenedCell } from '#application/cash/cash.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { orderPath, payrollPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Drawer } from '../design/layout/drawer.tsx'
import { cashText as text } from '../text/cash.ts'
import { CollectionMarkPanel, LastMark } from './collection-mark.tsx'

interface EntriesProps {
  readonly vm: CashViewModel
  readonly opened: OpenedCell
  readonly country: Country
  readonly today: CivilDate
}

/** The items of a cell: their sum is the cell. */
export const CashEntries = observer(function CashEntries({ country, opened, today, vm }: EntriesProps) {
  const { entries, marks } = vm
  useEffect(() => entries.activate(), [entries])
  const title = text.entries(text.rowName(opened.row, country), text.placeName(opened.place, today))
  const detail = useCallback(
    ({ key }: EntryRow) => key === marks.opened?.key && <CollectionMarkPanel marks={marks} today={today} />,
    [marks, today],
  )
  const isMarkable = opened.row.kind === 'RECEIVABLE'
  return (
    <Drawer isSheet size="large" title={title} onClose={vm.close}>
      <LastMark marks={marks} />
      <RemoteTable
        model={entries}
        label={title}
        noun={text.noun}
        columns={COLUMNS}
        rowLabel={({ folio, name }) => folio ?? name ?? ''}
        empty={<EmptyState title={text.emptyDetail} />}
        bodyHeight={420}
        {...(isMarkable ? { onOpen: marks.toggle, detail } : {})}
      />
      <div>
        <ExportMenu
          title={title}
          noun={text.noun}
          columns={COLUMNS}
          found={{ count: entries.totalRows, load: entries.readAll }}
        />
      </div>
    </Drawer>
  )
})

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

const COLUMNS: ReadonlyArray<Column<EntryRow>> = [
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
