import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatPercent, formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { OrderInvoice } from '#domain/orders/order.ts'
import { statusGroupOf } from '#domain/orders/status-group.ts'
import { DataTable } from '../design/data-table/data-table.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { INVOICE_NOUN } from '../financing/nouns.ts'
import { PayerCell, payerFullName } from '../financing/payer-cell.tsx'
import { describeFailure } from '../text/describe-failure.ts'
import { ordersText } from '../text/orders.ts'
import { useOrderStyles } from './orders.styles.ts'

export interface OrderInvoicesProps {
  readonly vm: OrderDetailViewModel
  readonly country: Country
  readonly total: Money
}

/** The invoices of one order, a page at a time, and what they add up to. */
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

const invoiceColumnsOf = (country: Country): ReadonlyArray<Column<OrderInvoice>> => {
  const text = ordersText.invoiceColumns
  const { hasInvoiceLateDays } = profileOf(country)
  /* Told where there is room: the days of delay and the retention come first. */
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
