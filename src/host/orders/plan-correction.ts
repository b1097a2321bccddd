import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import { isRepayable } from '#domain/orders/lateness.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import { accountBalances, type Movement } from '#domain/wallet/movement.ts'
import { settlementMovements } from '#domain/wallet/order-movements.ts'
import { date, integer, oneOf, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, value } from '../database/sql.ts'
import { walletOf } from '../wallet/index.ts'
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
  /** The surplus that the correction would take back was paid out or covered a debt. */
  | { readonly _tag: 'SurplusUsed'; readonly taken: Money; readonly available: Money }
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
  const settled = await settlementsOf(tx, order, touched)
  const reversed = settled.map(({ amount, id, type }) => ({ id, amount, type: `${type}_REVERSED` as const }))
  const postings = touched.map((invoice) => ({
    invoiceId: invoice.id,
    movements: [
      ...(invoice.id === replacement?.invoice.id ? [paymentOf(replacement)] : []),
      ...settlementMovements(invoice, invoice.payments),
    ],
  }))
  const surplus = await checkSurplus(tx, order, [...reversed, ...postings.flatMap(({ movements }) => movements)])
  if (E.isLeft(surplus)) return surplus
  return E.right({
    payment,
    replacement,
    reversed: [payment.id, ...reversed.map(({ id }) => id)],
    postings,
    invoices,
  })
}

const paymentOf = ({ amount, on }: ReplacementPayment): Movement => ({ type: 'PAGO_FACTURA', amount, on })

interface SettlementEntry {
  readonly id: number
  readonly type: (typeof SETTLEMENT)[number]
  readonly amount: Money
}

const SETTLEMENT = ['DEFAULT_INTEREST', 'DEFAULT_DEBT', 'RELEASE'] as const

/** The entries of the settlements of the invoices, but for payouts, whose money left. */
const settlementsOf = async (
  tx: Queries,
  { country }: RepaidOrder,
  invoices: ReadonlyArray<RepayableInvoice>,
): Promise<ReadonlyArray<SettlementEntry>> => {
  const found = await rows(
    tx,
    SettlementRow,
    sql`select id, type, amount from ledger_in_force
      where order_invoice_id = any(${invoices.map(({ id }) => id)}::bigint[]) and type = any(${SETTLEMENT}::text[]) order by id`,
  )
  return found.map((entry) => ({ ...entry, amount: money(profileOf(country).currency, entry.amount) }))
}

/** Rejected when the correction takes back more surplus than is left. The interest for lateness is owed like that of any payment, also when it becomes a debt. */
const checkSurplus = async (
  tx: Queries,
  { businessId, country }: RepaidOrder,
  changes: ReadonlyArray<Pick<Movement, 'amount' | 'type'>>,
): Promise<E.Either<CorrectionRejected, void>> => {
  const change = accountBalances(changes.filter(({ type }) => !INTEREST_DEBTS.has(type))).SURPLUS
  const { balance } = await walletOf(tx, { id: businessId, country })
  return change < 0 && balance.minor + change < 0
    ? E.left({ _tag: 'SurplusUsed', taken: money(balance.currency, -change), available: balance })
    : E.right(undefined)
}

const INTEREST_DEBTS: ReadonlySet<string> = new Set(['DEFAULT_DEBT', 'DEFAULT_DEBT_REVERSED'])

const transferDay = (tx: Queries, { id: orderId }: RepaidOrder): Promise<CivilDate> =>
  value(
    tx,
    date,
    sql`select coalesce((select min(moved_on) from ledger_entry where order_id = o.id and type = 'TRANSFER'), o.requested_on)
      from orders o where o.id = ${orderId}`,
  )

const SettlementRow = rowCodec('SettlementRow', {
  id: integer,
  type: oneOf(SETTLEMENT),
  amount: integer,
})
