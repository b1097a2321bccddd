import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import type { OrderLine } from '#domain/financing/order-request.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpOrderSubmissions = (call: ApiCall, tenant: WithBusiness): OrderSubmissions => ({
  simulate: (orderType, lines) =>
    tenant((businessId) =>
      call(endpoints.cartCalculate, { query: { orderType }, body: { businessId, orderInvoices: lines.map(toWire) } }),
    ),
  create: ({ type, lines, preselected }, key) =>
    pipe(
      tenant((businessId) =>
        call(endpoints.orderCreate, {
          params: { businessId },
          query: { orderType: type },
          body: { orderInvoices: lines.map(toWire), preselectedInvoicesIds: preselected },
          key,
        }),
      ),
      TE.map(({ createdOrder }) => createdOrder.id),
    ),
  requestDocuments: (orderId) =>
    pipe(
      call(endpoints.orderDocuments, { params: { orderId } }),
      TE.map(() => undefined),
    ),
})

const toWire = ({ invoiceId, paymentDate }: OrderLine) => ({ invoiceId, expirationDate: paymentDate })
