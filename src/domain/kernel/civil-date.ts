import * as E from 'fp-ts/Either'
import { twoDigits } from './digits.ts'
import { valid } from './guard.ts'

/** A calendar date without time or zone, written `YYYY-MM-DD`, from 1900-01-01 to 2199-12-31. Sorts as text. */
export type CivilDate = string & { readonly CivilDate: unique symbol }

/** Why a text or its parts are no date. */
export type CivilDateError = { readonly _tag: 'CivilDateMalformed' } | { readonly _tag: 'CivilDateImpossible' }

const FIRST_YEAR = 1900
const LAST_YEAR = 2199
/** Their day numbers. */
const FIRST_DAY = -25_567
const LAST_DAY = 84_005

/** The first date of the type, 1 January 1900. */
export const FIRST_DATE = `${FIRST_YEAR}-01-01` as CivilDate
/** The last date of the type, 31 December 2199. */
export const LAST_DATE = `${LAST_YEAR}-12-31` as CivilDate

/**
 * Parses `YYYY-MM-DD` only (ISO 8601); 30 February is an error, not rolled over.
 *
 * @example
 * ```ts
 * import { parse } from '@anticipo/domain/kernel/civil-date'
 *
 * parse('2026-02-28') // { _tag: 'Right', right: '2026-02-28' }
 * parse('2026-02-29') // { _tag: 'Left', left: { _tag: 'CivilDateImpossible' } }
 * ```
 */
export const parse = (text: string): E.Either<CivilDateError, CivilDate> => {
  if (text.length !== 10 || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return E.left({ _tag: 'CivilDateMalformed' })
  return fromParts(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)))
}

/**
 * A date that the program writes itself. A RangeError where `parse` has an error.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * civilDate('2026-03-02') // '2026-03-02'
 * ```
 */
export const civilDate = (text: string): CivilDate => valid(parse(text))

/**
 * The date of a year, a month and a day; `month` and `day` count from 1. An error for a day that does not exist.
 *
 * @example
 * ```ts
 * import { fromParts } from '@anticipo/domain/kernel/civil-date'
 *
 * fromParts(2026, 3, 2) // { _tag: 'Right', right: '2026-03-02' }
 * ```
 */
export const fromParts = (year: number, month: number, day: number): E.Either<CivilDateError, CivilDate> => {
  const real =
    Number.isInteger(year) &&
    Number.isInteger(month) &&
    Number.isInteger(day) &&
    year >= FIRST_YEAR &&
    year <= LAST_YEAR &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  return real ? E.right(write(year, month, day)) : E.left({ _tag: 'CivilDateImpossible' })
}

/**
 * The year, as a number.
 *
 * @example
 * ```ts
 * import { civilDate, yearOf } from '@anticipo/domain/kernel/civil-date'
 *
 * yearOf(civilDate('2026-03-02')) // 2026
 * ```
 */
export const yearOf = (date: CivilDate): number => twoDigits(date, 0) * 100 + twoDigits(date, 2)
/**
 * The month, from 1 to 12.
 *
 * @example
 * ```ts
 * import { civilDate, monthOf } from '@anticipo/domain/kernel/civil-date'
 *
 * monthOf(civilDate('2026-03-02')) // 3
 * ```
 */
export const monthOf = (date: CivilDate): number => twoDigits(date, 5)
/**
 * The day of the month, from 1.
 *
 * @example
 * ```ts
 * import { civilDate, dayOf } from '@anticipo/domain/kernel/civil-date'
 *
 * dayOf(civilDate('2026-03-02')) // 2
 * ```
 */
export const dayOf = (date: CivilDate): number => twoDigits(date, 8)

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * The days of a month, which counts from 1, in the Gregorian calendar.
 *
 * @example
 * ```ts
 * import { daysInMonth } from '@anticipo/domain/kernel/civil-date'
 *
 * daysInMonth(2028, 2) // 29
 * ```
 */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

/**
 * Days since 1970-01-01, negative before it. NaN for a date that does not exist, so that no comparison with it is true.
 *
 * @example
 * ```ts
 * import { civilDate, dayNumber } from '@anticipo/domain/kernel/civil-date'
 *
 * dayNumber(civilDate('1970-01-31')) // 30
 * ```
 */
export const dayNumber = (date: CivilDate): number => {
  const year = yearOf(date)
  const month = monthOf(date)
  const day = dayOf(date)
  const isReal = month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysInMonth(year, month))
  return isReal && date.length === 10 ? dayNumberOf(year, month, day) : Number.NaN
}

/**
 * Like `dayNumber`, for an existing date given by its parts; `month` and `day` count from 1. The parts are not checked.
 *
 * @example
 * ```ts
 * import { dayNumberOf } from '@anticipo/domain/kernel/civil-date'
 *
 * dayNumberOf(1970, 1, 31) // 30
 * ```
 */
export const dayNumberOf = (year: number, month: number, day: number): number => {
  const shifted = month <= 2 ? year - 1 : year
  const century = Math.floor(shifted / 100)
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return 365 * shifted + Math.floor(shifted / 4) - century + Math.floor(century / 4) + dayOfYear - 719_468
}

/**
 * The date `days` after 1970-01-01. A RangeError for a fraction, NaN, and days before 1900 or after 2199.
 *
 * @example
 * ```ts
 * import { fromDayNumber } from '@anticipo/domain/kernel/civil-date'
 *
 * fromDayNumber(30) // '1970-01-31'
 * ```
 */
export const fromDayNumber = (days: number): CivilDate => {
  if (!(Number.isInteger(days) && days >= FIRST_DAY && days <= LAST_DAY)) return valid(OUT_OF_RANGE)
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return write(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

/**
 * The date `days` later, or earlier when negative. A RangeError for a malformed date, for days that are not whole, and
 * where `fromDayNumber` has one.
 *
 * @example
 * ```ts
 * import { addDays, civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * addDays(civilDate('2026-03-02'), 30) // '2026-04-01'
 * ```
 */
export const addDays = (date: CivilDate, days: number): CivilDate => fromDayNumber(dayAfter(date, days))

/**
 * Like `addDays`, for dates of documents: at most the last date, at least the first.
 *
 * @example
 * ```ts
 * import { addDaysWithin, civilDate } from '@anticipo/domain/kernel/civil-date'
 *
 * addDaysWithin(civilDate('2199-12-30'), 30) // '2199-12-31'
 * ```
 */
export const addDaysWithin = (date: CivilDate, days: number): CivilDate =>
  fromDayNumber(Math.min(Math.max(dayAfter(date, days), FIRST_DAY), LAST_DAY))

/** A small fraction would be lost in the sum. */
const dayAfter = (date: CivilDate, days: number): number =>
  Number.isInteger(days) ? dayNumber(date) + days : Number.NaN

/**
 * Calendar days from `from` to `to`; negative when `to` is earlier.
 *
 * @example
 * ```ts
 * import { civilDate, daysBetween } from '@anticipo/domain/kernel/civil-date'
 *
 * daysBetween(civilDate('2026-03-02'), civilDate('2026-12-31')) // 304
 * ```
 */
export const daysBetween = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from)

/**
 * 1 is Monday, 7 is Sunday (ISO 8601).
 *
 * @example
 * ```ts
 * import { civilDate, isoWeekday } from '@anticipo/domain/kernel/civil-date'
 *
 * isoWeekday(civilDate('2026-03-02')) // 1
 * ```
 */
export const isoWeekday = (date: CivilDate): number => weekdayOfDayNumber(dayNumber(date))

/**
 * The weekday of a day number: 1 is Monday, 7 is Sunday. 1970-01-01 was a Thursday.
 *
 * @example
 * ```ts
 * import { weekdayOfDayNumber } from '@anticipo/domain/kernel/civil-date'
 *
 * weekdayOfDayNumber(0) // 4
 * ```
 */
export const weekdayOfDayNumber = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1

const OUT_OF_RANGE: E.Either<CivilDateError, never> = E.left({ _tag: 'CivilDateImpossible' })

const write = (year: number, month: number, day: number): CivilDate =>
  `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}` as CivilDate
