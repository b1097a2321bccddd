import * as E from 'fp-ts/Either'
import { twoDigits } from './digits.ts'
import { valid } from './guard.ts'

/** A calendar date without time or zone, written `YYYY-MM-DD`, from 1900-01-01 to 2199-12-31. Sorts as text. */
export type CivilDate = string & { readonly CivilDate: unique symbol }

export type CivilDateError = { readonly _tag: 'CivilDateMalformed' } | { readonly _tag: 'CivilDateImpossible' }

const FIRST_YEAR = 1900
const LAST_YEAR = 2199
/** Their day numbers. */
const FIRST_DAY = -25_567
const LAST_DAY = 84_005

export const FIRST_DATE = `${FIRST_YEAR}-01-01` as CivilDate
export const LAST_DATE = `${LAST_YEAR}-12-31` as CivilDate

/** Parses `YYYY-MM-DD` only; 30 February is an error, not rolled over. */
export const parse = (text: string): E.Either<CivilDateError, CivilDate> => {
  if (text.length !== 10 || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return E.left({ _tag: 'CivilDateMalformed' })
  return fromParts(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)))
}

/** A date that the program writes itself: `civilDate('2026-03-02')`. A RangeError where `parse` has an error. */
export const civilDate = (text: string): CivilDate => valid(parse(text))

/** `month` and `day` count from 1. */
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

export const yearOf = (date: CivilDate): number => twoDigits(date, 0) * 100 + twoDigits(date, 2)
export const monthOf = (date: CivilDate): number => twoDigits(date, 5)
export const dayOf = (date: CivilDate): number => twoDigits(date, 8)

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

/** Days since 1970-01-01, negative before it. NaN for a date that does not exist, so that no comparison with it is true. */
export const dayNumber = (date: CivilDate): number => {
  const year = yearOf(date)
  const month = monthOf(date)
  const day = dayOf(date)
  const isReal = month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysInMonth(year, month))
  return isReal && date.length === 10 ? dayNumberOf(year, month, day) : Number.NaN
}

/** Like `dayNumber`, for an existing date given by its parts; `month` and `day` count from 1. */
export const dayNumberOf = (year: number, month: number, day: number): number => {
  const shifted = month <= 2 ? year - 1 : year
  const century = Math.floor(shifted / 100)
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return 365 * shifted + Math.floor(shifted / 4) - century + Math.floor(century / 4) + dayOfYear - 719_468
}

/** The date `days` after 1970-01-01. A RangeError for a fraction, NaN, and days before 1900 or after 2199. */
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

/** A RangeError for a malformed date, for days that are not whole, and where `fromDayNumber` has one. */
export const addDays = (date: CivilDate, days: number): CivilDate => fromDayNumber(dayAfter(date, days))

/** Like `addDays`, for dates of documents: at most the last date, at least the first. */
export const addDaysWithin = (date: CivilDate, days: number): CivilDate =>
  fromDayNumber(Math.min(Math.max(dayAfter(date, days), FIRST_DAY), LAST_DAY))

/** A small fraction would be lost in the sum. */
const dayAfter = (date: CivilDate, days: number): number =>
  Number.isInteger(days) ? dayNumber(date) + days : Number.NaN

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from)

/** 1 is Monday, 7 is Sunday. */
export const isoWeekday = (date: CivilDate): number => weekdayOfDayNumber(dayNumber(date))

/** 1 is Monday, 7 is Sunday. 1970-01-01 was a Thursday. */
export const weekdayOfDayNumber = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1

const OUT_OF_RANGE: E.Either<CivilDateError, never> = E.left({ _tag: 'CivilDateImpossible' })

const write = (year: number, month: number, day: number): CivilDate =>
  `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}` as CivilDate
