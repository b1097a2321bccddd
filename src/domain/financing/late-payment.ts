import * as E from 'fp-ts/Either'
import { type Calendar, rollForward } from '../calendar/calendar.ts'
import { addDays, addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { add, type Money, subtract, zero } from '../kernel/money.ts'
import { retentionShares } from '../wallet/retention.ts'
import type { FinanceableInvoice } from './invoice.ts'
import { linePricesOf, type Quote, type QuotedLine } from './quote.ts'

/** The end of an operation whose payers are late. `returned + interest - debt` is the retention, always. */
export interface LatePayment {
  /** Default interest of all invoices. */
  readonly interest: Money
  /** The rest of the retention: the surplus. */
  readonly returned: Money
  /** Interest beyond the retention of its invoice: the company owes it. */
  readonly debt: Money
}

/**
 * The interest and the surplus when every payer pays in full, that many whole days after its payment date, by the rule of
 * `wallet/retention`: rounded half up once per invoice. With 0 days the whole retention is returned.
 *
 * @example
 * ```ts
 * import { latePayment } from '@anticipo/domain/financing/late-payment'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * latePayment(sampleQuote(samplePricedLine('1')), 15).interest // { currency: 'CLP', minor: 980 }
 * latePayment(sampleQuote(samplePricedLine('1')), 15).returned // { currency: 'CLP', minor: 29020 }
 * ```
 */
export const latePayment = (quote: Quote, days: number): LatePayment =>
  paidOn(quote, ({ paymentDate }) => addDays(paymentDate, days))

/** The end of an operation whose payers pay as they usually do. */
export interface UsualPayment extends LatePayment {
  /** How many invoices count as paid on time, because it is unknown how their payers pay. */
  readonly unknown: number
}

/** An invoice with the mean delay of its payer. */
export type PayerHabit = Pick<FinanceableInvoice, 'averageDaysLate' | 'dueDate' | 'id'>

/**
 * Does the same when each payer pays on its usual day: the due date and its mean delay, or the next business day, but never before
 * the payment date. A payer without a mean pays on the payment date.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { usualPayment } from '@anticipo/domain/financing/late-payment'
 * import { sampleInvoice, samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * const quote = sampleQuote(samplePricedLine('1'), samplePricedLine('2'))
 * const usual = usualPayment(quote, [sampleInvoice('1', { averageDaysLate: 16 })], bankCalendar('CL'))
 * usual.interest // { currency: 'CLP', minor: 980 }
 * usual.unknown // 1
 * ```
 */
export const usualPayment = (quote: Quote, habits: ReadonlyArray<PayerHabit>, calendar: Calendar): UsualPayment => {
  const usualDates = new Map<InvoiceId, CivilDate>(
    habits.flatMap(({ averageDaysLate, dueDate, id }) => {
      if (averageDaysLate === undefined) return []
      const usual = addDaysWithin(dueDate, averageDaysLate)
      return [[id, E.getOrElse(() => usual)(rollForward(usual, calendar))]]
    }),
  )
  const late = paidOn(quote, ({ invoiceId, paymentDate }) => {
    const usual = usualDates.get(invoiceId) ?? paymentDate
    return usual > paymentDate ? usual : paymentDate
  })
  return { ...late, unknown: quote.lines.filter(({ invoiceId }) => !usualDates.has(invoiceId)).length }
}

/** The end of an operation of which each invoice is paid in full on a day. */
const paidOn = (quote: Quote, dayOf: (line: QuotedLine) => CivilDate): LatePayment => {
  const { currency } = quote.simulation.total
  const none: LatePayment = { interest: zero(currency), returned: zero(currency), debt: zero(currency) }
  return linePricesOf(quote).reduce((sum, { line, rate, retention }) => {
    const payment = { amount: subtract(line.amount, line.creditNotes), on: dayOf(line) }
    const { debt, released, taken } = retentionShares({ ...line, rate, retention }, [payment])
    return {
      interest: add(sum.interest, add(taken, debt)),
      returned: add(sum.returned, released),
      debt: add(sum.debt, debt),
    }
  }, none)
}
