import type { OrderInvoiceSortField } from '#application/orders/orders.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { OrderDetail, OrderInvoice } from '#domain/orders/order.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { ordersText } from '../text/orders.ts'

export type InvoiceColumn = Column<OrderInvoice, OrderInvoiceSortField>

/** The columns that only some countries or orders have. */
export const optionalColumnsOf = (
  country: Country,
  { paid }: Pick<OrderDetail, 'paid'>,
): Readonly<Record<'credited' | 'discounted' | 'late' | 'retained', InvoiceColumn>> => {
  const text = ordersText.invoiceColumns
  const credited: InvoiceColumn = {
    id: 'creditNotes',
    header: paid === undefined ? text.creditNotes : text.creditNotesAndPayments,
    render: (row) => <MoneyText value={row.creditNotes} />,
    exported: (row) => row.creditNotes,
    hasTotal: true,
    width: paid === undefined ? 124 : 176,
    align: 'end',
  }
  const discounted: InvoiceColumn = {
    id: 'discounts',
    header: text.discounts,
    render: (row) => discountsText(row, country),
    fullText: (row) => discountsText(row, country),
    width: 150,
    grow: 1,
  }
  const late: InvoiceColumn = {
    id: 'daysLate',
    header: text.daysLate,
    render: ({ daysLate }) => ordersText.daysLate(daysLate, country),
    exported: ({ daysLate }) => daysLate,
    width: 104,
    align: 'end',
  }
  const retained: InvoiceColumn = {
    id: 'retention',
    header: text.retention,
    render: (row) => <MoneyText value={row.retention} />,
    exported: (row) => row.retention,
    hasTotal: true,
    width: 108,
    align: 'end',
  }
  return { credited, discounted, late, retained }
}

const discountsText = ({ discounts }: OrderInvoice, country: Country): string =>
  discounts.length === 0
    ? '—'
    : discounts.map(({ amount, reason }) => `${formatMoney(amount, country)} · ${reason}`).join(', ')
