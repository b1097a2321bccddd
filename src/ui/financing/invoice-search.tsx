import { Button, mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import { SIGNATURE_FILTERS } from '#domain/financing/signature.ts'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { financeText } from '../text/finance.ts'
import { signatureText } from '../text/signatures.ts'
import { useFinanceStyles } from './finance.styles.ts'

export interface InvoiceSearchProps {
  readonly table: InvoiceTableViewModel
  /** Opens the fields of the filter. */
  readonly filter: ReactNode
  /** The result of the search, where there is no other space. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** The search, the signature filter, and the notice of new rows, which would otherwise move rows under the pointer. */
export const InvoiceSearch = observer(function InvoiceSearch({ table, filter, children, actions }: InvoiceSearchProps) {
  const styles = useFinanceStyles()
  const { filters } = table
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <FilterSearchBox hasFilters filters={filters} label={financeText.select.search} />
      </div>
      {filter}
      <div className={styles.filter}>
        <SegmentedControl
          label={signatureText.filterLabel}
          options={SIGNATURE_FILTERS.map((value) => ({ value, label: signatureText.filters[value] }))}
          selected={filters.filter.signatures}
          onSelect={(signatures) => filters.choose({ ...filters.filter, signatures })}
        />
      </div>
      {table.list.hasUpdates && (
        <Button className={styles.news} size="small" onClick={table.list.retry}>
          {`${financeText.select.newInvoices} · ${financeText.select.showArrived}`}
        </Button>
      )}
      <span className={mergeClasses(styles.summary, styles.sum)}>{children}</span>
      {actions}
    </div>
  )
})
