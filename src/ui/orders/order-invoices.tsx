import { observer } from 'mobx-react-lite'
import { type ReactNode, useMemo } from 'react'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { OrderAttachments } from '#application/orders/order-attachments.ts'
import type { OrderInvoiceSortField } from '#application/orders/orders.port.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { OrderDetail, OrderInvoice } from '#domain/orders/order.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { INVOICE_NOUN } from '../financing/nouns.ts'
import { documentRates } from '../text/document-rates.ts'
import { invoicePdfText } from '../text/invoice-pdf.ts'
import { ordersText } from '../text/orders.ts'
import { InvoicePdfCell } from './invoice-pdf-cell.tsx'
import { InvoicePdfUploads } from './invoice-pdf-uploads.tsx'
import { invoiceColumnsOf } from './order-invoice-columns.tsx'
import { OrderSearch } from './order-search.tsx'

export interface OrderInvoicesProps {
  readonly vm: OrderDetailViewModel
  readonly country: Country
  readonly order: OrderDetail
  readonly tabs: ReactNode
}

const pdfColumn = (attachments: OrderAttachments): Column<OrderInvoice, OrderInvoiceSortField> => ({
  id: 'pdf',
  header: invoicePdfText.column,
  render: (invoice) => <InvoicePdfCell attachments={attachments} invoice={invoice} />,
  width: 92,
  cardPart: 'chip',
})

/** The invoices of one order, page by page, with their sum. */
export const OrderInvoices = observer(function OrderInvoices({ vm, country, order, tabs }: OrderInvoicesProps) {
  const { creditNotes, invoiceDiscounts, paid, total, type } = order
  const { filters } = vm
  const columns = useMemo(
    () => [
      ...invoiceColumnsOf(country, { creditNotes, invoiceDiscounts, paid, total, type }),
      ...(screensOf(country).hasInvoicePdf ? [pdfColumn(vm.attachments)] : []),
    ],
    [country, creditNotes, invoiceDiscounts, paid, total, type, vm],
  )
  return (
    <>
      <InvoicePdfUploads attachments={vm.attachments} country={country} />
      <RemoteTable
        head={
          <ListHead
            tabs={tabs}
            tools={
              <>
                <OrderSearch vm={vm} order={order} />
                <ExportMenu
                  title={ordersText.detailTitle(order.id)}
                  noun={INVOICE_NOUN}
                  columns={columns}
                  found={{ count: vm.invoices.totalRows, load: vm.invoices.readAll }}
                  isNarrow={filters.isNarrow}
                />
              </>
            }
          />
        }
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
    </>
  )
})
