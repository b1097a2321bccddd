import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import {
  type InvoicePayment,
  type OrderSettlement,
  type SentMoney,
  type SettledInvoice,
  settledLines,
} from '#domain/orders/order-settlement.ts'
import { date, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { sentTo, surplusEntriesOf } from '../wallet/index.ts'
import { recordedPayments } from './recorded-payments.ts'
import { repayableInvoices } from './repayment.ts'
import { wasTransferred } from './transfer-gate.ts'

type Company = Pick<Business, 'country' | 'id'>

/** The settlement of an order from the ledger; without lines before its transfer. */
export const settlementOfOrder = async (
  queries: Queries,
  company: Company,
  orderId: OrderId,
  today: CivilDate,
): Promise<OrderSettlement> => {
  if (!(await wasTransferred(queries, orderId))) return { transfer: undefined, lines: [] }
  const invoices = await settledInvoices(queries, company, orderId)
  const entries = await surplusEntriesOf(queries, company)
  return {
    transfer: await transferOf(queries, company, orderId),
    lines: settledLines(invoices, entries, today),
  }
}

const settledInvoices = async (
  queries: Queries,
  { country }: Company,
  orderId: OrderId,
): Promise<ReadonlyArray<SettledInvoice>> => {
  const payments = await recordedPayments(queries, { country, id: orderId })
  return (await repayableInvoices(queries, { country, id: orderId })).map((invoice) => ({
    ...invoice,
    payer: { name: invoice.payer, identifier: invoice.payerIdentifier },
    payments: payments
      .filter(({ invoiceId }) => invoiceId === invoice.id)
      .map(({ amount, correctedOn, on, paidBy }): InvoicePayment => ({ amount, on, paidBy, correctedOn }))
      .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)),
  }))
}

/** Undefined for an order that pays suppliers. */
const transferOf = async (queries: Queries, { country }: Company, orderId: OrderId): Promise<SentMoney | undefined> => {
  const sent = await optionalRow(
    queries,
    TransferRow,
    sql`select e.amount, e.moved_on as "on", t.bank_id as "bankId", t.last_digits as "lastDigits"
      from ledger_entry e join orders o on o.id = e.order_id left join ledger_transfer t on t.entry_id = e.id
      where e.order_id = ${orderId} and e.type = 'TRANSFER' and o.type <> 'CONFIRMING'`,
  )
  return (
    sent && { on: sent.on, amount: money(profileOf(country).currency, sent.amount), account: sentTo(country, sent) }
  )
}

const TransferRow = rowCodec('TransferRow', {
  amount: integer,
  on: date,
  bankId: nullable(text),
  lastDigits: nullable(text),
})
