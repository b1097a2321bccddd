import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import { compare, type Money, scale, sum, zero } from '../kernel/money.ts'
import {
  agreedDate,
  amountDue,
  defaultInterest,
  type FinancedInvoice,
  type PayerPayment,
  type RetentionShares,
  retentionShares,
  settledOn,
} from './retention.ts'

/** Where the money of one financed invoice is on a day. All amounts are in one currency. */
export interface Settlement extends RetentionShares {
  /** The day of the payment that completed the amount; undefined while the invoice is open. */
  readonly settledOn: CivilDate | undefined
  readonly paid: Money
  /** Its payer still owes it; never negative. */
  readonly due: Money
  /** Days from the agreed payment date to the settlement, or to today; never negative. */
  readonly daysLate: number
  /** Default interest to the settlement, or to today. It is posted only with the settlement. */
  readonly interest: Money
  /** The interest of one day, rounded half up; undefined before the payment date and after the settlement. */
  readonly perDay: Money | undefined
  readonly retained: Money
}

/**
 * The settlement of an invoice by the payments in force, on a day. Source: `retentionShares` and `defaultInterest`.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 * import { settlementOf } from '@anticipo/domain/wallet/settlement'
 *
 * const amounts = { amount: money('CLP', 150_000), creditNotes: money('CLP', 0), retention: money('CLP', 45_000) }
 * const invoice = { ...amounts, rate: basisPoints(280), paymentDate: civilDate('2026-03-31') }
 * const payment = { amount: money('CLP', 150_000), on: civilDate('2027-08-13') }
 * settlementOf(invoice, [payment], civilDate('2027-12-31')).interest // { currency: 'CLP', minor: 49000 }
 * settlementOf(invoice, [payment], civilDate('2027-12-31')).debt // { currency: 'CLP', minor: 4000 }
 * settlementOf(invoice, [], civilDate('2026-04-10')).perDay // { currency: 'CLP', minor: 98 }
 * ```
 */
export const settlementOf = (
  invoice: FinancedInvoice,
  payments: ReadonlyArray<PayerPayment>,
  today: CivilDate,
): Settlement => {
  const { amount, paymentDate, retention } = invoice
  const none = zero(amount.currency)
  const due = amountDue(invoice, payments)
  const settled = settledOn(invoice, payments)
  return {
    ...retentionShares(invoice, payments),
    settledOn: settled,
    paid: sum(
      amount.currency,
      payments.map((payment) => payment.amount),
    ),
    due: compare(due, none) > 0 ? due : none,
    daysLate: Math.max(0, daysBetween(agreedDate(invoice), settled ?? today)),
    interest: defaultInterest(invoice, payments, settled ?? today),
    perDay: settled === undefined && today >= paymentDate ? interestPerDay(invoice, payments) : undefined,
    retained: retention,
  }
}

/**
 * The rest of the retentions of an order: less what default interest took, and less the interest to date of its open
 * invoices, each of them at least zero.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 * import { availableRetention, settlementOf } from '@anticipo/domain/wallet/settlement'
 *
 * const amounts = { amount: money('CLP', 150_000), creditNotes: money('CLP', 0), retention: money('CLP', 45_000) }
 * const invoice = { ...amounts, rate: basisPoints(280), paymentDate: civilDate('2026-03-31') }
 * availableRetention('CLP', [settlementOf(invoice, [], civilDate('2026-04-10'))]) // { currency: 'CLP', minor: 44020 }
 * ```
 */
export const availableRetention = (
  currency: Money['currency'],
  settlements: ReadonlyArray<Pick<Settlement, 'interest' | 'retained'>>,
): Money =>
  sum(
    currency,
    settlements.map(({ interest, retained }) => ({
      currency,
      minor: Math.max(0, retained.minor - interest.minor),
    })),
  )

const interestPerDay = (
  { amount, creditNotes, rate, renegotiations, retention }: FinancedInvoice,
  payments: ReadonlyArray<PayerPayment>,
): Money => {
  const paid = payments.reduce((total, payment) => total + payment.amount.minor, 0)
  const advanced = Math.max(0, amount.minor - creditNotes.minor - retention.minor - paid)
  return scale({ currency: amount.currency, minor: advanced }, renegotiations?.at(-1)?.rate ?? rate, DAYS_IN_RATE)
}

/** A monthly rate in basis points, a month of thirty days. */
const DAYS_IN_RATE = 10_000 * 30
