import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import { MEXICO_BANK_YEARLY, MEXICO_YEARLY } from '../labels/mexico-days.ts'
import { easterSunday } from './easter.ts'
import { byDate, type Holiday, holiday, nthWeekday, on } from './holiday.ts'

/**
 * Every closed day of Mexico in `year`: labour law and banks. Holidays on a weekend do not move. The legal days are
 * exact from 2000, before and after the reform of 2006 that moves three of them to Mondays. The days of the banks are
 * those of the lists of the CNBV since 2016 (published each December); earlier years have the same pattern, which is
 * not checked.
 *
 * @example
 * ```ts
 * import { holidaysOf } from '@anticipo/domain/calendar/mexico'
 *
 * holidaysOf(2026).find(({ name }) => name === 'Jueves Santo')?.date // '2026-04-02'
 * ```
 */
export const holidaysOf = (year: number): ReadonlyArray<Holiday> =>
  byDate([...labour(year), ...bank(year), ...handover(year), ...elections(year)])

/** Ley Federal del Trabajo, art. 74. Mondays since January 2006, except 21 March 2006, the bicentenary of Juárez. */
const labour = (year: number): ReadonlyArray<Holiday> => [
  ...MEXICO_YEARLY.map(([day, name]) => holiday(`${year}-${day}` as CivilDate, name)),
  holiday(year >= 2006 ? nthWeekday(year, 2, MONDAY, 1) : on(year, 2, 5), 'Día de la Constitución'),
  holiday(year >= 2007 ? nthWeekday(year, 3, MONDAY, 3) : on(year, 3, 21), 'Natalicio de Benito Juárez'),
  holiday(year >= 2006 ? nthWeekday(year, 11, MONDAY, 3) : on(year, 11, 20), 'Día de la Revolución'),
]

/** The closing days that the CNBV publishes each December for the following year. */
const bank = (year: number): ReadonlyArray<Holiday> => {
  const closing = (date: CivilDate, name: string): Holiday =>
    holiday(date, name, 'bank', year > LAST_PUBLISHED_BANK_YEAR)
  return [
    closing(addDays(easterSunday(year), -3), 'Jueves Santo'),
    closing(addDays(easterSunday(year), -2), 'Viernes Santo'),
    ...MEXICO_BANK_YEARLY.map(([day, name]) => closing(`${year}-${day}` as CivilDate, name)),
  ]
}

const LAST_PUBLISHED_BANK_YEAR = 2026

/** Every six years: 1 December until 2018, 1 October since 2024 (Constitution, art. 83). */
const handover = (year: number): ReadonlyArray<Holiday> =>
  year % 6 === 2024 % 6
    ? [holiday(year >= 2024 ? on(year, 10, 1) : on(year, 12, 1), 'Transmisión del Poder Ejecutivo Federal')]
    : []

/**
 * Federal elections every three years: the first Sunday of July until 2012 and in 2018, of June otherwise; judicial
 * elections in 2025.
 */
const elections = (year: number): ReadonlyArray<Holiday> => {
  if (year % 3 !== 2000 % 3 && year !== 2025) return []
  const month = year <= 2012 || year === 2018 ? 7 : 6
  return [holiday(nthWeekday(year, month, SUNDAY, 1), 'Jornada electoral', 'election', year > LAST_HELD_ELECTION)]
}

const LAST_HELD_ELECTION = 2025
const MONDAY = 1
const SUNDAY = 7
