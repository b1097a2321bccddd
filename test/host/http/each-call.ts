import { endpoints, type EndpointName } from '#wire/endpoints.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { linesOf, type AskOptions, type Company } from '#test/host/server/a-host.ts'

/** What a call can be about. */
export interface Subject {
  readonly company: Pick<Company, 'businessId' | 'userId' | 'email'>
  readonly invoices: ReadonlyArray<InvoiceId>
  readonly orderId: OrderId
}

export const NAMES = Object.keys(endpoints) as ReadonlyArray<EndpointName>

/** A well-formed request of each call, about `subject`. */
export const requestOf = (name: EndpointName, { company, invoices, orderId }: Subject): { readonly call: string } & AskOptions => {
  const { method, path } = endpoints[name]
  const values: Readonly<Record<string, string>> = { userId: company.userId, businessId: company.businessId, orderId, hash: A_CODE }
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, parameter: string) => values[parameter] ?? '0')
  const body = bodyOf(name, { company, invoices, orderId })
  return { call: `${method} ${filled}${QUERIES[name] ?? ''}`, ...(body === undefined ? {} : { body }) }
}

/** Well formed, and nobody's. */
const A_CODE = 'q'.repeat(43)

const OF_TYPE = '?orderType=DIRECT_FINANCING'
const QUERIES: Partial<Record<EndpointName, string>> = {
  invoiceCount: OF_TYPE,
  invoiceList: `${OF_TYPE}&page=1&size=20`,
  invoiceTotal: OF_TYPE,
  invoiceStats: '?range=all',
  cartCalculate: OF_TYPE,
  orderCreate: OF_TYPE,
  orderList: '?page=1&size=20',
  orderInvoices: '?page=1&size=20',
  businessName: '?identifier=76086428-5&country=CL',
  holidays: '?country=CL&from=2026-01-01&to=2026-12-31',
}

const bodyOf = (name: EndpointName, { company, invoices }: Subject): unknown => {
  switch (name) {
    case 'login':
      return { email: company.email, password: 'x' }
    case 'register':
      return { email: company.email, password: 'correcta', confirmPassword: 'correcta' }
    case 'validateEmail': case 'resetRequest':
      return { email: company.email }
    case 'resetPassword':
      return { password: 'correcta', confirmPassword: 'correcta' }
    case 'impersonate':
      return { token: A_CODE }
    case 'userChange':
      return { name: 'Otra Persona' }
    case 'passwordChange':
      return { oldPassword: 'correcta', password: 'otra-clave', confirmPassword: 'otra-clave' }
    case 'notificationChoose':
      return { choices: [{ kind: 'OrderStatusChanged', channel: 'APP' }] }
    case 'businessCreate':
      return { name: 'Otra Empresa SpA', identifier: '76086428-5', countryId: 'CL' }
    case 'analytics':
      return { events: [] }
    case 'taxLink':
      return { user: '76086428-5', password: 'right' }
    case 'cartCalculate':
      return { businessId: Number(company.businessId), orderInvoices: linesOf(invoices) }
    case 'orderCreate':
      return { orderInvoices: linesOf(invoices), preselectedInvoicesIds: [] }
    default:
      return undefined
  }
}
