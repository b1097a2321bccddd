import { addDays, type CivilDate, isoWeekday } from '../domain/kernel/civil-date.ts'
import type { Random } from './random.ts'

/** `count` documents, each issued between `newest` and `oldest` days before today. */
export interface DateRange {
  readonly count: number
  readonly newest: number
  readonly oldest: number
}

/** The issue dates of all ranges, oldest first, never on a weekend nor after `today`. */
export const issueDates = (
  random: Random,
  today: CivilDate,
  spells: ReadonlyArray<DateRange>,
): ReadonlyArray<CivilDate> =>
  spells
    .flatMap(({ count, newest, oldest }) =>
      Array.from({ length: count }, () => previousWeekday(addDays(today, -random.integer(newest, oldest)))),
    )
    .sort()

/** The date itself from Monday to Friday, else the Friday before. */
export const previousWeekday = (date: CivilDate): CivilDate => addDays(date, -Math.max(0, isoWeekday(date) - 5))

/** `days` after `date`, at most `today`. */
export const laterButNotFuture = (date: CivilDate, days: number, today: CivilDate): CivilDate => {
  const later = addDays(date, days)
  return later < today ? later : today
}

/** Office hours, `HH:MM:SS`. */
export const officeTime = (random: Random): string =>
  [random.integer(9, 17), random.integer(0, 59), random.integer(0, 59)].map(twoDigits).join(':')

/** `YYYYMM`, as in the registers. */
export const monthOf = (date: CivilDate): string => date.slice(0, 7).replace('-', '')

const twoDigits = (value: number): string => String(value).padStart(2, '0')
