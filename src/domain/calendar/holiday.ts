import { addDays, type CivilDate, dayNumberOf, fromDayNumber, isoWeekday } from '../kernel/civil-date.ts'

/** `legal`: nationwide; `bank`: banks only; `regional`: part of the country; `election`: a polling Sunday. */
export type HolidayKind = 'legal' | 'bank' | 'regional' | 'election'

/** A day closed by a law, or by a list. */
export interface Holiday {
  readonly date: CivilDate
  readonly name: string
  readonly kind: HolidayKind
  /** True when no law or published list confirms the date yet and it extrapolates a pattern. */
  readonly projected: boolean
}

/** The holidays of one country in one year, in date order. */
export type HolidayRule = (year: number) => ReadonlyArray<Holiday>

/**
 * A holiday, legal and confirmed unless given otherwise.
 *
 * @example
 * ```ts
 * import { holiday } from '@anticipo/domain/calendar/holiday'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * holiday(civilDate('2026-05-01'), 'Día del Trabajo').kind // 'legal'
 * ```
 */
export const holiday = (date: CivilDate, name: string, kind: HolidayKind = 'legal', projected = false): Holiday => ({
  date,
  name,
  kind,
  projected,
})

/**
 * The holidays in date order.
 *
 * @example
 * ```ts
 * import { byDate, holiday } from '@anticipo/domain/calendar/holiday'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * byDate([holiday(civilDate('2026-05-21'), 'Glorias Navales'), holiday(civilDate('2026-05-01'), 'Día del Trabajo')])[0]?.date // '2026-05-01'
 * ```
 */
export const byDate = (holidays: ReadonlyArray<Holiday>): ReadonlyArray<Holiday> =>
  holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1))

/**
 * The date of parts that exist, because the rules only produce such; the day number of others is that of another day.
 *
 * @example
 * ```ts
 * import { on } from '@anticipo/domain/calendar/holiday'
 *
 * on(2026, 5, 1) // '2026-05-01'
 * ```
 */
export const on = (year: number, month: number, day: number): CivilDate => fromDayNumber(dayNumberOf(year, month, day))

/**
 * The `nth` such weekday of a month; `nth` counts from 1, `weekday` 1 is Monday.
 *
 * @example
 * ```ts
 * import { nthWeekday } from '@anticipo/domain/calendar/holiday'
 *
 * nthWeekday(2026, 11, 1, 3) // '2026-11-16'
 * ```
 */
export const nthWeekday = (year: number, month: number, weekday: number, nth: number): CivilDate => {
  const first = on(year, month, 1)
  return addDays(first, ((weekday - isoWeekday(first) + 7) % 7) + 7 * (nth - 1))
}
