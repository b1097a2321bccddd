import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { addBusinessDays, type Calendar, holidayOn, isBusinessDay, rollForward } from '../calendar/calendar.ts'
import { isBeforeMinimum, requiredDays } from '../calendar/too-soon.ts'
import { addDays, type CivilDate, daysBetween } from '../kernel/civil-date.ts'

/**
 * Why the date is rejected, and the closest valid one: the first when the date is too early, the last when it is too
 * far ahead, else the next. `suggestion` is undefined only where no day is valid.
 */
export type DateRejected =
  | { readonly _tag: 'PaymentDatePast'; readonly suggestion: CivilDate | undefined }
  /** Not past, but earlier than the notice allows. */
  | { readonly _tag: 'PaymentDateTooSoon'; readonly suggestion: CivilDate | undefined }
  /** More than `MAX_DAYS_AHEAD` days from today. */
  | { readonly _tag: 'PaymentDateTooFar'; readonly suggestion: CivilDate | undefined }
  | { readonly _tag: 'PaymentDateHoliday'; readonly name: string; readonly suggestion: CivilDate | undefined }
  | { readonly _tag: 'PaymentDateWeekend'; readonly suggestion: CivilDate | undefined }

/** Days until the first payment date of a financed invoice, weekends counted as `requiredDays` does. */
export const FINANCING_NOTICE_DAYS = 1

/** Calendar days from today to the last payment date, included. */
export const MAX_DAYS_AHEAD = 365

/** The day of the decision, and how many days before the payment it is made at the latest, 0 unless given. */
interface PaymentDateOptions {
  readonly today: CivilDate
  readonly noticeDays?: number | undefined
}

/**
 * The single rule of payment dates, for the cart, the date field and the host: a bank business day, after the required
 * notice and at most `MAX_DAYS_AHEAD` days ahead. Without notice today is valid. A holiday on a weekend is rejected by
 * its name.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { validatePaymentDate } from '@anticipo/domain/financing/payment-date'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const rejected = validatePaymentDate(civilDate('2026-04-03'), { today: civilDate('2026-03-02') }, bankCalendar('CL'))
 * rejected._tag === 'Left' ? rejected.left : undefined // { _tag: 'PaymentDateHoliday', name: 'Viernes Santo', suggestion: '2026-04-06' }
 * validatePaymentDate(civilDate('2026-04-06'), { today: civilDate('2026-03-02') }, bankCalendar('CL')) // { _tag: 'Right', right: '2026-04-06' }
 * ```
 */
export const validatePaymentDate = (
  date: CivilDate,
  { today, noticeDays = 0 }: PaymentDateOptions,
  calendar: Calendar,
): E.Either<DateRejected, CivilDate> => {
  const closest = (to: CivilDate): CivilDate | undefined => closestTo(to, today, noticeDays, calendar)
  const first = firstDate(today, noticeDays)
  if (date < today) return E.left({ _tag: 'PaymentDatePast', suggestion: closest(first) })
  if (isBeforeMinimum(date, noticeDays, { today }))
    return E.left({ _tag: 'PaymentDateTooSoon', suggestion: closest(first) })
  if (date > lastDate(today)) return E.left({ _tag: 'PaymentDateTooFar', suggestion: closest(lastDate(today)) })
  if (isBusinessDay(date, calendar)) return E.right(date)
  const suggestion = closest(date)
  const holiday = holidayOn(date, calendar)
  return E.left(
    O.isSome(holiday)
      ? { _tag: 'PaymentDateHoliday', name: holiday.value.name, suggestion }
      : { _tag: 'PaymentDateWeekend', suggestion },
  )
}

/**
 * The initial payment date of an invoice: its due date, or the next business day when that is closed. Undefined when
 * that is too early or too far ahead: the user must select one.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { suggestPaymentDate } from '@anticipo/domain/financing/payment-date'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * suggestPaymentDate(civilDate('2026-04-03'), { today: civilDate('2026-03-02') }, bankCalendar('CL')) // '2026-04-06'
 * suggestPaymentDate(civilDate('2026-02-27'), { today: civilDate('2026-03-02') }, bankCalendar('CL')) // undefined
 * ```
 */
export const suggestPaymentDate = (
  dueDate: CivilDate,
  options: PaymentDateOptions,
  calendar: Calendar,
): CivilDate | undefined => {
  const open = nextBusinessDay(dueDate, calendar)
  return open === undefined || E.isLeft(validatePaymentDate(open, options, calendar)) ? undefined : open
}

/** A remark on a valid payment date. It warns and does not reject. */
export type DateCaution =
  | { readonly _tag: 'PaymentDateBeforeDueDate'; readonly days: number }
  | { readonly _tag: 'PaymentDateLongAfterDueDate'; readonly days: number }

/** A payment date more than this many calendar days after the due date is unusual. */
export const USUAL_DAYS_AFTER_DUE = 180

/**
 * A payer rarely pays before the due date, or later than `USUAL_DAYS_AFTER_DUE` days after it. `days` is the distance.
 *
 * @example
 * ```ts
 * import { cautionOf } from '@anticipo/domain/financing/payment-date'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * cautionOf(civilDate('2026-03-29'), { dueDate: civilDate('2026-03-31') }) // { _tag: 'PaymentDateBeforeDueDate', days: 2 }
 * cautionOf(civilDate('2026-04-10'), { dueDate: civilDate('2026-03-31') }) // undefined
 * ```
 */
export const cautionOf = (
  paymentDate: CivilDate,
  { dueDate }: { readonly dueDate: CivilDate },
): DateCaution | undefined => {
  const days = daysBetween(dueDate, paymentDate)
  if (days < 0) return { _tag: 'PaymentDateBeforeDueDate', days: -days }
  return days > USUAL_DAYS_AFTER_DUE ? { _tag: 'PaymentDateLongAfterDueDate', days } : undefined
}

/** The date itself or the next business day; undefined only for a calendar without open days. */
const nextBusinessDay = (date: CivilDate, calendar: Calendar): CivilDate | undefined => {
  const open = rollForward(date, calendar)
  return E.isRight(open) ? open.right : undefined
}

const firstDate = (today: CivilDate, noticeDays: number): CivilDate => addDays(today, requiredDays(today, noticeDays))

const lastDate = (today: CivilDate): CivilDate => addDays(today, MAX_DAYS_AHEAD)

/** The next open day, or the one before when that is too far ahead. */
const closestTo = (
  date: CivilDate,
  today: CivilDate,
  noticeDays: number,
  calendar: Calendar,
): CivilDate | undefined => {
  const last = lastDate(today)
  const next = nextBusinessDay(date, calendar)
  if (next !== undefined && next <= last) return next
  const previous = addBusinessDays(addDays(last, 1), -1, calendar)
  return E.isRight(previous) && previous.right >= firstDate(today, noticeDays) ? previous.right : undefined
}
