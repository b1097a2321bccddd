import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  addDays,
  addDaysWithin,
  type CivilDate,
  dayOf,
  daysInMonth,
  fromParts,
  isoWeekday,
  monthOf,
  yearOf,
} from '#domain/kernel/civil-date.ts'
import type { Shortcut } from '../controls/shortcuts.ts'

/** A week from Monday to Sunday; `undefined` for days of other months. */
export type Week = ReadonlyArray<CivilDate | undefined>

/** The month of `date` as four to six weeks. */
export const weeksOf = (date: CivilDate): ReadonlyArray<Week> => {
  const first = addDays(date, 1 - dayOf(date))
  const blanks = isoWeekday(first) - 1
  const days = daysInMonth(yearOf(date), monthOf(date))
  return Array.from({ length: Math.ceil((blanks + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - blanks
      return day < 0 || day >= days ? undefined : addDays(first, day)
    }),
  )
}

/** The same day `months` later, or the last of a shorter month; unchanged beyond the supported years. */
export const addMonths = (date: CivilDate, months: number): CivilDate => {
  const count = yearOf(date) * 12 + monthOf(date) - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  return pipe(
    fromParts(year, month, Math.min(dayOf(date), daysInMonth(year, month))),
    E.getOrElse(() => date),
  )
}

/** The years of a choice, the latest first: a century, or more when the shown date is older. */
export const yearsUntil = (latest: CivilDate, shown: CivilDate): ReadonlyArray<number> => {
  const newest = Math.max(yearOf(latest), yearOf(shown))
  const oldest = Math.min(yearOf(latest) - 100, yearOf(shown))
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
}

/** The target date of a key of the calendar. */
export const movedBy = (shortcut: Shortcut<'calendar'>, date: CivilDate): CivilDate => MOVES[shortcut](date)

const MOVES: Readonly<Record<Shortcut<'calendar'>, (date: CivilDate) => CivilDate>> = {
  nextDay: (date) => within(date, 1),
  previousDay: (date) => within(date, -1),
  nextWeek: (date) => within(date, 7),
  previousWeek: (date) => within(date, -7),
  monday: (date) => within(date, 1 - isoWeekday(date)),
  sunday: (date) => within(date, 7 - isoWeekday(date)),
  nextMonth: (date) => addMonths(date, 1),
  previousMonth: (date) => addMonths(date, -1),
  nextYear: (date) => addMonths(date, 12),
  previousYear: (date) => addMonths(date, -12),
}

const within = (date: CivilDate, days: number): CivilDate => addDaysWithin(date, days)
