import type { Orders } from '#application/orders/orders.port.ts'
import { orderEndpoints } from '#wire/orders.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpOrders = (api: Api): Orders => ({
  page: (page, size) => api.forBusiness(orderEndpoints.orderList)({ query: { page, size } }),
  detail: (orderId) => api.forBusiness(orderEndpoints.orderDetail)({ params: { orderId } }),
  invoices: (orderId, page, size) =>
    api.forBusiness(orderEndpoints.orderInvoices)({ params: { orderId }, query: { page, size } }),
})
