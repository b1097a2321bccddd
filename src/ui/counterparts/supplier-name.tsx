import { observer } from 'mobx-react-lite'
import { NavigationViewModel } from '#application/shell/navigation.view-model.ts'
import { hasFeature, PAYABLES_FEATURE } from '#domain/business/business.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { supplierStatementPath } from '../app/paths.ts'
import { NameLink } from '../design/controls/name-link.tsx'
import { useViewModel } from '../di/use-view-model.ts'

export interface SupplierNameProps {
  /** Undefined where the row does not say which supplier it is. */
  readonly id: SupplierId | undefined
  readonly name: string
  readonly isApart?: boolean
}

/** The name of a supplier leads to its statement, which only a company with payables has. */
export const SupplierName = observer(function SupplierName({ id, isApart, name }: SupplierNameProps) {
  const { menuFeatures } = useViewModel(NavigationViewModel)
  const isClosed = menuFeatures !== undefined && !hasFeature(menuFeatures, PAYABLES_FEATURE)
  if (id === undefined || isClosed) return <span>{name}</span>
  return (
    <NameLink to={supplierStatementPath(id)} {...(isApart === undefined ? {} : { isApart })}>
      {name}
    </NameLink>
  )
})
