import * as E from 'fp-ts/Either'
import { addBusinessDays, type Calendar, type CalendarError, isBusinessDay } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'

/** Local date and time of the business: a date and the minutes since midnight, 0 to 1439. */
export interface WallClock {
  readonly date: CivilDate
  readonly minutes: number
}

/**
 * Arriving transfers are checked by staff from 8:00 until just before 16:00, Monday to Friday, except bank holidays.
 */
export const WINDOW_OPENS = 8 * 60
export const WINDOW_CLOSES = 16 * 60

/** Longest wait for a check outside the window. */
export const SLOW_CHECK_HOURS = 48

export const isWindowOpen = (now: WallClock, calendar: Calendar): boolean =>
  now.minutes >= WINDOW_OPENS && now.minutes < WINDOW_CLOSES && isBusinessDay(now.date, calendar)

/** Now within the window, else the next opening. */
export const nextCheck = (now: WallClock, calendar: Calendar): E.Either<CalendarError, WallClock> => {
  if (isWindowOpen(now, calendar)) return E.right(now)
  if (now.minutes < WINDOW_OPENS && isBusinessDay(now.date, calendar))
    return E.right({ date: now.date, minutes: WINDOW_OPENS })
  const next = addBusinessDays(now.date, 1, calendar)
  return E.isRight(next) ? E.right({ date: next.right, minutes: WINDOW_OPENS }) : next
}

/** `8:00`, `15:30`: 24-hour time for running text. */
export const formatTime = (minutes: number): string => {
  const rest = minutes % 60
  return `${(minutes - rest) / 60}:${rest < 10 ? '0' : ''}${rest}`
}
