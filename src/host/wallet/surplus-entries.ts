import type { BankId } from '#domain/banking/bank.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { money } from '#domain/kernel/money.ts'
import type { InvoiceSurplusEntry, TransferAccount } from '#domain/orders/order-settlement.ts'
import { MOVEMENT_TYPES } from '#domain/wallet/movement.ts'
import { depositAccounts } from '../banking/index.ts'
import { date, id, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { LINE_DOCUMENT } from '../financing/index.ts'
import type { Business } from '../kernel/caller.ts'

/** The entries of the account SURPLUS in force, of all orders of the company, by their numbers. */
export const surplusEntriesOf = async (
  queries: Queries,
  { country, id: businessId }: Pick<Business, 'country' | 'id'>,
): Promise<ReadonlyArray<InvoiceSurplusEntry>> => {
  const found = await rows(
    queries,
    EntryRow,
    sql`select e.id, e.type, e.amount, e.moved_on as "on", e.order_id as "orderId", e.order_invoice_id as "lineId", i.folio,
        t.bank_id as "bankId", t.last_digits as "lastDigits"
      from ledger_in_force e left join order_invoice l on l.id = e.order_invoice_id ${LINE_DOCUMENT}
      left join ledger_transfer t on t.entry_id = e.id
      where e.business_id = ${businessId} and 'SURPLUS' in (e.debit, e.credit) order by e.id`,
  )
  const { currency } = profileOf(country)
  return found.map(({ amount, bankId, folio, lastDigits, lineId, orderId, ...entry }) => ({
    ...entry,
    amount: money(currency, amount),
    orderId: orderId ?? undefined,
    folio: folio ?? undefined,
    lineId: lineId ?? undefined,
    account: sentTo(country, { bankId, lastDigits }),
  }))
}

/** The account of a row of `ledger_transfer`; undefined where none was recorded. */
export const sentTo = (
  country: Country,
  { bankId, lastDigits }: { readonly bankId: string | undefined; readonly lastDigits: string | undefined },
): TransferAccount | undefined =>
  bankId === undefined || lastDigits === undefined
    ? undefined
    : { bank: depositAccounts.bankText(country, bankId as BankId), lastDigits }

const EntryRow = rowCodec('SurplusEntryRow', {
  id: integer,
  type: oneOf(MOVEMENT_TYPES),
  amount: integer,
  on: date,
  orderId: nullable(id<'Order'>()),
  lineId: nullable(id<'OrderInvoice'>()),
  folio: nullable(text),
  bankId: nullable(text),
  lastDigits: nullable(text),
})
