import * as E from 'fp-ts/Either'
import { addBusinessDays, type Calendar, type CalendarError, isBusinessDay } from '../calendar/calendar.ts'
import type { CivilDate } from '../kernel/civil-date.ts'

/** What a clock on the wall of the business shows: a date and whole minutes since its midnight, 0 to 1439. */
export interface WallClock {
  readonly date: CivilDate
  readonly minutes: number
}

/** Somebody checks arriving transfers from 8:00 on and until just before 16:00, Monday to Friday, not on bank holidays. */
export const WINDOW_OPENS = 8 * 60
export const WINDOW_CLOSES = 16 * 60

/** Outside the window a check may take this long. */
export const SLOW_CHECK_HOURS = 48

export const isWindowOpen = (now: WallClock, calendar: Calendar): boolean =>
  now.minutes >= WINDOW_OPENS && now.minutes < WINDOW_CLOSES && isBusinessDay(calendar, now.date)

/** Now within the window, else the moment at which it opens next. */
export const nextCheck = (now: WallClock, calendar: Calendar): E.Either<CalendarError, WallClock> => {
  if (isWindowOpen(now, calendar)) return E.right(now)
  if (now.minutes < WINDOW_OPENS && isBusinessDay(calendar, now.date))
    return E.right({ date: now.date, minutes: WINDOW_OPENS })
  const next = addBusinessDays(calendar, now.date, 1)
  return E.isRight(next) ? E.right({ date: next.right, minutes: WINDOW_OPENS }) : next
}

/** `8:00`, `15:30`: the time of day in 24 hours, for running text. */
export const formatTime = (minutes: number): string => {
  const rest = minutes % 60
  return `${(minutes - rest) / 60}:${rest < 10 ? '0' : ''}${rest}`
}
