import { daysBetween, type CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import type { OrderDetail, OrderInvoice } from '#domain/orders/order.ts'
import { surplusPercent } from '#domain/orders/surplus-chip.ts'
import { stateOf, type TrackerState } from '#domain/orders/tracker.ts'
import { exactlyOne, type Queries } from '../database/database.ts'
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
  const rows = await queries.query<OrderRow>(
    'select * from orders where business_id = $1 order by id desc limit $2 offset $3',
    [business.id, size, (page - 1) * size],
  )
  const totals = await queries.query<{ count: number }>('select count(*) as count from orders where business_id = $1', [
    business.id,
  ])
  return { data: rows.map((row) => toOrder(business, row)), totalRows: exactlyOne(totals).count }
}

export const orderOf = async (
  queries: Queries,
  business: Business,
  orderId: OrderId,
): Promise<OrderDetail | undefined> => {
  const [row] = await queries.query<OrderRow>('select * from orders where id = $1 and business_id = $2', [
    orderId,
    business.id,
  ])
  return row && toOrder(business, row)
}

/** In the order in which they were asked for. */
export const pageOfOrderInvoices = async (
  queries: Queries,
  business: Business,
  orderId: OrderId,
  page: number,
  size: number,
  today: CivilDate,
): Promise<PageOf<OrderInvoice>> => {
  const rows = await queries.query<LineRow>(
    `select i.id, i.folio, i.payer_name, i.payer_identifier, i.issue_date, l.payment_date, l.amount, l.credit_notes, l.rate,
       l.retention, o.status
     from order_invoice l join invoice i on i.id = l.invoice_id join orders o on o.id = l.order_id
     where l.order_id = $1 and o.business_id = $2 order by l.position limit $3 offset $4`,
    [orderId, business.id, size, (page - 1) * size],
  )
  const totals = await queries.query<{ count: number }>(
    'select count(*) as count from order_invoice where order_id = $1',
    [orderId],
  )
  return { data: rows.map((row) => toLine(business, row, today)), totalRows: exactlyOne(totals).count }
}

interface OrderRow {
  readonly id: number
  readonly type: string
  readonly status: string
  readonly requested_on: CivilDate
  readonly total: number
  readonly credit_notes: number
  readonly retention: number
  readonly available_retention: number
  readonly base_rate: number
  readonly interest: number
  readonly operation_cost: number
  readonly transfer: number
}

interface LineRow {
  readonly id: number
  readonly folio: string
  readonly payer_name: string
  readonly payer_identifier: string
  readonly issue_date: CivilDate
  readonly payment_date: CivilDate
  readonly amount: number
  readonly credit_notes: number
  readonly rate: number
  readonly retention: number
  readonly status: string
}

const toOrder = ({ country }: Business, row: OrderRow): OrderDetail => {
  const { currency, hasSurplus } = profileOf(country)
  const retention = money(currency, row.retention)
  const available = money(currency, row.available_retention)
  return {
    id: String(row.id) as OrderId,
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

const toLine = ({ country }: Business, row: LineRow, today: CivilDate): OrderInvoice => {
  const { currency, hasInvoiceLateDays } = profileOf(country)
  const group = STATUS_GROUPS[stateOf(row.status)]
  const late = group === 'LATE' ? Math.max(0, daysBetween(row.payment_date, today)) : 0
  return {
    id: String(row.id) as InvoiceId,
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
