import * as E from 'fp-ts/Either'
import { daysBetween, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { scale, subtract, toDecimal } from '#domain/kernel/money.ts'
import {
  daysOf,
  planPastOrders,
  type PlannedOrder,
  type SampleInvoice,
  type SampleLine,
  type SampleStep,
} from '#samples/plan-past-orders.ts'
import { SURPLUS_PAID_DAYS_AGO } from '#samples/sample-past-orders.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { date, id, rowCodec, text } from '../database/columns.ts'
import { hasRow, rows, sql } from '../database/sql.ts'
import { availability } from '../financing/index.ts'
import { identityStore } from '../identity/index.ts'
import type { Business } from '../kernel/caller.ts'
import { createClock } from '../kernel/clock.ts'
import {
  orderRequests,
  orderPayments,
  paymentCorrections,
  recordedPayments,
  renegotiations,
  repayments,
  statusChanges,
  updateLateness,
} from '../orders/index.ts'
import { paySurplus, requestSurplus } from '../wallet/index.ts'
import { signSampleOrder } from './sample-documents.ts'
import type { SampleAccount } from './sample-logins.ts'
import type { SampleServices } from './sample-services.ts'

/** Orders that the sample companies asked for earlier, unless they have any: the list of orders shows something from the start. */
export const orderSamples = async (services: SampleServices, accounts: ReadonlyArray<SampleAccount>): Promise<void> => {
  /* Events of the past that the samples invent are not mailed. */
  const silent: SampleServices = { ...services, mail: { enqueue: () => undefined } }
  for (const { company } of accounts) {
    const account = await identityStore.accountOf(services.database, company.email)
    const business = account?.business
    if (account === undefined || business === undefined || (await hasOrders(services, business))) continue
    await liveThrough(silent, account, business)
  }
}

const hasOrders = ({ database }: SampleServices, business: Business): Promise<boolean> =>
  hasRow(database, sql`select from orders where business_id = ${business.id} limit 1`)

/** Day after day, by the production code, so that nothing happens before what led to it. */
const liveThrough = async (
  services: SampleServices,
  account: identityStore.Account,
  business: Business,
): Promise<void> => {
  const today = services.clock.today(business.country)
  const planned = await planOf(services, business, today)
  const numbers = new Map<PlannedOrder, OrderId>()
  for (const day of daysOf(planned, today)) {
    const then = onDay(services, day, today)
    await updateLateness(then)
    if (daysBetween(day, today) === SURPLUS_PAID_DAYS_AGO) await transferSurplus(then, account, business)
    for (const order of planned) {
      if (order.requestedOn === day) {
        const orderId = await request(then, account, business, order.lines)
        if (orderId !== undefined) numbers.set(order, orderId)
      }
      const orderId = numbers.get(order)
      if (orderId === undefined) continue
      for (const step of order.steps.filter(({ on }) => on === day)) await take(then, business, orderId, step)
    }
  }
}

/** Noon in Chile of a past day: the hour of the present could be of another date in another season. */
const onDay = (services: SampleServices, day: CivilDate, today: CivilDate): SampleServices =>
  day === today ? services : { ...services, clock: createClock(() => Date.parse(`${day}T16:00:00Z`)) }

const planOf = async (
  { database }: SampleServices,
  business: Business,
  today: CivilDate,
): Promise<ReadonlyArray<PlannedOrder>> => {
  const invoices: ReadonlyArray<SampleInvoice> = await rows(
    database,
    InvoiceRow,
    sql`select i.id, i.payer_identifier as payer, i.issue_date as "issuedOn", i.due_date as "dueOn" from invoice i
      where ${availability.availableFor('DIRECT_FINANCING', business.id)} order by i.id`,
  )
  return planPastOrders(invoices, today, await bankCalendarOf(database, business.country))
}

const request = async (
  { clock, database }: SampleServices,
  { user }: identityStore.Account,
  business: Business,
  lines: ReadonlyArray<SampleLine>,
): Promise<OrderId | undefined> => {
  const created = await database.transaction((tx) =>
    orderRequests.createOrder(
      { clock },
      tx,
      {
        business,
        session: { id: 'sample', user, business, role: 'OWNER', authenticatedAt: 0, expiresAt: 0 },
        requestId: 'sample',
      },
      { type: 'DIRECT_FINANCING', lines, preselected: [] },
    ),
  )
  return E.isRight(created) ? created.right.id : undefined
}

const take = async (
  services: SampleServices,
  business: Business,
  orderId: OrderId,
  step: SampleStep,
): Promise<unknown> => {
  switch (step.kind) {
    case 'act':
      if (step.action === 'transfer') await signSampleOrder(services, business, orderId)
      return statusChanges.actOnOrder(services, orderId, step.action, step.reason)
    case 'renegotiate':
      return renegotiations.renegotiateOrder(services, { ...step, orderId })
    case 'pay': {
      const { due, folio } = await lineAt(services, business, orderId, step.place)
      const amount = toDecimal(scale(due, step.percent, 100))
      return orderPayments.payOrder(services, { orderId, folio, daysLate: undefined, amount })
    }
    case 'correct': {
      const line = await lineAt(services, business, orderId, step.place)
      const payments = await recordedPayments(services.database, { country: business.country, id: orderId })
      const paymentId = payments.findLast(({ invoiceId }) => invoiceId === line.id)?.id ?? 0
      const amount = toDecimal(subtract(line.amount, line.creditNotes))
      const part = { amount, folio: undefined, on: undefined }
      const reason = 'El depósito era por el total de la factura.'
      return paymentCorrections.correctPayment(services, { orderId, paymentId, part, reason })
    }
  }
}

const lineAt = async (
  { database }: SampleServices,
  { country }: Business,
  orderId: OrderId,
  place: number,
): Promise<repayments.RepayableInvoice> => {
  const line = (await repayments.repayableInvoices(database, { id: orderId, country }))[place]
  if (line === undefined) throw new Error(`order ${orderId} has no line ${place}`)
  return line
}

/** A country without a wallet transfers at once, and has nothing to request. */
const transferSurplus = (
  { clock, database }: SampleServices,
  { user }: identityStore.Account,
  business: Business,
): Promise<unknown> =>
  database.transaction(async (tx) => {
    const at = clock.now()
    await requestSurplus(tx, business, { activity: 'SURPLUS_REQUEST', requestedBy: user.id, at, read: {} })
    return paySurplus(tx, business, clock.today(business.country))
  })

const InvoiceRow = rowCodec('InvoiceRow', {
  id: id<'Invoice'>(),
  payer: text,
  issuedOn: date,
  dueOn: date,
})
