import type { Orders } from '#application/orders/orders.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpOrders = (call: ApiCall, tenant: WithBusiness): Orders => ({
  page: (page, size) =>
    tenant((businessId) => call(endpoints.orderList, { params: { businessId }, query: { page, size } })),
  detail: (orderId) => tenant((businessId) => call(endpoints.orderDetail, { params: { businessId, orderId } })),
  invoices: (orderId, page, size) =>
    tenant((businessId) => call(endpoints.orderInvoices, { params: { businessId, orderId }, query: { page, size } })),
})
