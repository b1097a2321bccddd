import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import type { CashViewModel, EntryRow, OpenedCell } from '#application/cash/cash.view-model.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { Drawer } from '../design/layout/drawer.tsx'
import { useMay } from '../team/use-lock.ts'
import { cashText as text } from '../text/cash.ts'
import { ENTRY_COLUMNS } from './cash-entry-columns.tsx'
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
    ({ id }: EntryRow) => id === marks.opened?.key && <CollectionMarkPanel marks={marks} today={today} />,
    [marks, today],
  )
  const isMarkable = useMay('invoices') && opened.row.kind === 'RECEIVABLE'
  return (
    <Drawer isSheet size="large" title={title} onClose={vm.close}>
      <LastMark marks={marks} />
      <RemoteTable
        model={entries}
        label={title}
        noun={text.noun}
        columns={ENTRY_COLUMNS}
        rowLabel={({ folio, name }) => folio ?? name ?? ''}
        empty={<EmptyState title={text.emptyDetail} />}
        bodyHeight={420}
        {...(isMarkable ? { onOpen: marks.toggle, detail } : {})}
      />
      <div>
        <ExportMenu
          title={title}
          noun={text.noun}
          columns={ENTRY_COLUMNS}
          found={{ count: entries.totalRows, load: entries.readAll }}
        />
      </div>
    </Drawer>
  )
})
