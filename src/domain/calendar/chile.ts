import { addDays, type CivilDate, isoWeekday } from '../kernel/civil-date.ts'
import { CHILE_ELECTIONS, CHILE_ONCE, CHILE_YEARLY, type NamedDay } from '../labels/chile-days.ts'
import { easterSunday } from './easter.ts'
import { byDate, type Holiday, holiday, type HolidayKind, nthWeekday, on } from './holiday.ts'
import { juneSolsticeDate } from './solstice.ts'

/**
 * Every closed day of Chile in `year` by the laws in force that year. Exact for its weekdays from 2000, the first year
 * of Ley 19.668, which moves two holidays to Mondays; earlier years have other holidays. Days of voting, all on
 * weekends, are listed from 2012.
 *
 * @example
 * ```ts
 * import { holidaysOf } from '@anticipo/domain/calendar/chile'
 *
 * holidaysOf(2026).find(({ kind }) => kind === 'bank')?.date // '2026-12-31'
 * ```
 */
export const holidaysOf = (year: number): ReadonlyArray<Holiday> =>
  byDate([fixed, religious, moved, septemberDays, repealed, once, regional, elections].flatMap((rule) => rule(year)))

/** Beside the yearly ones 20.983 (2 January), 21.357 (solstice), 21.791 (31 December, of the banks). */
const fixed = (year: number): ReadonlyArray<Holiday> => [
  ...CHILE_YEARLY.map(([day, name]) => holiday(`${year}-${day}` as CivilDate, name)),
  ...when(
    year >= 2017 && isoWeekday(on(year, 1, 2)) === MONDAY,
    holiday(on(year, 1, 2), 'Feriado adicional de Año Nuevo'),
  ),
  ...when(year >= 2021, holiday(indigenousPeoples(year), 'Día Nacional de los Pueblos Indígenas')),
  holiday(on(year, 12, 31), 'Feriado bancario', 'bank'),
]

/** Ley 2.977; Ley 20.148 for 16 July. */
const religious = (year: number): ReadonlyArray<Holiday> => [
  holiday(addDays(easterSunday(year), -2), 'Viernes Santo'),
  holiday(addDays(easterSunday(year), -1), 'Sábado Santo'),
  ...when(year >= 2007, holiday(on(year, 7, 16), 'Día de la Virgen del Carmen')),
]

/** Ley 19.668 (from 2000) and Ley 20.299 (from 2008). */
const moved = (year: number): ReadonlyArray<Holiday> => [
  holiday(toMonday(on(year, 6, 29)), 'San Pedro y San Pablo'),
  holiday(toMonday(on(year, 10, 12)), 'Encuentro de Dos Mundos'),
  ...when(year >= 2008, holiday(toFriday(on(year, 10, 31)), 'Día de las Iglesias Evangélicas y Protestantes')),
]

/** Ley 20.215 (from 2007): a Monday 17 and a Friday 20. Ley 20.983 (from 2017): a Friday 17. */
const septemberDays = (year: number): ReadonlyArray<Holiday> => {
  const seventeenth = isoWeekday(on(year, 9, 17))
  const before = (year >= 2007 && seventeenth === MONDAY) || (year >= 2017 && seventeenth === FRIDAY)
  return [
    ...when(before, holiday(on(year, 9, 17), 'Feriado adicional de Fiestas Patrias')),
    ...when(year >= 2007 && seventeenth === TUESDAY, holiday(on(year, 9, 20), 'Feriado adicional de Fiestas Patrias')),
  ]
}

/** Corpus Christi until Ley 20.148; National Unity from Ley 19.588 to Ley 19.793. */
const repealed = (year: number): ReadonlyArray<Holiday> => [
  ...when(year <= 2006, holiday(addDays(easterSunday(year), 57), 'Corpus Christi')),
  ...when(year <= 2001, holiday(nthWeekday(year, 9, MONDAY, 1), 'Día de la Unidad Nacional')),
]

const once = (year: number): ReadonlyArray<Holiday> => namedIn(year, CHILE_ONCE, 'legal')

/** Ley 20.663, Ley 20.678; Ley 21.704 for one Saturday. */
const regional = (year: number): ReadonlyArray<Holiday> => [
  ...when(year >= 2013, holiday(on(year, 6, 7), 'Asalto y Toma del Morro de Arica', 'regional')),
  ...when(year >= 2014, holiday(on(year, 8, 20), 'Natalicio de Bernardo O’Higgins (Chillán)', 'regional')),
  ...when(year === 2024, holiday(on(year, 9, 21), 'Feriado de Magallanes y Chiloé', 'regional')),
]

/**
 * Ley 18.700: general elections every four years, on the third Sunday of November; since 2012 other elections by
 * decree.
 */
const elections = (year: number): ReadonlyArray<Holiday> => [
  ...when(
    year >= 2013 && year % 4 === 1,
    holiday(nthWeekday(year, 11, SUNDAY, 3), 'Elecciones generales', 'election', year > LAST_HELD_ELECTION),
  ),
  ...namedIn(year, CHILE_ELECTIONS, 'election'),
]

const LAST_HELD_ELECTION = 2025

const MONDAY = 1
const TUESDAY = 2
const FRIDAY = 5
const SUNDAY = 7
const WINTER_OFFSET_HOURS = -4

const namedIn = (year: number, days: ReadonlyArray<NamedDay>, kind: HolidayKind): ReadonlyArray<Holiday> =>
  days.filter(([date]) => date.startsWith(String(year))).map(([date, name]) => holiday(date as CivilDate, name, kind))

const when = (applies: boolean, day: Holiday): ReadonlyArray<Holiday> => (applies ? [day] : [])

/** Ley 21.357 names 21 June for 2021 and the day of the solstice, in continental Chile, afterwards. */
const indigenousPeoples = (year: number): CivilDate =>
  year === 2021 ? on(year, 6, 21) : juneSolsticeDate(year, WINTER_OFFSET_HOURS)

/** Tuesday to Thursday move to Monday of the same week, Friday to the next Monday; Saturday to Monday do not move. */
const toMonday = (date: CivilDate): CivilDate => {
  const weekday = isoWeekday(date)
  return weekday === FRIDAY ? addDays(date, 3) : weekday < FRIDAY ? addDays(date, MONDAY - weekday) : date
}

/** Tuesday moves to the Friday before, Wednesday to the Friday after. */
const toFriday = (date: CivilDate): CivilDate => {
  const weekday = isoWeekday(date)
  return weekday === TUESDAY ? addDays(date, -4) : weekday === TUESDAY + 1 ? addDays(date, 2) : date
}
