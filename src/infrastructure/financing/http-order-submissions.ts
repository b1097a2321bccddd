import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import { businessCalls } from '../http/bound-calls.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpOrderSubmissions = (call: ApiCall, tenant: WithBusiness): OrderSubmissions => {
  const forBusiness = businessCalls(call, tenant)
  return {
    simulate: (orderType, lines) =>
      tenant((businessId) => call(endpoints.cartCalculate, { query: { orderType }, body: { businessId, lines } })),
    create: ({ type, lines, preselected }, key) =>
      pipe(
        forBusiness(endpoints.orderCreate)({
          query: { orderType: type },
          body: { lines, preselected },
          key,
        }),
        TE.map(({ id }) => id),
      ),
    requestDocuments: (orderId) => call(endpoints.orderDocuments, { params: { orderId } }),
  }
}
