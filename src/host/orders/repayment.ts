import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { ScheduledInvoice } from '#domain/orders/lateness.ts'
import type { Movement } from '#domain/wallet/movement.ts'
import { paymentMovements, type PaymentRefused } from '#domain/wallet/order-movements.ts'
import { amountDue, settledOn, type FinancedInvoice, type PayerPayment } from '#domain/wallet/retention.ts'
import { date, id, integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { postMovements } from '../wallet/ledger.ts'
import { LINE_DOCUMENT } from './line-document.ts'

/** An invoice of an order, with what its payer paid. */
export interface RepayableInvoice extends FinancedInvoice, ScheduledInvoice {
  readonly id: OrderInvoiceId
  readonly folio: string
  readonly payments: ReadonlyArray<PayerPayment>
  readonly due: Money
}

export interface RepaidOrder {
  readonly id: OrderId
  readonly businessId: BusinessId
  readonly country: Country
}

/** In the order of the request. Lock the order first. */
export const repayableInvoices = async (
  tx: Queries,
  { country, id: orderId }: RepaidOrder,
): Promise<ReadonlyArray<RepayableInvoice>> => {
  const { currency } = profileOf(country)
  const lines = await rows(
    tx,
    TermsRow,
    sql`select l.id, i.folio, l.amount, l.credit_notes as "creditNotes", l.retention, l.rate, l.payment_date as "paymentDate"
      from order_invoice l ${LINE_DOCUMENT} where l.order_id = ${orderId} order by l.position`,
  )
  const paid = await rows(
    tx,
    PaymentRow,
    sql`select order_invoice_id as "invoiceId", amount, moved_on as "on" from ledger_entry
      where order_id = ${orderId} and type = 'PAGO_FACTURA' order by id`,
  )
  const byInvoice = new Map<OrderInvoiceId, Array<PayerPayment>>(lines.map((line) => [line.id, []]))
  for (const { amount, invoiceId, on } of paid) byInvoice.get(invoiceId)?.push({ amount: money(currency, amount), on })
  return lines.map((line) => {
    const payments = byInvoice.get(line.id) ?? []
    const terms: FinancedInvoice = {
      amount: money(currency, line.amount),
      creditNotes: money(currency, line.creditNotes),
      retention: money(currency, line.retention),
      rate: basisPoints(line.rate),
      paymentDate: line.paymentDate,
    }
    const settled = settledOn(terms, payments)
    return { ...terms, id: line.id, folio: line.folio, payments, due: amountDue(terms, payments), settledOn: settled }
  })
}

export interface Repayment {
  /** As it is after the payment. */
  readonly invoice: RepayableInvoice
  readonly movements: ReadonlyArray<Movement>
}

/** What follows from a payment of an invoice; nothing is written. */
export const repaymentOf = (
  country: Country,
  invoice: RepayableInvoice,
  payment: PayerPayment,
): E.Either<PaymentRefused, Repayment> =>
  pipe(
    paymentMovements(country, invoice, invoice.payments, payment),
    E.map((movements) => {
      const payments = [...invoice.payments, payment]
      const after = { payments, due: amountDue(invoice, payments), settledOn: settledOn(invoice, payments) }
      return { invoice: { ...invoice, ...after }, movements }
    }),
  )

export const postRepayment = (
  tx: Queries,
  { businessId, id: orderId }: RepaidOrder,
  { invoice, movements }: Repayment,
): Promise<void> => postMovements(tx, { businessId, orderId, orderInvoiceId: invoice.id }, movements)

/** Pays everything that is still due, today or on the day of the last payment if that is later. */
export const repayRest = async (tx: Queries, order: RepaidOrder, today: CivilDate): Promise<void> => {
  for (const invoice of await repayableInvoices(tx, order)) {
    const repayment = repaymentOf(order.country, invoice, { amount: invoice.due, on: nextDay(invoice, today) })
    if (E.isRight(repayment)) await postRepayment(tx, order, repayment.right)
  }
}

/** Payments of an invoice are in the order of their days. */
export const nextDay = ({ payments }: RepayableInvoice, today: CivilDate): CivilDate => {
  const last = payments.at(-1)?.on
  return last !== undefined && last > today ? last : today
}

const TermsRow = rowCodec('TermsRow', {
  id: id<'OrderInvoice'>(),
  folio: text,
  amount: integer,
  creditNotes: integer,
  retention: integer,
  rate: integer,
  paymentDate: date,
})
const PaymentRow = rowCodec('PaymentRow', { invoiceId: id<'OrderInvoice'>(), amount: integer, on: date })
