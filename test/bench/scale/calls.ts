import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { addBusinessDays, bankCalendar } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { tokenOf, type ScaleCall, type ScaleHost } from './scale-host.ts'

/** A company in one of the databases, signed in. */
export interface MeasuredCompany {
  readonly scale: ScaleHost
  readonly business: number
  readonly token: string
  /** One of its paid orders. */
  readonly order: number
  /** Invoices that are in no order: each new order takes some of them. */
  readonly free: Array<number>
  readonly paymentDate: CivilDate
}

export interface MeasuredCall {
  readonly name: string
  /** Fewer where each uses up some invoices. */
  readonly rounds: number
  readonly request: (company: MeasuredCompany) => ScaleCall
}

export const signIn = async (scale: ScaleHost, company: number): Promise<MeasuredCompany> => {
  const { clock, database } = scale.host.services
  const business = company + 1
  const today = clock.today('CL')
  const [order] = await database.query<{ id: number }>(
    `select id from orders where business_id = $1 and status = 'PAID' order by id limit 1`,
    [business],
  )
  const free = await database.query<{ id: number }>(
    `select id from invoice i where business_id = $1 and financeable and not exists (
       select from order_invoice l where l.business_id = $1 and l.invoice_id = i.id and l.active) order by id limit 3000`,
    [business],
  )
  return {
    scale,
    business,
    token: await tokenOf(scale, company),
    order: order?.id ?? 0,
    free: free.map(({ id }) => id),
    paymentDate: E.getOrElse(() => today)(addBusinessDays(addDays(today, 30), 1, bankCalendar('CL'))),
  }
}

const read = (name: string, path: (company: MeasuredCompany) => string): MeasuredCall => ({
  name,
  rounds: 120,
  request: (company) => ({ method: 'GET', url: path(company), token: company.token }),
})

const invoices = ({ business }: MeasuredCompany): string => `/api/business/${business}/invoice`
const TYPE = 'orderType=DIRECT_FINANCING'

/** The reads of the product's pages. */
export const READS: ReadonlyArray<MeasuredCall> = [
  read('invoices, page of 20', (of) => `${invoices(of)}?${TYPE}&page=1&size=20`),
  read('invoices by amount, page 5', (of) => `${invoices(of)}?${TYPE}&page=5&size=20&order=amount:desc`),
  read('invoices, search', (of) => `${invoices(of)}?${TYPE}&page=1&size=20&filter=valle%20central`),
  read('invoices, count', (of) => `${invoices(of)}/count?${TYPE}`),
  read('invoices, facets', (of) => `${invoices(of)}/facets?${TYPE}`),
  read('invoices, stats of 90 days', (of) => `${invoices(of)}/stats?range=90days`),
  read('invoices, stats of all', (of) => `${invoices(of)}/stats?range=all`),
  read('invoices that are excluded', (of) => `${invoices(of)}/excluded?${TYPE}&page=1&size=20`),
  read('proposals for an amount', (of) => `${invoices(of)}/proposal?${TYPE}&amount=50000000`),
  read('orders, page of 20', ({ business }) => `/api/business/${business}/order?page=1&size=20`),
  read('an order', ({ business, order }) => `/api/business/${business}/order/${order}`),
  read(
    'the invoices of an order',
    ({ business, order }) => `/api/business/${business}/order/${order}/invoice?page=1&size=20`,
  ),
  read('the activity of an order', ({ business, order }) => `/api/business/${business}/order/${order}/activity`),
  read(
    'payables, page of 20',
    ({ business }) => `/api/payment/business/${business}/invoice?option=inbox&page=1&size=20`,
  ),
  read('payables, stats', ({ business }) => `/api/payment/business/${business}/stats`),
  read('suppliers, page of 20', ({ business }) => `/api/payment/business/${business}/supplier?page=1&size=20`),
  read('movements of the wallet', ({ business }) => `/api/business/${business}/wallet/movement?page=1&size=20`),
  read('the statement of a month', ({ business }) => `/api/business/${business}/statement?month=2026-11`),
  read('the cash of a company', ({ business }) => `/api/business/${business}/cash`),
  read('the cash of the next days', ({ business }) => `/api/business/${business}/cash/soon`),
  read('tasks', ({ business }) => `/api/business/${business}/task`),
]

const LINES = 1

const linesOf = ({ paymentDate }: MeasuredCompany, ids: ReadonlyArray<number>): ReadonlyArray<object> =>
  ids.map((invoiceId) => ({ invoiceId, expirationDate: `${paymentDate}T00:00:00.000Z` }))

/** The price of a cart, and then orders, which change what the other calls read. */
export const WRITES: ReadonlyArray<MeasuredCall> = [
  {
    name: 'price of an invoice',
    rounds: 120,
    request: (company) => ({
      method: 'POST',
      url: `/api/cart/calculate?${TYPE}`,
      token: company.token,
      body: { businessId: company.business, orderInvoices: linesOf(company, company.free.slice(-LINES)) },
    }),
  },
  {
    name: 'order of an invoice',
    /* Each call takes the invoices of the smaller company away. */
    rounds: 40,
    request: (company) => ({
      method: 'POST',
      url: `/api/business/${company.business}/order?${TYPE}`,
      token: company.token,
      key: randomUUID(),
      body: { orderInvoices: linesOf(company, company.free.splice(0, LINES)), preselectedInvoicesIds: [] },
    }),
  },
]
