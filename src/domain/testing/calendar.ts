import * as fc from 'fast-check'
import type { ListedHoliday } from '../calendar/calendar.ts'
import * as Chile from '../calendar/chile.ts'
import type { Holiday } from '../calendar/holiday.ts'
import * as Mexico from '../calendar/mexico.ts'
import { addDays, type CivilDate } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { calendarDate } from './kernel.ts'

export const calendarYear: fc.Arbitrary<number> = fc.integer({ min: 2000, max: 2100 })

export const holidaysIn = (country: Country, year: number): ReadonlyArray<Holiday> =>
  country === 'CL' ? Chile.holidaysOf(year) : Mexico.holidaysOf(year)

/** A date at most five days from a holiday of the country, where the rules can go wrong. */
export const dateNearHoliday = (country: Country): fc.Arbitrary<CivilDate> =>
  fc
    .tuple(fc.integer({ min: 2001, max: 2099 }), fc.nat({ max: 40 }), fc.integer({ min: -5, max: 5 }))
    .map(([year, at, days]) => {
      const holidays = holidaysIn(country, year)
      return addDays(holidays[at % holidays.length]?.date ?? (`${year}-01-01` as CivilDate), days)
    })

/** A server's list as it may come: unsorted, with repetitions, weekends, and years with few days or none. */
export const listedHolidays: fc.Arbitrary<ReadonlyArray<ListedHoliday>> = fc.array(
  fc.record({ date: calendarDate, name: fc.constantFrom('Feriado', 'Día inhábil', 'Asueto') }),
  { maxLength: 40 },
)
