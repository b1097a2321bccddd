import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { endpoints } from '#wire/endpoints.ts'
import { createDocumentSet } from '../documents/store.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Mail } from '../mail/mail.port.ts'
import { notify } from '../notifications/notifications.ts'
import { sendNotification } from '../notifications/send-notification.ts'
import { activityOf } from './activity.ts'
import { billsOf } from './bills.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { createOrder } from './create-order.ts'
import { downloadBill, downloadSimulation } from './download-pdf.ts'
import { pageOfOrders } from './order-list.ts'
import { orderOf, pageOfOrderInvoices } from './order-views.ts'
import { reorderLinesOf } from './reorder.ts'
import { requestDocuments } from './store.ts'
import type { OrderWorkers } from './tasks.ts'

interface Services {
  readonly clock: Clock
  readonly live: Live
  readonly mail: Mail
  readonly workers: Pick<OrderWorkers, 'ask'>
}

export const orderRoutes = routes((services: Services) => [
  route(endpoints.orderCreate, (call) =>
    call.transaction(async (tx) => {
      const created = await createOrder(services, tx, call)
      if (E.isLeft(created)) return created
      const [businessId, orderId] = [call.business.id, created.right]
      const emails = await notify(tx, services.clock, { businessId }, { kind: 'OrderReceived', orderId })
      call.afterCommit(() => {
        services.live.publish({ type: 'order', businessId, orderId, pymeStatus: 'IN_REVIEW' })
        services.live.publish({ type: 'invoices', businessId })
        sendNotification(services, emails)
      })
      return E.right({ id: orderId })
    }),
  ),

  route(endpoints.orderDocuments, ({ business, params, session, transaction }) =>
    transaction(async (tx) => {
      await requestDocuments(tx, params.orderId, session.user.id)
      await createDocumentSet(tx, business, { type: 'order', id: params.orderId })
      return E.right(undefined)
    }),
  ),

  route(endpoints.orderList, async ({ business, db, query }) => {
    const { counts, data, totalRows } = await pageOfOrders(db, business, query)
    return E.right({ rows: data, page: query.page, pageSize: query.size, totalRows, counts })
  }),

  route(endpoints.orderDetail, async ({ business, db, params }) =>
    pipe(await orderOf(db, business, params.orderId), E.fromNullable(NOT_FOUND)),
  ),

  route(endpoints.orderDepositConfirm, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params } = call
      const confirmed = await confirmDeposit(tx, services.clock, call, params.orderId, body)
      if (E.isRight(confirmed))
        call.afterCommit(() => services.live.publish({ type: 'bankAccounts', businessId: business.id }))
      return confirmed
    }),
  ),

  route(endpoints.orderInvoices, async ({ business, db, params, query }) => {
    const today = services.clock.today(business.country)
    const { data, totalRows } = await pageOfOrderInvoices(db, business, params.orderId, query, today)
    return E.right({ rows: data, page: query.page, pageSize: query.size, totalRows })
  }),

  route(endpoints.orderActivity, async ({ business, db, params }) =>
    E.right(await activityOf(db, business, params.orderId)),
  ),

  route(endpoints.orderReorder, async ({ business, db, params }) =>
    E.right({ items: await reorderLinesOf(db, business, params.orderId) }),
  ),

  route(endpoints.billList, async ({ business, db, params }) =>
    E.right({ items: await billsOf(db, business.country, params.orderId) }),
  ),

  route(endpoints.billDownload, ({ business, db, params }) =>
    downloadBill(services, db, business, params.orderId, params.billId),
  ),

  route(endpoints.orderSimulationPdf, ({ business, db, params }) =>
    downloadSimulation(services, db, business, params.orderId),
  ),
])
