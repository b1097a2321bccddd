import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { INVOICE_NOUN } from '../financing/nouns.ts'
import { ordersText } from '../text/orders.ts'
import { useOrderStyles } from './orders.styles.ts'
import { invoiceColumnsOf } from './order-invoice-columns.tsx'

export interface OrderInvoicesProps {
  readonly vm: OrderDetailViewModel
  readonly country: Country
  readonly total: Money
}

/** The invoices of one order, page by page, with their sum. */
export const OrderInvoices = observer(function OrderInvoices({ vm, country, total }: OrderInvoicesProps) {
  const styles = useOrderStyles()
  const columns = useMemo(() => invoiceColumnsOf(country), [country])
  return (
    <section className={styles.page}>
      <RemoteTable
        model={vm.invoices}
        label={ordersText.detailTitle(vm.id ?? '')}
        noun={INVOICE_NOUN}
        columns={columns}
        rowLabel={(invoice) => `factura ${invoice.folio}`}
        empty={<EmptyState title={ordersText.invoices(0, country)} />}
        bodyHeight={420}
      />
      <p className={styles.total}>
        <span>{ordersText.total}</span>
        <MoneyText value={total} />
      </p>
    </section>
  )
})
