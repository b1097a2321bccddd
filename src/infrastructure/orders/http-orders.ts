import type { Orders } from '#application/orders/orders.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import { businessCalls } from '../http/bound-calls.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpOrders = (call: ApiCall, tenant: WithBusiness): Orders => {
  const forBusiness = businessCalls(call, tenant)
  return {
    page: (page, size) => forBusiness(endpoints.orderList)({ query: { page, size } }),
    detail: (orderId) => forBusiness(endpoints.orderDetail)({ params: { orderId } }),
    invoices: (orderId, page, size) =>
      forBusiness(endpoints.orderInvoices)({ params: { orderId }, query: { page, size } }),
  }
}
