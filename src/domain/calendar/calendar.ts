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
import * as Chile from './chile.ts'
import { byDate, type Holiday, holiday, type HolidayRule } from './holiday.ts'
import * as Mexico from './mexico.ts'

/** The dates on which money can move. Create one per list and reuse it: it caches the years already computed. */
export interface Calendar {
  readonly holidaysOf: HolidayRule
  /** Per day since `FIRST_DATE`: 0 unknown, 1 open, 2 closed. */
  readonly days: Uint8Array
}

export type CalendarError =
  /** No open day within a year and five days: the list of holidays is invalid. */
  | { readonly _tag: 'CalendarHasNoOpenDay' }
  /** The number of business days is not an integer. */
  | { readonly _tag: 'CalendarStepsNotWhole' }
  /** Before 1900, after 2199, or from a date that does not exist. */
  | { readonly _tag: 'CalendarOutOfRange' }

/** A closed date as listed by a server or an operator. */
export interface ListedHoliday {
  readonly date: CivilDate
  readonly name: string
}

/**
 * How far a list overrides the laws on days that it does not name. It never opens a weekend or a day that it closes.
 */
export interface ListAuthority {
  /** Years in which the list is complete: days that it does not name are open. */
  readonly years: ReadonlyArray<number>
  /** Days closed by law that are open by exception. */
  readonly opened: ReadonlyArray<CivilDate>
}

/**
 * Saturdays, Sundays, the country's legal and bank holidays by law, and the holidays of `serverList`. The list adds and
 * names days; years and days that it does not mention follow the laws, so an incomplete list opens nothing, unless
 * `authority` says that it is complete. A RangeError for a listed date that does not exist.
 */
export const bankCalendar = (
  country: Country,
  serverList: ReadonlyArray<ListedHoliday> = [],
  authority: ListAuthority = NO_AUTHORITY,
): Calendar => {
  for (const date of [...serverList.map((day) => day.date), ...authority.opened]) civilDate(date)
  return calendarOf((year) => {
    const listed = serverList.filter(({ date }) => yearOf(date) === year)
    return merged(
      nationwide(country, year).filter((day) => !isOpened(day, listed, authority)),
      listed,
    )
  })
}

/** Like `bankCalendar`, without bank-only holidays. */
export const legalCalendar = (country: Country): Calendar =>
  calendarOf((year) => nationwide(country, year).filter(({ kind }) => kind !== 'bank'))

/** Saturdays, Sundays and the holidays of `rule`. */
export const calendarOf = (rule: HolidayRule): Calendar => {
  const years = new Map<number, ReadonlyArray<Holiday>>()
  const holidaysOf: HolidayRule = (year) => {
    const known = years.get(year) ?? rule(year)
    years.set(year, known)
    return known
  }
  return { holidaysOf, days: new Uint8Array(LAST - FIRST + 1) }
}

/** The holiday on that date, also when it falls on a weekend. */
export const holidayOn = (date: CivilDate, calendar: Calendar): O.Option<Holiday> =>
  O.fromNullable(calendar.holidaysOf(yearOf(date)).find((day) => day.date === date))

export const isBusinessDay = (date: CivilDate, calendar: Calendar): boolean => isOpen(calendar, dayNumber(date))

/** The date itself when open, else the next open date. */
export const rollForward = (date: CivilDate, calendar: Calendar): E.Either<CalendarError, CivilDate> =>
  step(calendar, dayNumber(date) - 1, 1, 1)

/**
 * The date `count` open days after `date` (before it when negative), not counting `date` itself. 0 returns `date`, open
 * or not.
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
 */
export const businessDaysBetween = (from: CivilDate, to: CivilDate, calendar: Calendar): number => {
  const [start, end] = [dayNumber(from), dayNumber(to)]
  let count = 0
  for (let day = start + 1; day <= end; day += 1) if (isOpen(calendar, day)) count += 1
  for (let day = start - 1; day >= end; day -= 1) if (isOpen(calendar, day)) count -= 1
  return count
}

const FIRST = dayNumber(FIRST_DATE)
const LAST = dayNumber(LAST_DATE)
const LONGEST_CLOSED_RUN = 370

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
    closed = isOpen(calendar, day) ? 0 : closed + 1
    if (closed === 0) left -= 1
    if (closed > LONGEST_CLOSED_RUN) return E.left({ _tag: 'CalendarHasNoOpenDay' })
  }
  /* The number of a malformed date is NaN. */
  return day >= FIRST && day <= LAST ? E.right(fromDayNumber(day)) : OUT_OF_RANGE
}

const OUT_OF_RANGE: E.Either<CalendarError, never> = E.left({ _tag: 'CalendarOutOfRange' })

const isOpen = (calendar: Calendar, day: number): boolean => {
  const known = calendar.days[day - FIRST]
  return known === 0 ? fillYear(calendar, day) : known === 1
}

const fillYear = (calendar: Calendar, asked: number): boolean => {
  const year = yearOf(fromDayNumber(asked))
  const [first, last] = [dayNumber(`${year}-01-01` as CivilDate), dayNumber(`${year}-12-31` as CivilDate)]
  for (let day = first; day <= last; day += 1) calendar.days[day - FIRST] = weekdayOfDayNumber(day) > 5 ? 2 : 1
  for (const { date } of calendar.holidaysOf(year)) calendar.days[dayNumber(date) - FIRST] = 2
  return calendar.days[asked - FIRST] === 1
}

const NO_AUTHORITY: ListAuthority = { years: [], opened: [] }

const isOpened = ({ date }: Holiday, listed: ReadonlyArray<ListedHoliday>, { years, opened }: ListAuthority): boolean =>
  (years.includes(yearOf(date)) || opened.includes(date)) && !listed.some((day) => day.date === date)

const COMPUTED: Readonly<Record<Country, HolidayRule>> = { CL: Chile.holidaysOf, MX: Mexico.holidaysOf }

const nationwide = (country: Country, year: number): ReadonlyArray<Holiday> =>
  COMPUTED[country](year).filter(({ kind }) => kind !== 'regional')

/** One holiday per date: the name of the list, the kind of the law. */
const merged = (computed: ReadonlyArray<Holiday>, listed: ReadonlyArray<ListedHoliday>): ReadonlyArray<Holiday> => {
  const days = new Map(computed.map((day) => [day.date, day]))
  for (const { date, name } of listed)
    days.set(date, { ...(days.get(date) ?? holiday(date, name)), name, projected: false })
  return byDate([...days.values()])
}
