import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpOrderSubmissions = (call: ApiCall, tenant: WithBusiness): OrderSubmissions => ({
  simulate: (orderType, lines) =>
    tenant((businessId) => call(endpoints.cartCalculate, { query: { orderType }, body: { businessId, lines } })),
  create: ({ type, lines, preselected }, key) =>
    pipe(
      tenant((businessId) =>
        call(endpoints.orderCreate, {
          params: { businessId },
          query: { orderType: type },
          body: { lines, preselected },
          key,
        }),
      ),
      TE.map(({ id }) => id),
    ),
  requestDocuments: (orderId) =>
    pipe(
      call(endpoints.orderDocuments, { params: { orderId } }),
      TE.map(() => undefined),
    ),
})
