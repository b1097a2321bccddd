import type { CashGroup } from '#domain/cash/cash-item.ts'
import { payableItem, payrollItems } from '#domain/cash/payable-cash.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type Currency, money } from '#domain/kernel/money.ts'
import { statusesOf } from '#domain/orders/tracker.ts'
import { boolean, currencyCode, date, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'
import type { Business } from '../kernel/caller.ts'
import { payableConditions } from '../payables/index.ts'
import { type CashEntry, entryOf } from './entry.ts'

/** The invoices in the inbox that can be paid. */
export const payablesOf = async (
  queries: Queries,
  { country, id: businessId }: Business,
): Promise<ReadonlyArray<CashEntry>> => {
  const { currency } = profileOf(country)
  const found = await rows(
    queries,
    PayableRow,
    sql`select i.id, i.folio, s.name, s.id as "supplierId", i.payment_date as "paymentDate", i.amount, i.document_amount as "documentAmount", i.currency
      from payable i join supplier s on s.business_id = i.business_id and s.id = i.payee_id
      where ${payableConditions.visible(businessId)} and i.location = 'inbox' and i.obstacle is null`,
  )
  return found.flatMap(({ folio, name, supplierId, ...row }) => {
    const item = payableItem({
      id: row.id,
      amount: money(currency, row.amount),
      documentAmount:
        row.currency === undefined || row.documentAmount === undefined
          ? undefined
          : money<Currency>(row.currency, row.documentAmount),
      paymentDate: row.paymentDate,
      obstacle: undefined,
      location: { _tag: 'Inbox' },
    })
    return item === undefined ? [] : [entryOf(item, { folio, name, supplierId })]
  })
}

/** The same invoices, those of one day and currency added up. */
export const payableGroupsOf = async (
  queries: Queries,
  { country, id: businessId }: Business,
): Promise<ReadonlyArray<CashGroup>> => {
  const { currency: local } = profileOf(country)
  const found = await rows(
    queries,
    PayableGroupRow,
    sql`select i.payment_date as expected, i.currency, ${sumOf(sql`owed.minor`)} as minor, count(*) as count
      from payable i cross join lateral (select case when i.currency is null then i.amount
        else coalesce(i.document_amount, i.amount) end as minor) as owed
      where ${payableConditions.visible(businessId)} and i.location = 'inbox' and i.obstacle is null and owed.minor > 0
      group by i.payment_date, i.currency`,
  )
  return found.map(({ count, currency, expected, minor }) => ({
    kind: 'PAYABLE',
    direction: 'OUT',
    amount: money<Currency>(currency ?? local, minor),
    expected,
    reason: undefined,
    count,
  }))
}

/** The payrolls for which the company still has to send money, as sums of their invoices in each currency. */
export const payrollsOf = async (
  queries: Queries,
  { country, id: businessId }: Business,
): Promise<ReadonlyArray<CashEntry>> => {
  const { currency } = profileOf(country)
  const found = await rows(
    queries,
    PayrollRow,
    sql`select p.id, p.name, p.status, p.payment_date as "paymentDate", i.currency,
        ${sumOf(sql`coalesce(i.document_amount, i.amount)`)} as owed,
        exists (select from orders o where o.business_id = p.business_id and o.payroll_id = p.id
          and not o.status = any(${[...statusesOf('REJECTED')]}::text[])) as "isFinanced"
      from payroll p join payable i on i.business_id = p.business_id and i.payroll_id = p.id
      where p.business_id = ${businessId} and i.location = 'scheduled' and i.obstacle is null
      group by p.business_id, p.id, i.currency`,
  )
  return found.flatMap((row) =>
    payrollItems({
      id: row.id,
      status: row.status,
      paymentDate: row.paymentDate,
      isFinanced: row.isFinanced,
      totals: [money<Currency>(row.currency ?? currency, row.owed)],
    }).map((item) => entryOf(item, { name: row.name, payrollId: row.id })),
  )
}

const PayableRow = rowCodec('CashPayableRow', {
  id: id<'Payable'>(),
  folio: text,
  name: text,
  supplierId: id<'Supplier'>(),
  paymentDate: date,
  amount: integer,
  documentAmount: nullable(integer),
  currency: nullable(currencyCode),
})
const PayableGroupRow = rowCodec('CashPayableGroupRow', {
  expected: date,
  currency: nullable(currencyCode),
  minor: integer,
  count: integer,
})
const PayrollRow = rowCodec('CashPayrollRow', {
  id: id<'Payroll'>(),
  name: text,
  status: text,
  paymentDate: date,
  currency: nullable(currencyCode),
  owed: integer,
  isFinanced: boolean,
})
