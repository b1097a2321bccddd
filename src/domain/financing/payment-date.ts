import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { type Calendar, holidayOn, isBusinessDay, rollForward } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'

/**
 * Why money cannot move that day, and the next day on which it can: from today when the date is past, else from the date.
 * `suggestion` is undefined only where the calendar has no open day at all.
 */
export type DateRefused =
  | { readonly _tag: 'PaymentDatePast'; readonly suggestion: CivilDate | undefined }
  | { readonly _tag: 'PaymentDateHoliday'; readonly name: string; readonly suggestion: CivilDate | undefined }
  | { readonly _tag: 'PaymentDateWeekend'; readonly suggestion: CivilDate | undefined }

/**
 * The one rule of a payment date, for the cart, the date field and the host: today or later, and a bank business day.
 * A holiday that falls on a weekend is refused by its name.
 */
export const validatePaymentDate = (
  date: CivilDate,
  today: CivilDate,
  calendar: Calendar,
): E.Either<DateRefused, CivilDate> => {
  if (date < today) return E.left({ _tag: 'PaymentDatePast', suggestion: nextBusinessDay(calendar, today) })
  if (isBusinessDay(calendar, date)) return E.right(date)
  const suggestion = nextBusinessDay(calendar, date)
  const holiday = holidayOn(calendar, date)
  return E.left(
    O.isSome(holiday)
      ? { _tag: 'PaymentDateHoliday', name: holiday.value.name, suggestion }
      : { _tag: 'PaymentDateWeekend', suggestion },
  )
}

/**
 * The payment date an invoice starts with: its due date, on the next business day where that is closed. Undefined when that
 * is past already: a date nobody chose is not lifted to today.
 */
export const suggestPaymentDate = (dueDate: CivilDate, today: CivilDate, calendar: Calendar): CivilDate | undefined => {
  const open = nextBusinessDay(calendar, dueDate)
  return open === undefined || open < today ? undefined : open
}

/** The date itself, or the next one on which money can move; undefined only where the calendar has no open day at all. */
export const nextBusinessDay = (calendar: Calendar, date: CivilDate): CivilDate | undefined => {
  const open = rollForward(calendar, date)
  return E.isRight(open) ? open.right : undefined
}
