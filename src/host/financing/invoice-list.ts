import { normaliseSearch } from '#domain/financing/invoice-search.ts'
import type { FinanceableInvoice, FinancingType } from '#domain/financing/invoice.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import type { InvoiceListQuery } from '#wire/financing.codec.ts'
import { exactlyOne, type Parameter, type Queries } from '../database/database.ts'
import { sumOf } from '../database/sums.ts'
import type { Business } from '../identity/session.ts'
import { availableFor } from './availability.ts'
import { INVOICE_COLUMNS, IS_REMOVABLE, toInvoice, type InvoiceRow } from './invoice-row.ts'

export interface InvoicePage {
  readonly data: ReadonlyArray<FinanceableInvoice>
  readonly totalRows: number
  /** Of all that match, not only of the page. */
  readonly totalAmount: Money
}

export const pageOfInvoices = async (
  queries: Queries,
  business: Business,
  asked: InvoiceListQuery,
): Promise<InvoicePage> => {
  const { currency } = profileOf(business.country)
  const { sql, parameters } = matching(business, asked)
  const at = parameters.length
  const [rows, totals] = await Promise.all([
    queries.query<InvoiceRow>(
      `select ${INVOICE_COLUMNS}, ${IS_REMOVABLE} as removable from invoice i where ${sql} order by ${orderOf(asked)} limit $${at + 1} offset $${at + 2}`,
      [...parameters, asked.size, (asked.page - 1) * asked.size],
    ),
    queries.query<Totals>(`select ${TOTALS} from invoice i where ${sql}`, parameters),
  ])
  const { count, amount } = exactlyOne(totals)
  return { data: rows.map(toInvoice(currency)), totalRows: count, totalAmount: money(currency, amount) }
}

export const totalsOfInvoices = async (
  queries: Queries,
  business: Business,
  type: FinancingType,
): Promise<{ readonly count: number; readonly amount: Money }> => {
  const totals = await queries.query<Totals>(`select ${TOTALS} from invoice i where ${availableFor(type)}`, [
    business.id,
  ])
  const { count, amount } = exactlyOne(totals)
  return { count, amount: money(profileOf(business.country).currency, amount) }
}

/** What was invoiced in the last `days` days, today included, or ever; what was cancelled or replaced was not. */
export const invoicedSince = async (
  queries: Queries,
  business: Business,
  today: CivilDate,
  days: number | undefined,
): Promise<{ readonly count: number; readonly amount: Money }> => {
  const totals = await queries.query<Totals>(
    `select ${TOTALS} from invoice i where i.business_id = $1 and not i.reasons && array['CANCELLED', 'REPLACED']
     and i.issue_date >= coalesce($2::date, '-infinity') and i.issue_date <= $3::date`,
    [business.id, days === undefined ? null : addDays(today, 1 - days), today],
  )
  const { count, amount } = exactlyOne(totals)
  return { count, amount: money(profileOf(business.country).currency, amount) }
}

interface Totals {
  readonly count: number
  readonly amount: number
}
const TOTALS = `count(*) as count, ${sumOf('i.amount')} as amount`

const matching = (
  business: Business,
  { orderType, filter, signature }: InvoiceListQuery,
): { readonly sql: string; readonly parameters: ReadonlyArray<Parameter> } => {
  const available = `${availableFor(orderType)}${signature === undefined ? '' : SIGNED[signature]}`
  const { text, identifier, amounts } = normaliseSearch(filter ?? '', business.country)
  if (text === '') return { sql: available, parameters: [business.id] }
  return {
    sql: `${available} and (i.search like $2 or i.plain_identifier like $3 or i.amount = any($4::bigint[]))`,
    parameters: [business.id, containing(text), identifier === undefined ? null : containing(identifier), amounts],
  }
}

/** What is to be reviewed has an index of its own, because it is little. */
const SIGNED: Readonly<Record<NonNullable<InvoiceListQuery['signature']>, string>> = {
  VERIFIED: ` and i.signature = 'VERIFIED'`,
  TO_REVIEW: ` and i.signature <> 'VERIFIED'`,
}

/** The text itself, wherever it stands: what `like` would read as a pattern is escaped. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Each way of sorting has an index, and ends in the id so that pages never overlap. */
const orderOf = ({ order }: InvoiceListQuery): string => {
  const { field, direction } = order ?? { field: 'issueDate', direction: 'desc' }
  return `${SORTED_BY[field]} ${DIRECTIONS[direction]}, i.id ${DIRECTIONS[direction]}`
}

const SORTED_BY: Readonly<Record<NonNullable<InvoiceListQuery['order']>['field'], string>> = {
  folio: 'i.folio_order',
  payerName: 'i.payer_order',
  payerIdentifier: 'i.plain_identifier collate "C"',
  issueDate: 'i.issue_date',
  expirationDate: 'i.due_date',
  amount: 'i.amount',
}
const DIRECTIONS = { asc: 'asc', desc: 'desc' } as const
