import * as fc from 'fast-check'
import { type CalendarMonth, calendarMonthOf } from '../kernel/calendar-month.ts'
import { type CivilDate, dayNumber, fromDayNumber } from '../kernel/civil-date.ts'
import { COUNTRIES, type Country } from '../kernel/country.ts'
import type { Id } from '../kernel/id.ts'
import { type Currency, type Money, money } from '../kernel/money.ts'

/** Either country. */
export const country: fc.Arbitrary<Country> = fc.constantFrom(...COUNTRIES)

/** Every currency. */
export const currency: fc.Arbitrary<Currency> = fc.constantFrom('CLP', 'MXN', 'USD')

/** Amounts of either sign, from one minor unit to the largest exact one, often small. */
export const moneyOf = <C extends Currency>(of: C): fc.Arbitrary<Money<C>> =>
  fc
    .oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.integer(), fc.maxSafeInteger())
    .map((minor) => money(of, minor))

/** Like `moneyOf`, in any currency. */
export const anyMoney: fc.Arbitrary<Money> = currency.chain((of) => moneyOf<Currency>(of))

/** Inclusive bounds, written `YYYY-MM-DD`. */
export const dateBetween = (first: string, last: string): fc.Arbitrary<CivilDate> =>
  fc.integer({ min: dayNumber(first as CivilDate), max: dayNumber(last as CivilDate) }).map(fromDayNumber)

/** Any date the type allows. */
export const civilDate: fc.Arbitrary<CivilDate> = dateBetween('1900-01-01', '2199-12-31')

/** A date for which the holiday rules are exact. */
export const calendarDate: fc.Arbitrary<CivilDate> = dateBetween('2000-01-01', '2100-12-31')

/** The month of any calendar date. */
export const calendarMonth: fc.Arbitrary<CalendarMonth> = calendarDate.map(calendarMonthOf)

/** An identifier of any kind: 1 to 15 digits. */
export const id = <K extends string>(): fc.Arbitrary<Id<K>> =>
  fc.integer({ min: 1, max: 999_999_999_999_999 }).map((n) => String(n) as Id<K>)
