import * as E from 'fp-ts/Either'
import { groupBy } from 'fp-ts/ReadonlyNonEmptyArray'
import { addBusinessDays } from '#domain/calendar/calendar.ts'
import { suggestPaymentDate } from '#domain/financing/payment-date.ts'
import { addDays, daysBetween, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { date, id, rowCodec, text } from '../database/columns.ts'
import { hasRow, rows, sql } from '../database/sql.ts'
import { availableFor } from '../financing/index.ts'
import { identityStore } from '../identity/index.ts'
import type { Business } from '../kernel/caller.ts'
import { createClock } from '../kernel/clock.ts'
import {
  createOrder,
  orderPayments,
  renegotiations,
  repayments,
  statusChanges,
  updateLateness,
} from '../orders/index.ts'
import { signSampleOrder } from './sample-documents.ts'
import type { SampleAccount } from './sample-logins.ts'
import { PAST_ORDERS, type PastOrder, type Schedule } from '#samples/sample-past-orders.ts'
import type { SampleServices } from './sample-services.ts'

/** Orders that the sample companies asked for earlier, unless they have any: the list of orders shows something from the start. */
export const orderSamples = async (services: SampleServices, accounts: ReadonlyArray<SampleAccount>): Promise<void> => {
  /* Events of the past that the samples invent are not mailed. */
  const silent: SampleServices = { ...services, mail: { enqueue: () => undefined } }
  for (const { company } of accounts) {
    const account = await identityStore.accountOf(services.database, company.email)
    const business = account?.business
    if (account === undefined || business === undefined || (await hasOrders(services, business))) continue
    for (const past of PAST_ORDERS) await orderThen(silent, account, business, past)
  }
  await updateLateness(silent)
}

const DAY_MS = 24 * 60 * 60 * 1000

const hasOrders = ({ database }: SampleServices, business: Business): Promise<boolean> =>
  hasRow(database, sql`select from orders where business_id = ${business.id} limit 1`)

/** Everything happens by the production code, with clocks set to the past. */
const orderThen = async (
  services: SampleServices,
  account: identityStore.Account,
  business: Business,
  past: PastOrder,
): Promise<void> => {
  const after = (days: number): SampleServices => ({
    ...services,
    clock: createClock(() => services.clock.now() - (past.daysAgo - days) * DAY_MS),
  })
  const then = after(0).clock.today(business.country)
  const orderId = await request(after(0), account, business, await linesFor(services, business, then, past))
  if (orderId === undefined) return
  const lateStates = past.actions.filter(([action]) => action === 'declareDefault')
  for (const [action, days] of past.actions) {
    if (lateStates.some(([late]) => late === action)) continue
    if (action === 'transfer') await signSampleOrder(after(days), business, orderId)
    await statusChanges.actOnOrder(after(days), orderId, action, past.reason)
  }
  const invoices = await repayments.repayableInvoices(services.database, { id: orderId, country: business.country })
  for (const [place, daysLate] of past.payments.entries()) {
    const invoice = invoices[place]
    if (invoice === undefined) continue
    const paidAfter = daysBetween(then, addDays(invoice.paymentDate, daysLate))
    await orderPayments.payOrder(after(paidAfter), { orderId, folio: invoice.folio, daysLate, amount: undefined })
  }
  for (const [action, days] of lateStates) {
    await updateLateness(after(days))
    await statusChanges.actOnOrder(after(days), orderId, action)
  }
  if (past.renegotiatedAfter !== undefined) await renegotiate(after(past.renegotiatedAfter), business, orderId)
}

/** The unpaid invoices are paid in about a month. */
const renegotiate = async (services: SampleServices, { country }: Business, orderId: OrderId): Promise<void> => {
  const calendar = await bankCalendarOf(services.database, country)
  const paymentDate = addBusinessDays(services.clock.today(country), MONTH, calendar)
  if (E.isRight(paymentDate))
    await renegotiations.renegotiateOrder(services, { orderId, paymentDate: paymentDate.right, rate: AGREED_RATE })
}

/** Business days. */
const MONTH = 22
const AGREED_RATE = basisPoints(150)

const request = async (
  { clock, database }: SampleServices,
  { user }: identityStore.Account,
  business: Business,
  lines: ReadonlyArray<OrderLine>,
): Promise<OrderId | undefined> => {
  if (lines.length === 0) return undefined
  const created = await database.transaction((tx) =>
    createOrder({ clock }, tx, {
      business,
      query: { orderType: 'DIRECT_FINANCING' },
      body: { lines, preselected: [] },
      session: { id: 'sample', user, business, authenticatedAt: 0, expiresAt: 0 },
      requestId: 'sample',
    }),
  )
  return E.isRight(created) ? created.right : undefined
}

interface OrderLine {
  readonly invoiceId: InvoiceId
  readonly paymentDate: CivilDate
}

/** Invoices that existed then and were to be paid well after, with the payment dates that would have been suggested. */
const linesFor = async (
  { clock, database }: SampleServices,
  business: Business,
  then: CivilDate,
  { invoices, onePayer, schedule }: PastOrder,
): Promise<ReadonlyArray<OrderLine>> => {
  const today = clock.today(business.country)
  const calendar = await bankCalendarOf(database, business.country)
  const available = await rows(
    database,
    DueInvoice,
    sql`select i.id, i.due_date, i.payer_identifier from invoice i
      where ${availableFor('DIRECT_FINANCING', business.id)} and i.issue_date <= ${then} order by i.id`,
  )
  const fitting = available.flatMap(({ due_date, id, payer_identifier: payer }) => {
    const date = suggestPaymentDate(due_date, { today: then }, calendar)
    const fits = date !== undefined && daysBetween(then, date) >= SOONEST && FITS[schedule](daysBetween(date, today))
    return fits ? [{ payer, line: { invoiceId: id, paymentDate: date } }] : []
  })
  return (onePayer === true ? mostOfOnePayer(fitting) : fitting)
    .map(({ line }) => line)
    .toSorted((one, other) => (one.paymentDate < other.paymentDate ? -1 : 1))
    .slice(0, invoices)
}

const mostOfOnePayer = <A extends { readonly payer: string }>(all: ReadonlyArray<A>): ReadonlyArray<A> => {
  const byPayer = Object.values(groupBy(({ payer }: A) => payer)(all))
  return byPayer.reduce<ReadonlyArray<A>>((most, some) => (some.length > most.length ? some : most), [])
}

/** By the days from the payment date to today. */
const FITS: Readonly<Record<Schedule, (days: number) => boolean>> = {
  'long past': (days) => days > LONG,
  past: (days) => days > 0 && days <= LONG,
  future: (days) => days <= 0,
}

/** Days: an order with an unpaid invoice is critical after thirty. */
const LONG = 31
const DueInvoice = rowCodec('DueInvoice', { id: id<'Invoice'>(), due_date: date, payer_identifier: text })

/** Days: an invoice that is paid sooner is hardly worth an order. */
const SOONEST = 10
