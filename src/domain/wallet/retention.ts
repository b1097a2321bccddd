import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import { compare, money, type Money, subtract, zero } from '../kernel/money.ts'
import type { BasisPoints } from '../kernel/rate.ts'

/** The terms of one financed invoice. Credit notes and retention together never exceed the amount. */
export interface FinancedInvoice {
  readonly amount: Money
  readonly creditNotes: Money
  readonly retention: Money
  /** Monthly, of thirty days. */
  readonly rate: BasisPoints
  readonly paymentDate: CivilDate
  /** In the order of their days. Absent: there was none. */
  readonly renegotiations?: ReadonlyArray<Renegotiation>
}

/** The company agreed on another payment date. The interest runs on, from that day at the new rate. */
export interface Renegotiation {
  readonly on: CivilDate
  readonly paymentDate: CivilDate
  /** Monthly, of thirty days. */
  readonly rate: BasisPoints
}

/** A payment that the payer of an invoice made on a day. */
export interface PayerPayment {
  readonly amount: Money
  readonly on: CivilDate
}

/** Where the retention of one invoice is. `pending + released + taken` is the retention, always. */
export interface RetentionShares {
  readonly pending: Money
  /** Returned to the company. */
  readonly released: Money
  /** Default interest paid from the retention. */
  readonly taken: Money
  /** Default interest beyond the retention: the company owes it. */
  readonly debt: Money
}

/**
 * The balance of the payer: amount - credit notes - payments. Negative for an overpaid invoice. All amounts in one
 * currency.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 * import { amountDue } from '@anticipo/domain/wallet/retention'
 *
 * const amounts = { amount: money('CLP', 150_000), creditNotes: money('CLP', 0), retention: money('CLP', 45_000) }
 * const invoice = { ...amounts, rate: basisPoints(280), paymentDate: civilDate('2026-03-31') }
 * amountDue(invoice, [{ amount: money('CLP', 50_000), on: civilDate('2026-03-31') }]) // { currency: 'CLP', minor: 100000 }
 * ```
 */
export const amountDue = (invoice: FinancedInvoice, payments: ReadonlyArray<PayerPayment>): Money =>
  payments.reduce((due, { amount }) => subtract(due, amount), subtract(invoice.amount, invoice.creditNotes))

/**
 * The latest day of the payments, in whichever order they are listed; undefined for none.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { lastPaidOn } from '@anticipo/domain/wallet/retention'
 *
 * const [first, second] = ['2026-04-10', '2026-03-31'].map((on) => ({ amount: money('CLP', 50_000), on: civilDate(on) }))
 * lastPaidOn([first, second].flatMap((payment) => payment ?? [])) // '2026-04-10'
 * lastPaidOn([]) // undefined
 * ```
 */
export const lastPaidOn = (payments: ReadonlyArray<PayerPayment>): CivilDate | undefined =>
  payments.reduce<CivilDate | undefined>((last, { on }) => (last === undefined || on > last ? on : last), undefined)

/**
 * The day of the payment that completed the amount, the payment date where nothing was due; undefined while something is.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 * import { settledOn } from '@anticipo/domain/wallet/retention'
 *
 * const amounts = { amount: money('CLP', 150_000), creditNotes: money('CLP', 0), retention: money('CLP', 45_000) }
 * const invoice = { ...amounts, rate: basisPoints(280), paymentDate: civilDate('2026-03-31') }
 * settledOn(invoice, [{ amount: money('CLP', 150_000), on: civilDate('2026-04-10') }]) // '2026-04-10'
 * settledOn(invoice, []) // undefined
 * ```
 */
export const settledOn = (invoice: FinancedInvoice, payments: ReadonlyArray<PayerPayment>): CivilDate | undefined =>
  amountDue(invoice, payments).minor > 0 ? undefined : (lastPaidOn(payments) ?? invoice.paymentDate)

/**
 * The day on which a payer has to pay: the payment date, or that of the last renegotiation.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 * import { agreedDate } from '@anticipo/domain/wallet/retention'
 *
 * const renegotiation = { on: civilDate('2026-04-05'), paymentDate: civilDate('2026-05-31'), rate: basisPoints(140) }
 * agreedDate({ paymentDate: civilDate('2026-03-31'), renegotiations: [renegotiation] }) // '2026-05-31'
 * agreedDate({ paymentDate: civilDate('2026-03-31') }) // '2026-03-31'
 * ```
 */
export const agreedDate = ({
  paymentDate,
  renegotiations,
}: Pick<FinancedInvoice, 'paymentDate' | 'renegotiations'>): CivilDate =>
  renegotiations?.at(-1)?.paymentDate ?? paymentDate

/**
 * The interest from the payment date to a day: for each day the monthly rate of that day / 30, on amount - credit notes -
 * retention less what was paid before, never below zero. The sum is rounded half up once. Zero up to the payment date.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 * import { defaultInterest } from '@anticipo/domain/wallet/retention'
 *
 * const amounts = { amount: money('CLP', 150_000), creditNotes: money('CLP', 0), retention: money('CLP', 45_000) }
 * const invoice = { ...amounts, rate: basisPoints(280), paymentDate: civilDate('2026-03-31') }
 * defaultInterest(invoice, [], civilDate('2026-04-10')) // { currency: 'CLP', minor: 980 }
 * defaultInterest(invoice, [], civilDate('2026-03-31')) // { currency: 'CLP', minor: 0 }
 * const renegotiations = [{ on: civilDate('2026-04-05'), paymentDate: civilDate('2026-05-31'), rate: basisPoints(140) }]
 * defaultInterest({ ...invoice, renegotiations }, [], civilDate('2026-04-10')) // { currency: 'CLP', minor: 735 }
 * ```
 */
export const defaultInterest = (
  invoice: FinancedInvoice,
  payments: ReadonlyArray<PayerPayment>,
  until: CivilDate,
): Money => {
  const { amount, creditNotes, paymentDate, renegotiations = [], retention } = invoice
  const dayOf = (on: CivilDate): number => daysBetween(paymentDate, on < until ? on : until)
  let outstanding = amount.minor - creditNotes.minor - retention.minor
  let { rate } = invoice
  let from = 0
  let rateDays = 0n
  const runTo = (on: CivilDate): void => {
    const to = Math.max(from, dayOf(on))
    rateDays += BigInt(Math.max(0, outstanding)) * BigInt(to - from) * BigInt(rate)
    from = to
  }
  const paid = payments.map((payment) => ({ ...payment, kind: 'payment' as const }))
  const agreed = renegotiations.map((renegotiation) => ({ ...renegotiation, kind: 'renegotiation' as const }))
  for (const change of [...paid, ...agreed].toSorted((one, other) => daysBetween(other.on, one.on))) {
    runTo(change.on)
    if (change.kind === 'payment') outstanding -= change.amount.minor
    else rate = change.rate
  }
  runTo(until)
  return money(amount.currency, Number((2n * rateDays + RATE_DENOMINATOR) / (2n * RATE_DENOMINATOR)))
}

/**
 * The retention is pending until the invoice is paid in full; default interest is taken from it first. No share is negative and
 * none exceeds the retention: one below zero counts as none.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { money } from '@anticipo/domain/kernel/money'
 * import { basisPoints } from '@anticipo/domain/kernel/rate'
 * import { retentionShares } from '@anticipo/domain/wallet/retention'
 *
 * const amounts = { amount: money('CLP', 150_000), creditNotes: money('CLP', 0), retention: money('CLP', 45_000) }
 * const invoice = { ...amounts, rate: basisPoints(280), paymentDate: civilDate('2026-03-31') }
 * const shares = retentionShares(invoice, [{ amount: money('CLP', 150_000), on: civilDate('2026-04-10') }])
 * shares.released // { currency: 'CLP', minor: 44020 }
 * shares.taken // { currency: 'CLP', minor: 980 }
 * ```
 */
export const retentionShares = (invoice: FinancedInvoice, payments: ReadonlyArray<PayerPayment>): RetentionShares => {
  const none = zero(invoice.retention.currency)
  const retention = larger(invoice.retention, none)
  const settled = settledOn(invoice, payments)
  if (settled === undefined) return { pending: retention, released: none, taken: none, debt: none }
  const interest = larger(defaultInterest(invoice, payments, settled), none)
  const taken = compare(interest, retention) < 0 ? interest : retention
  return { pending: none, released: subtract(retention, taken), taken, debt: subtract(interest, taken) }
}

const larger = (one: Money, other: Money): Money => (compare(one, other) < 0 ? other : one)

/** A monthly rate in basis points, a month of thirty days. */
const RATE_DENOMINATOR = 10_000n * 30n
