import type { TypeOf } from 'io-ts'
import { daysBetween } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, type Currency } from '#domain/kernel/money.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { SupplierActivity, SupplierEventKind } from '#wire/suppliers.codec.ts'
import { banksOf } from '../banking/index.ts'
import { currencyCode, date, id, instant, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import { sumOf } from '../database/sums.ts'
import type { Business } from '../kernel/caller.ts'
import { dateOf } from '../kernel/clock.ts'
import { termColumn } from '../suppliers/index.ts'
import { OWED } from './currency.ts'

type SupplierEvent = TypeOf<typeof SupplierActivity>['items'][number]

/**
 * The payrolls with invoices of the supplier, the payments to it, and the changes of its accounts and its term; the latest first. An invoice
 * that was added to a payroll later is told on the day of the payroll.
 */
export const activityOfSupplier = async (
  queries: Queries,
  business: Business,
  supplierId: SupplierId,
): Promise<{ readonly items: ReadonlyArray<SupplierEvent> }> => {
  const events = [
    ...(await paymentsTo(queries, business, supplierId)),
    ...(await listsWith(queries, business, supplierId)),
    ...(await changesOf(queries, business, supplierId)),
  ]
  return { items: events.toSorted((one, other) => daysBetween(one.on, other.on)).slice(0, MAX_EVENTS) }
}

const MAX_EVENTS = 200

/** A payment in two currencies is two events. */
const paymentsTo = async (
  queries: Queries,
  business: Business,
  supplierId: SupplierId,
): Promise<ReadonlyArray<SupplierEvent>> => {
  const found = await rows(
    queries,
    PaymentRow,
    sql`select i.moved_on as "paidOn", ${SUMMED} ${ofPayee(business, supplierId)} and i.location = 'paid'
      group by 1, i.payroll_id, list.name, list.payment_date, i.currency order by 1 desc limit ${MAX_EVENTS}`,
  )
  return found.map(({ paidOn, ...sums }) => ({ ...summed(business, sums), kind: 'PAID', on: paidOn }))
}

const listsWith = async (
  queries: Queries,
  business: Business,
  supplierId: SupplierId,
): Promise<ReadonlyArray<SupplierEvent>> => {
  const found = await rows(
    queries,
    ListRow,
    sql`select list.created_at as "createdAt", ${SUMMED} ${ofPayee(business, supplierId)} and i.payroll_id is not null
      group by 1, i.payroll_id, list.name, list.payment_date, i.currency order by 1 desc limit ${MAX_EVENTS}`,
  )
  return found.map(({ createdAt, ...sums }) => ({
    ...summed(business, sums),
    kind: 'SCHEDULED',
    on: dateOf(business.country, createdAt.getTime()),
  }))
}

const ofPayee = ({ id: businessId }: Business, supplierId: SupplierId): Sql =>
  sql`from payable i left join payroll list on list.business_id = i.business_id and list.id = i.payroll_id
    where i.business_id = ${businessId} and i.payee_id = ${supplierId}`

const SUMMED: Sql = sql`i.payroll_id as "payrollId", list.name, list.payment_date as "paymentDate", i.currency,
  count(*) as invoices, ${sumOf(OWED)} as owed`

const summed = (
  { country }: Business,
  { currency, invoices, name, owed, paymentDate, payrollId }: Omit<TypeOf<typeof PaymentRow>, 'paidOn'>,
): Omit<SupplierEvent, 'kind' | 'on'> => ({
  invoices,
  amount: money<Currency>(currency ?? profileOf(country).currency, owed),
  payroll: payrollId === undefined || name === undefined ? undefined : { id: payrollId, name },
  paymentDate,
  account: undefined,
  term: undefined,
  actor: undefined,
  operator: undefined,
})

/** From the audit log, which names an account by its bank and the end of its number. */
const changesOf = async (
  queries: Queries,
  { country, id: businessId }: Business,
  supplierId: SupplierId,
): Promise<ReadonlyArray<SupplierEvent>> => {
  const found = await rows(
    queries,
    ChangeRow,
    sql`with own as materialized (
        select id, at, action, actor, operator, user_id, detail from audit
          where business_id = ${businessId} and action = any(${[...CHANGES.keys()]}::text[]))
      select own.at, own.action, coalesce(app_user.name, own.actor) as actor, own.operator, (own.detail->>'term')::int as term,
        own.detail->>'bank' as bank, ltrim(own.detail->>'number', '·') as ending
      from own left join app_user on app_user.id = own.user_id
      where own.detail->>'supplier' = ${supplierId} order by own.id desc limit ${MAX_EVENTS}`,
  )
  return found.flatMap(({ action, actor, at, bank, ending, operator, term }) => {
    const kind = CHANGES.get(action)
    if (kind === undefined) return []
    const bankName = banksOf(country).find(({ code }) => code === bank)?.name ?? `Banco ${bank ?? ''}`
    return {
      kind,
      on: dateOf(country, at.getTime()),
      actor,
      operator,
      account: ending === undefined ? undefined : { bank: bankName, ending },
      term,
      invoices: undefined,
      amount: undefined,
      payroll: undefined,
      paymentDate: undefined,
    }
  })
}

/** By the action of the audit log. */
const CHANGES: ReadonlyMap<string, SupplierEventKind> = new Map([
  ['bank account added', 'ACCOUNT_ADDED'],
  ['bank account changed', 'ACCOUNT_CHANGED'],
  ['default bank account chosen', 'ACCOUNT_DEFAULT'],
  ['bank account deleted', 'ACCOUNT_DELETED'],
  ['account of a payee confirmed', 'ACCOUNT_CONFIRMED'],
  ['supplier changed', 'TERM_CHANGED'],
])

const SummedColumns = {
  payrollId: nullable(id<'Payroll'>()),
  name: nullable(text),
  paymentDate: nullable(date),
  currency: nullable(currencyCode),
  invoices: integer,
  owed: integer,
}
const PaymentRow = rowCodec('SupplierPaymentRow', { paidOn: date, ...SummedColumns })
const ListRow = rowCodec('SupplierListRow', { createdAt: instant, ...SummedColumns })
const ChangeRow = rowCodec('SupplierChangeRow', {
  at: instant,
  action: text,
  actor: text,
  operator: nullable(text),
  term: nullable(termColumn),
  bank: nullable(text),
  ending: nullable(text),
})
