import type { TypeOf } from 'io-ts'
import { daysBetween, type CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import type { OrderDetail, OrderInvoice } from '#domain/orders/order.ts'
import { surplusPercent } from '#domain/orders/surplus-chip.ts'
import { stateOf, type TrackerState } from '#domain/orders/tracker.ts'
import { date, id, integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, rows, sql, value } from '../database/sql.ts'
import type { Business } from '../identity/session.ts'

export interface PageOf<A> {
  readonly data: Array<A>
  readonly totalRows: number
}

/** Newest first. */
export const pageOfOrders = async (
  queries: Queries,
  business: Business,
  page: number,
  size: number,
): Promise<PageOf<OrderDetail>> => {
  const orders = await rows(
    queries,
    OrderRow,
    sql`select * from orders where business_id = ${business.id} order by id desc
      limit ${size} offset ${(page - 1) * size}`,
  )
  const count = await value(queries, integer, sql`select count(*) from orders where business_id = ${business.id}`)
  return { data: orders.map((order) => toOrder(business, order)), totalRows: count }
}

export const orderOf = async (
  queries: Queries,
  business: Business,
  orderId: OrderId,
): Promise<OrderDetail | undefined> => {
  const order = await optionalRow(
    queries,
    OrderRow,
    sql`select * from orders where id = ${orderId} and business_id = ${business.id}`,
  )
  return order && toOrder(business, order)
}

/** In the order of the request. */
export const pageOfOrderInvoices = async (
  queries: Queries,
  business: Business,
  orderId: OrderId,
  page: number,
  size: number,
  today: CivilDate,
): Promise<PageOf<OrderInvoice>> => {
  const lines = await rows(
    queries,
    LineRow,
    sql`select i.id, i.folio, i.payer_name, i.payer_identifier, i.issue_date, l.payment_date, l.amount, l.credit_notes,
        l.rate, l.retention, o.status
      from order_invoice l join invoice i on i.id = l.invoice_id join orders o on o.id = l.order_id
      where l.order_id = ${orderId} and o.business_id = ${business.id} order by l.position
      limit ${size} offset ${(page - 1) * size}`,
  )
  const count = await value(queries, integer, sql`select count(*) from order_invoice where order_id = ${orderId}`)
  return { data: lines.map((line) => toLine(business, line, today)), totalRows: count }
}

const OrderRow = rowCodec('OrderRow', {
  id: id<'Order'>(),
  type: text,
  status: text,
  requested_on: date,
  total: integer,
  credit_notes: integer,
  retention: integer,
  available_retention: integer,
  base_rate: integer,
  interest: integer,
  operation_cost: integer,
  transfer: integer,
})

const LineRow = rowCodec('LineRow', {
  id: id<'Invoice'>(),
  folio: text,
  payer_name: text,
  payer_identifier: text,
  issue_date: date,
  payment_date: date,
  amount: integer,
  credit_notes: integer,
  rate: integer,
  retention: integer,
  status: text,
})

const toOrder = ({ country }: Business, row: TypeOf<typeof OrderRow>): OrderDetail => {
  const { currency, hasSurplus } = profileOf(country)
  const retention = money(currency, row.retention)
  const available = money(currency, row.available_retention)
  return {
    id: row.id,
    type: row.type,
    requestedOn: row.requested_on,
    total: money(currency, row.total),
    surplus: hasSurplus ? available : undefined,
    surplusPercent: hasSurplus ? surplusPercent(available, retention) : undefined,
    status: row.status,
    retention,
    availableRetention: available,
    baseRate: basisPoints(row.base_rate),
    interest: money(currency, row.interest),
    operationCost: money(currency, row.operation_cost),
    creditNotes: money(currency, row.credit_notes),
    transfer: money(currency, row.transfer),
  }
}

const toLine = ({ country }: Business, row: TypeOf<typeof LineRow>, today: CivilDate): OrderInvoice => {
  const { currency, hasInvoiceLateDays } = profileOf(country)
  const group = STATUS_GROUPS[stateOf(row.status)]
  const late = group === 'LATE' ? Math.max(0, daysBetween(row.payment_date, today)) : 0
  return {
    id: row.id,
    folio: row.folio,
    payer: { name: row.payer_name, identifier: row.payer_identifier },
    issueDate: row.issue_date,
    paymentDate: row.payment_date,
    amount: money(currency, row.amount),
    creditNotes: money(currency, row.credit_notes),
    rate: basisPoints(row.rate),
    statusGroup: group,
    daysLate: hasInvoiceLateDays ? late : undefined,
    retention: hasInvoiceLateDays ? money(currency, row.retention) : undefined,
  }
}

/** What the state of an order says of each of its invoices. */
const STATUS_GROUPS: Readonly<Record<TrackerState, string>> = {
  IN_REVIEW: 'IN_REVIEW',
  PENDING_DOCUMENTS: 'IN_REVIEW',
  APPROVED: 'APPROVED',
  ACTIVE: 'TRANSFERRED',
  ARREAR: 'LATE',
  CRITICAL: 'LATE',
  DEFAULT: 'LATE',
  PAID: 'PAID',
  REJECTED: 'REJECTED',
  RENEGOTIATION: 'RENEGOTIATED',
  UNKNOWN: 'IN_REVIEW',
}
