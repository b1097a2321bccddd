import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { normaliseSearch } from '#domain/financing/invoice-search.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type ListedOrder, orderLines, orderMatch } from '#domain/orders/listed-order.ts'
import { money } from '#domain/kernel/money.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { statusesOfSimplified, type SimplifiedStatus } from '#domain/orders/simplified-status.ts'
import { isTransferred, LATE_STATES, ORDER_STATES, statusesOf } from '#domain/orders/tracker.ts'
import { settlementOf } from '#domain/wallet/settlement.ts'
import type { OrderListQuery } from '#wire/orders.codec.ts'
import { integer, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { matchingText } from '../database/matching-text.ts'
import { row, rows, sql, type Sql } from '../database/sql.ts'
import { LINE_DOCUMENT } from '../financing/index.ts'
import type { Business } from '../kernel/caller.ts'
import { invoicesOfOrders, type RepayableInvoice } from './repayment.ts'
import { ORDER_COLUMNS, OrderRow, orderSql, toOrder } from './order-views.ts'

export interface PageOfOrders {
  readonly rows: Array<ListedOrder>
  readonly totalRows: number
  readonly counts: Readonly<Record<Group | 'ALL', number>>
}

type Group = NonNullable<OrderListQuery['group']>

/** The total and the counts of the groups are of one statement, so that they agree. */
export const pageOfOrders = async (
  queries: Queries,
  business: Business,
  query: OrderListQuery,
  today: CivilDate,
): Promise<PageOfOrders> => {
  const { group, order, page, size } = query
  const sequence = sequenceOf(order)
  const found = sql`select listed.*, ${waits(business)} as waits
    from (select ${ORDER_COLUMNS}, ${RECEIVED} as received from orders o where o.business_id = ${business.id} ${matchingOf(business, query)}) as listed`
  const one = sql`select * from (${found}) as found ${group === undefined ? sql`` : sql`where ${GROUPS[group]}`}
    order by ${sequence} limit ${size} offset ${(page - 1) * size}`
  const orders = await rows(queries, OrderRow, sql`${orderSql(one)} order by ${sequence}`)
  const counts = await row(queries, CountsRow, sql`select count(*) as "ALL", ${COUNTS} from (${found}) as found`)
  const invoices = await invoicesOfOrders(
    queries,
    business.country,
    orders.map(({ id }) => id),
  )
  return {
    rows: orders.map((order) => listed(business, order, invoices.get(order.id) ?? [], query.filter, today)),
    totalRows: counts[group ?? 'ALL'],
    counts,
  }
}

/** An order with what its invoices tell, which are read once for all orders of the page. */
const listed = (
  business: Business,
  order: TypeOf<typeof OrderRow>,
  invoices: ReadonlyArray<RepayableInvoice>,
  filter: string | undefined,
  today: CivilDate,
): ListedOrder => {
  const { currency } = profileOf(business.country)
  const lines = invoices.map((invoice) => ({
    folio: invoice.folio,
    payer: { name: invoice.payer, identifier: invoice.payerIdentifier },
    amount: invoice.amount,
    ...settlementOf(invoice, invoice.payments, today),
  }))
  const figures = toOrder(business, order, invoices, today)
  return {
    ...figures,
    lines: orderLines(order.status, lines),
    received: isTransferred(order.status) ? money(currency, order.sent ?? order.transfer) : undefined,
    match: orderMatch(figures, lines, normaliseSearch(filter ?? '', business.country)),
  }
}

/** Those that wait for the company first, then the newest, unless another order is named. Ends in the id, so that pages never overlap. */
const sequenceOf = (order: OrderListQuery['order']): Sql => {
  if (order === undefined) return sql`waits desc, id desc`
  const direction = order.direction === 'asc' ? sql`asc` : sql`desc`
  return sql`${SORTED_BY[order.field]} ${direction} nulls last, id ${direction}`
}

const SORTED_BY: Readonly<Record<NonNullable<OrderListQuery['order']>['field'], Sql>> = {
  id: sql`id`,
  type: sql`type`,
  requestedOn: sql`requested_on`,
  total: sql`total`,
  received: sql`received`,
  /* The steps of an order; states that are unknown come last. */
  status: sql`array_position(${ORDER_STATES.flatMap(statusesOf)}::text[], status)`,
}

/** The amount that the row shows as received: what was transferred, as the ledger has it. */
const RECEIVED = sql`case when o.status = any(${ORDER_STATES.flatMap(statusesOf).filter(isTransferred)}::text[]) then coalesce(
  (select max(amount) from ledger_in_force where type = 'TRANSFER' and order_id = o.id), o.transfer) end`

/** `companyTask` of the domain, for the orders `listed`. */
const waits = ({ country }: Business): Sql => {
  const open = [...statusesOf('IN_REVIEW'), ...statusesOf('PENDING_DOCUMENTS'), ...statusesOf('APPROVED')]
  const asks = profileOf(country).hasOrderDocuments ? [] : statusesOf('PENDING_DOCUMENTS')
  return sql`(status = any(${open}::text[]) and pending_documents > 0 or status = any(${asks}::text[]))`
}

const ofSimplified = (simplified: SimplifiedStatus): Sql =>
  simplified === 'IN_PROCESS'
    ? sql`status <> all(${ORDER_STATUSES}::text[])`
    : sql`status = any(${statusesOfSimplified(simplified)}::text[])`

const LATE = sql`status = any(${LATE_STATES.flatMap(statusesOf)}::text[])`

/** The condition of each group; a late order is in no other one. */
const GROUPS: Readonly<Record<Group, Sql>> = {
  WAITING: sql`waits`,
  LATE,
  IN_REVIEW: ofSimplified('IN_REVIEW'),
  APPROVED: ofSimplified('APPROVED'),
  TRANSFERRED: sql`(${ofSimplified('TRANSFERRED')} and not ${LATE})`,
  PAID: ofSimplified('PAID'),
  REJECTED: ofSimplified('REJECTED'),
  RENEGOTIATED: ofSimplified('RENEGOTIATED'),
  IN_PROCESS: ofSimplified('IN_PROCESS'),
}

const COUNTS = sql`count(*) filter (where ${GROUPS.WAITING}) as "WAITING", count(*) filter (where ${GROUPS.LATE}) as "LATE",
  count(*) filter (where ${GROUPS.IN_REVIEW}) as "IN_REVIEW", count(*) filter (where ${GROUPS.APPROVED}) as "APPROVED",
  count(*) filter (where ${GROUPS.TRANSFERRED}) as "TRANSFERRED", count(*) filter (where ${GROUPS.PAID}) as "PAID",
  count(*) filter (where ${GROUPS.REJECTED}) as "REJECTED", count(*) filter (where ${GROUPS.RENEGOTIATED}) as "RENEGOTIATED",
  count(*) filter (where ${GROUPS.IN_PROCESS}) as "IN_PROCESS"`

const CountsRow = rowCodec('CountsRow', {
  ALL: integer,
  WAITING: integer,
  LATE: integer,
  IN_REVIEW: integer,
  APPROVED: integer,
  TRANSFERRED: integer,
  PAID: integer,
  REJECTED: integer,
  RENEGOTIATED: integer,
  IN_PROCESS: integer,
})

const matchingOf = ({ country }: Business, { filter, from, orderType, state, to }: OrderListQuery): Sql =>
  sql`${matchingSearch(country, filter)}
    ${state === undefined ? sql`` : sql`and o.status = any(${statusesOf(state)}::text[])`}
    ${orderType === undefined ? sql`` : sql`and o.type = ${orderType}`}
    ${from === undefined ? sql`` : sql`and o.requested_on >= ${from}::date`}
    ${to === undefined ? sql`` : sql`and o.requested_on <= ${to}::date`}`

/** The number contains the text, the total is the amount, or an invoice is found by it. */
const matchingSearch = (country: Country, filter: string | undefined): Sql => {
  const { amounts, text } = normaliseSearch(filter ?? '', country)
  if (text === '') return sql``
  const number = /^\d+$/.test(text) ? `%${text}%` : NONE
  return sql`and (o.id::text like ${number} or o.total = any(${amounts}::bigint[]) or exists (
    select 1 from order_invoice l ${LINE_DOCUMENT} where l.order_id = o.id ${matchingText(country, filter)}))`
}

/** No number of an order is like it. */
const NONE = ''
