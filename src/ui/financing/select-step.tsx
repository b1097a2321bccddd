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
import { ListHead } from '../design/layout/list-head.tsx'
import { useMay } from '../team/use-lock.ts'
import { financeText } from '../text/finance.ts'
import { showsExcluded } from './excluded-view.ts'
import type { InvoiceDetailPanel } from './detail/invoice-detail.types.ts'
import { useFilterAddress } from './filters/use-filter-address.ts'
import { InvoiceSum } from './invoice-sum.tsx'
import { InvoiceTools, type InvoiceToolsProps } from './invoice-tools.tsx'
import { INVOICE_NOUN } from './nouns.ts'
import { SelectionFooter } from './selection-footer.tsx'
import { TypeTabs } from './type-tabs.tsx'
import { useInvoiceTable } from './use-invoice-table.ts'
import { lazyPart } from '../app/lazy-part.ts'

const FilterSummary = lazyPart(async () => (await import('./filters/filter-summary.tsx')).FilterSummary)
const RemoveInvoiceDialog = lazyPart(async () => (await import('./remove-invoice-dialog.tsx')).RemoveInvoiceDialog)

export interface SelectStepProps extends Omit<InvoiceToolsProps, 'shape'> {
  readonly vm: FinanceHomeViewModel
  readonly type: FinancingType
  readonly country: Country
  readonly Detail: InvoiceDetailPanel
}

/** Step one: the financeable invoices and the selection. */
export const SelectStep = observer(function SelectStep(props: SelectStepProps) {
  const { vm, type, country, Detail, Excluded, ...tools } = props
  const { table } = vm.flow
  const [opened, setOpened] = useState<{ readonly row: InvoiceRow; readonly type: FinancingType }>()
  const open = (row: InvoiceRow): void => setOpened({ row, type: table.type })
  /* An invoice of one type cannot be selected for the other. */
  if (opened !== undefined && opened.type !== table.type) setOpened(undefined)
  useFilterAddress(table)
  const { open: ask } = vm.removal
  const mayRemove = useMay('invoices')
  const hasRemovable = table.list.rows?.some(({ isRemovable }) => isRemovable) ?? false
  const shape = useInvoiceTable(country, mayRemove && hasRemovable ? ask : undefined)
  const [params] = useSearchParams()
  const tabs = <TypeTabs vm={vm} type={type} country={country} />
  if (!vm.isDemo && showsExcluded(params))
    return (
      <Suspense fallback={<PageSpinner />}>
        <Excluded.Table type={table.type} country={country} reloadKey={vm.flow.isSent} tabs={tabs} Detail={Detail} />
      </Suspense>
    )
  return (
    <>
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
        head={
          <>
            <ListHead
              tabs={tabs}
              tools={<InvoiceTools vm={vm} country={country} shape={shape} Excluded={Excluded} {...tools} />}
            />
            {table.filters.isNarrow && !table.list.isLocal && (
              <Suspense>
                <FilterSummary table={table} country={country} all={vm.counts[table.type].value} />
              </Suspense>
            )}
          </>
        }
        empty={
          <EmptyState title={financeText.select.nothingYet} detail={financeText.select.nothingYetDetail(country)} />
        }
        footer={table.list.rows !== undefined && <InvoiceSum table={table} country={country} />}
        bodyHeight={440}
      />
      <SelectionFooter vm={vm} country={country} />
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
    </>
  )
})
