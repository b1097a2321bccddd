import { addDays, monthOf, yearOf, type CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { money, sum, type Money } from '#domain/kernel/money.ts'
import { isRepayable } from '#domain/orders/lateness.ts'
import { simplifiedStatus } from '#domain/orders/simplified-status.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { stateOf, type TrackerState } from '#domain/orders/tracker.ts'
import { settlementOf, type Settlement } from '#domain/wallet/settlement.ts'
import type { Clock } from '../kernel/clock.ts'
import { country, id, integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, rows, sql, values, type Sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'
import { repayments } from '../orders/index.ts'

export interface ChartSegment {
  readonly label: string
  /** How many orders, or how many invoices. */
  readonly count: number
  readonly amount: Money
}

export interface Month {
  readonly year: number
  /** 1 is January. */
  readonly month: number
  readonly amount: Money
}

/** The figures of a business in the report. */
export interface Report {
  readonly country: Country
  readonly name: string
  readonly today: CivilDate
  /** All orders, in any state. */
  readonly orders: number
  /**
   * Up to twelve months, from the first order to the present, at least three: the amounts paid out of orders requested
   * in them.
   */
  readonly months: ReadonlyArray<Month>
  /** Orders by status label, in the order of the process. */
  readonly statuses: ReadonlyArray<ChartSegment>
  /** Those with most in orders that were not rejected, at most five. */
  readonly payers: ReadonlyArray<ChartSegment>
  /** The open portfolio: what payers still owe of transferred orders, by the days since they should have paid. The first is on time. */
  readonly lateness: ReadonlyArray<ChartSegment>
}

/** Nothing for a business that is not there. */
export const reportOf = async (queries: Queries, clock: Clock, id: BusinessId): Promise<Report | undefined> => {
  const business = await optionalRow(queries, BusinessRow, sql`select country, name from business where id = ${id}`)
  if (business === undefined) return undefined
  const today = clock.today(business.country)
  const { currency } = profileOf(business.country)
  const orders = (await rows(queries, OrderRow, ordersOf(id))).map((row) => ({ ...row, state: stateOf(row.status) }))
  const lines = (await rows(queries, LineRow, linesOf(id))).filter(({ status }) => stateOf(status) !== 'REJECTED')
  const open = await openInvoices(queries, { id, country: business.country }, today)
  const total = (amounts: ReadonlyArray<number>): Money =>
    sum(
      currency,
      amounts.map((amount) => money(currency, amount)),
    )
  return {
    ...business,
    today,
    orders: orders.reduce((count, row) => count + row.count, 0),
    months: sinceFirst(lastMonths(today), orders).map(({ year, month }) => {
      const inMonth = orders.filter((row) => isPaidOut(row.state) && row.year === year && row.month === month)
      return { year, month, amount: total(inMonth.map(({ transfer }) => transfer)) }
    }),
    statuses: slices(
      orders,
      ({ status }) => simplifiedStatus(status),
      ({ count }) => count,
      (group) => total(group.map(({ total: one }) => one)),
    ).toSorted((a, b) => COURSE.indexOf(a.label) - COURSE.indexOf(b.label)),
    payers: slices(
      lines,
      ({ payer }) => payer,
      ({ count }) => count,
      (group) => total(group.map(({ amount }) => amount)),
    )
      .toSorted((a, b) => b.amount.minor - a.amount.minor)
      .slice(0, MAX_PAYERS),
    lateness: LATENESS.map(({ label, from, to }) => {
      const found = open.filter(({ daysLate }) => daysLate >= from && daysLate <= to)
      return { label, count: found.length, amount: total(found.map(({ due }) => due.minor)) }
    }),
  }
}

/** The invoices of which a payer owes something, by the payments in force. An order that pays suppliers has none: the company owes it. */
const openInvoices = async (
  queries: Queries,
  { country: of, id }: { readonly country: Country; readonly id: BusinessId },
  today: CivilDate,
): Promise<ReadonlyArray<Settlement>> => {
  const orderIds = await values(
    queries,
    orderId,
    sql`select id from orders where business_id = ${id} and type <> 'CONFIRMING' and status = any(${REPAYABLE}::text[])`,
  )
  const invoices = [...(await repayments.invoicesOfOrders(queries, of, orderIds)).values()].flat()
  return invoices.map((invoice) => settlementOf(invoice, invoice.payments, today)).filter(({ due }) => due.minor > 0)
}

const REPAYABLE = ORDER_STATUSES.filter(isRepayable)
const orderId = id<'Order'>()

const MAX_PAYERS = 5
const MONTHS = 12
const MIN_MONTHS = 3

const COURSE = ['IN_REVIEW', 'any other', 'APPROVED', 'ACTIVE', 'PAID', 'RENEGOTIATION', 'REJECTED'].map((status) =>
  simplifiedStatus(status),
)

const BusinessRow = rowCodec('BusinessRow', { country, name: text })

const OrderRow = rowCodec('OrderRow', {
  status: text,
  year: integer,
  month: integer,
  count: integer,
  total: integer,
  transfer: integer,
})

const ordersOf = (id: BusinessId): Sql => sql`
select status, extract(year from requested_on)::integer as year, extract(month from requested_on)::integer as month,
  count(*) as count, ${sumOf(sql`total`)} as total, ${sumOf(sql`transfer`)} as transfer
from orders where business_id = ${id} group by 1, 2, 3`

const LineRow = rowCodec('LineRow', {
  status: text,
  payer: text,
  count: integer,
  amount: integer,
})

/** A payer goes by the name of the latest invoice. */
const linesOf = (id: BusinessId): Sql => sql`
select o.status, (array_agg(i.payer_name order by i.id desc))[1] as payer,
  count(*) as count, ${sumOf(sql`l.amount`)} as amount
from orders o join order_invoice l on l.business_id = o.business_id and l.order_id = o.id
  join invoice i on i.business_id = o.business_id and i.id = l.invoice_id
where o.business_id = ${id} group by o.status, i.payer_identifier`

const PAID_OUT: ReadonlySet<TrackerState> = new Set([
  'ACTIVE',
  'ARREAR',
  'CRITICAL',
  'PAID',
  'RENEGOTIATION',
  'DEFAULT',
])
const isPaidOut = (state: TrackerState): boolean => PAID_OUT.has(state)

/** Days, both ends included. */
const LATENESS = [
  { label: 'Al día', from: 0, to: 0 },
  { label: '1 a 15 días', from: 1, to: 15 },
  { label: '16 a 30 días', from: 16, to: 30 },
  { label: '31 a 60 días', from: 31, to: 60 },
  { label: 'Más de 60 días', from: 61, to: Number.POSITIVE_INFINITY },
] as const

type YearMonth = Pick<Month, 'year' | 'month'>

/** Without the months before the business had any order. */
const sinceFirst = (months: ReadonlyArray<YearMonth>, orders: ReadonlyArray<YearMonth>): ReadonlyArray<YearMonth> => {
  const first = months.findIndex(({ month, year }) => orders.some((row) => row.year === year && row.month === month))
  return months.slice(Math.min(first === -1 ? MONTHS : first, MONTHS - MIN_MONTHS))
}

const lastMonths = (today: CivilDate): ReadonlyArray<YearMonth> => {
  const months: Array<YearMonth> = []
  let day = today
  for (let at = 0; at < MONTHS; at += 1) {
    months.unshift({ year: yearOf(day), month: monthOf(day) })
    day = addDays(`${day.slice(0, 7)}-01` as CivilDate, -1)
  }
  return months
}

/** The rows under each label, the most first. */
const slices = <R>(
  rows: ReadonlyArray<R>,
  labelOf: (row: R) => string,
  countOf: (row: R) => number,
  amountOf: (rows: ReadonlyArray<R>) => Money,
): ReadonlyArray<ChartSegment> => {
  const labels = [...new Set(rows.map(labelOf))]
  return labels
    .map((label) => {
      const group = rows.filter((row) => labelOf(row) === label)
      return { label, count: group.reduce((count, row) => count + countOf(row), 0), amount: amountOf(group) }
    })
    .toSorted((a, b) => b.count - a.count)
}
