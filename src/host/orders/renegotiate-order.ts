import * as E from 'fp-ts/Either'
import { validatePaymentDate, type DateRejected } from '#domain/financing/payment-date.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { basisPoints, type BasisPoints } from '#domain/kernel/rate.ts'
import { transition, type OrderActionRejected } from '#domain/orders/order-action.ts'
import { agreedDate, type Renegotiation } from '#domain/wallet/retention.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql } from '../database/sql.ts'
import type { Email } from '../mail/mail.port.ts'
import { sendNotification } from '../notifications/index.ts'
import { publishOrder } from './change-status.ts'
import type { LockedOrder } from './locked-order.ts'
import type { OrderServices } from './order-events.ts'
import { repayableInvoices, type RepayableInvoice } from './repayment.ts'
import { lockOrder, writeStatus } from './write-status.ts'

export interface RenegotiationRequest {
  readonly orderId: OrderId
  readonly paymentDate: CivilDate
  /** Monthly, of thirty days. */
  readonly rate: BasisPoints
}

/** Ten per cent a month: a higher rate is a slip of the keyboard. */
export const MAX_RENEGOTIATED_RATE = basisPoints(1_000)

export type RenegotiationError =
  | { readonly _tag: 'OrderUnknown' }
  | OrderActionRejected
  | { readonly _tag: 'RateTooHigh' }
  /** Every invoice of the order is paid. */
  | { readonly _tag: 'NothingUnpaid' }
  /** An agreement never brings a payment forward: an unpaid invoice is due on `last`. */
  | { readonly _tag: 'DateBroughtForward'; readonly last: CivilDate }
  | DateRejected

export interface RenegotiatedOrder {
  readonly status: string
  /** How many invoices have the new terms. */
  readonly invoices: number
}

/** The unpaid invoices of an order get another payment date, and from today on another rate of default interest. */
export const renegotiateOrder = async (
  services: OrderServices,
  request: RenegotiationRequest,
): Promise<E.Either<RenegotiationError, RenegotiatedOrder>> => {
  const written = await services.database.transaction((tx) => write(services, tx, request))
  if (E.isLeft(written)) return written
  const { emails, order, ...renegotiated } = written.right
  publishOrder(services, { ...order, orderId: order.id, status: renegotiated.status })
  sendNotification(services, emails)
  return E.right(renegotiated)
}

interface WrittenRenegotiation extends RenegotiatedOrder {
  readonly order: LockedOrder
  readonly emails: ReadonlyArray<Email>
}

const write = async (
  { clock, orderEvents }: OrderServices,
  tx: Queries,
  { orderId, paymentDate, rate }: RenegotiationRequest,
): Promise<E.Either<RenegotiationError, WrittenRenegotiation>> => {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) return E.left({ _tag: 'OrderUnknown' })
  const next = transition(order.status, 'renegotiate')
  if (E.isLeft(next)) return next
  const today = clock.today(order.country)
  const unpaid = (await repayableInvoices(tx, order)).filter(({ settledOn }) => settledOn === undefined)
  const agreement = { on: today, paymentDate, rate }
  const rejected = await rejectionOf(tx, order, unpaid, agreement)
  if (E.isLeft(rejected)) return rejected
  await storeAgreement(tx, order, unpaid, agreement)
  const emails = await writeStatus(tx, { clock, orderEvents }, order, next.right, { actor: 'operator', agreement })
  return E.right({ order, emails, invoices: unpaid.length, status: next.right })
}

const rejectionOf = async (
  tx: Queries,
  { country }: LockedOrder,
  unpaid: ReadonlyArray<RepayableInvoice>,
  { on: today, paymentDate, rate }: Renegotiation,
): Promise<E.Either<RenegotiationError, void>> => {
  const last = unpaid.map(agreedDate).toSorted().at(-1)
  if (last === undefined) return E.left({ _tag: 'NothingUnpaid' })
  if (rate > MAX_RENEGOTIATED_RATE) return E.left({ _tag: 'RateTooHigh' })
  const valid = validatePaymentDate(paymentDate, { today, noticeDays: 1 }, await bankCalendarOf(tx, country))
  if (E.isLeft(valid)) return valid
  return paymentDate < last ? E.left({ _tag: 'DateBroughtForward', last }) : E.right(undefined)
}

/** The second agreement of a day replaces the first. */
const storeAgreement = (
  tx: Queries,
  { businessId }: LockedOrder,
  invoices: ReadonlyArray<RepayableInvoice>,
  { on, paymentDate, rate }: Renegotiation,
): Promise<void> =>
  execute(
    tx,
    sql`insert into renegotiation (order_invoice_id, agreed_on, business_id, payment_date, rate)
      select line, ${on}::date, ${businessId}::bigint, ${paymentDate}::date, ${rate}::integer
      from unnest(${invoices.map(({ id }) => id)}::bigint[]) as line
      on conflict (order_invoice_id, agreed_on) do update set payment_date = excluded.payment_date, rate = excluded.rate`,
  )
