import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { money, type Currency, type Money } from '#domain/kernel/money.ts'
import { normaliseSearch } from '#domain/financing/invoice-search.ts'
import { dueDatesOf, type DueBucket } from '#domain/payables/due-bucket.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { type OpenPayrollStatus, PAYROLL_STATUSES, type PayrollStatus } from '#domain/payables/payroll.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import {
  MAX_FOLIOS,
  MAX_NAMED,
  type Payroll,
  PAYROLL_ACTS,
  PAYROLL_METHODS,
  type PayrollQuery,
} from '#wire/payrolls.codec.ts'
import {
  boolean,
  date,
  id,
  instant,
  integer,
  nullable,
  oneOf,
  rowCodec,
  text,
  texts,
  currencyCode,
} from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { matchingText } from '../database/matching-text.ts'
import { execute, optionalRow, rows, sql, value, values, type Sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'
import { orderStore } from '../orders/index.ts'
import { IS_DUE, WITH_LIST } from './conditions.ts'
import { currencyOf, OWED } from './currency.ts'

/** The payroll that the host answers with, with a status that is listed. */
export type StoredPayroll = TypeOf<ReturnType<typeof Payroll>> & { readonly status: PayrollStatus }

interface Owner {
  readonly id: BusinessId
  readonly country: Country
}

/** The code that identifies the transfer of a payroll at the bank. */
export const referenceOf = (payrollId: PayrollId): string => `LISTA-${payrollId.padStart(6, '0')}`

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
  business: Owner,
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

const PAYROLL_TARGET = 'payroll '

/** The row that a request about the payroll claims. */
export const payrollTarget = (payrollId: PayrollId): string => `${PAYROLL_TARGET}${payrollId}`

/** The name contains the text, the total is the amount, or an invoice is found by it. */
const matchingSearch = ({ country, id: businessId }: Owner, search: string | undefined): Sql => {
  const { amounts, text: folded } = normaliseSearch(search ?? '', country)
  if (folded === '') return sql``
  return sql`and (strpos(translate(lower(p.name), 'áéíóúüñ', 'aeiouun'), ${folded}) > 0 or owed.total = any(${amounts}::bigint[]) or exists (
    select from payable i where i.business_id = ${businessId} and i.payroll_id = p.id ${matchingText(country, search)}))`
}

export const payrollById = async (
  queries: Queries,
  business: Owner,
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
  { country }: Owner,
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
/** The only other currency of documents that are read. */
const FOREIGN = 'USD'

/** An invoice that became not payable after it was scheduled is not paid with the others. */
const IS_PAYABLE: Sql = sql`(i.obstacle is null or i.location = 'paid')`

const PayeeRow = rowCodec('PayeeRow', {
  supplierId: id<'Supplier'>(),
  name: text,
  identifier: text,
  invoices: integer,
  folios: texts,
  currency: currencyCode,
  total: integer,
})

const PayrollRow = rowCodec('PayrollRow', {
  id: id<'Payroll'>(),
  name: text,
  payment_date: date,
  status: oneOf(PAYROLL_STATUSES),
  reason: nullable(text),
  check_at: nullable(instant),
  had_money: boolean,
  order_id: nullable(id<'Order'>()),
  invoices: integer,
  suppliers: integer,
  total: integer,
  local_total: integer,
  dollars: integer,
  local_owed: integer,
  dollars_owed: integer,
  not_payable: integer,
  has_accounts: boolean,
  missing_ids: texts,
  missing_names: texts,
  missing_currencies: texts,
  authorised_method: nullable(oneOf(PAYROLL_METHODS)),
  approval_id: nullable(id<'Approval'>()),
  act: nullable(oneOf(PAYROLL_ACTS)),
  requester_id: nullable(id<'User'>()),
  requested_by: nullable(text),
})

/** Those of a payroll that were not paid, also where its money was sent. */
const IS_UNPAID = sql`(i.location = 'scheduled' and i.obstacle is null)`

const tablesOf = ({ country, id: businessId }: Owner): Sql => sql`payroll p
  left join orders o on o.business_id = p.business_id and o.payroll_id = p.id left join lateral (
  select request.id as approval_id, request.act, request.requested_by as requester_id, requester.name as requested_by
  from approval_target claim join approval request on request.id = claim.approval_id
    join app_user requester on requester.id = request.requested_by
  where claim.business_id = ${businessId} and claim.target = ${PAYROLL_TARGET}::text || p.id) asked on true cross join lateral (
  select count(*) as invoices, count(distinct i.payee_id) as suppliers,
    ${sumOf(sql`case when ${IS_PAYABLE} then i.amount end`)} as total,
    count(*) filter (where not ${IS_PAYABLE}) as not_payable,
    coalesce(bool_and(exists (select from bank_account account
      where account.business_id = ${businessId} and account.supplier_id = i.payee_id
        and account.currency = ${currencyOf(country)})), true) as has_accounts,
    ${sumOf(sql`case when ${IS_PAYABLE} and i.currency is null then i.amount end`)} as local_total,
    ${sumOf(sql`case when ${IS_PAYABLE} and i.currency = ${FOREIGN} then i.document_amount end`)} as dollars,
    ${sumOf(sql`case when ${IS_UNPAID} and i.currency is null then i.amount end`)} as local_owed,
    ${sumOf(sql`case when ${IS_UNPAID} and i.currency = ${FOREIGN} then i.document_amount end`)} as dollars_owed
  from payable i where i.business_id = ${businessId} and i.payroll_id = p.id) owed cross join lateral (
  select coalesce(array_agg(one.id::text order by one.sort_key, one.id, one.currency), '{}') as missing_ids,
    coalesce(array_agg(one.name order by one.sort_key, one.id, one.currency), '{}') as missing_names,
    coalesce(array_agg(one.currency order by one.sort_key, one.id, one.currency), '{}') as missing_currencies
  from (select distinct payee.sort_key collate "C" as sort_key, payee.id, payee.name, ${currencyOf(country)} as currency
    from payable i join supplier payee on payee.business_id = ${businessId} and payee.id = i.payee_id
    where i.business_id = ${businessId} and i.payroll_id = p.id and not exists (select from bank_account account
      where account.business_id = ${businessId} and account.supplier_id = i.payee_id and account.currency = ${currencyOf(country)})
    order by 1, 2, 4 limit ${MAX_NAMED}) one) missing`

const COLUMNS: Sql = sql`p.id, p.name, p.payment_date, p.status, p.reason, p.check_at, p.had_money, o.id as order_id, owed.invoices, owed.suppliers,
  owed.total, owed.local_total, owed.dollars, owed.local_owed, owed.dollars_owed, owed.not_payable, owed.has_accounts,
  missing.missing_ids, missing.missing_names, missing.missing_currencies, p.authorised_method, asked.approval_id, asked.act,
  asked.requester_id, asked.requested_by`

const toPayroll =
  (currency: Currency) =>
  (found: TypeOf<typeof PayrollRow>): StoredPayroll => ({
    id: found.id,
    name: found.name,
    paymentDate: found.payment_date,
    status: found.status,
    invoices: found.invoices,
    suppliers: found.suppliers,
    total: money(currency, found.total),
    totals: [money(currency, found.local_total), money(FOREIGN, found.dollars)].filter(({ minor }) => minor > 0),
    owed: [money(currency, found.local_owed), money(FOREIGN, found.dollars_owed)].filter(({ minor }) => minor > 0),
    hasBankAccount: found.has_accounts,
    withoutAccount: found.missing_ids.map((missing, at) => ({
      id: missing as SupplierId,
      name: found.missing_names[at] ?? '',
      currency: found.missing_currencies[at] === FOREIGN ? FOREIGN : currency,
    })),
    hadMoney: found.had_money,
    reference: referenceOf(found.id),
    notPayable: found.not_payable,
    reason: found.reason,
    checkAt: found.check_at?.getTime(),
    orderId: found.order_id,
    authorisedMethod: found.authorised_method,
    approval: approvalIn(found),
  })

const approvalIn = ({
  act,
  approval_id: approvalId,
  requested_by: requestedBy,
  requester_id: requesterId,
}: TypeOf<typeof PayrollRow>): StoredPayroll['approval'] =>
  approvalId === undefined || act === undefined || requesterId === undefined
    ? undefined
    : { id: approvalId, act, requesterId, requestedBy: requestedBy ?? '' }
