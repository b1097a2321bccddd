import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { ListedOrder } from '#domain/orders/listed-order.ts'
import { orderStateLabel } from '../text/tracker.ts'
import { ordersText } from '../text/orders.ts'
import { IdCell, PayersCell, StatusCell } from './order-cells.tsx'
import {
  INVOICES,
  type OrderColumn,
  receivedOf,
  REQUESTED_ON,
  surplusOf,
  totalAndReceived,
  totalOf,
  TYPE,
  TYPE_AND_DATE,
} from './order-fact-columns.tsx'

export interface OrderTable {
  readonly country: Country
  readonly isFresh: (id: OrderId) => boolean
  /** The date of the request is below the type. */
  readonly isStacked: boolean
  /** The received amount is below the total, and the number of invoices is left out. */
  readonly isTight: boolean
  /** A card says why the search found its order. */
  readonly isSearched: boolean
}

const text = ordersText.columns

/** The list of orders. Countries without a surplus have no column for it. */
export const orderColumns = ({
  country,
  isFresh,
  isStacked,
  isTight,
  isSearched,
}: OrderTable): ReadonlyArray<OrderColumn> => [
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
  ...(isStacked ? [TYPE_AND_DATE] : [TYPE, REQUESTED_ON]),
  {
    id: 'payers',
    header: text.payers,
    render: (order) => <PayersCell order={order} country={country} />,
    exported: ({ lines }) => lines && `${lines.firstPayer}${ordersText.otherPayers(lines.otherPayers, country)}`,
    width: 150,
    grow: 1,
    wraps: true,
    cardPart: 'title',
    ...(isSearched && {
      cardNote: ({ match }: ListedOrder) => (match === undefined ? '' : ordersText.match(match, country)),
    }),
  },
  ...(isTight ? [totalAndReceived(country)] : [INVOICES, totalOf(country), receivedOf(country)]),
  ...(profileOf(country).hasSurplus ? [surplusOf(country)] : []),
  {
    id: 'status',
    header: text.status,
    render: (order) => <StatusCell order={order} country={country} isFresh={isFresh} />,
    exported: ({ status }) => orderStateLabel(status),
    width: isTight ? 180 : 210,
    sortKey: 'status',
    cardPart: 'chip',
  },
]

/** With the column of surpluses the others leave room for a name only with two values in one of them. */
export const STACKED_ORDERS = '(min-width: 1024px) and (max-width: 1499.98px)'

/** Beside the rail the columns fit only with more of them together; narrower windows have cards. */
export const TIGHT_ORDERS = '(min-width: 1024px) and (max-width: 1259.98px)'
