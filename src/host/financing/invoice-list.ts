import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import type { InvoiceListQuery } from '#wire/financing.codec.ts'
import { integer, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { matchingText } from '../database/matching-text.ts'
import { row, rows, sql, type Sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'
import type { Business } from '../kernel/caller.ts'
import { availableFor } from './availability.ts'
import { filterConditions } from './invoice-filter.ts'
import { invoiceColumns, InvoiceRow, toInvoice, WITH_LATENESS } from './invoice-row.ts'

export interface InvoicePage {
  readonly rows: ReadonlyArray<FinanceableInvoice>
  readonly totalRows: number
  /** The sum of all that match, not only of the page. */
  readonly totalAmount: Money
}

export const pageOfInvoices = async (
  queries: Queries,
  business: Business,
  request: InvoiceListQuery,
  today: CivilDate,
): Promise<InvoicePage> => {
  const matching = matchingOf(business, request, today)
  const order = sql`${firstOf(request)} ${orderOf(request)}`
  const [found, { amount, count }] = await Promise.all([
    rows(
      queries,
      InvoiceRow,
      sql`select ${invoiceColumns(business.id)} from (
          select i.* from invoice i where ${matching} order by ${order}
          limit ${request.size} offset ${(request.page - 1) * request.size}
        ) i ${WITH_LATENESS} order by ${order}`,
    ),
    totalsOf(queries, business, matching),
  ])
  return { rows: found.map(toInvoice(amount.currency, today)), totalRows: count, totalAmount: amount }
}

interface InvoiceTotals {
  readonly count: number
  readonly amount: Money
}

export const totalsOfInvoices = (queries: Queries, business: Business, type: FinancingType): Promise<InvoiceTotals> =>
  totalsOf(queries, business, availableFor(type, business.id))

/** The sum that was invoiced in the last `days` days, today included, or ever; cancelled and replaced invoices do not count. */
export const invoicedSince = (
  queries: Queries,
  business: Business,
  today: CivilDate,
  days: number | undefined,
): Promise<InvoiceTotals> => {
  const since = days === undefined ? null : addDays(today, 1 - days)
  return totalsOf(
    queries,
    business,
    sql`i.business_id = ${business.id} and not i.reasons && array['CANCELLED', 'REPLACED'] and i.stated_total is null
      and i.issue_date >= coalesce(${since}::date, '-infinity') and i.issue_date <= ${today}::date`,
  )
}

const TotalsRow = rowCodec('TotalsRow', { count: integer, amount: integer })

const totalsOf = async (queries: Queries, { country }: Business, matching: Sql): Promise<InvoiceTotals> => {
  const { amount, count } = await row(
    queries,
    TotalsRow,
    sql`select count(*) as count, ${sumOf(sql`i.amount`)} as amount from invoice i where ${matching}`,
  )
  return { count, amount: money(profileOf(country).currency, amount) }
}

const matchingOf = ({ country, id }: Business, request: InvoiceListQuery, today: CivilDate): Sql =>
  sql`${availableFor(request.orderType, id)} ${filterConditions(id, request, today)} ${matchingText(country, request.filter)}`

/** Ids of invoices that do not match have no effect. */
const firstOf = ({ first }: InvoiceListQuery): Sql =>
  first === undefined ? sql`` : sql`i.id = any(${first}::bigint[]) desc,`

/** Each way of sorting has an index, and ends in the id so that pages never overlap. */
export const orderOf = ({ order }: Pick<InvoiceListQuery, 'order'>): Sql => {
  const { direction, field } = order ?? { field: 'issueDate', direction: 'desc' }
  return sql`${SORTED_BY[field]} ${DIRECTIONS[direction]}, i.id ${DIRECTIONS[direction]}`
}

const SORTED_BY: Readonly<Record<NonNullable<InvoiceListQuery['order']>['field'], Sql>> = {
  folio: sql`i.folio_order`,
  payerName: sql`i.payer_order`,
  payerIdentifier: sql`i.plain_identifier collate "C"`,
  issueDate: sql`i.issue_date`,
  expirationDate: sql`i.due_date`,
  amount: sql`i.amount`,
}
const DIRECTIONS = { asc: sql`asc`, desc: sql`desc` } as const
