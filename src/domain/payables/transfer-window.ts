import * as E from 'fp-ts/Either'
import { addBusinessDays, type Calendar, type CalendarError, isBusinessDay } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'

/** Local date and time of the business: a date and the minutes since midnight, 0 to 1439. */
export interface WallClock {
  readonly date: CivilDate
  readonly minutes: number
}

/**
 * The first minute since midnight in which arriving transfers are checked by staff: 8:00, Monday to Friday, except
 * bank holidays.
 */
export const WINDOW_OPENS = 8 * 60
/** The minute since midnight from which they are no longer checked: 16:00. */
export const WINDOW_CLOSES = 16 * 60

/** Longest wait for a check outside the window. */
export const SLOW_CHECK_HOURS = 48

/**
 * Whether arriving transfers are checked now: on a business day from `WINDOW_OPENS` until just before `WINDOW_CLOSES`.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { isWindowOpen } from '@anticipo/domain/payables/transfer-window'
 *
 * isWindowOpen({ date: civilDate('2026-03-02'), minutes: 15 * 60 + 59 }, bankCalendar('MX')) // true
 * isWindowOpen({ date: civilDate('2026-03-02'), minutes: 16 * 60 }, bankCalendar('MX')) // false
 * ```
 */
export const isWindowOpen = (now: WallClock, calendar: Calendar): boolean =>
  now.minutes >= WINDOW_OPENS && now.minutes < WINDOW_CLOSES && isBusinessDay(now.date, calendar)

/**
 * When arriving transfers are checked: now within the window, else at its next opening. A `CalendarError` for a
 * calendar without open days.
 *
 * @example
 * ```ts
 * import { bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { nextCheck } from '@anticipo/domain/payables/transfer-window'
 *
 * nextCheck({ date: civilDate('2026-03-06'), minutes: 17 * 60 }, bankCalendar('MX')) // { _tag: 'Right', right: { date: '2026-03-09', minutes: 480 } }
 * ```
 */
export const nextCheck = (now: WallClock, calendar: Calendar): E.Either<CalendarError, WallClock> => {
  if (isWindowOpen(now, calendar)) return E.right(now)
  if (now.minutes < WINDOW_OPENS && isBusinessDay(now.date, calendar))
    return E.right({ date: now.date, minutes: WINDOW_OPENS })
  const next = addBusinessDays(now.date, 1, calendar)
  return E.isRight(next) ? E.right({ date: next.right, minutes: WINDOW_OPENS }) : next
}

/**
 * Minutes since midnight as 24-hour time for running text: `8:00`, `15:30`.
 *
 * @example
 * ```ts
 * import { formatTime } from '@anticipo/domain/payables/transfer-window'
 *
 * formatTime(8 * 60 + 5) // '8:05'
 * ```
 */
export const formatTime = (minutes: number): string => {
  const rest = minutes % 60
  return `${(minutes - rest) / 60}:${rest < 10 ? '0' : ''}${rest}`
}
