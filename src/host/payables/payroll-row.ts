import type { TypeOf } from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { money, type Currency } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { PAYROLL_STATUSES, type PayrollStatus } from '#domain/payables/payroll.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { MAX_NAMED, type Payroll, PAYROLL_ACTS, PAYROLL_METHODS } from '#wire/payrolls.codec.ts'
import { boolean, date, id, instant, integer, nullable, oneOf, rowCodec, text, texts } from '../database/columns.ts'
import { sql, type Sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'
import { currencyOf } from './currency.ts'

/** The payroll that the host answers with, with a status that is listed. */
export type StoredPayroll = TypeOf<ReturnType<typeof Payroll>> & { readonly status: PayrollStatus }

export interface PayrollCompany {
  readonly id: BusinessId
  readonly country: Country
}

/** The code that identifies the transfer of a payroll at the bank. */
export const referenceOf = (payrollId: PayrollId): string => `LISTA-${payrollId.padStart(6, '0')}`

const PAYROLL_TARGET = 'payroll '

/** The row that a request about the payroll claims. */
export const payrollTarget = (payrollId: PayrollId): string => `${PAYROLL_TARGET}${payrollId}`

/** The only other currency of documents that are read. */
const FOREIGN = 'USD'

/** An invoice that became not payable after it was scheduled is not paid with the others. */
export const IS_PAYABLE: Sql = sql`(i.obstacle is null or i.location = 'paid')`

export const PayrollRow = rowCodec('PayrollRow', {
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

/** The payrolls `p` of a company with their sums, the request that waits and the payees without account. */
export const tablesOf = ({ country, id: businessId }: PayrollCompany): Sql => sql`payroll p
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

export const COLUMNS: Sql = sql`p.id, p.name, p.payment_date, p.status, p.reason, p.check_at, p.had_money, o.id as order_id, owed.invoices, owed.suppliers,
  owed.total, owed.local_total, owed.dollars, owed.local_owed, owed.dollars_owed, owed.not_payable, owed.has_accounts,
  missing.missing_ids, missing.missing_names, missing.missing_currencies, p.authorised_method, asked.approval_id, asked.act,
  asked.requester_id, asked.requested_by`

export const toPayroll =
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
