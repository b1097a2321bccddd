import { Button } from '@fluentui/react-components'
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SupplierTableViewModel } from '#application/suppliers/supplier-table.view-model.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { SUPPLIER_FILE_PATH, supplierPath } from '../app/paths.ts'
import { FilterChips } from '../design/controls/filter-chips.tsx'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { PHONE_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { useLock } from '../team/use-lock.ts'
import { pageText } from '../text/pages.ts'
import { supplierFileText } from '../text/supplier-file.ts'
import { suppliersText as text } from '../text/suppliers.ts'
import { supplierColumns } from './supplier-columns.tsx'

const GROUPS = ['overdue', 'withoutAccount', 'unconfirmed'] as const

/** The suppliers with what is owed to each; a row opens the supplier. */
export const SupplierTable = observer(function SupplierTable() {
  const vm = useViewModel(SupplierTableViewModel)
  const { country } = useViewModel(CurrentSession)
  const navigate = useNavigate()
  const fileLock = useLock('supplierAccounts')
  useEffect(() => vm.activate(), [vm])
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const columns = useMemo(() => supplierColumns(country), [country])
  const { counts, filters, list } = vm
  return (
    <RemoteTable
      head={
        <ListHead
          tabs={
            <FilterChips
              label={text.groups}
              chips={GROUPS.map((value) => ({
                value,
                text: `${text.group[value]} ${counts === undefined ? '–' : formatInteger(counts[value], country)}`,
              }))}
              chosen={filters.filter}
              onChoose={filters.choose}
            />
          }
          tools={
            <>
              <FilterSearchBox filters={filters} label={text.search} placeholder={text.searchPlaceholder(country)} />
              <Button
                icon={<ArrowUpload20Regular />}
                aria-label={supplierFileText.open}
                onClick={() => void navigate(SUPPLIER_FILE_PATH)}
                {...fileLock}
              >
                {!isPhone && supplierFileText.open}
              </Button>
              <ExportMenu
                title={pageText.suppliers.label}
                noun={text.noun}
                columns={columns}
                found={{ count: list.totalRows, load: list.readAll }}
                isNarrow={filters.isNarrow}
                isIcon
              />
            </>
          }
        />
      }
      model={list}
      label={pageText.suppliers.label}
      noun={text.noun}
      columns={columns}
      rowLabel={({ name }) => text.open(name)}
      onOpen={({ id }) => void navigate(supplierPath(id))}
      filtered={filters.isNarrow}
      onClearFilters={filters.clear}
      empty={<EmptyState title={text.empty} detail={text.emptyDetail} />}
      bodyHeight={572}
    />
  )
})
