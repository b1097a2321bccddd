import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { OrderAttachments } from '#application/orders/order-attachments.ts'
import type { OrderInvoiceSortField } from '#application/orders/orders.port.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import type { Country } from '#domain/kernel/country.ts'
import { isConfirming, type OrderDetail, type OrderInvoice } from '#domain/orders/order.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { INVOICE_NOUN } from '../financing/nouns.ts'
import { documentRates } from '../text/document-rates.ts'
import { invoicePdfText } from '../text/invoice-pdf.ts'
import { ordersText } from '../text/orders.ts'
import { useOrderStyles } from './orders.styles.ts'
import { InvoicePdfCell } from './invoice-pdf-cell.tsx'
import { InvoicePdfUploads } from './invoice-pdf-uploads.tsx'
import { invoiceColumnsOf } from './order-invoice-columns.tsx'

export interface OrderInvoicesProps {
  readonly vm: OrderDetailViewModel
  readonly country: Country
  readonly order: OrderDetail
}

const pdfColumn = (attachments: OrderAttachments): Column<OrderInvoice, OrderInvoiceSortField> => ({
  id: 'pdf',
  header: invoicePdfText.column,
  render: (invoice) => <InvoicePdfCell attachments={attachments} invoice={invoice} />,
  width: 92,
  cardPart: 'chip',
})

/** The invoices of one order, page by page, with their sum. */
export const OrderInvoices = observer(function OrderInvoices({ vm, country, order }: OrderInvoicesProps) {
  const styles = useOrderStyles()
  const { creditNotes, invoiceDiscounts, paid, total, type } = order
  const { filters } = vm
  const columns = useMemo(
    () => [
      ...invoiceColumnsOf(country, { creditNotes, invoiceDiscounts, paid, type }),
      ...(screensOf(country).hasInvoicePdf ? [pdfColumn(vm.attachments)] : []),
    ],
    [country, creditNotes, invoiceDiscounts, paid, type, vm],
  )
  return (
    <section className={styles.page}>
      <div className={styles.filters}>
        <FilterSearchBox
          filters={filters}
          label={isConfirming(order) ? ordersText.searchSuppliers : ordersText.search}
          placeholder={ordersText.searchHint}
        />
        <ExportMenu
          title={ordersText.detailTitle(order.id)}
          noun={INVOICE_NOUN}
          columns={columns}
          found={{ count: vm.invoices.totalRows, load: vm.invoices.readAll }}
          isNarrow={filters.isNarrow}
        />
      </div>
      <InvoicePdfUploads attachments={vm.attachments} country={country} />
      <RemoteTable
        model={vm.invoices}
        label={ordersText.detailTitle(order.id)}
        noun={INVOICE_NOUN}
        columns={columns}
        rowLabel={(invoice) => `factura ${invoice.folio}`}
        filtered={filters.isNarrow}
        onClearFilters={filters.clear}
        empty={<EmptyState title={ordersText.invoices(0, country)} />}
        bodyHeight={420}
      />
      {documentRates(vm.invoices.rows ?? [], country).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles.total}>
        <span>{ordersText.total}</span>
        <MoneyText value={total} />
      </p>
    </section>
  )
})
