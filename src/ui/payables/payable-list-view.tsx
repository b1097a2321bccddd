import { observer } from 'mobx-react-lite'
import { Suspense, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayableListName } from '#application/payables/payables.port.ts'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { DUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import { SEARCH_PARAM } from '../app/paths.ts'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { NARROW_SCREEN, WIDE_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { paymentsText as text } from '../text/payables.ts'
import { DueBar } from './due-bar.tsx'
import { ListTools, type ListToolsProps } from './list-tools.tsx'
import { NoticeChips } from './notice-chips.tsx'
import { payableColumns } from './payable-columns.tsx'
import { CARD_DATE, type PayableColumn } from './payable-list-columns.tsx'
import { EarlierInvoices, SelectionBar } from './payable-list-parts.tsx'
import type { InboxParts } from './payments.types.ts'
import { lazyPart } from '../app/lazy-part.ts'

const DryRunDialog = lazyPart(async () => (await import('../design/feedback/dry-run-dialog.tsx')).DryRunDialog)
const DuplicateDialog = lazyPart(async () => (await import('./duplicate-dialog.tsx')).DuplicateDialog)
const AssigneeDialog = lazyPart(async () => (await import('./assignee-dialog.tsx')).AssigneeDialog)
const ReceiptDialog = lazyPart(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog)

interface ListViewProps extends InboxParts {
  readonly vm: PaymentsViewModel
  readonly list: PayableListName
  /** Links to the other lists. */
  readonly tabs: ReactNode
  readonly calendar: BusinessCalendar
  readonly country: Country
}

/** One list of owed invoices, with what can be done with the selected ones. */
export const PayableListView = observer(function PayableListView(props: ListViewProps) {
  const { vm, list, calendar, country, PayablePanel } = props
  const { table } = vm
  /* Before the search box can be typed in: opening a list clears the search. */
  const search = useSearchParams()[0].get(SEARCH_PARAM) ?? ''
  useLayoutEffect(() => vm.open(list, search), [vm, list, search])
  const columns = useMemo(
    () => payableColumns(list, { table, receipt: vm.receipt, calendar, country }),
    [list, table, vm, calendar, country],
  )
  const shown = useShownColumns(columns)
  return (
    <>
      <RemoteTable
        model={table.list}
        label={text.lists[list]}
        noun={text.noun}
        columns={shown}
        selection={table.selection}
        onOpen={table.openRow}
        rowLabel={({ invoice }) => text.rowLabel(invoice.folio)}
        filtered={table.isFiltered}
        onClearFilters={table.filters.clear}
        empty={<EmptyState title={text.empty} detail={text.emptyDetail[list]} />}
        head={<Head {...props} columns={columns} />}
        bodyHeight={440}
      />
      {list === 'inbox' && <EarlierInvoices vm={vm} country={country} />}
      <SelectionBar vm={vm} country={country} />
      {table.opened !== undefined && (
        <Suspense>
          <PayablePanel vm={vm} row={table.opened} calendar={calendar} country={country} />
        </Suspense>
      )}
      <Dialogs vm={vm} country={country} />
    </>
  )
})

/** A smaller window has fewer of them: the panel of an invoice and the file have all. */
const useShownColumns = (columns: ReadonlyArray<PayableColumn>): ReadonlyArray<PayableColumn> => {
  const isCard = useMediaQuery(NARROW_SCREEN)
  const isWide = useMediaQuery(WIDE_SCREEN)
  const isSmall = useMediaQuery('(max-width: 1365px)')
  const isNarrow = useMediaQuery('(max-width: 1159px)')
  return useMemo(() => {
    const hidden = [
      'legalDueDate',
      ...(isWide ? [] : ['method']),
      ...(isSmall ? ['issueDate'] : []),
      ...(isNarrow ? ['identifier', 'dueDate'] : []),
    ]
    const shown = columns.filter(({ id }) => !hidden.includes(id))
    return isCard ? shown.map((column) => (column.id === 'paymentDate' ? CARD_DATE : column)) : shown
  }, [columns, isCard, isNarrow, isSmall, isWide])
}

/** The tabs and tools, when everything is due, and the payrolls of the chosen segment. */
const Head = observer(function Head(props: ListViewProps & Pick<ListToolsProps, 'columns'>) {
  const { vm, list, tabs, columns, country, DueLists } = props
  const { filters } = vm.table
  const bucket = DUE_BUCKETS.find((each) => each === filters.filter)
  const hasLists = bucket !== undefined && filters.search === '' && vm.hasLists(bucket)
  return (
    <>
      <ListHead tabs={tabs} tools={<ListTools vm={vm} columns={columns} country={country} />} />
      {list === 'inbox' && <DueBar vm={vm} country={country} />}
      {list === 'paid' && <NoticeChips vm={vm} country={country} />}
      {list === 'inbox' && hasLists && (
        <Suspense>
          <DueLists bucket={bucket} country={country} />
        </Suspense>
      )}
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
