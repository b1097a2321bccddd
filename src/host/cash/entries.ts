import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { columnOf } from '#domain/cash/cash-column.ts'
import type { CashGroup } from '#domain/cash/cash-item.ts'
import type { CashContext } from '#domain/cash/order-cash.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { CashItemQuery } from '#wire/cash.codec.ts'
import type { TypeOf } from 'io-ts'
import { hasFeature } from '../business/index.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import type { Queries } from '../database/database.ts'
import type { Business } from '../kernel/caller.ts'
import type { CashEntry } from './entry.ts'
import { ordersOf } from './orders.ts'
import { ownEntriesOf } from './own-items.ts'
import { payableGroupsOf, payablesOf, payrollsOf } from './payables.ts'
import { receivableGroupsOf, receivablesOf } from './receivables.ts'

/** Everything that the company expects to receive and to pay. Without the feature of payables, what comes in only. */
export const entriesOf = (queries: Queries, business: Business, today: CivilDate): Promise<ReadonlyArray<CashEntry>> =>
  everythingOf(queries, business, today, { receivablesOf, payablesOf })

/** The same money, with the invoices of one day added up by the database: a company has many of them. */
export const groupsOf = (
  queries: Queries,
  business: Business,
  today: CivilDate,
): Promise<ReadonlyArray<CashEntry | CashGroup>> =>
  everythingOf<CashEntry | CashGroup>(queries, business, today, {
    receivablesOf: receivableGroupsOf,
    payablesOf: payableGroupsOf,
  })

/** How the invoices of a company are read. */
interface InvoiceReading<I> {
  readonly receivablesOf: (queries: Queries, business: Business, context: CashContext) => Promise<ReadonlyArray<I>>
  readonly payablesOf: (queries: Queries, business: Business) => Promise<ReadonlyArray<I>>
}

const everythingOf = async <I extends CashGroup | CashEntry>(
  queries: Queries,
  business: Business,
  today: CivilDate,
  reading: InvoiceReading<I>,
): Promise<ReadonlyArray<I | CashEntry>> => {
  const { country, id } = business
  const context: CashContext = { today, calendar: await bankCalendarOf(queries, country), country }
  const receivables = await reading.receivablesOf(queries, business, context)
  const orders = await ordersOf(queries, business, context)
  if (!(await hasFeature(queries, id, PAYABLES_FEATURE)))
    return [...receivables, ...orders].filter(({ direction }) => direction === 'IN')
  return [
    ...receivables,
    ...orders,
    ...(await reading.payablesOf(queries, business)),
    ...(await payrollsOf(queries, business)),
    ...(await ownEntriesOf(queries, id, today)),
  ]
}

/** A page of the items of a cell, by their days. */
export const pageOfEntries = async (
  queries: Queries,
  business: Business,
  query: TypeOf<typeof CashItemQuery>,
  today: CivilDate,
) => {
  const { column, currency, day, direction, kind, page, size } = query
  const found = (await entriesOf(queries, business, today)).filter(
    (one) =>
      one.amount.currency === currency &&
      (column === undefined || columnOf(one, today) === column) &&
      (day === undefined || (one.expected === day && one.reason === undefined)) &&
      (kind === undefined || one.kind === kind) &&
      (direction === undefined || one.direction === direction),
  )
  return {
    rows: found.toSorted(byDay).slice((page - 1) * size, page * size),
    totalRows: found.length,
  }
}

/** Those without a day are last; those of one day in the order of their keys. */
const byDay = (one: CashEntry, other: CashEntry): number =>
  compared(one.expected ?? LAST, other.expected ?? LAST) || compared(one.key, other.key)

const LAST = '9999'

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
