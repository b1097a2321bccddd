import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { SupplierFileViewModel } from '#application/suppliers/supplier-file.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { DataTable } from '../design/data-table/data-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { supplierFileText as text } from '../text/supplier-file.ts'
import { previewColumns } from './supplier-file-columns.tsx'
import { useSupplierStyles } from './suppliers.styles.ts'

export interface SupplierFilePartProps {
  readonly vm: SupplierFileViewModel
  readonly country: Country
}

/** Every row of the file before it is saved, those with problems first. */
export const SupplierFilePreview = observer(function SupplierFilePreview({ vm, country }: SupplierFilePartProps) {
  const styles = useSupplierStyles()
  const columns = useMemo(() => previewColumns(country), [country])
  const rows = vm.shown ?? []
  const ready = vm.ready.length
  return (
    <DataTable
      head={
        <ListHead
          tabs={
            <span
              className={styles.fileName}
            >{`${vm.fileName} · ${text.summary(ready, rows.length - ready, country)}`}</span>
          }
          tools={
            <>
              <Button disabled={vm.isSaving} onClick={vm.reset}>
                {text.other}
              </Button>
              <Button
                appearance="primary"
                icon={vm.isSaving ? <Spinner /> : null}
                disabledFocusable={vm.isSaving || ready === 0}
                onClick={() => void vm.save()}
              >
                <span>{vm.isSaving ? text.saving : text.save(ready, country)}</span>
              </Button>
            </>
          }
        />
      }
      label={text.label}
      noun={text.noun}
      columns={columns}
      rows={rows}
      totalRows={rows.length}
      rowLabel={({ line }) => text.row(line)}
      empty={<EmptyState title={text.rejection.EMPTY} />}
      bodyHeight={528}
    />
  )
})
