import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import { isPending } from '#domain/team/pending.ts'
import { cartEndpoints } from '#wire/cart.endpoints.ts'
import { orderEndpoints } from '#wire/orders.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpOrderSubmissions = (api: Api): OrderSubmissions => ({
  simulate: (orderType, lines) =>
    api.withBusiness((businessId) =>
      api.call(cartEndpoints.cartCalculate, { query: { orderType }, body: { businessId, lines } }),
    ),
  create: ({ type, lines, preselected }, key, transfer) =>
    pipe(
      api.forBusiness(orderEndpoints.orderCreate)({
        query: { orderType: type },
        body: { lines, preselected, transfer },
        key,
      }),
      TE.map((answer) => (isPending(answer) ? answer : answer.id)),
    ),
  requestDocuments: (orderId) => api.call(orderEndpoints.orderDocuments, { params: { orderId } }),
})
