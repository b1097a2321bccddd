import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate, formatPercent } from '#domain/kernel/format.ts'
import type { OrderInvoice } from '#domain/orders/order.ts'
import { statusGroupOf } from '#domain/orders/status-group.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { PayerCell, payerFullName } from '../financing/payer-cell.tsx'
import { ordersText } from '../text/orders.ts'

export const invoiceColumnsOf = (country: Country): ReadonlyArray<Column<OrderInvoice>> => {
  const text = ordersText.invoiceColumns
  const { hasInvoiceLateDays } = profileOf(country)
  /* Hidden on small screens: the days of delay and the retention take precedence. */
  const issued: Column<OrderInvoice> = {
    id: 'issueDate',
    header: text.issueDate,
    render: (row) => formatShortDate(row.issueDate),
    width: 96,
  }
  const late: ReadonlyArray<Column<OrderInvoice>> = [
    {
      id: 'daysLate',
      header: text.daysLate,
      render: ({ daysLate }) => lateText(daysLate, country),
      width: 104,
      align: 'end',
    },
    {
      id: 'retention',
      header: text.retention,
      render: (row) => <MoneyText value={row.retention} />,
      width: 108,
      align: 'end',
    },
  ]
  return [
    {
      id: 'folio',
      header: text.folio,
      render: (row) => row.folio,
      fullText: (row) => row.folio,
      width: 78,
      sticky: true,
      cardPart: 'detail',
    },
    {
      id: 'payer',
      header: text.payer(country),
      render: ({ payer }) => <PayerCell payer={payer} country={country} />,
      fullText: ({ payer }) => payerFullName(payer, country),
      width: 140,
      grow: 2,
      sticky: true,
      cardPart: 'title',
    },
    ...(hasInvoiceLateDays ? [] : [issued]),
    {
      id: 'paymentDate',
      header: text.paymentDate,
      render: (row) => formatShortDate(row.paymentDate),
      width: 112,
      cardPart: 'detail',
    },
    {
      id: 'rate',
      header: text.rate,
      render: ({ rate }) => (rate === undefined ? '—' : formatPercent(rate, country)),
      width: 66,
      align: 'end',
    },
    {
      id: 'status',
      header: text.status,
      render: (row) => <StatusChip {...statusGroupOf(row.statusGroup)} />,
      width: 142,
      cardPart: 'chip',
    },
    ...(hasInvoiceLateDays ? late : []),
    {
      id: 'amount',
      header: text.total,
      render: (row) => <MoneyText value={row.amount} />,
      width: WIDTH_OF_AMOUNT[country],
      align: 'end',
      cardPart: 'amount',
    },
  ]
}
const WIDTH_OF_AMOUNT: Readonly<Record<Country, number>> = { CL: 128, MX: 150 }
const lateText = (days: number | undefined, country: Country): string =>
  days === undefined ? '—' : ordersText.daysLate(days, country)
