import * as E from 'fp-ts/Either'
import { suggestPaymentDate } from '#domain/financing/payment-date.ts'
import { daysBetween, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { calendarOfCountry } from '../calendar/calendars.ts'
import { date, id, rowCodec } from '../database/columns.ts'
import { hasRow, rows, sql } from '../database/sql.ts'
import { createClock } from '../kernel/clock.ts'
import { availableFor } from '../financing/availability.ts'
import { accountOf, type Account } from '../identity/store.ts'
import type { Business } from '../identity/session.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import { createOrder } from '../orders/create-order.ts'
import type { OperatorServices } from './operator-services.ts'
import type { SampleAccount } from './sample-logins.ts'

/** Orders that the sample companies asked for earlier, unless they have any: the list of orders shows something from the start. */
export const orderSamples = async (parts: OperatorServices, accounts: ReadonlyArray<SampleAccount>): Promise<void> => {
  for (const { company } of accounts) {
    const account = await accountOf(parts.database, company.email)
    const business = account?.business
    if (account === undefined || business === undefined || (await hasOrders(parts, business))) continue
    for (const past of PAST) await orderThen(parts, account, business, past)
  }
}

interface PastOrder {
  readonly daysAgo: number
  readonly invoices: number
  readonly status: OrderStatus
  /** Whether all of it has been paid back by today. */
  readonly isOver: boolean
}

/** Oldest first, as orders are numbered. */
const PAST: ReadonlyArray<PastOrder> = [
  { daysAgo: 70, invoices: 4, status: 'PAID', isOver: true },
  { daysAgo: 13, invoices: 5, status: 'ACTIVE', isOver: false },
  { daysAgo: 1, invoices: 3, status: 'IN_REVIEW', isOver: false },
]

const DAY_MS = 24 * 60 * 60 * 1000

const hasOrders = ({ database }: OperatorServices, business: Business): Promise<boolean> =>
  hasRow(database, sql`select from orders where business_id = ${business.id} limit 1`)

/** Places the order with the production code, and a clock set to the past. */
const orderThen = async (
  parts: OperatorServices,
  { user }: Account,
  business: Business,
  past: PastOrder,
): Promise<void> => {
  const clock = createClock(() => parts.clock.now() - past.daysAgo * DAY_MS)
  const then = clock.today(business.country)
  const lines = await linesFor(parts, business, then, past)
  if (lines.length === 0) return
  const created = await parts.database.transaction((tx) =>
    createOrder({ clock }, tx, {
      business,
      query: { orderType: 'DIRECT_FINANCING' },
      body: { lines, preselected: [] },
      session: { id: 'sample', user, business, authenticatedAt: 0, expiresAt: 0 },
      requestId: 'sample',
    }),
  )
  if (E.isRight(created) && past.status !== 'IN_REVIEW')
    await advanceOrder({ ...parts, clock, mail: NO_MAIL }, created.right, past.status)
}

/** Events of the past that the samples invent are not mailed. */
const NO_MAIL: OperatorServices['mail'] = { enqueue: () => undefined }

/** Invoices that existed then and were to be paid well after, with the payment dates that would have been suggested. */
const linesFor = async (
  { clock, database }: OperatorServices,
  business: Business,
  then: CivilDate,
  { invoices, isOver }: PastOrder,
): Promise<ReadonlyArray<{ readonly invoiceId: InvoiceId; readonly paymentDate: CivilDate }>> => {
  const today = clock.today(business.country)
  const calendar = calendarOfCountry(business.country)
  const available = await rows(
    database,
    DueInvoice,
    sql`select i.id, i.due_date from invoice i
      where ${availableFor('DIRECT_FINANCING', business.id)} and i.issue_date <= ${then} order by i.id`,
  )
  return available
    .flatMap(({ due_date, id }) => {
      const date = suggestPaymentDate(due_date, then, calendar)
      const fits = date !== undefined && daysBetween(then, date) >= SOONEST && date < today === isOver
      return fits ? [{ invoiceId: id, paymentDate: date }] : []
    })
    .slice(0, invoices)
}

const DueInvoice = rowCodec('DueInvoice', { id: id<'Invoice'>(), due_date: date })

/** Days: an invoice that is paid sooner is hardly worth an order. */
const SOONEST = 10
