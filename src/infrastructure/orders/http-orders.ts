import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Orders } from '#application/orders/orders.port.ts'
import { billEndpoints } from '#wire/bills.endpoints.ts'
import { orderEndpoints } from '#wire/orders.endpoints.ts'
import { readDownload } from '../documents/read-download.ts'
import type { Api } from '../http/api.ts'
import { makeHttpOrderSimulations } from './http-order-simulations.ts'

export const makeHttpOrders = (api: Api): Orders => ({
  page: ({ from, group, page, pageSize, search, sort, state, type }) =>
    api.forBusiness(orderEndpoints.orderList)({
      query: {
        page,
        size: pageSize,
        filter: textOf(search),
        group,
        state,
        orderType: type,
        from,
        to: undefined,
        order: sort,
      },
    }),
  detail: (orderId) => api.forBusiness(orderEndpoints.orderDetail)({ params: { orderId } }),
  confirmDeposit: (orderId, { id: accountId, version }) =>
    api.forBusiness(orderEndpoints.orderDepositConfirm)({ params: { orderId }, body: { accountId, version } }),
  invoices: (orderId, { page, pageSize, search, sort }) =>
    api.forBusiness(orderEndpoints.orderInvoices)({
      params: { orderId },
      query: { page, size: pageSize, filter: textOf(search), order: sort },
    }),
  activity: (orderId) =>
    pipe(
      api.forBusiness(orderEndpoints.orderActivity)({ params: { orderId } }),
      TE.map(({ items }) => items),
    ),
  settlement: (orderId) => api.forBusiness(orderEndpoints.orderSettlement)({ params: { orderId } }),
  reorderLines: (orderId) =>
    pipe(
      api.forBusiness(orderEndpoints.orderReorder)({ params: { orderId } }),
      TE.map(({ items }) => items),
    ),
  bills: (orderId) =>
    pipe(
      api.forBusiness(billEndpoints.billList)({ params: { orderId } }),
      TE.map(({ items }) => items),
    ),
  downloadBill: (orderId, billId) =>
    pipe(api.call(billEndpoints.billDownload, { params: { orderId, billId } }), TE.flatMapEither(readDownload)),
  ...makeHttpOrderSimulations(api),
})

const textOf = (search: string): string | undefined => (search === '' ? undefined : search)
