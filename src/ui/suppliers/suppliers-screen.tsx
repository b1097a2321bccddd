import { mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { SuppliersViewModel } from '#application/suppliers/suppliers.view-model.ts'
import { SUPPLIERS_PATH } from '../app/paths.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { PayablesGate } from '../payables/payables-gate.tsx'
import { pageText } from '../text/pages.ts'
import { suppliersText } from '../text/suppliers.ts'
import { SupplierDetail } from './supplier-detail.tsx'
import { SupplierList } from './supplier-list.tsx'
import { useSupplierStyles } from './suppliers.styles.ts'

/** The suppliers of the business beside the chosen one; on a narrow screen one of the two. */
export const SuppliersScreen = () => {
  useDocumentTitle(pageText.suppliers.label)
  const styles = useSupplierStyles()
  const { supplierId } = useParams()
  return (
    <PayablesGate
      title={pageText.suppliers.label}
      back={
        supplierId !== undefined && (
          <div className={styles.onlyNarrow}>
            <BackLink to={SUPPLIERS_PATH}>{suppliersText.back}</BackLink>
          </div>
        )
      }
    >
      <Columns supplierId={supplierId} />
    </PayablesGate>
  )
}

const Columns = observer(function Columns({ supplierId }: { readonly supplierId: string | undefined }) {
  const styles = useSupplierStyles()
  const vm = useViewModel(SuppliersViewModel)
  useEffect(() => vm.activate(), [vm])
  const { filters, list } = vm
  const isAlone = supplierId === undefined && list.rows?.length === 0 && !list.isBusy && !filters.isNarrow
  return (
    <div className={mergeClasses(styles.columns, isAlone && styles.alone)}>
      <div className={mergeClasses(supplierId !== undefined && styles.onlyWide)}>
        <SupplierList vm={vm} chosen={supplierId} />
      </div>
      <div className={mergeClasses(styles.detail, supplierId === undefined && styles.onlyWide)}>
        {supplierId === undefined ? (
          list.totalRows > 0 && <EmptyState title={suppliersText.choose} detail={suppliersText.chooseDetail} />
        ) : (
          <SupplierDetail key={supplierId} supplierId={supplierId} />
        )}
      </div>
    </div>
  )
})
