import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { businessDaysBetween, type Calendar, holidayOn } from '#domain/calendar/calendar.ts'
import { isBeforeMinimum } from '#domain/calendar/too-soon.ts'
import { type DateRejected, MAX_DAYS_AHEAD, validatePaymentDate } from '#domain/financing/payment-date.ts'
import { type CivilDate, daysBetween, isoWeekday, LAST_DATE } from '#domain/kernel/civil-date.ts'

/** The selectable dates: open ones, from today on. */
export interface DateRules {
  readonly calendar: Calendar
  readonly today: CivilDate
  /** Days until the first selectable date; none means today. */
  readonly noticeDays?: number
  /** The stored date, which is no error although the day may have passed. */
  readonly stored?: CivilDate
}

/** The selectable dates of something that has happened, like a birthday: any day up to `latest`. */
export interface PastDateRules {
  readonly latest: CivilDate
}

/** Any day may be selected, as in a filter. */
export interface AnyDateRules {
  readonly today: CivilDate
  readonly calendar?: never
}

export type CalendarRules = DateRules | PastDateRules | AnyDateRules

/** Why the text is no valid date: unparsable, or rejected by the rule of payment dates. */
export type DateProblem =
  | { readonly _tag: 'DateUnreadable' }
  | { readonly _tag: 'DateImpossible' }
  | (DateRejected & { readonly date: CivilDate })

export const problemOf = (
  date: CivilDate,
  { calendar, noticeDays, stored, today }: DateRules,
): DateProblem | undefined =>
  pipe(
    date === stored ? E.right(date) : validatePaymentDate(date, { today, noticeDays }, calendar),
    E.match(
      (rejected): DateProblem => ({ ...rejected, date }),
      () => undefined,
    ),
  )

/** The suggestion of an error. */
export const suggestedDate = (problem: DateProblem | undefined): CivilDate | undefined =>
  problem !== undefined && 'suggestion' in problem ? problem.suggestion : undefined

/** The state of a date in the calendar. */
export interface DayState {
  readonly isWeekend: boolean
  readonly isPast: boolean
  /** From today on, but without the required notice. */
  readonly isTooSoon: boolean
  /** Later than a payment date may be. */
  readonly isTooFar: boolean
  /** Too late for a date that has happened. */
  readonly isFuture: boolean
  readonly isToday: boolean
  readonly holiday: string | undefined
  readonly isOpen: boolean
}

export const dayState = (date: CivilDate, rules: CalendarRules): DayState =>
  'latest' in rules
    ? plainDayState(date, rules.latest, rules.latest)
    : rules.calendar === undefined
      ? plainDayState(date, rules.today)
      : paymentDayState(date, rules)

/** Weekends and holidays matter only for a payment. */
const plainDayState = (date: CivilDate, today: CivilDate, latest: CivilDate = LAST_DATE): DayState => ({
  isWeekend: false,
  isPast: false,
  isTooSoon: false,
  isTooFar: false,
  isFuture: date > latest,
  isToday: date === today,
  holiday: undefined,
  isOpen: date <= latest,
})

const paymentDayState = (date: CivilDate, { calendar, noticeDays, today }: DateRules): DayState => ({
  isWeekend: isoWeekday(date) > 5,
  isPast: date < today,
  isTooSoon: date >= today && isBeforeMinimum(date, noticeDays ?? 0, { today }),
  isTooFar: daysBetween(today, date) > MAX_DAYS_AHEAD,
  isFuture: false,
  isToday: date === today,
  holiday: pipe(
    holidayOn(date, calendar),
    O.match(
      () => undefined,
      ({ name }) => name,
    ),
  ),
  isOpen: E.isRight(validatePaymentDate(date, { today, noticeDays }, calendar)),
})

/** Business days from today to the date. */
export const distanceTo = (date: CivilDate, { calendar, today }: DateRules): number =>
  businessDaysBetween(today, date, calendar)
