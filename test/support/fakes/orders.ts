import * as TE from 'fp-ts/TaskEither'
import type { Orders } from '#application/orders/orders.port.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import { aDetailOf, anOrderInvoice } from '#test/support/samples/orders.ts'
import { type Faults, makeFaults, rejected } from './faults.ts'

export interface FakeOrders extends Orders {
  readonly faults: Faults
  readonly put: (orders: ReadonlyArray<OrderSummary>) => void
}

/** Each order has 25 invoices. */
export const makeFakeOrders = (initial: ReadonlyArray<OrderSummary>): FakeOrders => {
  const faults = makeFaults()
  let orders = initial
  const slice = <A>(rows: ReadonlyArray<A>, page: number, pageSize: number) => ({
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    totalRows: rows.length,
  })
  return {
    faults,
    put: (next) => {
      orders = next
    },
    page: (page, pageSize) => faults.around(() => TE.of(slice(orders, page, pageSize))),
    detail: (id) =>
      faults.around(() => {
        const order = orders.find((one) => one.id === id)
        return order === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of(aDetailOf(order))
      }),
    invoices: (id, page, pageSize) =>
      faults.around(() =>
        orders.some((one) => one.id === id)
          ? TE.of(
              slice(
                Array.from({ length: 25 }, (_, at) => anOrderInvoice(at)),
                page,
                pageSize,
              ),
            )
          : TE.left(rejected('ERROR_NOT_FOUND')),
      ),
  }
}
