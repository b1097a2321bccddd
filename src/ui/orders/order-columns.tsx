import type { OrderSortField } from '#application/orders/orders.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import { AMOUNT_WIDTH } from '../design/data-table/amount-width.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { StackedCell } from '../design/data-table/stacked-cell.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { orderStateLabel } from '../text/tracker.ts'
import { ordersText } from '../text/orders.ts'
import { IdCell, StatusCell, SurplusCell } from './order-cells.tsx'

type OrderColumn = Column<OrderSummary, OrderSortField>

export interface OrderTable {
  readonly country: Country
  readonly isFresh: (id: OrderId) => boolean
  /** The date of the request is below the type. */
  readonly isStacked: boolean
}

/** The list of orders. Countries without a surplus have no column for it. */
export const orderColumns = ({ country, isFresh, isStacked }: OrderTable): ReadonlyArray<OrderColumn> => {
  const text = ordersText.columns
  const type: OrderColumn = {
    id: 'type',
    header: text.type,
    render: (order) => typeText(order.type),
    exported: (order) => typeText(order.type),
    width: 178,
    grow: 1,
    sortKey: 'type',
    cardPart: 'title',
  }
  const typeAndDate: OrderColumn = {
    ...type,
    sortKey: 'requestedOn',
    header: text.typeAndDate,
    render: (order) => <StackedCell second={formatShortDate(order.requestedOn)}>{typeText(order.type)}</StackedCell>,
  }
  const requestedOn: OrderColumn = {
    id: 'requestedOn',
    header: text.requestedOn,
    render: (order) => formatShortDate(order.requestedOn),
    exported: (order) => ({ date: order.requestedOn }),
    width: 116,
    sortKey: 'requestedOn',
    cardPart: 'detail',
  }
  const surplus: OrderColumn = {
    id: 'surplus',
    header: text.surplus,
    render: (order) => <SurplusCell order={order} country={country} />,
    exported: ({ surplus }) => surplus,
    hasTotal: true,
    width: 184,
  }
  return [
    {
      id: 'id',
      header: text.id,
      render: (order) => <IdCell order={order} />,
      exported: ({ id }) => id,
      width: 100,
      sticky: true,
      sortKey: 'id',
      cardPart: 'title',
    },
    ...(isStacked ? [typeAndDate] : [type, requestedOn]),
    ...(profileOf(country).hasSurplus ? [surplus] : []),
    {
      id: 'total',
      header: text.total,
      render: (order) => <MoneyText value={order.total} />,
      exported: ({ total }) => total,
      hasTotal: true,
      width: AMOUNT_WIDTH[country],
      align: 'end',
      sortKey: 'total',
      cardPart: 'amount',
    },
    {
      id: 'status',
      header: text.status,
      render: (order) => <StatusCell order={order} country={country} isFresh={isFresh} />,
      exported: ({ status }) => orderStateLabel(status),
      width: 222,
      grow: 1,
      cardPart: 'chip',
    },
  ]
}

/** An unknown type is shown unchanged. */
export const typeText = (type: string): string => new Map(Object.entries(ordersText.types)).get(type) ?? type

/** In Chile the columns fit beside the rail only with the date below the type; narrower windows have cards. */
export const STACKED_ORDERS = '(min-width: 1024px) and (max-width: 1099.98px)'
