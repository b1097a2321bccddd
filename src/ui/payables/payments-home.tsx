import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useMemo } from 'react'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { PayableListName } from '#application/payables/payables.port.ts'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { PAYMENT_PATHS } from '../app/paths.ts'
import { PillTabs } from '../design/controls/pill-tabs.tsx'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { SummaryCell } from '../design/layout/summary-cell.tsx'
import { paymentsText as text } from '../text/payables.ts'
import { payableColumns } from './payable-columns.tsx'
import { EarlierInvoices, ListActions, SelectionBar } from './payable-list-parts.tsx'
import { usePayablesStyles } from './payables.styles.ts'

export interface PaymentsHomeProps {
  readonly vm: PaymentsViewModel
  readonly list: PayableListName
  readonly calendar: BusinessCalendar
  readonly country: Country
}

const LISTS: ReadonlyArray<PayableListName> = ['inbox', 'paid', 'archived']
const TOTALS = ['pending', 'delayed'] as const

/** What is owed in sum, and the lists of owed invoices. */
export const PaymentsHome = observer(function PaymentsHome({ vm, list, calendar, country }: PaymentsHomeProps) {
  const styles = usePayablesStyles()
  const { table, totals } = vm
  /* Before the search box can be typed in: opening a list clears the search. */
  useLayoutEffect(() => vm.open(list), [vm, list])
  const columns = useMemo(() => payableColumns(list, { table, calendar, country }), [list, table, calendar, country])
  const tabs = LISTS.map((each) => {
    const count = totals.value?.counts[each]
    return {
      to: PAYMENT_PATHS[each],
      label: text.lists[each],
      count: count === undefined ? undefined : formatInteger(count, country),
    }
  })
  return (
    <div className={styles.page}>
      <div className={styles.cards}>
        {TOTALS.map((each) => (
          <SummaryCell
            key={each}
            title={text.cards[each]}
            isLoaded={totals.value !== undefined}
            value={<MoneyText value={totals.value?.[each]} />}
            detail={text.cardDetail[each]}
            failure={totals.failure}
            onRetry={totals.retry}
          />
        ))}
      </div>
      <PillTabs label={text.listsLabel} tabs={tabs} current={PAYMENT_PATHS[list]} />
      <div className={styles.bar}>
        <div className={styles.search}>
          <FilterSearchBox filters={table.filters} label={text.search} />
        </div>
        <ListActions table={table} />
      </div>
      <RemoteTable
        model={table.list}
        label={text.lists[list]}
        noun={text.noun}
        columns={columns}
        selection={table.selection}
        rowLabel={({ invoice }) => text.rowLabel(invoice.folio)}
        filtered={table.isFiltered}
        onClearFilters={table.filters.clear}
        empty={<EmptyState title={text.empty} detail={text.emptyDetail[list]} />}
        bodyHeight={440}
      />
      {list === 'inbox' && <EarlierInvoices vm={vm} country={country} />}
      <SelectionBar table={table} country={country} />
    </div>
  )
})
