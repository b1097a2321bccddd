import type { OrderSortField } from '#application/orders/orders.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { ListedOrder } from '#domain/orders/listed-order.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { StackedCell } from '../design/data-table/stacked-cell.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { ordersText } from '../text/orders.ts'
import { ReceivedCell, SurplusCell } from './order-cells.tsx'

export type OrderColumn = Column<ListedOrder, OrderSortField>

const text = ordersText.columns

/** An unknown type is shown unchanged. */
export const typeText = (type: string): string => new Map(Object.entries(ordersText.types)).get(type) ?? type

export const INVOICES: OrderColumn = {
  id: 'invoices',
  header: text.invoices,
  render: ({ lines }) => lines?.count ?? '–',
  exported: ({ lines }) => lines?.count,
  width: 72,
  align: 'end',
}

export const TYPE: OrderColumn = {
  id: 'type',
  header: text.type,
  render: ({ type }) => typeText(type),
  exported: ({ type }) => typeText(type),
  width: 164,
  sortKey: 'type',
}

export const TYPE_AND_DATE: OrderColumn = {
  ...TYPE,
  sortKey: 'requestedOn',
  header: text.typeAndDate,
  render: ({ requestedOn, type }) => <StackedCell second={formatShortDate(requestedOn)}>{typeText(type)}</StackedCell>,
}

export const REQUESTED_ON: OrderColumn = {
  id: 'requestedOn',
  header: text.requestedOn,
  render: ({ requestedOn }) => formatShortDate(requestedOn),
  exported: ({ requestedOn }) => ({ date: requestedOn }),
  width: 98,
  sortKey: 'requestedOn',
  cardPart: 'detail',
}

/** Pixels of the longest usual amount, which is never cut. */
const AMOUNT: Readonly<Record<Country, number>> = { CL: 108, MX: 136 }

export const totalOf = (country: Country): OrderColumn => ({
  id: 'total',
  header: text.total,
  render: ({ total }) => <MoneyText value={total} />,
  exported: ({ total }) => total,
  hasTotal: true,
  width: AMOUNT[country],
  align: 'end',
  sortKey: 'total',
  cardPart: 'amount',
})

export const receivedOf = (country: Country): OrderColumn => ({
  id: 'received',
  header: text.received,
  render: ({ received }) => <ReceivedCell value={received} />,
  exported: ({ received }) => received,
  hasTotal: true,
  width: AMOUNT[country],
  align: 'end',
  sortKey: 'received',
})

export const totalAndReceived = (country: Country): OrderColumn => ({
  ...totalOf(country),
  header: text.totalAndReceived,
  render: ({ received, total }) =>
    received === undefined ? (
      <MoneyText value={total} />
    ) : (
      <span>
        <MoneyText value={total} />
        <br />
        <ReceivedCell value={received} />
      </span>
    ),
})

export const surplusOf = (country: Country): OrderColumn => ({
  id: 'surplus',
  header: text.surplus,
  render: (order) => <SurplusCell order={order} country={country} />,
  exported: ({ surplus }) => surplus,
  hasTotal: true,
  width: 168,
  align: 'end',
})
