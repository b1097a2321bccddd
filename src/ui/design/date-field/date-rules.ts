import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { businessDaysBetween, type Calendar, holidayOn, isBusinessDay, rollForward } from '#domain/calendar/calendar.ts'
import { type CivilDate, isoWeekday } from '#domain/kernel/civil-date.ts'

/** Which dates may be chosen: open ones, from today on. */
export interface DateRules {
  readonly calendar: Calendar
  readonly today: CivilDate
}

/** Why a date is refused, and the open date offered in its place when there is one. */
export type DateProblem =
  | { readonly _tag: 'DateUnreadable' }
  | { readonly _tag: 'DateImpossible' }
  | { readonly _tag: 'DatePast'; readonly date: CivilDate; readonly instead: CivilDate | undefined }
  | { readonly _tag: 'DateOnWeekend'; readonly date: CivilDate; readonly instead: CivilDate | undefined }
  | { readonly _tag: 'DateOnHoliday'; readonly date: CivilDate; readonly name: string; readonly instead: CivilDate | undefined }

/** A date that is past is so first; a holiday on a weekend is a holiday. */
export const problemOf = (date: CivilDate, { calendar, today }: DateRules): DateProblem | undefined => {
  if (date < today) return { _tag: 'DatePast', date, instead: openFrom(today, calendar) }
  if (isBusinessDay(calendar, date)) return undefined
  const instead = openFrom(date, calendar)
  return pipe(
    holidayOn(calendar, date),
    O.match(
      (): DateProblem => ({ _tag: 'DateOnWeekend', date, instead }),
      ({ name }): DateProblem => ({ _tag: 'DateOnHoliday', date, name, instead }),
    ),
  )
}

/** The open date offered for a problem. */
export const insteadOf = (problem: DateProblem | undefined): CivilDate | undefined =>
  problem !== undefined && 'instead' in problem ? problem.instead : undefined

/** The date itself or the next open one. */
export const openFrom = (date: CivilDate, calendar: Calendar): CivilDate | undefined =>
  pipe(rollForward(calendar, date), E.match(() => undefined, (open) => open))

/** How a date looks in the calendar. */
export interface DayFacts {
  readonly isWeekend: boolean
  readonly isPast: boolean
  readonly isToday: boolean
  readonly holiday: string | undefined
  readonly isOpen: boolean
}

export const dayFacts = (date: CivilDate, { calendar, today }: DateRules): DayFacts => ({
  isWeekend: isoWeekday(date) > 5,
  isPast: date < today,
  isToday: date === today,
  holiday: pipe(holidayOn(calendar, date), O.match(() => undefined, ({ name }) => name)),
  isOpen: date >= today && isBusinessDay(calendar, date),
})

/** Open days from today to the date. */
export const distanceTo = (date: CivilDate, { calendar, today }: DateRules): number => businessDaysBetween(calendar, today, date)
