import * as t from 'io-ts'
import { HolidayList, HolidayQuery } from './calendar.codec.ts'
import { CartToCalculate, CreatedOrder, OrderToCreate, simulationCodec } from './cart.codec.ts'
import { idOf } from './codec/ids.ts'
import { Done, endpoint, everywhere } from './endpoint.ts'
import {
  CountAnswer, ImportReport, InvoiceListQuery, invoicePageCodec, OfType, StatsQuery, statsCodec, totalAmountCodec,
} from './financing.codec.ts'
import {
  BusinessAnswer, Credentials, EmailOnly, EmailVerdict, FeatureList, FeatureQuery, ImpersonationCode, NameAnswer, NameQuery,
  NewBusiness, NewUser, OfResetLink, PasswordReplacement, PasswordTwice, TokenAnswer, UserAnswer, UserChange,
} from './identity.codec.ts'
import { orderDetailCodec, orderInvoicePageCodec, orderPageCodec, PageQuery } from './orders.codec.ts'
import { AnalyticsBatch, NotificationChoices, NotificationHistory, ReportAddress, TaskList } from './shell.codec.ts'
import { TaxCheck, TaxCredential } from './tax-credential.codec.ts'

const OfUser = t.strict({ userId: idOf('User') })
const OfBusiness = t.strict({ businessId: idOf('Business') })
const OfBusinessInvoice = t.strict({ businessId: idOf('Business'), invoiceId: idOf('Invoice') })
const OfOrder = t.strict({ orderId: idOf('Order') })
const OfBusinessOrder = t.strict({ businessId: idOf('Business'), orderId: idOf('Order') })

/** Every call between client and host. */
export const endpoints = {
  login: endpoint({
    method: 'POST', path: '/api/user/login', access: 'public',
    body: everywhere(Credentials), response: everywhere(TokenAnswer),
  }),
  register: endpoint({
    method: 'POST', path: '/api/user', access: 'public', body: everywhere(NewUser), response: everywhere(UserAnswer),
  }),
  validateEmail: endpoint({
    method: 'POST', path: '/api/user/validate/email', access: 'public',
    body: everywhere(EmailOnly), response: everywhere(EmailVerdict),
  }),
  resetRequest: endpoint({
    method: 'POST', path: '/api/user/resetpassword', access: 'public', body: everywhere(EmailOnly), response: Done,
  }),
  resetPassword: endpoint({
    method: 'POST', path: '/api/user/resetpassword/:hash', access: 'public',
    params: OfResetLink, body: everywhere(PasswordTwice), response: Done,
  }),
  impersonate: endpoint({
    method: 'POST', path: '/api/user/impersonate', access: 'public',
    body: everywhere(ImpersonationCode), response: everywhere(TokenAnswer),
  }),
  refresh: endpoint({
    method: 'POST', path: '/api/user/refresh', access: 'user', personal: true, response: everywhere(TokenAnswer),
  }),
  logout: endpoint({ method: 'POST', path: '/api/user/logout', access: 'user', response: Done }),
  user: endpoint({ method: 'GET', path: '/api/user/:userId', access: 'user', params: OfUser, response: everywhere(UserAnswer) }),
  userChange: endpoint({
    method: 'PUT', path: '/api/user/:userId', access: 'user',
    params: OfUser, body: everywhere(UserChange), response: everywhere(UserAnswer),
  }),
  passwordChange: endpoint({
    method: 'PUT', path: '/api/user/:userId/password', access: 'user', personal: true,
    params: OfUser, body: everywhere(PasswordReplacement), response: everywhere(UserAnswer),
  }),
  notifications: endpoint({
    method: 'GET', path: '/api/user/:userId/notification', access: 'user', params: OfUser, response: everywhere(NotificationHistory),
  }),
  notificationChoices: endpoint({
    method: 'GET', path: '/api/user/:userId/notification/choice', access: 'user',
    params: OfUser, response: everywhere(NotificationChoices),
  }),
  notificationChoose: endpoint({
    method: 'PUT', path: '/api/user/:userId/notification/choice', access: 'user',
    params: OfUser, body: everywhere(NotificationChoices), response: everywhere(NotificationChoices),
  }),
  businessName: endpoint({
    method: 'GET', path: '/api/taxuser/business/name', access: 'user', query: NameQuery, response: everywhere(NameAnswer),
  }),
  businessCreate: endpoint({
    method: 'POST', path: '/api/business', access: 'user', body: everywhere(NewBusiness), response: everywhere(BusinessAnswer),
  }),
  businessFeatures: endpoint({
    method: 'GET', path: '/api/business/:businessId/entityfeature', access: 'tenant', unverified: true,
    params: OfBusiness, query: FeatureQuery, response: everywhere(FeatureList),
  }),
  businessDocuments: endpoint({
    method: 'POST', path: '/api/business/:businessId/document', access: 'tenant', unverified: true, params: OfBusiness, response: Done,
  }),
  tasks: endpoint({
    method: 'GET', path: '/api/business/:businessId/task', access: 'tenant', unverified: true,
    params: OfBusiness, response: everywhere(TaskList),
  }),
  report: endpoint({
    method: 'GET', path: '/api/business/:businessId/xtracker', access: 'tenant', unverified: true,
    params: OfBusiness, response: everywhere(ReportAddress),
  }),
  business: endpoint({
    method: 'GET', path: '/api/business/:businessId', access: 'tenant', unverified: true,
    params: OfBusiness, response: everywhere(BusinessAnswer),
  }),
  taxCheck: endpoint({
    method: 'GET', path: '/api/business/:businessId/taxuser/check', access: 'tenant', unverified: true,
    params: OfBusiness, response: everywhere(TaxCheck),
  }),
  taxLink: endpoint({
    method: 'POST', path: '/api/business/:businessId/taxuser', access: 'tenant', unverified: true, personal: true,
    params: OfBusiness, body: everywhere(TaxCredential), response: Done,
  }),
  invoiceCount: endpoint({
    method: 'GET', path: '/api/business/:businessId/invoice/count', access: 'tenant',
    params: OfBusiness, query: OfType, response: everywhere(CountAnswer),
  }),
  invoiceList: endpoint({
    method: 'GET', path: '/api/business/:businessId/invoice', access: 'tenant',
    params: OfBusiness, query: InvoiceListQuery, response: invoicePageCodec,
  }),
  invoiceTotal: endpoint({
    method: 'GET', path: '/api/business/:businessId/invoice/totalamount', access: 'tenant',
    params: OfBusiness, query: OfType, response: totalAmountCodec,
  }),
  invoiceStats: endpoint({
    method: 'GET', path: '/api/business/:businessId/invoice/stats', access: 'tenant',
    params: OfBusiness, query: StatsQuery, response: statsCodec,
  }),
  invoiceImport: endpoint({
    method: 'POST', path: '/api/business/:businessId/invoice/import', access: 'tenant', multipart: true,
    params: OfBusiness, response: everywhere(ImportReport),
  }),
  invoiceRemove: endpoint({
    method: 'DELETE', path: '/api/business/:businessId/invoice/:invoiceId', access: 'tenant', inSteps: true,
    params: OfBusinessInvoice, response: Done,
  }),
  cartCalculate: endpoint({
    method: 'POST', path: '/api/cart/calculate', access: 'tenant',
    query: OfType, body: everywhere(CartToCalculate), response: simulationCodec,
  }),
  orderCreate: endpoint({
    method: 'POST', path: '/api/business/:businessId/order', access: 'tenant', money: true,
    params: OfBusiness, query: OfType, body: everywhere(OrderToCreate), response: everywhere(CreatedOrder),
  }),
  orderDocuments: endpoint({
    method: 'POST', path: '/api/order/:orderId/document', access: 'tenant', params: OfOrder, response: Done,
  }),
  orderList: endpoint({
    method: 'GET', path: '/api/business/:businessId/order', access: 'tenant', unverified: true,
    params: OfBusiness, query: PageQuery, response: orderPageCodec,
  }),
  orderDetail: endpoint({
    method: 'GET', path: '/api/business/:businessId/order/:orderId', access: 'tenant', unverified: true,
    params: OfBusinessOrder, response: orderDetailCodec,
  }),
  orderInvoices: endpoint({
    method: 'GET', path: '/api/business/:businessId/order/:orderId/invoice', access: 'tenant', unverified: true,
    params: OfBusinessOrder, query: PageQuery, response: orderInvoicePageCodec,
  }),
  analytics: endpoint({
    method: 'POST', path: '/api/analytics/event', access: 'user', body: everywhere(AnalyticsBatch), response: Done,
  }),
  holidays: endpoint({
    method: 'GET', path: '/api/holiday', access: 'user', query: HolidayQuery, response: everywhere(HolidayList),
  }),
} as const

export type EndpointName = keyof typeof endpoints
