import * as E from 'fp-ts/Either'
import { addBusinessDays, type Calendar } from '../calendar/calendar.ts'
import { type CalendarMonth, calendarMonthOf, lastDayOf } from '../kernel/calendar-month.ts'
import type { CivilDate } from '../kernel/civil-date.ts'

/** A month is open until this business day of the next, which still counts. */
const OPEN_BUSINESS_DAYS = 5

/**
 * Whether the statement of a month is final: it is after the fifth business day of the next month. Source: the accounting
 * rule of this product, that a printed month never changes.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { calendarMonthOf } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { isMonthClosed } from '@anticipo/domain/wallet/booking'
 *
 * const november = calendarMonthOf(civilDate('2026-11-01'))
 * isMonthClosed(november, civilDate('2026-12-07'), bankCalendar('CL')) // false
 * isMonthClosed(november, civilDate('2026-12-09'), bankCalendar('CL')) // true
 * ```
 */
export const isMonthClosed = (month: CalendarMonth, today: CivilDate, calendar: Calendar): boolean => {
  const lastOpen = addBusinessDays(lastDayOf(month), OPEN_BUSINESS_DAYS, calendar)
  return E.isRight(lastOpen) && today > lastOpen.right
}

/**
 * The day that decides in which month a movement is counted: its own, or the day of posting where its month is closed.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { bookedOn } from '@anticipo/domain/wallet/booking'
 *
 * const movedOn = civilDate('2026-11-20')
 * bookedOn({ movedOn, postedOn: civilDate('2026-12-07') }, bankCalendar('CL')) // '2026-11-20'
 * bookedOn({ movedOn, postedOn: civilDate('2026-12-09') }, bankCalendar('CL')) // '2026-12-09'
 * ```
 */
export const bookedOn = (
  { movedOn, postedOn }: { readonly movedOn: CivilDate; readonly postedOn: CivilDate },
  calendar: Calendar,
): CivilDate => (isMonthClosed(calendarMonthOf(movedOn), postedOn, calendar) ? postedOn : movedOn)
