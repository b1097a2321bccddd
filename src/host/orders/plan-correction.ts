import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import { isRepayable } from '#domain/orders/lateness.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import type { Movement } from '#domain/wallet/movement.ts'
import { settlementMovements } from '#domain/wallet/order-movements.ts'
import { date, integer } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, value, values } from '../database/sql.ts'
import { recordedPayments, type RecordedPayment } from './recorded-payments.ts'
import { repayableInvoices, type RepaidOrder, type RepayableInvoice } from './repayment.ts'
import {
  replacementPayment,
  withReplacement,
  type ReplacementPart,
  type ReplacementPayment,
  type ReplacementPaymentRejected,
} from './replacement-payment.ts'

export type CorrectionRejected =
  /** The order has no payment with this number. */
  | { readonly _tag: 'PaymentUnknown' }
  | { readonly _tag: 'PaymentAlreadyCorrected'; readonly on: CivilDate }
  | { readonly _tag: 'OrderNotRepayable'; readonly status: string }
  | ReplacementPaymentRejected

export interface Correction {
  readonly payment: RecordedPayment
  readonly replacement: ReplacementPayment | undefined
  /** The ledger entries to take back. */
  readonly reversed: ReadonlyArray<number>
  readonly postings: ReadonlyArray<{ readonly invoiceId: OrderInvoiceId; readonly movements: ReadonlyArray<Movement> }>
  /** All invoices of the order, as they are after the correction. */
  readonly invoices: ReadonlyArray<RepayableInvoice>
}

/**
 * Plans a correction; nothing is written. The payment is taken back with the settlements of its invoice and of that
 * of its replacement, which are settled again with the remaining payments. Lock the order and the wallet first.
 */
export const planCorrection = async (
  tx: Queries,
  order: RepaidOrder & { readonly status: string },
  { part, paymentId }: { readonly paymentId: number; readonly part: ReplacementPart },
  today: CivilDate,
): Promise<E.Either<CorrectionRejected, Correction>> => {
  const payment = (await recordedPayments(tx, order)).find((recorded) => recorded.id === paymentId)
  if (payment === undefined) return E.left({ _tag: 'PaymentUnknown' })
  if (payment.correctedOn !== undefined) return E.left({ _tag: 'PaymentAlreadyCorrected', on: payment.correctedOn })
  if (!isRepayable(order.status) && stateOf(order.status) !== 'PAID')
    return E.left({ _tag: 'OrderNotRepayable', status: order.status })
  const unpaid = await repayableInvoices(tx, order, payment.id)
  const period = { from: await transferDay(tx, order), to: today }
  const replaced = replacementPayment(payment, unpaid, part, period)
  if (E.isLeft(replaced)) return replaced
  const replacement = replaced.right
  const invoices = unpaid.map((invoice) =>
    invoice.id === replacement?.invoice.id ? withReplacement(replacement) : invoice,
  )
  const touched = invoices.filter(({ id }) => id === payment.invoiceId || id === replacement?.invoice.id)
  const settlements = await settlementsOf(tx, touched)
  const postings = touched.map((invoice) => ({
    invoiceId: invoice.id,
    movements: [
      ...(invoice.id === replacement?.invoice.id ? [paymentOf(replacement)] : []),
      ...settlementMovements(invoice, invoice.payments),
    ],
  }))
  return E.right({ payment, replacement, reversed: [payment.id, ...settlements], postings, invoices })
}

const paymentOf = ({ amount, on }: ReplacementPayment): Movement => ({ type: 'PAGO_FACTURA', amount, on })

const SETTLEMENT = ['DEFAULT_INTEREST', 'DEFAULT_DEBT', 'RELEASE'] as const

/** The entries of the settlements of the invoices, but for payouts, whose money left. */
const settlementsOf = (tx: Queries, invoices: ReadonlyArray<RepayableInvoice>): Promise<ReadonlyArray<number>> =>
  values(
    tx,
    integer,
    sql`select id from ledger_in_force
      where order_invoice_id = any(${invoices.map(({ id }) => id)}::bigint[]) and type = any(${SETTLEMENT}::text[]) order by id`,
  )

const transferDay = (tx: Queries, { id: orderId }: RepaidOrder): Promise<CivilDate> =>
  value(
    tx,
    date,
    sql`select coalesce((select min(moved_on) from ledger_entry where order_id = o.id and type = 'TRANSFER'), o.requested_on)
      from orders o where o.id = ${orderId}`,
  )
