import * as E from 'fp-ts/Either'
import { addBusinessDays, type Calendar } from '../calendar/calendar.ts'
import { arrivalDate, collectionDate } from '../financing/expected-dates.ts'
import { addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import type { OrderId } from '../kernel/id.ts'
import { add, type Money } from '../kernel/money.ts'
import type { OrderInvoiceId } from '../orders/attachment.ts'
import { isConfirming } from '../orders/order.ts'
import { isTransferred, stateOf } from '../orders/tracker.ts'
import { agreedDate, amountDue, defaultInterest, type FinancedInvoice, type PayerPayment } from '../wallet/retention.ts'
import type { CashItem } from './cash-item.ts'

/** An invoice of an order, with what is known about its payer. */
export interface CashLine extends FinancedInvoice {
  readonly id: OrderInvoiceId
  /** In force. */
  readonly payments: ReadonlyArray<PayerPayment>
  readonly dueDate: CivilDate
  /** Undefined where fewer than three paid invoices tell it. */
  readonly averageDaysLate: number | undefined
  /** The day that the user typed for its money. */
  readonly typedDate: CivilDate | undefined
}

/** An order with what its items read. */
export interface CashOrder {
  readonly id: OrderId
  /** The code of the host. */
  readonly type: string
  /** The code of the host. */
  readonly status: string
  /** The company receives it with the transfer. */
  readonly transfer: Money
  /** The latest approval; undefined while the financier reviews it, also once more. */
  readonly approvedOn: CivilDate | undefined
  /** Something has to be done before its transfer: an obstacle, or a task of the company. */
  readonly isBlocked: boolean
  readonly lines: ReadonlyArray<CashLine>
}

/** The day, the calendar and the country that decide the days of items. */
export interface CashContext {
  readonly today: CivilDate
  readonly calendar: Calendar
  readonly country: Country
}

/**
 * The items of an order. Of one that finances issued invoices: its transfer, on the business day after the approval (while it is
 * reviewed, on the day on which the money of a request of today arrives; without a day while it is blocked), and the retention of
 * each unpaid line. Of one that pays suppliers: the repayment of each unpaid line. A rejected order has none.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { orderItems } from '@anticipo/domain/cash/order-cash'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { sampleCashOrder } from '@anticipo/domain/testing/samples'
 *
 * const context = { today: civilDate('2026-03-02'), calendar: bankCalendar('CL'), country: 'CL' } as const
 * const items = orderItems(sampleCashOrder('32'), context)
 * items.map(({ key, expected }) => `${key} ${expected}`) // ['ORDER_TRANSFER 32 2026-03-04', 'RETENTION 321 2026-04-01']
 * ```
 */
export const orderItems = (order: CashOrder, context: CashContext): ReadonlyArray<CashItem> => {
  if (stateOf(order.status) === 'REJECTED') return []
  const open = order.lines.filter((line) => amountDue(line, line.payments).minor > 0)
  if (isConfirming(order)) return open.map((line) => repayment(line, context))
  const transfer = isTransferred(order.status) ? [] : transferItem(order, context)
  const retentions = open.flatMap((line) => retentionItem(line, stateOf(order.status) === 'DEFAULT', context))
  return [...transfer, ...retentions]
}

/**
 * The default interest of an unpaid line that its retention does not cover, to the day on which its payer is expected to pay, or
 * to today if that is later. Zero for a paid one.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { uncoveredInterest } from '@anticipo/domain/cash/order-cash'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { sampleCashLine } from '@anticipo/domain/testing/samples'
 *
 * const context = { today: civilDate('2027-08-13'), calendar: bankCalendar('CL'), country: 'CL' } as const
 * uncoveredInterest(sampleCashLine('1'), context) // { currency: 'CLP', minor: 4000 }
 * ```
 */
export const uncoveredInterest = (line: CashLine, context: CashContext): Money => {
  const { amount, payments, retention } = line
  const interest = amountDue(line, payments).minor > 0 ? interestOf(line, payerDay(line, context), context).minor : 0
  return { currency: amount.currency, minor: Math.max(0, interest - retention.minor) }
}

/** How many business days after the payment of its invoice a retention comes: Chile releases a surplus that is asked for. */
const RELEASE_BUSINESS_DAYS: Readonly<Record<Country, number>> = { CL: 1, MX: 0 }

const transferItem = (
  { approvedOn, id, isBlocked, transfer }: CashOrder,
  { calendar, today }: CashContext,
): ReadonlyArray<CashItem> => {
  if (transfer.minor <= 0) return []
  const arrival =
    approvedOn === undefined ? arrivalDate(undefined, { today }, calendar) : businessDaysAfter(approvedOn, 1, calendar)
  return [
    {
      key: `ORDER_TRANSFER ${id}`,
      kind: 'ORDER_TRANSFER',
      direction: 'IN',
      amount: transfer,
      expected: isBlocked ? undefined : arrival,
      reason: undefined,
    },
  ]
}

/**
 * The key of the item of the retention of an invoice of an order.
 *
 * @example
 * ```ts
 * import { retentionKey } from '@anticipo/domain/cash/order-cash'
 * import type { OrderInvoiceId } from '@anticipo/domain/orders/attachment'
 *
 * retentionKey('7' as OrderInvoiceId) // 'RETENTION 7'
 * ```
 */
export const retentionKey = (id: OrderInvoiceId): string => `RETENTION ${id}`

const retentionItem = (line: CashLine, isLost: boolean, context: CashContext): ReadonlyArray<CashItem> => {
  const { calendar, country, today } = context
  const payer = payerDay(line, context)
  const minor = Math.max(0, line.retention.minor - interestOf(line, payer, context).minor)
  if (minor === 0) return []
  const released = payer < today ? payer : businessDaysAfter(payer, RELEASE_BUSINESS_DAYS[country], calendar)
  return [
    {
      key: retentionKey(line.id),
      kind: 'RETENTION',
      direction: 'IN',
      amount: { currency: line.retention.currency, minor },
      expected: isLost ? undefined : released,
      reason: undefined,
    },
  ]
}

const repayment = (line: CashLine, context: CashContext): CashItem => {
  const day = agreedDate(line)
  return {
    key: `REPAYMENT ${line.id}`,
    kind: 'REPAYMENT',
    direction: 'OUT',
    amount: add(amountDue(line, line.payments), interestOf(line, day, context)),
    expected: day,
    reason: undefined,
  }
}

/** The typed day or the usual one, but not before the payment date. */
const payerDay = (line: CashLine, { calendar }: CashContext): CivilDate => {
  const usual = line.typedDate ?? collectionDate(line, calendar)
  const agreed = agreedDate(line)
  return usual < agreed ? agreed : usual
}

const interestOf = (line: CashLine, day: CivilDate, { today }: CashContext): Money =>
  defaultInterest(line, line.payments, day < today ? today : day)

const businessDaysAfter = (date: CivilDate, days: number, calendar: Calendar): CivilDate => {
  const reached = addBusinessDays(date, days, calendar)
  return E.isRight(reached) ? reached.right : addDaysWithin(date, days)
}
