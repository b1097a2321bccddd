import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import { DataTable } from '../design/data-table/data-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { INVOICE_NOUN } from '../financing/nouns.ts'
import { describeFailure } from '../text/describe-failure.ts'
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
      <DataTable
        label={ordersText.detailTitle(vm.id ?? '')}
        noun={INVOICE_NOUN}
        columns={columns}
        rows={vm.rows}
        totalRows={vm.totalRows}
        paging={vm}
        rowLabel={(invoice) => `factura ${invoice.folio}`}
        busy={vm.busy}
        failure={vm.invoices._tag === 'Failed' ? describeFailure(vm.invoices.failure).sentence : undefined}
        onRetry={() => void vm.loadInvoices()}
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
