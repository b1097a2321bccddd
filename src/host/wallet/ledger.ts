import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import { bookedOn } from '#domain/wallet/booking.ts'
import { MOVEMENT_ACCOUNTS, type Movement } from '#domain/wallet/movement.ts'
import type { depositAccounts } from '../banking/index.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'

/** The business, order and invoice to which a movement belongs. A payout of surplus belongs to no order. */
export interface PostingTarget {
  readonly businessId: BusinessId
  readonly country: Country
  readonly orderId?: OrderId
  readonly orderInvoiceId?: OrderInvoiceId
}

/** How movements come into the ledger. */
export interface Posting {
  readonly today: CivilDate
  /** The account of the company to which the money of these movements goes. */
  readonly account?: depositAccounts.VersionedAccount | undefined
  /** Who paid an invoice in place of its payer. */
  readonly paidBy?: string | undefined
}

/** Appends the movements to the ledger. A transfer that is there already is not posted again. */
export const postMovements = async (
  tx: Queries,
  { businessId, country, orderId, orderInvoiceId }: PostingTarget,
  movements: ReadonlyArray<Movement>,
  { account, paidBy, today }: Posting,
): Promise<void> => {
  if (movements.length === 0) return
  const accounts = movements.map(({ type }) => MOVEMENT_ACCOUNTS[type])
  const booked = await bookingDays(tx, country, movements, today)
  await execute(
    tx,
    sql`with posted as (
      insert into ledger_entry (business_id, order_id, order_invoice_id, type, debit, credit, amount, moved_on, booked_on, paid_by)
      select ${businessId}::bigint, ${orderId ?? null}::bigint, ${orderInvoiceId ?? null}::bigint, moved.*,
        case when moved.type = 'PAGO_FACTURA' then ${paidBy ?? null}::text end
      from unnest(
        ${movements.map(({ type }) => type)}::text[],
        ${accounts.map(({ debit }) => debit)}::text[],
        ${accounts.map(({ credit }) => credit)}::text[],
        ${movements.map(({ amount }) => amount.minor)}::bigint[],
        ${movements.map(({ on }) => on)}::date[],
        ${booked}::date[]
      ) as moved (type, debit, credit, amount, moved_on, booked_on)
      on conflict (order_id, type) where type in ('TRANSFER', 'RETENTION', 'PRICE_DIFFERENCE', 'ADVISORY', 'DISCOUNT') do nothing
      returning id, type)
    insert into ledger_transfer (entry_id, business_id, account_id, version, bank_id, last_digits)
    select id, ${businessId}::bigint, ${account?.id ?? null}::bigint, ${account?.version ?? null}::integer,
      ${account?.bankId ?? null}::text, ${account?.number.slice(-4) ?? null}::text
    from posted where ${account !== undefined}::boolean and type in ('TRANSFER', 'SURPLUS_PAID')`,
  )
}

/** Takes entries back by the opposite ones; the database lets none be taken back twice. */
export const reverseEntries = (tx: Queries, entryIds: ReadonlyArray<number>, on: CivilDate): Promise<void> =>
  execute(
    tx,
    sql`insert into ledger_entry (business_id, order_id, order_invoice_id, type, debit, credit, amount, moved_on, booked_on, reverses)
      select business_id, order_id, order_invoice_id, type || '_REVERSED', credit, debit, amount, ${on}::date, ${on}::date, id
      from ledger_entry where id = any(${entryIds}::bigint[]) order by id`,
  )

/** Holidays are read only for a movement of an earlier month, which alone may be closed. */
const bookingDays = async (
  tx: Queries,
  country: Country,
  movements: ReadonlyArray<Movement>,
  today: CivilDate,
): Promise<ReadonlyArray<CivilDate>> => {
  const days = movements.map(({ on }) => on)
  if (days.every((day) => calendarMonthOf(day) >= calendarMonthOf(today))) return days
  const calendar = await bankCalendarOf(tx, country)
  return days.map((day) => bookedOn({ movedOn: day, postedOn: today }, calendar))
}
