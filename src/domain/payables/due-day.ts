import * as E from 'fp-ts/Either'
import { addBusinessDays, type Calendar, rollForward } from '../calendar/calendar.ts'
import { MAX_DAYS_AHEAD } from '../financing/payment-date.ts'
import { addDaysWithin, type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import { add, type Currency, type Money } from '../kernel/money.ts'
import { owedTotals } from './owed-totals.ts'
import type { PayableInvoice } from './payable-invoice.ts'
import { LEGAL_TERM_DAYS } from './payable-notice.ts'

/** The last business day on which some invoices are paid on time; the first possible one for those that are overdue. */
export interface DueDay {
  readonly date: CivilDate
  /** The number of invoices. */
  readonly invoices: number
  /** Their sum in the currency of the country, dollars at the rates of their documents: it compares days. */
  readonly amount: Money
  /** Their sums to transfer, one for each currency. */
  readonly totals: ReadonlyArray<Money>
}

/** The invoices that are paid together when each is paid on its own day. */
export interface DueList<I = PayableInvoice> {
  readonly date: CivilDate
  readonly invoices: ReadonlyArray<I>
}

/** An invoice that would be paid after its payment date. */
export interface LateInvoice<I = PayableInvoice> {
  readonly invoice: I
  /** Calendar days from its payment date to the day on which it would be paid. */
  readonly days: number
  /** Chile: thirty days from its reception (Ley 19.983 art. 2, by Ley 21.131). Undefined where that is unknown. */
  readonly legalDueDate: CivilDate | undefined
  /** Calendar days from its legal due date to that day; zero where that is not passed. */
  readonly daysPastLaw: number
}

type DatedInvoice = Pick<PayableInvoice, 'amount' | 'documentAmount' | 'paymentDate'>

/**
 * The days on which the invoices have to be paid, in order, each with what is due then. A day that is closed counts as the
 * business day before it, and an overdue invoice as due on the first day that is open.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { dueDaysOf } from '@anticipo/domain/payables/due-day'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const today = civilDate('2026-03-02')
 * const overdue = samplePayable('1', { paymentDate: civilDate('2026-02-27') })
 * const onSunday = samplePayable('2', { paymentDate: civilDate('2026-03-08') })
 * dueDaysOf([overdue, onSunday], { currency: 'MXN', today }, bankCalendar('MX')).map(({ date }) => date) // ['2026-03-02', '2026-03-06']
 * ```
 */
export const dueDaysOf = (
  invoices: ReadonlyArray<DatedInvoice>,
  { currency, today }: { readonly currency: Currency; readonly today: CivilDate },
  calendar: Calendar,
): ReadonlyArray<DueDay> => {
  return dueListsOf(invoices, today, calendar).map(({ date, invoices: due }) => ({
    date,
    invoices: due.length,
    amount: due.reduce((sum, { amount }) => add(sum, amount), { currency, minor: 0 }),
    totals: owedTotals(due, currency),
  }))
}

/**
 * Each invoice on the day of `dueDaysOf` that is its own, in order. `lateOn` names those of a list that cannot keep their payment date.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { dueListsOf, lateOn } from '@anticipo/domain/payables/due-day'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const invoices = ['2026-02-27', '2026-03-08'].map((day, at) => samplePayable(`${at}`, { paymentDate: civilDate(day) }))
 * const lists = dueListsOf(invoices, civilDate('2026-03-02'), bankCalendar('MX'))
 * lists.map((list) => [list.date, lateOn(list.invoices, list.date).length]) // [['2026-03-02', 1], ['2026-03-06', 0]]
 * ```
 */
export const dueListsOf = <I extends Pick<PayableInvoice, 'paymentDate'>>(
  invoices: ReadonlyArray<I>,
  today: CivilDate,
  calendar: Calendar,
): ReadonlyArray<DueList<I>> => {
  const first = rollForward(today, calendar)
  if (E.isLeft(first)) return []
  const byDay = new Map<CivilDate, Array<I>>()
  for (const invoice of invoices) {
    const date = dueDayOf(invoice.paymentDate, { first: first.right, today }, calendar)
    const due = byDay.get(date)
    if (due === undefined) byDay.set(date, [invoice])
    else due.push(invoice)
  }
  return [...byDay].map(([date, due]) => ({ date, invoices: due })).toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/**
 * The day with most to pay, the first of several; undefined without any.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { busiestDay, dueDaysOf } from '@anticipo/domain/payables/due-day'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const options = { currency: 'MXN', today: civilDate('2026-03-02') } as const
 * const invoices = ['2026-03-04', '2026-03-06', '2026-03-06'].map((day, at) => samplePayable(`${at}`, { paymentDate: civilDate(day) }))
 * busiestDay(dueDaysOf(invoices, options, bankCalendar('MX')))?.date // '2026-03-06'
 * ```
 */
export const busiestDay = (days: ReadonlyArray<DueDay>): DueDay | undefined =>
  days.reduce<DueDay | undefined>(
    (most, day) => (most === undefined || day.amount.minor > most.amount.minor ? day : most),
    undefined,
  )

/**
 * The invoices that would be paid late on `date`, the latest first.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { lateOn } from '@anticipo/domain/payables/due-day'
 * import { samplePayable } from '@anticipo/domain/testing/samples'
 *
 * const invoice = samplePayable('1', { paymentDate: civilDate('2026-03-04'), receivedOn: civilDate('2026-02-05') })
 * lateOn([invoice], civilDate('2026-03-09')).map(({ days, daysPastLaw }) => [days, daysPastLaw]) // [[5, 2]]
 * ```
 */
export const lateOn = <I extends Pick<PayableInvoice, 'paymentDate' | 'receivedOn'>>(
  invoices: ReadonlyArray<I>,
  date: CivilDate,
): ReadonlyArray<LateInvoice<I>> =>
  invoices
    .filter(({ paymentDate }) => paymentDate < date)
    .map((invoice) => {
      const legalDueDate = invoice.receivedOn && addDaysWithin(invoice.receivedOn, LEGAL_TERM_DAYS)
      return {
        invoice,
        days: daysBetween(invoice.paymentDate, date),
        legalDueDate,
        daysPastLaw: legalDueDate === undefined ? 0 : Math.max(0, daysBetween(legalDueDate, date)),
      }
    })
    .toSorted((a, b) => b.days - a.days)

const dueDayOf = (
  paymentDate: CivilDate,
  { first, today }: Record<'first' | 'today', CivilDate>,
  calendar: Calendar,
): CivilDate => {
  if (paymentDate <= first) return first
  const last = addDaysWithin(today, MAX_DAYS_AHEAD)
  const open = addBusinessDays(addDaysWithin(paymentDate < last ? paymentDate : last, 1), -1, calendar)
  return E.isRight(open) && open.right > first ? open.right : first
}
