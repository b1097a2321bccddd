import { movedSince, type MovedTotals } from '#domain/cash/since-opening.ts'
import type { CashDirection } from '#domain/cash/cash-item.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type Currency, type Money, money } from '#domain/kernel/money.ts'
import { statusesOf } from '#domain/orders/tracker.ts'
import { accountBalances, MOVEMENT_TYPES } from '#domain/wallet/movement.ts'
import { statementOf } from '#domain/wallet/statement.ts'
import { boolean, currencyCode, date, integer, nullable, oneOf, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, type Sql, sql } from '../database/sql.ts'
import { isOrdered } from '../financing/index.ts'
import type { Business } from '../kernel/caller.ts'

interface Move {
  readonly direction: CashDirection
  readonly amount: Money
  readonly on: CivilDate
}

/** The money that is known to have moved in the bank of the company after the day of its opening balance. */
export const sinceOpening = async (
  queries: Queries,
  business: Business,
  opened: CivilDate | undefined,
  today: CivilDate,
): Promise<ReadonlyArray<MovedTotals>> => {
  if (opened === undefined || opened >= today) return []
  return movedSince(opened, [
    ...(await ledgerMoves(queries, business, opened)),
    ...(await documentMoves(queries, business, 'IN', collected(business, opened))),
    ...(await documentMoves(queries, business, 'IN', paidByReceipts(business, opened))),
    ...(await documentMoves(queries, business, 'OUT', paidWithOwnFunds(business, opened))),
  ])
}

/** Transfers and surpluses that the financier paid, and financed payrolls that the company repaid, as its statement has them. */
const ledgerMoves = async (
  queries: Queries,
  { country, id: businessId }: Business,
  opened: CivilDate,
): Promise<ReadonlyArray<Move>> => {
  const { currency } = profileOf(country)
  const entries = await rows(
    queries,
    EntryRow,
    sql`select e.type, e.amount, e.moved_on as "on", coalesce(o.type = 'CONFIRMING', false) as "isConfirming"
      from ledger_in_force e left join orders o on o.id = e.order_id
      where e.business_id = ${businessId} and e.moved_on > ${opened}`,
  )
  const { bank } = statementOf(
    currency,
    accountBalances([]),
    entries.map((entry) => ({ ...entry, amount: money(currency, entry.amount) })),
  )
  return bank.lines.map(({ amount, entry }) => ({
    direction: amount.minor < 0 ? 'OUT' : 'IN',
    amount: money(currency, Math.abs(amount.minor)),
    on: entry.on,
  }))
}

const documentMoves = async (
  queries: Queries,
  { country }: Business,
  direction: CashDirection,
  statement: Sql,
): Promise<ReadonlyArray<Move>> =>
  (await rows(queries, DocumentRow, statement)).map(({ currency, minor, on }) => ({
    direction,
    amount: money<Currency>(currency ?? profileOf(country).currency, minor),
    on,
  }))

/** Issued invoices outside orders that the company collected; those that a receipt proves are paid by it. */
const collected = ({ id: businessId }: Business, opened: CivilDate): Sql =>
  sql`select i.amount - i.credit_notes - i.paid as minor, null as currency, mark.since as "on"
    from cash_expected mark join invoice i on i.business_id = ${businessId} and i.id = mark.invoice_id
    where mark.business_id = ${businessId} and mark.state = 'COLLECTED' and mark.since > ${opened}
      and i.amount > i.credit_notes + i.paid and not ${isOrdered(businessId)}`

/** Mexico: payments that receipts of issued invoices outside orders prove, in the currency of the invoice. */
const paidByReceipts = ({ id: businessId }: Business, opened: CivilDate): Sql =>
  sql`select (e.effect -> 'amount' ->> 'minor')::bigint as minor, e.effect -> 'amount' ->> 'currency' as currency,
      (e.effect ->> 'on')::date as "on"
    from invoice i cross join lateral jsonb_array_elements(i.effects) as e (effect)
    where i.business_id = ${businessId} and i.effects @> '[{"effect": "PAYS"}]'::jsonb and e.effect ->> 'effect' = 'PAYS'
      and e.effect ? 'amount' and (e.effect ->> 'on')::date > ${opened} and not ${isOrdered(businessId)}`

/** Received invoices that were paid outside of financed payrolls. */
const paidWithOwnFunds = ({ id: businessId }: Business, opened: CivilDate): Sql =>
  sql`select coalesce(p.document_amount, p.amount) as minor, p.currency, p.moved_on as "on" from payable p
    where p.business_id = ${businessId} and p.location = 'paid' and p.moved_on > ${opened}
      and not exists (select from orders o where o.business_id = p.business_id and o.payroll_id = p.payroll_id
        and not o.status = any(${[...statusesOf('REJECTED')]}::text[]))`

const EntryRow = rowCodec('MovedEntryRow', {
  type: oneOf(MOVEMENT_TYPES),
  amount: integer,
  on: date,
  isConfirming: boolean,
})
const DocumentRow = rowCodec('MovedDocumentRow', { minor: integer, currency: nullable(currencyCode), on: date })
