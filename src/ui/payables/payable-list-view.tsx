import { observer } from 'mobx-react-lite'
import { Suspense, useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayableListName } from '#application/payables/payables.port.ts'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { requestedNotice } from '../app/notice-request.ts'
import { ExportMenu, selectedRows } from '../design/data-table/export-menu.tsx'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { paymentsText as text } from '../text/payables.ts'
import { DueStrip } from './due-strip.tsx'
import { NoticeStrip } from './notice-strip.tsx'
import { payableColumns } from './payable-columns.tsx'
import { EarlierInvoices, ListActions, SelectionBar } from './payable-list-parts.tsx'
import { usePayablesStyles } from './payables.styles.ts'
import { stackedColumns } from './stacked-columns.tsx'
import { lazyPart } from '../app/lazy-part.ts'

const DryRunDialog = lazyPart(async () => (await import('../design/feedback/dry-run-dialog.tsx')).DryRunDialog)
const DuplicateDialog = lazyPart(async () => (await import('./duplicate-dialog.tsx')).DuplicateDialog)
const AssigneeDialog = lazyPart(async () => (await import('./assignee-dialog.tsx')).AssigneeDialog)
const ReceiptDialog = lazyPart(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog)

const NOT_NARROW: ReadonlySet<string> = new Set(['legalDueDate', 'method'])

interface ListViewProps {
  readonly vm: PaymentsViewModel
  readonly list: PayableListName
  readonly calendar: BusinessCalendar
  readonly country: Country
}

/** One list of owed invoices, with what can be done with the selected ones. */
export const PayableListView = observer(function PayableListView({ vm, list, calendar, country }: ListViewProps) {
  const styles = usePayablesStyles()
  const { table } = vm
  /* Before the search box can be typed in: opening a list clears the search. */
  const only = requestedNotice(useLocation().state)
  useLayoutEffect(() => vm.open(list, only), [vm, list, only])
  const columns = useMemo(
    () => payableColumns(list, { table, receipt: vm.receipt, calendar, country }),
    [list, table, vm, calendar, country],
  )
  /* In a small window two facts share a column, and a narrow one has no more than pays an invoice; the file has all columns. */
  const isSmall = useMediaQuery('(max-width: 1365px)')
  const isNarrow = useMediaQuery('(max-width: 1159px)')
  const shown = useMemo(
    () => (isSmall ? stackedColumns(columns, country) : columns).filter(({ id }) => !(isNarrow && NOT_NARROW.has(id))),
    [columns, country, isSmall, isNarrow],
  )
  return (
    <>
      {list === 'inbox' && <DueStrip vm={vm} country={country} />}
      {list !== 'archived' && <NoticeStrip vm={vm} country={country} />}
      <div className={styles.bar}>
        <div className={styles.search}>
          <FilterSearchBox filters={table.filters} label={text.search} />
        </div>
        <ListActions table={table}>
          <ExportMenu
            title={text.lists[list]}
            noun={text.noun}
            columns={columns}
            found={{ count: table.list.totalRows, load: table.list.readAll }}
            isNarrow={table.isFiltered}
            selected={selectedRows(table.selection, table.check.selectedRows)}
          />
        </ListActions>
      </div>
      <RemoteTable
        model={table.list}
        label={text.lists[list]}
        noun={text.noun}
        columns={shown}
        selection={table.selection}
        rowLabel={({ invoice }) => text.rowLabel(invoice.folio)}
        filtered={table.isFiltered}
        onClearFilters={table.filters.clear}
        empty={<EmptyState title={text.empty} detail={text.emptyDetail[list]} />}
        bodyHeight={440}
      />
      {list === 'inbox' && <EarlierInvoices vm={vm} country={country} />}
      <SelectionBar vm={vm} country={country} />
      <Dialogs vm={vm} country={country} />
    </>
  )
})

/** Loaded when they are opened. */
const Dialogs = observer(function Dialogs({ vm, country }: Pick<ListViewProps, 'vm' | 'country'>) {
  const { assignees, check, duplicates } = vm.table
  return (
    <Suspense>
      {check.prompt.shown !== undefined && <DryRunDialog prompt={check.prompt} country={country} />}
      {duplicates.invoice !== undefined && <DuplicateDialog comparison={duplicates} />}
      {assignees.invoice !== undefined && <AssigneeDialog confirmation={assignees} />}
      {vm.receipt.invoice !== undefined && <ReceiptDialog receipt={vm.receipt} country={country} />}
    </Suspense>
  )
})
