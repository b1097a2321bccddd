import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import { SearchBox } from '../design/data-table/search-box.tsx'
import { commonText } from '../text/common.ts'
import { financeText } from '../text/finance.ts'
import { useFinanceStyles } from './finance.styles.ts'

export interface InvoiceSearchProps {
  readonly table: InvoiceTableViewModel
  /** What the search finds, where there is room for it nowhere else. */
  readonly children?: ReactNode
}

/** The search, and the news that would otherwise move rows under the reader's hand. */
export const InvoiceSearch = observer(function InvoiceSearch({ table, children }: InvoiceSearchProps) {
  const styles = useFinanceStyles()
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchBox
          value={table.searchText}
          onChange={table.changeSearch}
          onApply={table.applySearch}
          onClear={table.onClearFilters}
          label={financeText.select.search}
          clearLabel={commonText.clear}
        />
      </div>
      {table.hasNews && (
        <Button className={styles.news} size="small" onClick={table.onRetry}>
          {`${financeText.select.newInvoices} · ${financeText.select.showArrived}`}
        </Button>
      )}
      <span className={styles.summary}>{children}</span>
    </div>
  )
})
