import * as fc from 'fast-check'
import {
  bankCalendar,
  type Calendar,
  calendarOf,
  type ListAuthority,
  type ListedHoliday,
} from '../calendar/calendar.ts'
import * as Chile from '../calendar/chile.ts'
import { type Holiday, nthWeekday } from '../calendar/holiday.ts'
import * as Mexico from '../calendar/mexico.ts'
import { addDays, type CivilDate, dayOf } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { calendarDate } from './kernel.ts'

const days = (text: string): ReadonlyArray<CivilDate> => text.split(' ').map((day) => day as CivilDate)

/** A year from 2000 to 2100, for which the holiday rules are exact. */
export const calendarYear: fc.Arbitrary<number> = fc.integer({ min: 2000, max: 2100 })

/** The holidays of the country in that year, bank holidays included. */
export const holidaysIn = (country: Country, year: number): ReadonlyArray<Holiday> =>
  country === 'CL' ? Chile.holidaysOf(year) : Mexico.holidaysOf(year)

const RARE_HOLIDAYS: Readonly<Record<Country, ReadonlyArray<CivilDate>>> = {
  CL: days(
    '2017-01-02 2023-01-02 2012-09-17 2018-09-17 2021-09-17 2027-09-17 2013-09-20 2019-09-20 2024-09-20 2022-09-16',
  ),
  MX: days('2000-12-01 2006-12-01 2012-12-01 2018-12-01 2024-10-01 2030-10-01 2036-10-01 2006-03-21'),
}

/**
 * A holiday that only some years have, by its law: in Chile a Monday 2 January, 17 September on a Monday or Friday and 20 on a Friday, and
 * a single day; in Mexico the handover every six years and the bicentenary of Juárez.
 */
export const rareHoliday = (country: Country): fc.Arbitrary<CivilDate> => fc.constantFrom(...RARE_HOLIDAYS[country])

/** A date at most five days from a holiday of the country, where the rules can go wrong. One of four is near a rare one. */
export const dateNearHoliday = (country: Country): fc.Arbitrary<CivilDate> =>
  fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: usualHoliday(country) }, { weight: 1, arbitrary: rareHoliday(country) }),
      fc.integer({ min: -5, max: 5 }),
    )
    .map(([holiday, days]) => addDays(holiday, days))

const usualHoliday = (country: Country): fc.Arbitrary<CivilDate> =>
  fc.tuple(fc.integer({ min: 2001, max: 2099 }), fc.nat({ max: 40 })).map(([year, at]) => {
    const holidays = holidaysIn(country, year)
    return holidays[at % holidays.length]?.date ?? (`${year}-01-01` as CivilDate)
  })

/** A server's list as it may arrive: unsorted, with repetitions, weekends, and years with few days or none. */
export const listedHolidays: fc.Arbitrary<ReadonlyArray<ListedHoliday>> = fc.array(
  fc.record({ date: calendarDate, name: fc.constantFrom('Feriado', 'Día inhábil', 'Asueto') }),
  { maxLength: 40 },
)

/** A holiday of the country, of any kind. */
export const holidayOf = (country: Country): fc.Arbitrary<Holiday> =>
  calendarYear.chain((year) => fc.constantFrom(...holidaysIn(country, year)))

/** A list's authority over days that it does not name. */
export const listAuthority: fc.Arbitrary<ListAuthority> = fc.record({
  years: fc.uniqueArray(calendarYear, { maxLength: 3 }),
  opened: fc.uniqueArray(calendarDate, { maxLength: 5 }),
})

/** The calendar of a country's banks with a list of a server merged in. */
export const bankCalendarOf = (country: Country): fc.Arbitrary<Calendar> =>
  fc.tuple(listedHolidays, listAuthority).map(([listed, authority]) => bankCalendar(country, listed, authority))

/**
 * The Sundays of the clock changes in the country's capital: in Chile the first Sunday from 2 April and from 2
 * September (since 2023), in Mexico the first of April and the last of October (until 2022).
 */
export const clockChangesIn = (country: Country, year: number): ReadonlyArray<CivilDate> => {
  if (country === 'MX')
    return year > 2022 ? [] : [nthWeekday(year, 4, SUNDAY, 1), addDays(nthWeekday(year, 11, SUNDAY, 1), -7)]
  return [4, 9].map((month) => {
    const first = nthWeekday(year, month, SUNDAY, 1)
    return dayOf(first) === 1 ? addDays(first, 7) : first
  })
}

/** A date at most two days from a clock change, where a day has 23 or 25 hours. */
export const dateNearClockChange = (country: Country): fc.Arbitrary<CivilDate> =>
  fc
    .tuple(fc.integer(YEARS_OF_CHANGE[country]), fc.nat({ max: 1 }), fc.integer({ min: -2, max: 2 }))
    .map(([year, at, days]) => addDays(clockChangesIn(country, year)[at] ?? (`${year}-04-01` as CivilDate), days))

const SUNDAY = 7

const YEARS_OF_CHANGE = { CL: { min: 2023, max: 2099 }, MX: { min: 2002, max: 2022 } } as const

/** Weekends, and a holiday on each of `dates`. */
export const calendarClosedOn = (dates: Iterable<CivilDate>): Calendar => {
  const closed = [...new Set(dates)].sort()
  return calendarOf(closed.map((date) => ({ date, name: `Feriado del ${date}` })))
}

/** Dates around `today` to close. */
export const closedDates = (today: CivilDate): fc.Arbitrary<ReadonlyArray<CivilDate>> =>
  fc.array(
    fc.integer({ min: -40, max: 80 }).map((days) => addDays(today, days)),
    { maxLength: 25 },
  )
