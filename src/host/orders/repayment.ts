import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { ScheduledInvoice } from '#domain/orders/lateness.ts'
import type { Movement } from '#domain/wallet/movement.ts'
import { paymentMovements, payoutMovements, type PaymentRejected } from '#domain/wallet/order-movements.ts'
import { amountDue, settledOn, type FinancedInvoice, type PayerPayment } from '#domain/wallet/retention.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { depositAccounts } from '../banking/index.ts'
import { date, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, value } from '../database/sql.ts'
import { LINE_DOCUMENT, payerLateness } from '../financing/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { lockWallet, type Posting, postMovements, walletOf } from '../wallet/index.ts'

/** An invoice of an order, with what its payer paid. */
export interface RepayableInvoice extends FinancedInvoice, ScheduledInvoice {
  readonly id: OrderInvoiceId
  readonly folio: string
  readonly payer: string
  readonly payerIdentifier: string
  /** In an order that pays suppliers. */
  readonly supplierId: SupplierId | undefined
  readonly payments: ReadonlyArray<PayerPayment>
  readonly due: Money
}

export interface RepaidOrder {
  readonly id: OrderId
  readonly businessId: BusinessId
  readonly country: Country
  /** The account that was frozen for its money. */
  readonly frozen: depositAccounts.VersionedAccount | undefined
}

/** In the order of the request; `without` leaves out a payment. Lock the order first. */
export const repayableInvoices = async (
  tx: Queries,
  { country, id: orderId }: Pick<RepaidOrder, 'country' | 'id'>,
  without?: number,
): Promise<ReadonlyArray<RepayableInvoice>> =>
  (await invoicesOfOrders(tx, country, [orderId], without)).get(orderId) ?? []

/** The invoices of each order, in the order of its request, with the payments in force. */
export const invoicesOfOrders = async (
  queries: Queries,
  country: Country,
  orderIds: ReadonlyArray<OrderId>,
  without?: number,
): Promise<ReadonlyMap<OrderId, ReadonlyArray<RepayableInvoice>>> => {
  const { currency } = profileOf(country)
  const lines = await rows(
    queries,
    TermsRow,
    sql`select l.id, l.order_id as "orderId", i.folio, i.payer_name as payer,
        i.payer_identifier as "payerIdentifier", payee.id as "supplierId", l.amount, l.credit_notes as "creditNotes", l.retention, l.rate,
        l.payment_date as "paymentDate"
      from order_invoice l ${LINE_DOCUMENT} where l.order_id = any(${orderIds}::bigint[]) order by l.position`,
  )
  const paid = await rows(
    queries,
    PaymentRow,
    sql`select order_invoice_id as "invoiceId", amount, moved_on as "on" from ledger_in_force
      where order_id = any(${orderIds}::bigint[]) and type = 'PAGO_FACTURA' and id is distinct from ${without ?? null}::bigint
      order by moved_on, id`,
  )
  const agreed = await rows(
    queries,
    RenegotiationRow,
    sql`select order_invoice_id as "invoiceId", agreed_on as "on", payment_date as "paymentDate", rate from renegotiation
      where order_invoice_id = any(${lines.map((line) => line.id)}::bigint[]) order by agreed_on`,
  )
  const payments = groupedByInvoice(paid)
  const renegotiations = groupedByInvoice(agreed)
  const found = new Map<OrderId, Array<RepayableInvoice>>()
  for (const { folio, id: lineId, orderId, payer, payerIdentifier, supplierId, ...line } of lines) {
    const terms: FinancedInvoice = {
      amount: money(currency, line.amount),
      creditNotes: money(currency, line.creditNotes),
      retention: money(currency, line.retention),
      rate: basisPoints(line.rate),
      paymentDate: line.paymentDate,
      renegotiations: (renegotiations.get(lineId) ?? []).map(({ rate, ...agreement }) => ({
        ...agreement,
        rate: basisPoints(rate),
      })),
    }
    const made = (payments.get(lineId) ?? []).map(({ amount, on }) => ({ amount: money(currency, amount), on }))
    const invoices = found.get(orderId) ?? []
    invoices.push(withPayments({ ...terms, id: lineId, folio, payer, payerIdentifier, supplierId }, made))
    found.set(orderId, invoices)
  }
  return found
}

/** The issued invoices that their payers paid in full by orders, of all orders of a company. */
export const { paidByOrders } = payerLateness

/** The terms that were agreed last for the line `l`. */
export const LAST_RENEGOTIATION = sql`select payment_date, rate from renegotiation where order_invoice_id = l.id order by agreed_on desc limit 1`

const groupedByInvoice = <A extends { readonly invoiceId: OrderInvoiceId }>(
  all: ReadonlyArray<A>,
): ReadonlyMap<OrderInvoiceId, ReadonlyArray<A>> => {
  const groups = new Map<OrderInvoiceId, Array<A>>()
  for (const one of all) {
    const group = groups.get(one.invoiceId)
    if (group === undefined) groups.set(one.invoiceId, [one])
    else group.push(one)
  }
  return groups
}

/** The payments in the order of their days, and what follows from them. */
export const withPayments = (
  invoice: FinancedInvoice & Pick<RepayableInvoice, 'folio' | 'id' | 'payer' | 'payerIdentifier' | 'supplierId'>,
  payments: ReadonlyArray<PayerPayment>,
): RepayableInvoice => ({
  ...invoice,
  payments,
  due: amountDue(invoice, payments),
  settledOn: settledOn(invoice, payments),
})

export interface Repayment {
  readonly payment: PayerPayment
  /** The invoice after the payment. */
  readonly invoice: RepayableInvoice
  readonly movements: ReadonlyArray<Movement>
}

/** Computes the result of a payment of an invoice; nothing is written. */
export const repaymentOf = (invoice: RepayableInvoice, payment: PayerPayment): E.Either<PaymentRejected, Repayment> =>
  pipe(
    paymentMovements(invoice, invoice.payments, payment),
    E.map((movements) => ({ payment, invoice: withPayments(invoice, [...invoice.payments, payment]), movements })),
  )

/** Posts a payment with its audit entry, from which the activity of the order tells it. */
export const postRepayment = async (
  tx: Queries,
  clock: Clock,
  order: RepaidOrder,
  { invoice, movements }: Repayment,
  { actor, ...posting }: PaymentPosting & { readonly actor: 'host' | 'operator' },
): Promise<void> => {
  await postSettlement(tx, order, invoice.id, movements, posting)
  const entry = await value(
    tx,
    integer,
    sql`select max(id) from ledger_entry where order_invoice_id = ${invoice.id} and type = 'PAGO_FACTURA'`,
  )
  await appendAuditEntry(tx, clock, {
    actor,
    businessId: order.businessId,
    action: 'order repaid',
    detail: { orderId: order.id, entry },
  })
}

/** The day of posting, and who paid in place of the payer. */
export type PaymentPosting = Pick<Posting, 'paidBy' | 'today'>

/**
 * Posts the movements and what is transferred because of them. The wallet is locked, so that two settlements of a company do not
 * transfer the same surplus.
 */
export const postSettlement = async (
  tx: Queries,
  { businessId, country, frozen, id: orderId }: RepaidOrder,
  orderInvoiceId: OrderInvoiceId,
  movements: ReadonlyArray<Movement>,
  posting: PaymentPosting,
): Promise<void> => {
  const target = { businessId, country, orderId, orderInvoiceId }
  const owner = { id: businessId, country }
  const settledOn = movements.at(-1)?.on
  if (settledOn === undefined) return
  await lockWallet(tx, owner)
  await postMovements(tx, target, movements, posting)
  const { balance } = await walletOf(tx, owner)
  await postMovements(tx, target, payoutMovements(country, balance, settledOn), { ...posting, account: frozen })
}

/** Pays everything that is still due, today or on the day of the last payment if that is later. */
export const repayRest = async (tx: Queries, clock: Clock, order: RepaidOrder): Promise<void> => {
  const today = clock.today(order.country)
  for (const invoice of await repayableInvoices(tx, order)) {
    const repayment = repaymentOf(invoice, { amount: invoice.due, on: nextDay(invoice, today) })
    if (E.isRight(repayment)) await postRepayment(tx, clock, order, repayment.right, { actor: 'operator', today })
  }
}

/** Payments of an invoice are in the order of their days; an earlier version of the host recorded some of days to come. */
const nextDay = ({ payments }: RepayableInvoice, today: CivilDate): CivilDate => {
  const last = payments.at(-1)?.on
  return last !== undefined && last > today ? last : today
}

const TermsRow = rowCodec('TermsRow', {
  id: id<'OrderInvoice'>(),
  orderId: id<'Order'>(),
  folio: text,
  payer: text,
  payerIdentifier: text,
  supplierId: nullable(id<'Supplier'>()),
  amount: integer,
  creditNotes: integer,
  retention: integer,
  rate: integer,
  paymentDate: date,
})
const PaymentRow = rowCodec('PaymentRow', { invoiceId: id<'OrderInvoice'>(), amount: integer, on: date })
const RenegotiationRow = rowCodec('RenegotiationRow', {
  invoiceId: id<'OrderInvoice'>(),
  on: date,
  paymentDate: date,
  rate: integer,
})
