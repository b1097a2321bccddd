import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { OrderId } from '#domain/kernel/id.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { MoneyCall } from '../http/call.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { serveMoney, serveTenant, type Route } from '../http/serve.ts'
import type { HostServices } from '../server/services.ts'
import { notify } from '../shell/notifications.ts'
import { createOrder } from './create-order.ts'
import { orderOf, pageOfOrderInvoices, pageOfOrders } from './order-views.ts'
import { requestDocuments } from './store.ts'

export const orderRoutes = (parts: HostServices): ReadonlyArray<Route> => {
  const { clock, database, live } = parts
  return [
    serveMoney(
      parts,
      endpoints.orderCreate,
      async (call) => {
        const created = await createOrder(parts, call)
        if (E.isRight(created)) await notifyOrderReceived(parts, call, created.right)
        return pipe(
          created,
          E.map((id) => ({ id })),
        )
      },
      ({ business }, { id }) => {
        live.publish({ type: 'order', businessId: business.id, orderId: id, pymeStatus: 'IN_REVIEW' })
        live.publish({ type: 'invoices', businessId: business.id })
      },
    ),

    serveTenant(parts, endpoints.orderDocuments, async ({ params, session }) => {
      await requestDocuments(database, params.orderId, session.user.id)
      return E.right(undefined)
    }),

    serveTenant(parts, endpoints.orderList, async ({ business, query: { page, size } }) => {
      const { data, totalRows } = await pageOfOrders(database, business, page, size)
      return E.right({ rows: data, page, pageSize: size, totalRows })
    }),

    serveTenant(parts, endpoints.orderDetail, async ({ business, params }) =>
      pipe(await orderOf(database, business, params.orderId), E.fromNullable(NOT_FOUND)),
    ),

    serveTenant(parts, endpoints.orderInvoices, async ({ business, params, query: { page, size } }) => {
      const today = clock.today(business.country)
      const { data, totalRows } = await pageOfOrderInvoices(database, business, params.orderId, page, size, today)
      return E.right({ rows: data, page, pageSize: size, totalRows })
    }),
  ]
}

/** Mail waits for the order: a transaction that was undone left none to write about. */
const notifyOrderReceived = async (
  { clock, database, mail }: HostServices,
  { business, tx }: Pick<MoneyCall<unknown, unknown, unknown>, 'business' | 'tx'>,
  orderId: OrderId,
): Promise<void> => {
  const letters = await notify(tx, clock, { businessId: business.id }, { kind: 'OrderReceived', orderId })
  for (const letter of letters)
    mail.enqueue(async () => ((await orderOf(database, business, orderId)) === undefined ? undefined : letter))
}
