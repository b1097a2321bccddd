import { observer } from 'mobx-react-lite'
import { Suspense, type ReactNode } from 'react'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { ExportMenu, selectedRows } from '../design/data-table/export-menu.tsx'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { financeText } from '../text/finance.ts'
import { PHONE_SCREEN } from '../design/theme/layout-tokens.ts'
import { useFinanceStyles } from './finance.styles.ts'
import { FilterButton } from './filters/filter-button.tsx'
import type { FilterDrawer, SavedViewsPart } from './filters/filter-drawer.types.ts'
import { InvoiceSearch } from './invoice-search.tsx'
import { INVOICE_NOUN } from './nouns.ts'
import { TableSettingsButton } from './table-settings-button.tsx'
import type { InvoiceTableShape } from './use-invoice-table.ts'
import { lazyPart } from '../app/lazy-part.ts'

const FilterSummary = lazyPart(async () => (await import('./filters/filter-summary.tsx')).FilterSummary)

export interface InvoiceToolbarProps {
  readonly vm: FinanceHomeViewModel
  readonly country: Country
  readonly Filters: FilterDrawer
  readonly Views: SavedViewsPart | undefined
  readonly shape: InvoiceTableShape
  readonly children: ReactNode
}

/** The controls that decide which invoices the table shows, and the export of these. */
export const InvoiceToolbar = observer(function InvoiceToolbar(props: InvoiceToolbarProps) {
  const { vm, country, shape, Filters, Views, children } = props
  const styles = useFinanceStyles()
  const { table } = vm.flow
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const placeholder = shape.look.look.hasSavedViews && <div className={styles.savedViews} />
  return (
    <>
      {!vm.isDemo && !isPhone && Views === undefined && placeholder}
      {!vm.isDemo && !isPhone && Views !== undefined && (
        <Suspense fallback={placeholder}>
          <Views table={table} placeholder={placeholder} />
        </Suspense>
      )}
      <InvoiceSearch
        table={table}
        filter={<FilterButton Drawer={Filters} table={table} country={country} />}
        actions={
          <>
            <ExportMenu
              title={financeText.fileTitle}
              noun={INVOICE_NOUN}
              columns={shape.fileColumns}
              found={{ count: table.list.totalRows, load: table.list.readAll }}
              isNarrow={table.isFiltered}
              selected={selectedRows(table.selection, table.chosenInvoices)}
            />
            <InvoiceTableSettings shape={shape} />
          </>
        }
      >
        {children}
      </InvoiceSearch>
      {table.filters.isNarrow && !table.list.isLocal && (
        <Suspense>
          <FilterSummary table={table} country={country} all={vm.counts[table.type].value} />
        </Suspense>
      )}
    </>
  )
})

/** The columns and rows of the table. One that this width of the screen does not have stays as it was chosen. */
const InvoiceTableSettings = observer(function InvoiceTableSettings({ shape }: Pick<InvoiceToolbarProps, 'shape'>) {
  const { choices, look } = shape
  const { compactRows, hiddenColumns } = look.look
  const ids = choices.map(({ id }) => id)
  const others = hiddenColumns.filter((id) => !ids.includes(id))
  return (
    <TableSettingsButton
      columns={choices}
      shown={ids.filter((id) => !hiddenColumns.includes(id))}
      onShow={(shown) => look.hideColumns([...others, ...ids.filter((id) => !shown.includes(id))])}
      rows={{ isCompact: compactRows, onCompact: look.setCompact }}
    />
  )
})
