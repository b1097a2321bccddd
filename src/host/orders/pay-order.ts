import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { fromDecimal, type Money, type MoneyError, sum } from '#domain/kernel/money.ts'
import { isRepayable, statusByPayments } from '#domain/orders/lateness.ts'
import { isConfirming } from '#domain/orders/order.ts'
import type { PaymentRejected } from '#domain/wallet/order-movements.ts'
import { agreedDate } from '#domain/wallet/retention.ts'
import type { Queries } from '../database/database.ts'
import { payerLateness } from '../financing/index.ts'
import type { Email } from '../mail/mail.port.ts'
import { notify, type PaidInvoices, sendNotification } from '../notifications/index.ts'
import { publishOrder } from './change-status.ts'
import type { LockedOrder } from './locked-order.ts'
import type { OrderServices } from './order-events.ts'
import { postRepayment, repayableInvoices, repaymentOf, type RepayableInvoice, type Repayment } from './repayment.ts'
import { lockOrder, writeStatus } from './write-status.ts'

export interface PayerPaymentRequest {
  readonly orderId: OrderId
  /** Omitted: every invoice that is not paid yet. */
  readonly folio: string | undefined
  /** The payment happened this many days after the agreed payment date of each invoice. Omitted: today. */
  readonly daysLate: number | undefined
  /** In major units. Omitted: everything that is due. */
  readonly amount: number | undefined
  /** Who paid in place of the payer. */
  readonly paidBy?: string | undefined
}

export type PayOrderError =
  | { readonly _tag: 'OrderUnknown' }
  | { readonly _tag: 'OrderNotRepayable'; readonly status: string }
  /** No unpaid invoice of the order has this folio. */
  | { readonly _tag: 'NothingToPay' }
  /** A part can be paid of one invoice only. */
  | { readonly _tag: 'InvoiceAmbiguous' }
  /** The day of the payment has not come. */
  | { readonly _tag: 'PaymentInFuture'; readonly on: CivilDate }
  | PaymentRejected
  | MoneyError

export interface PaidOrder {
  readonly status: string
  readonly paid: Money
  readonly invoices: number
}

/** Records what the payers of an order paid: the retention, the surplus and the status of the order follow. */
export const payOrder = async (
  services: OrderServices,
  request: PayerPaymentRequest,
): Promise<E.Either<PayOrderError, PaidOrder>> => {
  const written = await services.database.transaction((tx) => write(services, tx, request))
  if (E.isLeft(written)) return written
  const { emails, order, ...paid } = written.right
  publishOrder(services, { businessId: order.businessId, orderId: order.id, status: paid.status, type: order.type })
  sendNotification(services, emails)
  return E.right(paid)
}

interface WrittenPayment extends PaidOrder {
  readonly order: LockedOrder
  readonly emails: ReadonlyArray<Email>
}

const write = async (
  { clock, orderEvents }: OrderServices,
  tx: Queries,
  request: PayerPaymentRequest,
): Promise<E.Either<PayOrderError, WrittenPayment>> => {
  const order = await lockOrder(tx, request.orderId)
  if (order === undefined) return E.left({ _tag: 'OrderUnknown' })
  if (!isRepayable(order.status)) return E.left({ _tag: 'OrderNotRepayable', status: order.status })
  const today = clock.today(order.country)
  const invoices = await repayableInvoices(tx, order)
  const chosen = invoices.filter(
    ({ due, folio }) => due.minor > 0 && (request.folio === undefined || folio === request.folio),
  )
  if (chosen.length === 0) return E.left({ _tag: 'NothingToPay' })
  if (request.amount !== undefined && chosen.length > 1) return E.left({ _tag: 'InvoiceAmbiguous' })
  const repayments = repaymentsOf(order, chosen, request, today)
  if (E.isLeft(repayments)) return repayments
  const posting = { actor: 'operator', today, paidBy: request.paidBy } as const
  for (const repayment of repayments.right) await postRepayment(tx, clock, order, repayment, posting)
  await payerLateness.updateLatenessByOrders(tx, order)
  const paid = sum(
    order.figures.transfer.currency,
    repayments.right.map(({ payment }) => payment.amount),
  )
  const emails = [...(await notifyPayment(tx, clock, order, repayments.right, paid, request.paidBy))]
  const after = new Map(repayments.right.map(({ invoice }) => [invoice.id, invoice]))
  const scheduled = invoices.map((invoice) => after.get(invoice.id) ?? invoice)
  const status = statusByPayments(order.status, scheduled, today)
  if (status !== undefined)
    emails.push(...(await writeStatus(tx, { clock, orderEvents }, order, status, { actor: 'host' })))
  return E.right({ order, emails, paid, invoices: chosen.length, status: status ?? order.status })
}

/** All of them, or the first that is rejected. */
const repaymentsOf = (
  { figures }: LockedOrder,
  invoices: ReadonlyArray<RepayableInvoice>,
  { amount, daysLate }: PayerPaymentRequest,
  today: CivilDate,
): E.Either<PayOrderError, ReadonlyArray<Repayment>> =>
  pipe(
    amount === undefined
      ? E.right<PayOrderError, Money | undefined>(undefined)
      : fromDecimal(figures.transfer.currency, amount),
    E.chainW((part) =>
      pipe(
        invoices,
        E.traverseArray((invoice): E.Either<PayOrderError, Repayment> => {
          const on = daysLate === undefined ? today : addDays(agreedDate(invoice), daysLate)
          if (on > today) return E.left({ _tag: 'PaymentInFuture', on })
          return repaymentOf(invoice, { amount: part ?? invoice.due, on })
        }),
      ),
    ),
  )

const notifyPayment = (
  tx: Queries,
  clock: OrderServices['clock'],
  { businessId, country, id: orderId, type }: LockedOrder,
  repayments: ReadonlyArray<Repayment>,
  paid: Money,
  paidBy: string | undefined,
): Promise<ReadonlyArray<Email>> => {
  const amount = formatMoney(paid, country)
  if (isConfirming({ type })) return notify(tx, clock, { businessId }, { kind: 'FinancingRepaid', orderId, amount })
  const invoices = repayments.map(({ invoice }) => invoice)
  const [payer, ...others] = new Set(paidBy === undefined ? invoices.map((invoice) => invoice.payer) : [paidBy])
  const known = payer === undefined || others.length > 0 ? {} : { payer }
  const news = { kind: 'PayerPaid', orderId, amount, ...known, ...invoicesPaid(repayments, country) } as const
  return notify(tx, clock, { businessId }, news)
}

const invoicesPaid = (repayments: ReadonlyArray<Repayment>, country: Country): PaidInvoices => {
  const [only, ...others] = repayments
  if (only === undefined || others.length > 0) return { count: repayments.length }
  const { invoice, payment } = only
  const rest = invoice.due.minor > 0 ? { due: formatMoney(invoice.due, country) } : {}
  return { folio: invoice.folio, paidOn: payment.on, ...rest }
}
