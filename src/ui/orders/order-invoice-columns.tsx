import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate, formatPercent } from '#domain/kernel/format.ts'
import { isConfirming, type OrderDetail } from '#domain/orders/order.ts'
import type { BasisPoints } from '#domain/kernel/rate.ts'
import { statusGroupOf } from '../text/order-status-groups.ts'
import { SupplierName } from '../counterparts/supplier-name.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { AgreedCell } from './agreed-cell.tsx'
import { optionalColumnsOf, type InvoiceColumn } from './order-invoice-optional-columns.tsx'
import { PayerCell, payerFullName } from '../financing/payer-cell.tsx'
import { ordersText } from '../text/orders.ts'

/** Credit notes and discounts have columns in the orders that have any. */
export const invoiceColumnsOf = (
  country: Country,
  order: Pick<OrderDetail, 'creditNotes' | 'invoiceDiscounts' | 'paid' | 'total' | 'type'>,
): ReadonlyArray<InvoiceColumn> => {
  const text = ordersText.invoiceColumns
  const { hasInvoiceLateDays } = profileOf(country)
  const isForSuppliers = isConfirming(order)
  const { credited, discounted, late, retained } = optionalColumnsOf(country, order)
  return [
    {
      id: 'folio',
      header: text.folio,
      render: (row) => row.folio,
      fullText: (row) => row.folio,
      total: ordersText.total,
      width: 78,
      sticky: true,
      cardPart: 'detail',
      sortKey: 'folio',
    },
    {
      id: 'payer',
      header: isForSuppliers ? text.supplier(country) : text.payer(country),
      render: ({ payer, supplierId }) => (
        <PayerCell
          payer={payer}
          country={country}
          name={isForSuppliers ? <SupplierName id={supplierId} name={payer.name.toUpperCase()} /> : undefined}
        />
      ),
      fullText: ({ payer }) => payerFullName(payer, country),
      width: 140,
      grow: 2,
      sticky: true,
      cardPart: 'title',
      sortKey: 'payerName',
    },
    {
      id: 'issueDate',
      header: text.issueDate,
      render: (row) => formatShortDate(row.issueDate),
      exported: (row) => ({ date: row.issueDate }),
      width: 104,
      sortKey: 'issueDate',
    },
    {
      id: 'paymentDate',
      header: text.paymentDate,
      render: ({ paymentDate, renegotiation }) => (
        <AgreedCell
          now={formatShortDate(renegotiation?.paymentDate ?? paymentDate)}
          before={renegotiation && formatShortDate(paymentDate)}
        />
      ),
      exported: ({ paymentDate, renegotiation }) => ({ date: renegotiation?.paymentDate ?? paymentDate }),
      width: 128,
      cardPart: 'detail',
      sortKey: 'expirationDate',
    },
    ...(order.creditNotes.minor > 0 ? [credited] : []),
    ...(order.invoiceDiscounts.minor > 0 ? [discounted] : []),
    {
      id: 'rate',
      header: text.rate,
      render: ({ rate, renegotiation }) => (
        <AgreedCell
          now={rateText(renegotiation?.rate ?? rate, country)}
          before={renegotiation && rateText(rate, country)}
          align="end"
        />
      ),
      exported: (row) => {
        const rate = row.renegotiation?.rate ?? row.rate
        return rate === undefined ? undefined : { hundredths: rate }
      },
      width: 96,
      align: 'end',
      sortKey: 'rate',
    },
    {
      id: 'status',
      header: text.status,
      render: (row) => <StatusChip {...statusGroupOf(row.statusGroup)} />,
      exported: (row) => statusGroupOf(row.statusGroup).label,
      width: 142,
      cardPart: 'chip',
    },
    ...(hasInvoiceLateDays ? [late] : []),
    ...(hasInvoiceLateDays && !isForSuppliers ? [retained] : []),
    {
      id: 'amount',
      header: isForSuppliers ? text.repayment : text.total,
      render: (row) => <MoneyText value={row.amount} />,
      exported: (row) => row.amount,
      hasTotal: true,
      total: <MoneyText value={order.total} />,
      width: WIDTH_OF_AMOUNT[country],
      align: 'end',
      cardPart: 'amount',
      sortKey: 'amount',
    },
  ]
}

const rateText = (rate: BasisPoints | undefined, country: Country): string =>
  rate === undefined ? '—' : formatPercent(rate, country)

const WIDTH_OF_AMOUNT: Readonly<Record<Country, number>> = { CL: 128, MX: 150 }
