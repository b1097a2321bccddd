import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import {
  type CivilDate,
  civilDate,
  dayNumber,
  FIRST_DATE,
  fromDayNumber,
  LAST_DATE,
  weekdayOfDayNumber,
  yearOf,
} from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import type { Holiday } from './holiday.ts'
import { holidaysBy, type Laws, type ListAuthority, type ListedHoliday } from './laws.ts'

export type { ListAuthority, ListedHoliday } from './laws.ts'

declare const opaque: unique symbol

/**
 * The dates on which money can move, read by the functions of this module only. It is plain data, which `structuredClone`
 * copies, for a worker. Create one per list and reuse it: it keeps the years already computed.
 */
export interface Calendar {
  readonly [opaque]: 'Calendar'
}

/** The parts of a calendar. */
interface Fields extends Calendar {
  readonly laws: Laws
  /** The years already computed. */
  readonly years: Map<number, ReadonlyArray<Holiday>>
  /** Per day since `FIRST_DATE`: 0 unknown, 1 open, 2 closed. */
  readonly days: Uint8Array
}

/** Why no date is reached. */
export type CalendarError =
  /** No open day within a year and five days: the list of holidays is invalid. */
  | { readonly _tag: 'CalendarHasNoOpenDay' }
  /** The number of business days is not an integer. */
  | { readonly _tag: 'CalendarStepsNotWhole' }
  /** Before 1900, after 2199, or from a date that does not exist. */
  | { readonly _tag: 'CalendarOutOfRange' }

/**
 * Saturdays, Sundays, the country's legal and bank holidays by law, and the holidays of `serverList`. The list adds and
 * names days; years and days that it does not mention follow the laws, so an incomplete list opens nothing, unless
 * `authority` says that it is complete. A RangeError for a listed date that does not exist.
 *
 * @example
 * ```ts
 * import { bankCalendar, isBusinessDay } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * isBusinessDay(civilDate('2026-12-31'), bankCalendar('CL')) // false
 * ```
 */
export const bankCalendar = (
  country: Country,
  serverList: ReadonlyArray<ListedHoliday> = [],
  authority: ListAuthority = NO_AUTHORITY,
): Calendar => create({ country, kinds: ['legal', 'bank', 'election'], listed: serverList, authority })

/**
 * Like `bankCalendar`, without bank-only holidays.
 *
 * @example
 * ```ts
 * import { isBusinessDay, legalCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * isBusinessDay(civilDate('2026-12-31'), legalCalendar('CL')) // true
 * ```
 */
export const legalCalendar = (country: Country): Calendar =>
  create({ country, kinds: ['legal', 'election'], listed: [], authority: NO_AUTHORITY })

/**
 * Saturdays, Sundays and the listed holidays, without the laws of a country. A RangeError for a date that does not exist.
 *
 * @example
 * ```ts
 * import { calendarOf, rollForward } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const closed = calendarOf([{ date: civilDate('2026-07-15'), name: 'Aniversario' }])
 * rollForward(civilDate('2026-07-15'), closed) // { _tag: 'Right', right: '2026-07-16' }
 * ```
 */
export const calendarOf = (listed: ReadonlyArray<ListedHoliday>): Calendar =>
  create({ country: undefined, kinds: [], listed, authority: NO_AUTHORITY })

/**
 * The holidays of a year in date order, also those on weekends.
 *
 * @example
 * ```ts
 * import { bankCalendar, holidaysOf } from '@anticipo/domain/calendar/calendar'
 *
 * holidaysOf(2026, bankCalendar('MX')).length // 11
 * ```
 */
export const holidaysOf = (year: number, calendar: Calendar): ReadonlyArray<Holiday> => {
  const fields = calendar as Fields
  const known = fields.years.get(year) ?? holidaysBy(fields.laws, year)
  fields.years.set(year, known)
  return known
}

/**
 * The holiday on that date, also when it falls on a weekend.
 *
 * @example
 * ```ts
 * import { bankCalendar, holidayOn } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * const holiday = holidayOn(civilDate('2026-09-18'), bankCalendar('CL'))
 * holiday._tag === 'Some' ? holiday.value.name : 'hábil' // 'Independencia Nacional'
 * ```
 */
export const holidayOn = (date: CivilDate, calendar: Calendar): O.Option<Holiday> =>
  O.fromNullable(holidaysOf(yearOf(date), calendar).find((day) => day.date === date))

/**
 * Neither a Saturday or Sunday nor a holiday. False for a date that does not exist.
 *
 * @example
 * ```ts
 * import { bankCalendar, isBusinessDay } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * isBusinessDay(civilDate('2026-09-16'), bankCalendar('MX')) // false
 * ```
 */
export const isBusinessDay = (date: CivilDate, calendar: Calendar): boolean => isOpen(dayNumber(date), calendar)

/**
 * The date itself when open, else the next open date.
 *
 * @example
 * ```ts
 * import { bankCalendar, rollForward } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * rollForward(civilDate('2026-04-03'), bankCalendar('CL')) // { _tag: 'Right', right: '2026-04-06' }
 * ```
 */
export const rollForward = (date: CivilDate, calendar: Calendar): E.Either<CalendarError, CivilDate> =>
  step(calendar, dayNumber(date) - 1, 1, 1)

/**
 * The date `count` open days after `date` (before it when negative), not counting `date` itself. 0 returns `date`, open
 * or not.
 *
 * @example
 * ```ts
 * import { addBusinessDays, bankCalendar } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * addBusinessDays(civilDate('2026-09-16'), 2, bankCalendar('CL')) // { _tag: 'Right', right: '2026-09-21' }
 * addBusinessDays(civilDate('2026-09-16'), 0.5, bankCalendar('CL')) // { _tag: 'Left', left: { _tag: 'CalendarStepsNotWhole' } }
 * ```
 */
export const addBusinessDays = (
  date: CivilDate,
  count: number,
  calendar: Calendar,
): E.Either<CalendarError, CivilDate> =>
  Number.isInteger(count)
    ? step(calendar, dayNumber(date), Math.abs(count), count < 0 ? -1 : 1)
    : E.left({ _tag: 'CalendarStepsNotWhole' })

/**
 * The inverse of `addBusinessDays`: open days after `from` up to and including `to`; negative, from `to` up to but
 * excluding `from`, when `to` is earlier.
 *
 * @example
 * ```ts
 * import { bankCalendar, businessDaysBetween } from '@anticipo/domain/calendar/calendar'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * businessDaysBetween(civilDate('2026-09-14'), civilDate('2026-09-21'), bankCalendar('CL')) // 4
 * ```
 */
export const businessDaysBetween = (from: CivilDate, to: CivilDate, calendar: Calendar): number => {
  const [start, end] = [dayNumber(from), dayNumber(to)]
  let count = 0
  for (let day = start + 1; day <= end; day += 1) if (isOpen(day, calendar)) count += 1
  for (let day = start - 1; day >= end; day -= 1) if (isOpen(day, calendar)) count -= 1
  return count
}

const FIRST = dayNumber(FIRST_DATE)
const LAST = dayNumber(LAST_DATE)
const MAX_CLOSED_DAYS = 370

const step = (
  calendar: Calendar,
  start: number,
  count: number,
  direction: 1 | -1,
): E.Either<CalendarError, CivilDate> => {
  let day = start
  for (let left = count, closed = 0; left > 0;) {
    day += direction
    if (!(day >= FIRST && day <= LAST)) return OUT_OF_RANGE
    closed = isOpen(day, calendar) ? 0 : closed + 1
    if (closed === 0) left -= 1
    if (closed > MAX_CLOSED_DAYS) return E.left({ _tag: 'CalendarHasNoOpenDay' })
  }
  /* The number of a malformed date is NaN. */
  return day >= FIRST && day <= LAST ? E.right(fromDayNumber(day)) : OUT_OF_RANGE
}

const OUT_OF_RANGE: E.Either<CalendarError, never> = E.left({ _tag: 'CalendarOutOfRange' })

const isOpen = (day: number, calendar: Calendar): boolean => {
  const known = (calendar as Fields).days[day - FIRST]
  return known === 0 ? fillYear(day, calendar) : known === 1
}

const fillYear = (asked: number, calendar: Calendar): boolean => {
  const { days } = calendar as Fields
  const year = yearOf(fromDayNumber(asked))
  const [first, last] = [dayNumber(`${year}-01-01` as CivilDate), dayNumber(`${year}-12-31` as CivilDate)]
  for (let day = first; day <= last; day += 1) days[day - FIRST] = weekdayOfDayNumber(day) > 5 ? 2 : 1
  for (const { date } of holidaysOf(year, calendar)) days[dayNumber(date) - FIRST] = 2
  return days[asked - FIRST] === 1
}

const create = (laws: Laws): Calendar => {
  for (const date of [...laws.listed.map((day) => day.date), ...laws.authority.opened]) civilDate(date)
  return { laws, years: new Map(), days: new Uint8Array(LAST - FIRST + 1) } as Fields
}

const NO_AUTHORITY: ListAuthority = { years: [], opened: [] }
