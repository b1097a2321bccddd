import { observer } from 'mobx-react-lite'
import { type ReactNode, useMemo } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { SupplierViewModel } from '#application/suppliers/supplier.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { suppliersText } from '../text/suppliers.ts'
import { supplierInvoiceColumns } from './supplier-invoice-columns.tsx'

const text = suppliersText.invoices

interface SupplierInvoicesProps {
  readonly vm: SupplierViewModel
  readonly country: Country
  readonly tabs: ReactNode
}

/** Everything that is or was paid to the supplier, the latest first. */
export const SupplierInvoices = observer(function SupplierInvoices({ vm, country, tabs }: SupplierInvoicesProps) {
  const { today } = useViewModel(BusinessCalendar)
  const columns = useMemo(() => supplierInvoiceColumns(country, today), [country, today])
  return (
    <RemoteTable
      head={<ListHead tabs={tabs} />}
      model={vm.invoices}
      label={text.label}
      noun={text.noun}
      columns={columns}
      rowLabel={({ folio }) => text.row(folio)}
      empty={<EmptyState title={text.empty} />}
      bodyHeight={440}
    />
  )
})
