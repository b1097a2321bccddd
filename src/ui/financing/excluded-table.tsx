import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ExcludedInvoicesViewModel } from '#application/financing/excluded-invoices.view-model.ts'
import { searchOfQuery } from '#application/financing/invoice-list-query.ts'
import type { ExcludedInvoice } from '#domain/financing/exclusion.ts'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { financeText } from '../text/finance.ts'
import { excludedText as text } from '../text/invoice-notices.ts'
import { ExcludedControl } from './excluded-control.tsx'
import { excludedColumns, reasonOf } from './excluded-columns.tsx'
import type { ExcludedTableProps } from './excluded-view.ts'
import { INVOICE_NOUN } from './nouns.ts'

/** The issued invoices that cannot be financed, disabled, each with its reason. A row opens its details. */
export const ExcludedTable = observer(function ExcludedTable(props: ExcludedTableProps) {
  const { country, tabs, Detail, ...control } = props
  const { filters, list } = useViewModel(ExcludedInvoicesViewModel)
  const [opened, open] = useState<ExcludedInvoice>()
  const search = searchOfQuery([...useSearchParams()[0]])
  useEffect(() => {
    if (search !== '') filters.set(search, 'ALL')
  }, [filters, search])
  const columns = useMemo(() => excludedColumns(country), [country])
  const blockedBy = useMemo(() => reasonOf(country), [country])
  return (
    <>
      <RemoteTable
        model={list}
        label={financeText.select.leadOfExcluded}
        noun={INVOICE_NOUN}
        columns={columns}
        blockedBy={blockedBy}
        onOpen={open}
        rowLabel={(row) => `factura ${row.folio}`}
        filtered={filters.isNarrow}
        onClearFilters={filters.clear}
        empty={<EmptyState title={text.none} />}
        head={
          <ListHead
            tabs={tabs}
            tools={
              <>
                <FilterSearchBox
                  filters={filters}
                  label={financeText.select.search}
                  placeholder={financeText.select.searchHint}
                />
                <ExcludedControl {...control} country={country} />
                <ExportMenu
                  title={text.fileTitle}
                  noun={INVOICE_NOUN}
                  columns={columns}
                  found={{ count: list.totalRows, load: list.readAll }}
                  isNarrow={filters.isNarrow}
                />
              </>
            }
          />
        }
        bodyHeight={440}
      />
      {opened !== undefined && (
        <Suspense>
          <Detail invoice={opened} country={country} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
})
