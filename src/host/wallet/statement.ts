import * as E from 'fp-ts/Either'
import type { TypeOf } from 'io-ts'
import type { BankId } from '#domain/banking/bank.ts'
import { type CalendarMonth, calendarMonthOf, firstDayOf, lastDayOf } from '#domain/kernel/calendar-month.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { type Currency, money } from '#domain/kernel/money.ts'
import { isMonthClosed } from '#domain/wallet/booking.ts'
import { accountBalances, MOVEMENT_TYPES } from '#domain/wallet/movement.ts'
import type { Balances, StatementEntry } from '#domain/wallet/statement.ts'
import { depositAccounts } from '../banking/index.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { boolean, date, id, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { LINE_DOCUMENT } from '../financing/index.ts'
import type { HandlerResult } from '../http/call.ts'
import { invalid } from '../http/host-error.ts'
import type { WalletOwner } from './wallet.ts'

/** An entry with what it belongs to. `on`: the day that decides its month. */
export interface BookedEntry extends StatementEntry {
  readonly id: number
  readonly on: CivilDate
  readonly orderId: OrderId | undefined
  readonly folio: string | undefined
  readonly account: StatementEntry['account']
}

/** The balances before a month, and its entries in the order of their days. */
export interface MonthlyLedger {
  readonly month: CalendarMonth
  readonly isProvisional: boolean
  readonly opening: Balances
  readonly entries: ReadonlyArray<BookedEntry>
}

/** The ledger of a month that has begun. */
export const monthlyLedger = async (
  queries: Queries,
  owner: WalletOwner,
  month: CalendarMonth,
  today: CivilDate,
): HandlerResult<MonthlyLedger> => {
  if (month > calendarMonthOf(today)) return E.left(invalid(['month']))
  const { country, id: businessId } = owner
  const { currency } = profileOf(country)
  const first = firstDayOf(month)
  const earlier = await rows(
    queries,
    EarlierRow,
    sql`select type, sum(amount)::bigint as amount from ledger_entry
      where business_id = ${businessId} and booked_on < ${first} group by type`,
  )
  const found = await rows(
    queries,
    EntryRow,
    sql`select e.id, e.type, e.amount, e.booked_on as "on", e.order_id as "orderId", i.folio,
        coalesce(o.type = 'CONFIRMING', false) as "isConfirming",
        t.account_id as "accountId", t.version, t.bank_id as "bankId", t.last_digits as "lastDigits"
      from ledger_entry e
      left join orders o on o.id = e.order_id
      left join ledger_transfer t on t.entry_id = e.id
      left join order_invoice l on l.id = e.order_invoice_id
      ${LINE_DOCUMENT}
      where e.business_id = ${businessId} and e.booked_on between ${first} and ${lastDayOf(month)}
      order by e.booked_on, e.id`,
  )
  return E.right({
    month,
    isProvisional: !isMonthClosed(month, today, await bankCalendarOf(queries, country)),
    opening: accountBalances(earlier.map(({ amount, type }) => ({ type, amount: money(currency, amount) }))),
    entries: found.map((row) => entryOf(row, country, currency)),
  })
}

const entryOf = (row: TypeOf<typeof EntryRow>, country: Country, currency: Currency): BookedEntry => {
  const { accountId, amount, bankId, folio, lastDigits, orderId, version, ...entry } = row
  return {
    ...entry,
    amount: money(currency, amount),
    orderId: orderId ?? undefined,
    folio: folio ?? undefined,
    account:
      accountId === undefined || bankId === undefined || lastDigits === undefined || version === undefined
        ? undefined
        : depositAccounts.shownAccount(country, {
            id: accountId,
            bankId: bankId as BankId,
            number: lastDigits,
            version,
          }),
  }
}

const EarlierRow = rowCodec('EarlierRow', { type: oneOf(MOVEMENT_TYPES), amount: integer })
const EntryRow = rowCodec('EntryRow', {
  id: integer,
  type: oneOf(MOVEMENT_TYPES),
  amount: integer,
  on: date,
  orderId: nullable(id<'Order'>()),
  folio: nullable(text),
  isConfirming: boolean,
  accountId: nullable(id<'BankAccount'>()),
  version: nullable(integer),
  bankId: nullable(text),
  lastDigits: nullable(text),
})
