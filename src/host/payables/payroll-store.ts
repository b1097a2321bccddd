import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { money, type Currency, type Money } from '#domain/kernel/money.ts'
import { normaliseSearch } from '#domain/financing/invoice-search.ts'
import { dueDatesOf, type DueBucket } from '#domain/payables/due-bucket.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import type { OpenPayrollStatus, PayrollStatus } from '#domain/payables/payroll.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { MAX_FOLIOS, type PAYROLL_METHODS, type PayrollQuery } from '#wire/payrolls.codec.ts'
import { currencyCode, id, integer, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { matchingText } from '../database/matching-text.ts'
import { execute, optionalRow, rows, sql, value, values, type Sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'
import { orderStore } from '../orders/index.ts'
import { IS_DUE, WITH_LIST } from './conditions.ts'
import { currencyOf, OWED } from './currency.ts'
import {
  COLUMNS,
  IS_PAYABLE,
  type PayrollCompany,
  PayrollRow,
  type StoredPayroll,
  tablesOf,
  toPayroll,
} from './payroll-row.ts'

export { referenceOf, type StoredPayroll } from './payroll-row.ts'

export const insertPayroll = async (
  tx: Queries,
  businessId: BusinessId,
  { name, paymentDate }: { readonly name: string; readonly paymentDate: CivilDate },
  now: Date,
): Promise<PayrollId> =>
  value(
    tx,
    id<'Payroll'>(),
    sql`insert into payroll (business_id, name, payment_date, status, created_at)
      values (${businessId}, ${name}, ${paymentDate}::date, ${READY}, ${now}) returning id`,
  )

/** Those with invoices or that had money, the first to pay first. */
export const payrollPage = async (
  queries: Queries,
  business: PayrollCompany,
  { due, option, page, search, size, status }: TypeOf<typeof PayrollQuery>,
  today: CivilDate,
): Promise<{ readonly rows: ReadonlyArray<StoredPayroll>; readonly totalRows: number }> => {
  const matching = sql`p.business_id = ${business.id}
    and (p.had_money or exists (select from payable i where i.business_id = ${business.id} and i.payroll_id = p.id))
    ${option === 'not-paid' ? sql`and p.status <> ${PAID}` : sql``}
    ${due === undefined ? sql`` : listDueIn(business.id, due, today)}
    ${status === undefined ? sql`` : shownAs(status)} ${matchingSearch(business, search)}`
  const found = await rows(
    queries,
    PayrollRow,
    sql`select ${COLUMNS} from ${tablesOf(business)} where ${matching} order by p.payment_date, p.id
      limit ${size} offset ${(page - 1) * size}`,
  )
  return {
    rows: found.map(toPayroll(profileOf(business.country).currency)),
    totalRows: await value(queries, integer, sql`select count(*) from ${tablesOf(business)} where ${matching}`),
  }
}

/** Only what is still to be paid is due. */
const listDueIn = (businessId: BusinessId, due: DueBucket, today: CivilDate): Sql => {
  const { first, last } = dueDatesOf(due, today)
  return sql`and p.payment_date between ${first ?? '-infinity'}::date and ${last ?? 'infinity'}::date
    and exists (select from payable i ${WITH_LIST}
      where i.business_id = ${businessId} and i.payroll_id = p.id and ${IS_DUE})`
}

/** Agrees with `shownStatus` of the domain. */
const shownAs = (status: OpenPayrollStatus): Sql => {
  const isAsked = sql`(p.status = ${READY} and asked.approval_id is not null)`
  if (status === 'AWAITING_APPROVAL') return sql`and ${isAsked}`
  if (status === 'INCOMPLETE_DATA') return sql`and not ${isAsked} and not owed.has_accounts`
  return sql`and not ${isAsked} and owed.has_accounts and p.status = ${status}`
}

/** The name contains the text, the total is the amount, or an invoice is found by it. */
const matchingSearch = ({ country, id: businessId }: PayrollCompany, search: string | undefined): Sql => {
  const { amounts, text: folded } = normaliseSearch(search ?? '', country)
  if (folded === '') return sql``
  return sql`and (strpos(translate(lower(p.name), 'áéíóúüñ', 'aeiouun'), ${folded}) > 0 or owed.total = any(${amounts}::bigint[]) or exists (
    select from payable i where i.business_id = ${businessId} and i.payroll_id = p.id ${matchingText(country, search)}))`
}

export const payrollById = async (
  queries: Queries,
  business: PayrollCompany,
  payrollId: PayrollId,
): Promise<StoredPayroll | undefined> => {
  const found = await optionalRow(
    queries,
    PayrollRow,
    sql`select ${COLUMNS} from ${tablesOf(business)} where p.business_id = ${business.id} and p.id = ${payrollId}`,
  )
  return found && toPayroll(profileOf(business.country).currency)(found)
}

export interface PayrollChange {
  readonly status: PayrollStatus
  /** Why the payment stopped. */
  readonly reason?: string | undefined
  /** When a declared transfer is looked for. */
  readonly checkAt?: Date | undefined
}

export const updatePayroll = (
  tx: Queries,
  payrollId: PayrollId,
  { checkAt, reason, status }: PayrollChange,
): Promise<void> =>
  execute(
    tx,
    sql`update payroll set status = ${status}, reason = ${reason ?? null}, check_at = ${checkAt ?? null}::timestamptz,
        authorised_method = case when ${status}::text = ${READY} then null else authorised_method end
      where id = ${payrollId}`,
  )

/** Others authorised to pay it so; it holds until the payroll is ready again. */
export const authoriseMethod = (tx: Queries, payrollId: PayrollId, method: PaidBy): Promise<void> =>
  execute(tx, sql`update payroll set authorised_method = ${method} where id = ${payrollId}`)

/** How a payroll is paid with own money. */
export type PaidBy = (typeof PAYROLL_METHODS)[number]

/** Its invoices must have left it. */
export const deletePayroll = async (tx: Queries, payrollId: PayrollId): Promise<void> => {
  await orderStore.clearPayroll(tx, payrollId)
  await execute(tx, sql`delete from payroll where id = ${payrollId}`)
}

/** The invoices of one payee, or all that are not settled yet. */
export const scheduledIn = (
  queries: Queries,
  payrollId: PayrollId,
  payeeIdentifier?: string,
): Promise<ReadonlyArray<PayableId>> =>
  values(
    queries,
    id<'Payable'>(),
    sql`select i.id from payable i join supplier payee on payee.id = i.payee_id
      where i.payroll_id = ${payrollId} and i.location = 'scheduled'
        ${payeeIdentifier === undefined ? sql`` : sql`and payee.identifier = ${payeeIdentifier}`} order by i.id`,
  )

export interface PayeeTotal {
  readonly supplierId: SupplierId
  readonly name: string
  readonly identifier: string
  readonly invoices: number
  /** The folios of the first invoices. */
  readonly folios: ReadonlyArray<string>
  readonly total: Money
}

/** The payment of each payee in each currency, by name. */
export const payeesOf = async (
  queries: Queries,
  { country }: PayrollCompany,
  payrollId: PayrollId,
): Promise<ReadonlyArray<PayeeTotal>> => {
  const found = await rows(
    queries,
    PayeeRow,
    sql`select payee.id as "supplierId", payee.name, payee.identifier, ${currencyOf(country)} as currency, count(*) as invoices,
        ${sumOf(OWED)} as total,
        (array_agg(i.folio order by i.folio_order, i.id))[1:${MAX_FOLIOS}::int] as folios
      from payable i join supplier payee on payee.id = i.payee_id where i.payroll_id = ${payrollId} and ${IS_PAYABLE}
      group by payee.id, i.currency order by payee.sort_key collate "C", payee.id, i.currency nulls first`,
  )
  return found.map(({ currency, ...payee }) => ({ ...payee, total: money<Currency>(currency, payee.total) }))
}

const READY: PayrollStatus = 'SCHEDULED_READY_TO_PAY'
const PAID: PayrollStatus = 'PAID'

const PayeeRow = rowCodec('PayeeRow', {
  supplierId: id<'Supplier'>(),
  name: text,
  identifier: text,
  invoices: integer,
  folios: texts,
  currency: currencyCode,
  total: integer,
})
