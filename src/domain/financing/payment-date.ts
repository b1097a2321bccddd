import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { type Calendar, holidayOn, isBusinessDay, rollForward } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'

/**
 * Why the date is rejected, and the next valid one: from today when the date is past, else from the date. `suggestion`
 * is undefined only for a calendar without open days.
 */
export type DateRefused =
  | { readonly _tag: 'PaymentDatePast'; readonly suggestion: CivilDate | undefined }
  | { readonly _tag: 'PaymentDateHoliday'; readonly name: string; readonly suggestion: CivilDate | undefined }
  | { readonly _tag: 'PaymentDateWeekend'; readonly suggestion: CivilDate | undefined }

/**
 * The single rule of payment dates, for the cart, the date field and the host: today or later, and a bank business day.
 * A holiday on a weekend is rejected by its name.
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
 * The initial payment date of an invoice: its due date, or the next business day when that is closed. Undefined when it
 * is past: the user must select one.
 */
export const suggestPaymentDate = (dueDate: CivilDate, today: CivilDate, calendar: Calendar): CivilDate | undefined => {
  const open = nextBusinessDay(calendar, dueDate)
  return open === undefined || open < today ? undefined : open
}

/** The date itself or the next business day; undefined only for a calendar without open days. */
export const nextBusinessDay = (calendar: Calendar, date: CivilDate): CivilDate | undefined => {
  const open = rollForward(calendar, date)
  return E.isRight(open) ? open.right : undefined
}
