import * as E from 'fp-ts/Either'
import { addBusinessDays, type Calendar, rollForward } from '../calendar/calendar.ts'
import { addDays, addDaysWithin, type CivilDate } from '../kernel/civil-date.ts'
import type { FinanceableInvoice } from './invoice.ts'
import { FINANCING_NOTICE_DAYS, suggestPaymentDate } from './payment-date.ts'

/** Business days from a request until its money arrives: one for the approval, one for the transfer. */
export const ARRIVAL_BUSINESS_DAYS = 2

/**
 * The day on which the money of a request of today arrives: `ARRIVAL_BUSINESS_DAYS` later, or the later day that is asked for.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { arrivalDate } from '@anticipo/domain/financing/expected-dates'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * arrivalDate(undefined, { today: civilDate('2026-04-02') }, bankCalendar('CL')) // '2026-04-07'
 * arrivalDate(civilDate('2026-04-10'), { today: civilDate('2026-04-02') }, bankCalendar('CL')) // '2026-04-10'
 * ```
 */
export const arrivalDate = (
  asked: CivilDate | undefined,
  { today }: { readonly today: CivilDate },
  calendar: Calendar,
): CivilDate => {
  const reached = addBusinessDays(today, ARRIVAL_BUSINESS_DAYS, calendar)
  const first = E.isRight(reached) ? reached.right : addDaysWithin(today, ARRIVAL_BUSINESS_DAYS)
  return asked !== undefined && asked > first ? asked : first
}

/**
 * The business day on which the payer of an invoice is expected to pay it: the due date and the days by which that payer is
 * usually late, none where they are unknown, or the next business day. May be past.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { collectionDate } from '@anticipo/domain/financing/expected-dates'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const invoice = { dueDate: civilDate('2026-03-31'), averageDaysLate: 4 }
 * collectionDate(invoice, bankCalendar('CL')) // '2026-04-06'
 * collectionDate({ ...invoice, averageDaysLate: undefined }, bankCalendar('CL')) // '2026-03-31'
 * ```
 */
export const collectionDate = (
  { averageDaysLate = 0, dueDate }: Pick<FinanceableInvoice, 'averageDaysLate' | 'dueDate'>,
  calendar: Calendar,
): CivilDate => {
  const usual = addDaysWithin(dueDate, averageDaysLate)
  const open = rollForward(usual, calendar)
  return E.isRight(open) ? open.right : usual
}

/** The assumed term of an invoice that is overdue, in calendar days. */
const OVERDUE_TERM = 30

/**
 * The payment date with which a candidate is priced: its due date, or the next business day when that is closed. An
 * invoice that is overdue, or due before the notice of financing ends, is priced with a payment in 30 days, on a
 * business day; its date remains for the user to choose.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { expectedPaymentDate } from '@anticipo/domain/financing/expected-dates'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { SAMPLE_TODAY } from '@anticipo/domain/testing/samples'
 *
 * expectedPaymentDate(civilDate('2026-01-05'), { today: SAMPLE_TODAY }, bankCalendar('CL')) // '2026-04-01'
 * ```
 */
export const expectedPaymentDate = (
  dueDate: CivilDate,
  { today }: { readonly today: CivilDate },
  calendar: Calendar,
): CivilDate => {
  const assumed = addDays(today, OVERDUE_TERM)
  const suggested = (date: CivilDate) =>
    suggestPaymentDate(date, { today, noticeDays: FINANCING_NOTICE_DAYS }, calendar)
  return suggested(dueDate) ?? suggested(assumed) ?? assumed
}
