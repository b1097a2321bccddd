import { GUARDED, orPending } from './approvals.codec.ts'
import { PRICING_ERRORS } from './simulation-codes.ts'
import { CreatedOrder, CreateOrderRequest } from './cart.codec.ts'
import { EmptyResponse, endpoint } from './endpoint.ts'
import { TypeQuery } from './financing.codec.ts'
import {
  DepositConfirmation,
  OrderActivity,
  OrderDetail,
  OrderInvoicePage,
  OrderInvoiceQuery,
  OrderListQuery,
  OrderPage,
  ReorderLines,
  SimulationPdf,
} from './orders.codec.ts'
import { OrderSettlement } from './settlement.codec.ts'

export const orderEndpoints = {
  orderCreate: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/order',
    access: 'tenant',
    permission: 'request',
    idempotent: true,
    query: TypeQuery,
    body: CreateOrderRequest,
    response: orPending(CreatedOrder),
    errors: [...PRICING_ERRORS, 'ERROR_INVOICE_CHANGED', 'ERROR_DOCUMENTS_READ_AGAIN', ...GUARDED],
  }),
  orderDocuments: endpoint({
    method: 'POST',
    path: '/api/order/:orderId/document',
    access: 'tenant',
    permission: 'invoices',
    response: EmptyResponse,
  }),
  orderList: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/order',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    query: OrderListQuery,
    response: OrderPage,
  }),
  orderDetail: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/order/:orderId',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    response: OrderDetail,
  }),
  orderDepositConfirm: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/order/:orderId/depositaccount',
    access: 'tenant',
    permission: 'approve',
    deniedToOperators: true,
    body: DepositConfirmation,
    response: EmptyResponse,
    errors: ['ERROR_ORDER_ACCOUNT_CHANGED'],
  }),
  orderInvoices: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/order/:orderId/invoice',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    query: OrderInvoiceQuery,
    response: OrderInvoicePage,
  }),
  orderActivity: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/order/:orderId/activity',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    response: OrderActivity,
  }),
  orderSettlement: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/order/:orderId/settlement',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    response: OrderSettlement,
  }),
  orderReorder: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/order/:orderId/reorder',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    response: ReorderLines,
  }),
  orderSimulationPdf: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/order/:orderId/simulationpdf',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    carriesFile: true,
    response: SimulationPdf,
  }),
}
