import * as t from 'io-ts'
import { HolidayList, HolidayQuery } from './calendar.codec.ts'
import { CartToCalculate, CreatedOrder, OrderToCreate, simulationCodec } from './cart.codec.ts'
import { idOf } from './codec/ids.ts'
import { EmptyResponse, endpoint, everywhere } from './endpoint.ts'
import {
  CountResponse, ImportReport, InvoiceListQuery, invoicePageCodec, TypeQuery, StatsQuery, statsCodec, totalAmountCodec,
} from './financing.codec.ts'
import {
  BusinessResponse, Credentials, EmailOnly, EmailCheckResponse, FeatureList, FeatureQuery, ImpersonationCode, NameResponse, NameQuery,
  CreateBusinessRequest, CreateUserRequest, ResetLinkParams, PasswordReplacement, NewPasswordRequest, TokenResponse, UserResponse, UpdateUserRequest,
} from './identity.codec.ts'
import { orderDetailCodec, orderInvoicePageCodec, orderPageCodec, PageQuery } from './orders.codec.ts'
import { AnalyticsBatch, NotificationChoices, NotificationHistory, ReportUrl, TaskList } from './shell.codec.ts'
import { TaxCheck, TaxCredential } from './tax-credential.codec.ts'

const UserParams = t.strict({ userId: idOf('User') })
const BusinessParams = t.strict({ businessId: idOf('Business') })
const OfBusinessInvoice = t.strict({ businessId: idOf('Business'), invoiceId: idOf('Invoice') })
const OrderParams = t.strict({ orderId: idOf('Order') })
const BusinessOrderParams = t.strict({ businessId: idOf('Business'), orderId: idOf('Order') })

/** Every call between client and host. */
export const endpoints = {
  login: endpoint({
    method: 'POST', path: '/api/user/login', access: 'public',
    body: everywhere(Credentials), response: everywhere(TokenResponse),
  }),
  register: endpoint({
    method: 'POST', path: '/api/user', access: 'public', body: everywhere(CreateUserRequest), response: everywhere(UserResponse),
  }),
  validateEmail: endpoint({
    method: 'POST', path: '/api/user/validate/email', access: 'public',
    body: everywhere(EmailOnly), response: everywhere(EmailCheckResponse),
  }),
  resetRequest: endpoint({
    method: 'POST', path: '/api/user/resetpassword', access: 'public', body: everywhere(EmailOnly), response: EmptyResponse,
  }),
  resetPassword: endpoint({
    method: 'POST', path: '/api/user/resetpassword/:hash', access: 'public',
    params: ResetLinkParams, body: everywhere(NewPasswordRequest), response: EmptyResponse,
  }),
  impersonate: endpoint({
    method: 'POST', path: '/api/user/impersonate', access: 'public',
    body: everywhere(ImpersonationCode), response: everywhere(TokenResponse),
  }),
  refresh: endpoint({
    method: 'POST', path: '/api/user/refresh', access: 'user', deniedToOperators: true, response: everywhere(TokenResponse),
  }),
  logout: endpoint({ method: 'POST', path: '/api/user/logout', access: 'user', response: EmptyResponse }),
  user: endpoint({ method: 'GET', path: '/api/user/:userId', access: 'user', params: UserParams, response: everywhere(UserResponse) }),
  userChange: endpoint({
    method: 'PUT', path: '/api/user/:userId', access: 'user',
    params: UserParams, body: everywhere(UpdateUserRequest), response: everywhere(UserResponse),
  }),
  passwordChange: endpoint({
    method: 'PUT', path: '/api/user/:userId/password', access: 'user', deniedToOperators: true,
    params: UserParams, body: everywhere(PasswordReplacement), response: everywhere(UserResponse),
  }),
  notifications: endpoint({
    method: 'GET', path: '/api/user/:userId/notification', access: 'user', params: UserParams, response: everywhere(NotificationHistory),
  }),
  notificationChoices: endpoint({
    method: 'GET', path: '/api/user/:userId/notification/choice', access: 'user',
    params: UserParams, response: everywhere(NotificationChoices),
  }),
  notificationChoose: endpoint({
    method: 'PUT', path: '/api/user/:userId/notification/choice', access: 'user',
    params: UserParams, body: everywhere(NotificationChoices), response: everywhere(NotificationChoices),
  }),
  businessName: endpoint({
    method: 'GET', path: '/api/taxuser/business/name', access: 'user', query: NameQuery, response: everywhere(NameResponse),
  }),
  businessCreate: endpoint({
    method: 'POST', path: '/api/business', access: 'user', body: everywhere(CreateBusinessRequest), response: everywhere(BusinessResponse),
  }),
  businessFeatures: endpoint({
    method: 'GET', path: '/api/business/:businessId/entityfeature', access: 'tenant', unverified: true,
    params: BusinessParams, query: FeatureQuery, response: everywhere(FeatureList),
  }),
  businessDocuments: endpoint({
    method: 'POST', path: '/api/business/:businessId/document', access: 'tenant', unverified: true, params: BusinessParams, response: EmptyResponse,
  }),
  tasks: endpoint({
    method: 'GET', path: '/api/business/:businessId/task', access: 'tenant', unverified: true,
    params: BusinessParams, response: everywhere(TaskList),
  }),
  report: endpoint({
    method: 'GET', path: '/api/business/:businessId/xtracker', access: 'tenant', unverified: true,
    params: BusinessParams, response: everywhere(ReportUrl),
  }),
  business: endpoint({
    method: 'GET', path: '/api/business/:businessId', access: 'tenant', unverified: true,
    params: BusinessParams, response: everywhere(BusinessResponse),
  }),
  taxCheck: endpoint({
    method: 'GET', path: '/api/business/:businessId/taxuser/check', access: 'tenant', unverified: true,
    params: BusinessParams, response: everywhere(TaxCheck),
  }),
  taxLink: endpoint({
    method: 'POST', path: '/api/business/:businessId/taxuser', access: 'tenant', unverified: true, deniedToOperators: true,
    params: BusinessParams, body: everywhere(TaxCredential), response: EmptyResponse,
  }),
  invoiceCount: endpoint({
    method: 'GET', path: '/api/business/:businessId/invoice/count', access: 'tenant',
    params: BusinessParams, query: TypeQuery, response: everywhere(CountResponse),
  }),
  invoiceList: endpoint({
    method: 'GET', path: '/api/business/:businessId/invoice', access: 'tenant',
    params: BusinessParams, query: InvoiceListQuery, response: invoicePageCodec,
  }),
  invoiceTotal: endpoint({
    method: 'GET', path: '/api/business/:businessId/invoice/totalamount', access: 'tenant',
    params: BusinessParams, query: TypeQuery, response: totalAmountCodec,
  }),
  invoiceStats: endpoint({
    method: 'GET', path: '/api/business/:businessId/invoice/stats', access: 'tenant',
    params: BusinessParams, query: StatsQuery, response: statsCodec,
  }),
  invoiceImport: endpoint({
    method: 'POST', path: '/api/business/:businessId/invoice/import', access: 'tenant', multipart: true,
    params: BusinessParams, response: everywhere(ImportReport),
  }),
  invoiceRemove: endpoint({
    method: 'DELETE', path: '/api/business/:businessId/invoice/:invoiceId', access: 'tenant', inSteps: true,
    params: OfBusinessInvoice, response: EmptyResponse,
  }),
  cartCalculate: endpoint({
    method: 'POST', path: '/api/cart/calculate', access: 'tenant',
    query: TypeQuery, body: everywhere(CartToCalculate), response: simulationCodec,
  }),
  orderCreate: endpoint({
    method: 'POST', path: '/api/business/:businessId/order', access: 'tenant', idempotent: true,
    params: BusinessParams, query: TypeQuery, body: everywhere(OrderToCreate), response: everywhere(CreatedOrder),
  }),
  orderDocuments: endpoint({
    method: 'POST', path: '/api/order/:orderId/document', access: 'tenant', params: OrderParams, response: EmptyResponse,
  }),
  orderList: endpoint({
    method: 'GET', path: '/api/business/:businessId/order', access: 'tenant', unverified: true,
    params: BusinessParams, query: PageQuery, response: orderPageCodec,
  }),
  orderDetail: endpoint({
    method: 'GET', path: '/api/business/:businessId/order/:orderId', access: 'tenant', unverified: true,
    params: BusinessOrderParams, response: orderDetailCodec,
  }),
  orderInvoices: endpoint({
    method: 'GET', path: '/api/business/:businessId/order/:orderId/invoice', access: 'tenant', unverified: true,
    params: BusinessOrderParams, query: PageQuery, response: orderInvoicePageCodec,
  }),
  analytics: endpoint({
    method: 'POST', path: '/api/analytics/event', access: 'user', body: everywhere(AnalyticsBatch), response: EmptyResponse,
  }),
  holidays: endpoint({
    method: 'GET', path: '/api/holiday', access: 'user', query: HolidayQuery, response: everywhere(HolidayList),
  }),
} as const

export type EndpointName = keyof typeof endpoints
