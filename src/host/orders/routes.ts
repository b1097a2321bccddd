import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { endpoints } from '#wire/endpoints.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { serveMoney, serveTenant, type Route } from '../http/serve.ts'
import type { HostParts } from '../parts.ts'
import { createOrder } from './create-order.ts'
import { orderOf, pageOfOrderInvoices, pageOfOrders } from './order-views.ts'
import { requestDocuments } from './store.ts'

export const orderRoutes = (parts: HostParts): ReadonlyArray<Route> => {
  const { clock, database, live } = parts
  return [
    serveMoney(
      parts,
      endpoints.orderCreate,
      async (call) => pipe(await createOrder(parts, call), E.map((id) => ({ createdOrder: { id } }))),
      ({ business }, { createdOrder }) => {
        live.publish({ type: 'order', businessId: business.id, orderId: createdOrder.id, pymeStatus: 'IN_REVIEW' })
        live.publish({ type: 'invoices', businessId: business.id })
      },
    ),

    serveTenant(parts, endpoints.orderDocuments, async ({ params, session }) => {
      await requestDocuments(database, params.orderId, session.user.id)
      return E.right({})
    }),

    serveTenant(parts, endpoints.orderList, async ({ business, query: { page, size } }) => {
      const { data, totalRows } = await pageOfOrders(database, business, page, size)
      return E.right({ data, pagination: { page, pageSize: size, totalData: totalRows } })
    }),

    serveTenant(parts, endpoints.orderDetail, async ({ business, params }) =>
      pipe(await orderOf(database, business, params.orderId), E.fromNullable(NOT_FOUND)),
    ),

    serveTenant(parts, endpoints.orderInvoices, async ({ business, params, query: { page, size } }) => {
      const today = clock.today(business.country)
      const { data, totalRows } = await pageOfOrderInvoices(database, business, params.orderId, page, size, today)
      return E.right({ data, pagination: { page, pageSize: size, totalData: totalRows } })
    }),
  ]
}
