import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import { date, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { LINE_DOCUMENT } from '../financing/index.ts'
import type { RepaidOrder } from './repayment.ts'

/** A payment of an invoice, by the number of its ledger entry. */
export interface RecordedPayment {
  readonly id: number
  readonly invoiceId: OrderInvoiceId
  readonly folio: string
  readonly amount: Money
  readonly on: CivilDate
  /** Who paid in place of the payer. */
  readonly paidBy: string | undefined
  /** Undefined: in force. */
  readonly correctedOn: CivilDate | undefined
}

/** In the order in which they were recorded. */
export const recordedPayments = async (
  queries: Queries,
  { country, id: orderId }: Pick<RepaidOrder, 'country' | 'id'>,
): Promise<ReadonlyArray<RecordedPayment>> => {
  const found = await rows(
    queries,
    PaymentRow,
    sql`select e.id, l.id as "invoiceId", i.folio, e.amount, e.moved_on as "on", e.paid_by as "paidBy", reversal.moved_on as "correctedOn"
      from ledger_entry e join order_invoice l on l.id = e.order_invoice_id ${LINE_DOCUMENT}
      left join ledger_entry reversal on reversal.reverses = e.id
      where e.order_id = ${orderId} and e.type = 'PAGO_FACTURA' order by e.id`,
  )
  return found.map(({ amount, correctedOn, paidBy, ...payment }) => ({
    ...payment,
    amount: money(profileOf(country).currency, amount),
    correctedOn: correctedOn ?? undefined,
    paidBy: paidBy ?? undefined,
  }))
}

const PaymentRow = rowCodec('RecordedPayment', {
  id: integer,
  invoiceId: id<'OrderInvoice'>(),
  folio: text,
  amount: integer,
  on: date,
  paidBy: nullable(text),
  correctedOn: nullable(date),
})
