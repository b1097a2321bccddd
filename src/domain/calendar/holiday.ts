import { addDays, type CivilDate, dayNumberOf, fromDayNumber, isoWeekday } from '../kernel/civil-date.ts'

/** `legal`: nationwide; `bank`: only banks close; `regional`: a part of the country; `election`: a Sunday of voting. */
export type HolidayKind = 'legal' | 'bank' | 'regional' | 'election'

export interface Holiday {
  readonly date: CivilDate
  readonly name: string
  readonly kind: HolidayKind
  /** True where no law or published list says so yet and the date continues a pattern. */
  readonly projected: boolean
}

/** What one country closes in one year, in the order of the dates. */
export type HolidayRule = (year: number) => ReadonlyArray<Holiday>

export const holiday = (date: CivilDate, name: string, kind: HolidayKind = 'legal', projected = false): Holiday => ({
  date,
  name,
  kind,
  projected,
})

export const byDate = (holidays: ReadonlyArray<Holiday>): ReadonlyArray<Holiday> =>
  holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** A real day of a year of the calendar: the rules name no other. */
export const on = (year: number, month: number, day: number): CivilDate => fromDayNumber(dayNumberOf(year, month, day))

/** `nth` counts from 1; `weekday` 1 is Monday. */
export const nthWeekday = (year: number, month: number, weekday: number, nth: number): CivilDate => {
  const first = on(year, month, 1)
  return addDays(first, ((weekday - isoWeekday(first) + 7) % 7) + 7 * (nth - 1))
}
