import { type CivilDate, yearOf } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { known } from '../kernel/guard.ts'
import * as Chile from './chile.ts'
import { byDate, type Holiday, holiday, type HolidayKind, type HolidayRule } from './holiday.ts'
import * as Mexico from './mexico.ts'

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

/** The rules that decide the holidays of a calendar. */
export interface Laws {
  /** Whose laws apply; undefined: none. */
  readonly country: Country | undefined
  /** The kinds of days by law that close. */
  readonly kinds: ReadonlyArray<HolidayKind>
  readonly listed: ReadonlyArray<ListedHoliday>
  readonly authority: ListAuthority
}

/** The holidays of a year in date order, one per date. */
export const holidaysBy = ({ country, kinds, listed, authority }: Laws, year: number): ReadonlyArray<Holiday> => {
  const named = listed.filter(({ date }) => yearOf(date) === year)
  const byLaw = country === undefined ? [] : known(COMPUTED, country, 'CountryUnknown')(year)
  return merged(
    byLaw.filter((day) => kinds.includes(day.kind) && !isOpened(day, named, authority)),
    named,
  )
}

const isOpened = ({ date }: Holiday, listed: ReadonlyArray<ListedHoliday>, { years, opened }: ListAuthority): boolean =>
  (years.includes(yearOf(date)) || opened.includes(date)) && !listed.some((day) => day.date === date)

const COMPUTED: Readonly<Record<Country, HolidayRule>> = { CL: Chile.holidaysOf, MX: Mexico.holidaysOf }

/** One holiday per date: the name of the list, the kind of the law. */
const merged = (computed: ReadonlyArray<Holiday>, listed: ReadonlyArray<ListedHoliday>): ReadonlyArray<Holiday> => {
  const days = new Map(computed.map((day) => [day.date, day]))
  for (const { date, name } of listed)
    days.set(date, { ...(days.get(date) ?? holiday(date, name)), name, projected: false })
  return byDate([...days.values()])
}
