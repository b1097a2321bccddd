import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { subtract, zero, type Money } from '#domain/kernel/money.ts'
import { isRepayable, statusByPayments } from '#domain/orders/lateness.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts'
import { stateOf } from '#domain/orders/tracker.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { oneOf } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalValue, sql } from '../database/sql.ts'
import { payerLateness } from '../financing/index.ts'
import type { Email } from '../mail/mail.port.ts'
import { notify, sendNotification } from '../notifications/index.ts'
import { endEmptyRequest, lockWallet, reverseEntries, walletOf } from '../wallet/index.ts'
import { publishOrder } from './change-status.ts'
import type { LockedOrder } from './locked-order.ts'
import type { OrderServices } from './order-events.ts'
import { planCorrection, type Correction, type CorrectionRejected } from './plan-correction.ts'
import { postSettlement } from './repayment.ts'
import type { ReplacementPart } from './replacement-payment.ts'
import { applyStatus, lockOrder } from './write-status.ts'

export interface PaymentCorrectionRequest {
  readonly orderId: OrderId
  /** The number of its ledger entry. */
  readonly paymentId: number
  /** The business reads it. */
  readonly reason: string
  readonly part: ReplacementPart
}

export type CorrectPaymentError = { readonly _tag: 'OrderUnknown' } | CorrectionRejected

export interface CorrectedPayment {
  /** It follows from the correction. */
  readonly status: string
  /** The company owes it after the correction, which took back a surplus that was used. */
  readonly debt: Money | undefined
}

/** Takes back a payment that was recorded by mistake, and records its replacement if there is one. */
export const correctPayment = async (
  services: OrderServices,
  request: PaymentCorrectionRequest,
): Promise<E.Either<CorrectPaymentError, CorrectedPayment>> => {
  const written = await services.database.transaction((tx) => write(services, tx, request))
  if (E.isLeft(written)) return written
  const { debt, emails, order, status } = written.right
  publishOrder(services, { businessId: order.businessId, orderId: order.id, status, type: order.type })
  sendNotification(services, emails)
  return E.right({ debt, status })
}

interface WrittenCorrection extends CorrectedPayment {
  readonly order: LockedOrder
  readonly emails: ReadonlyArray<Email>
}

/** One at a time for an order and for a wallet, so that a payment is taken back once. */
const write = async (
  { clock, orderEvents }: OrderServices,
  tx: Queries,
  request: PaymentCorrectionRequest,
): Promise<E.Either<CorrectPaymentError, WrittenCorrection>> => {
  const order = await lockOrder(tx, request.orderId)
  if (order === undefined) return E.left({ _tag: 'OrderUnknown' })
  const { businessId, country } = order
  await lockWallet(tx, { id: businessId, country })
  const today = clock.today(country)
  const planned = await planCorrection(tx, order, request, today)
  if (E.isLeft(planned)) return planned
  const correction = planned.right
  const before = await balanceOf(tx, order)
  await reverseEntries(tx, correction.reversed, today)
  const posting = { today, paidBy: correction.payment.paidBy }
  for (const { invoiceId, movements } of correction.postings)
    await postSettlement(tx, order, invoiceId, movements, posting)
  await endRequest(tx, clock, order, today)
  await payerLateness.updateLatenessByOrders(tx, order)
  const status = await statusAfter(tx, order, correction, today)
  if (status !== undefined) await applyStatus(tx, { clock, orderEvents }, order, status, { actor: 'host' })
  const debt = debtOf(before, await balanceOf(tx, order))
  const emails = await recordCorrection(tx, clock, order, request, { ...correction, debt, status })
  return E.right({ order, debt, emails, status: status ?? order.status })
}

/** A surplus that was requested may be gone: the company can request again what comes later. */
const endRequest = async (
  tx: Queries,
  clock: OrderServices['clock'],
  { businessId, country }: LockedOrder,
  today: CivilDate,
): Promise<void> => {
  const ended = await endEmptyRequest(tx, { id: businessId, country }, today)
  if (ended === undefined) return
  await appendAuditEntry(tx, clock, {
    actor: 'host',
    businessId,
    action: 'surplus request ended',
    detail: { amount: ended.minor },
  })
}

const balanceOf = async (tx: Queries, { businessId, country }: LockedOrder): Promise<Money> =>
  (await walletOf(tx, { id: businessId, country })).balance

/** A payout is never taken back, because its money left: the company owes what the correction takes away beyond the surplus. */
const debtOf = (before: Money, after: Money): Money | undefined =>
  after.minor < 0 && after.minor < before.minor ? subtract(zero(after.currency), after) : undefined

/** Undefined: it stays. An order that is not paid after all is as it was before, and as late as its invoices are today. */
const statusAfter = async (
  tx: Queries,
  { id: orderId, status }: LockedOrder,
  { invoices }: Correction,
  today: CivilDate,
): Promise<OrderStatus | undefined> => {
  if (stateOf(status) !== 'PAID') return statusByPayments(status, invoices, today)
  const before = await lastRepayable(tx, orderId)
  const after = statusByPayments(before, invoices, today) ?? before
  return after === 'PAID' ? undefined : after
}

const lastRepayable = async (tx: Queries, orderId: OrderId): Promise<OrderStatus> =>
  (await optionalValue(
    tx,
    oneOf(REPAYABLE),
    sql`select status from order_status where order_id = ${orderId} and status = any(${REPAYABLE}::text[])
      order by id desc limit 1`,
  )) ?? 'TRANSFERRED'

const REPAYABLE = ORDER_STATUSES.filter(isRepayable)

interface RecordedCorrection extends Pick<Correction, 'payment' | 'replacement'> {
  readonly debt: Money | undefined
  readonly status: OrderStatus | undefined
}

const recordCorrection = async (
  tx: Queries,
  clock: OrderServices['clock'],
  { businessId, country, id: orderId }: LockedOrder,
  { reason }: PaymentCorrectionRequest,
  { debt, payment, replacement, status }: RecordedCorrection,
): Promise<ReadonlyArray<Email>> => {
  await appendAuditEntry(tx, clock, {
    actor: 'operator',
    businessId,
    action: 'order payment corrected',
    detail: {
      orderId,
      payment: payment.id,
      reason,
      ...(replacement === undefined
        ? {}
        : { invoice: replacement.invoice.id, amount: replacement.amount.minor, on: replacement.on }),
    },
  })
  return notify(
    tx,
    clock,
    { businessId },
    {
      kind: 'PaymentCorrected',
      orderId,
      folio: payment.folio,
      amount: formatMoney(payment.amount, country),
      ...(replacement === undefined
        ? {}
        : { rightAmount: formatMoney(replacement.amount, country), paidOn: replacement.on }),
      ...(replacement === undefined || replacement.invoice.id === payment.invoiceId
        ? {}
        : { rightFolio: replacement.invoice.folio }),
      ...(status === undefined ? {} : { status }),
      ...(debt === undefined ? {} : { debt: formatMoney(debt, country) }),
      reason,
    },
  )
}
