import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import { SuppliersViewModel } from '#application/suppliers/suppliers.view-model.ts'
import { SUPPLIERS_PATH } from '../app/paths.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { PayablesGate } from '../payables/payables-gate.tsx'
import { pageText } from '../text/pages.ts'
import { suppliersText as text } from '../text/suppliers.ts'
import { SupplierDetail } from './supplier-detail.tsx'
import { SupplierList } from './supplier-list.tsx'
import { SupplierTable } from './supplier-table.tsx'
import { useSupplierStyles } from './suppliers.styles.ts'

/** The suppliers of the business as a table; one of them beside the list of all, on a narrow screen alone. */
export const SuppliersScreen = () => {
  const { supplierId } = useParams()
  return supplierId === undefined ? <Table /> : <Supplier supplierId={supplierId} />
}

const Table = () => {
  useDocumentTitle(pageText.suppliers.label)
  return (
    <PayablesGate title={pageText.suppliers.label} lead={text.lead}>
      <SupplierTable />
    </PayablesGate>
  )
}

interface SupplierProps {
  /** The id in the address. */
  readonly supplierId: string
}

const Supplier = observer(function Supplier({ supplierId }: SupplierProps) {
  const vm = useViewModel(SupplierViewModel)
  const title = vm.supplier.value?.name ?? pageText.suppliers.label
  useDocumentTitle(title)
  return (
    <PayablesGate title={title} back={<BackLink to={SUPPLIERS_PATH}>{text.back}</BackLink>}>
      <Columns supplierId={supplierId} vm={vm} />
    </PayablesGate>
  )
})

const Columns = observer(function Columns({ supplierId, vm }: SupplierProps & { readonly vm: SupplierViewModel }) {
  const styles = useSupplierStyles()
  const list = useViewModel(SuppliersViewModel)
  const { country } = useViewModel(CurrentSession)
  useEffect(() => list.activate(), [list])
  useEffect(() => vm.open(supplierId), [vm, supplierId])
  return (
    <div className={styles.columns}>
      <div className={styles.onlyWide}>
        <SupplierList vm={list} chosen={supplierId} />
      </div>
      <div className={styles.detail}>
        {vm.isNotFound ? (
          <EmptyState title={text.notFound} detail={text.notFoundDetail} />
        ) : (
          <SupplierDetail vm={vm} country={country} />
        )}
      </div>
    </div>
  )
})
