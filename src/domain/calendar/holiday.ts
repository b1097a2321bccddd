import { addDays, type CivilDate, dayNumberOf, fromDayNumber, isoWeekday } from '../kernel/civil-date.ts'

/** `legal`: nationwide; `bank`: banks only; `regional`: part of the country; `election`: a polling Sunday. */
export type HolidayKind = 'legal' | 'bank' | 'regional' | 'election'

export interface Holiday {
  readonly date: CivilDate
  readonly name: string
  readonly kind: HolidayKind
  /** True when no law or published list confirms the date yet and it extrapolates a pattern. */
  readonly projected: boolean
}

/** The holidays of one country in one year, in date order. */
export type HolidayRule = (year: number) => ReadonlyArray<Holiday>

export const holiday = (date: CivilDate, name: string, kind: HolidayKind = 'legal', projected = false): Holiday => ({
  date,
  name,
  kind,
  projected,
})

export const byDate = (holidays: ReadonlyArray<Holiday>): ReadonlyArray<Holiday> =>
  holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** The rules only produce existing dates, so that no error is needed. */
export const on = (year: number, month: number, day: number): CivilDate => fromDayNumber(dayNumberOf(year, month, day))

/** `nth` counts from 1; `weekday` 1 is Monday. */
export const nthWeekday = (year: number, month: number, weekday: number, nth: number): CivilDate => {
  const first = on(year, month, 1)
  return addDays(first, ((weekday - isoWeekday(first) + 7) % 7) + 7 * (nth - 1))
}
