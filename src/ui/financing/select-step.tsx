import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import type { InvoiceRow } from '#application/financing/invoice-row.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { financeText } from '../text/finance.ts'
import { showsExcluded, type ExcludedParts } from './excluded-view.ts'
import type { InvoiceDetailPanel } from './detail/invoice-detail.types.ts'
import type { FilterDrawer, SavedViewsPart } from './filters/filter-drawer.types.ts'
import { useFilterAddress } from './filters/use-filter-address.ts'
import { useFinanceStyles } from './finance.styles.ts'
import { InvoiceSum } from './invoice-sum.tsx'
import { InvoiceToolbar } from './invoice-toolbar.tsx'
import { LeadRow } from './lead-row.tsx'
import { INVOICE_NOUN } from './nouns.ts'
import type { ProposalBarProps } from './proposal-bar.tsx'
import { SelectSide } from './select-side.tsx'
import { SelectionTotal } from './selection-card.tsx'
import { useInvoiceTable } from './use-invoice-table.ts'
import { lazyPart } from '../app/lazy-part.ts'

const RemoveInvoiceDialog = lazyPart(async () => (await import('./remove-invoice-dialog.tsx')).RemoveInvoiceDialog)

export interface SelectStepProps extends Pick<ProposalBarProps, 'Proposals'> {
  readonly vm: FinanceHomeViewModel
  readonly country: Country
  readonly Excluded: ExcludedParts
  readonly Filters: FilterDrawer
  /** Undefined until the table is shown. */
  readonly Views: SavedViewsPart | undefined
  readonly Detail: InvoiceDetailPanel
}

/** Step one: the financeable invoices and the selection. */
export const SelectStep = observer(function SelectStep(props: SelectStepProps) {
  const { vm, country, Detail, Excluded, Filters, Proposals, Views } = props
  const styles = useFinanceStyles()
  const { table } = vm.flow
  const [opened, setOpened] = useState<{ readonly row: InvoiceRow; readonly type: FinancingType }>()
  const open = (row: InvoiceRow): void => setOpened({ row, type: table.type })
  /* An invoice of one type cannot be selected for the other. */
  if (opened !== undefined && opened.type !== table.type) setOpened(undefined)
  useFilterAddress(table)
  const isNarrow = useMediaQuery('(max-width: 1279.98px)')
  const { open: ask } = vm.removal
  const hasRemovable = table.list.rows?.some(({ isRemovable }) => isRemovable) ?? false
  const shape = useInvoiceTable(country, hasRemovable ? ask : undefined)
  const [params] = useSearchParams()
  const isExcluded = !vm.isDemo && showsExcluded(params)
  const sum = table.list.rows !== undefined && <InvoiceSum table={table} country={country} />
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <LeadRow
          vm={vm}
          country={country}
          ExcludedControl={Excluded.Control}
          isExcluded={isExcluded}
          Proposals={Proposals}
        />
        {isExcluded ? (
          <Suspense fallback={<PageSpinner />}>
            <Excluded.Table country={country} Detail={Detail} />
          </Suspense>
        ) : (
          <>
            <InvoiceToolbar vm={vm} country={country} Filters={Filters} Views={Views} shape={shape}>
              {isNarrow && sum}
            </InvoiceToolbar>
            <RemoteTable
              model={table.list}
              label={financeText.select.lead}
              noun={INVOICE_NOUN}
              columns={shape.columns}
              {...(shape.heights && { heights: shape.heights })}
              selection={table.selection}
              {...(!vm.isDemo && { onOpen: open })}
              rowLabel={(row) => `factura ${row.folio}`}
              filtered={table.isFiltered}
              onClearFilters={table.filters.clear}
              empty={
                <EmptyState
                  title={financeText.select.nothingYet}
                  detail={financeText.select.nothingYetDetail(country)}
                />
              }
              footer={isNarrow ? undefined : sum}
              bodyHeight={440}
            />
          </>
        )}
      </div>
      <SelectSide vm={vm} country={country} />
      {opened !== undefined && (
        <Suspense>
          <Detail
            invoice={opened.row}
            selection={{
              isSelected: () => table.selection.has(opened.row),
              toggle: () => table.selection.toggle(opened.row),
            }}
            country={country}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      {vm.removal.candidate !== undefined && (
        <Suspense>
          <RemoveInvoiceDialog vm={vm.removal} />
        </Suspense>
      )}
      <SelectionTotal vm={vm} country={country} />
    </div>
  )
})
