import * as E from 'fp-ts/Either'
import { addDaysWithin, type CivilDate, daysBetween, fromParts, isoWeekday, LAST_DATE, yearOf } from './civil-date.ts'
import type { Country } from './country.ts'
import { profileOf } from './country-profile.ts'
import { known } from './guard.ts'
import { type Currency, DECIMALS, type Money, money } from './money.ts'
import { MONTHS, WEEKDAYS } from '../labels/spanish-calendar.ts'

/** Why a typed amount is rejected. */
export type MoneyInputError =
  | { readonly _tag: 'MoneyInputEmpty' }
  | { readonly _tag: 'MoneyInputMalformed' }
  | { readonly _tag: 'MoneyInputOtherCurrency' }
  /** The separators are, or may be, the other country's: the user must decide. */
  | { readonly _tag: 'MoneyInputOtherSeparator'; readonly decimalSeparator: '.' | ',' }
  /** More decimals than the currency has; `rounded`, half away from zero, can be offered. */
  | { readonly _tag: 'MoneyInputTooPrecise'; readonly decimals: number; readonly rounded: Money }
  | { readonly _tag: 'MoneyInputTooLarge' }

/** Why a typed date is rejected. */
export type DateInputError =
  | { readonly _tag: 'DateInputEmpty' }
  | { readonly _tag: 'DateInputMalformed' }
  | { readonly _tag: 'DateInputImpossible' }

/**
 * Parses an amount in the country's notation, with or without thousands, which blanks may separate too, symbol or code;
 * `.50` without a whole number, `1.234.-` with the mark of whole pesos. Never guesses a separator.
 *
 * @example
 * ```ts
 * import { parseMoneyInput } from '@anticipo/domain/kernel/parse-input'
 *
 * parseMoneyInput('1.234.568', 'CLP', 'CL') // { _tag: 'Right', right: { currency: 'CLP', minor: 1234568 } }
 * parseMoneyInput('1,234', 'CLP', 'CL') // { _tag: 'Left', left: { _tag: 'MoneyInputOtherSeparator', decimalSeparator: ',' } }
 * ```
 */
export const parseMoneyInput = <C extends Currency>(
  text: string,
  currency: C,
  country: Country,
): E.Either<MoneyInputError, Money<C>> => {
  if (text.length > MAX_LENGTH) return E.left({ _tag: 'MoneyInputMalformed' })
  if (text.trim() === '') return E.left({ _tag: 'MoneyInputEmpty' })
  const parts = MONEY.exec(text.trim().toUpperCase().replaceAll(/\s/g, ' '))
  if (parts === null) return E.left({ _tag: 'MoneyInputMalformed' })
  const [, minus = '', code = '', number = ''] = parts
  if (code !== '' && !currency.startsWith(code)) return E.left({ _tag: 'MoneyInputOtherCurrency' })
  return readNumber(number, currency, country, minus === '' ? 1 : -1)
}

/**
 * Parses a date as people type it, day first: `5/9`, `05-09-25`, `050925`, `5/9/2026`, `15 abril`, `5 de septiembre de
 * 2026`, `hoy`, `mañana`, `lun` to `domingo`, `+30`; or as computers write it, `2026-09-05`. Without a year it is the
 * next such date, today included, unless it was one of the last 30 days: then it is that one, so that yesterday is not taken for a day
 * of the next year. A weekday is the next one after today. `ayer` is yesterday.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { parseDateInput } from '@anticipo/domain/kernel/parse-input'
 *
 * parseDateInput('15/4', civilDate('2026-03-02')) // { _tag: 'Right', right: '2026-04-15' }
 * parseDateInput('1/3', civilDate('2026-03-02')) // { _tag: 'Right', right: '2026-03-01' }
 * parseDateInput('31/4', civilDate('2026-03-02')) // { _tag: 'Left', left: { _tag: 'DateInputImpossible' } }
 * ```
 */
export const parseDateInput = (text: string, today: CivilDate): E.Either<DateInputError, CivilDate> => {
  if (text.length > MAX_LENGTH) return E.left({ _tag: 'DateInputMalformed' })
  const typed = plain(text)
  if (typed === '') return E.left({ _tag: 'DateInputEmpty' })
  return (
    readWord(typed, today) ??
    readNumbers(typed, today) ??
    readNamed(typed, today) ??
    E.left({ _tag: 'DateInputMalformed' })
  )
}

const MAX_LENGTH = 40
const MONEY = /^([-\u2212])? ?(CLP|MXN|USD|US(?=\$))? ?\$? ?([\d.,][\d., ]*?)(?:\.-)?$/
const WRITTEN = {
  ',': /^(\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+)|(?=,))(?:,(\d+))?$/,
  '.': /^(\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+)|(?=\.))(?:\.(\d+))?$/,
} as const

const readNumber = <C extends Currency>(
  number: string,
  currency: C,
  country: Country,
  sign: 1 | -1,
): E.Either<MoneyInputError, Money<C>> => {
  const { decimalSeparator } = profileOf(country)
  const own = WRITTEN[decimalSeparator].exec(number)
  const other = WRITTEN[decimalSeparator === ',' ? '.' : ','].test(number)
  const [, whole = '', fraction = ''] = own ?? []
  if (own === null || (other && fraction !== ''))
    return E.left(other ? { _tag: 'MoneyInputOtherSeparator', decimalSeparator } : { _tag: 'MoneyInputMalformed' })
  const decimals = known(DECIMALS, currency, 'CurrencyUnknown')
  const minor = Number(whole.replaceAll(/\D/g, '') + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const rest = fraction.slice(decimals)
  const rounded = minor + (rest >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(minor) || !Number.isSafeInteger(rounded)) return E.left({ _tag: 'MoneyInputTooLarge' })
  if (/^0*$/.test(rest)) return E.right(money(currency, sign * minor))
  return E.left({ _tag: 'MoneyInputTooPrecise', decimals, rounded: money(currency, sign * rounded) })
}

type Reading = E.Either<DateInputError, CivilDate> | undefined

const FURTHEST_OFFSET = 3660
const RECENT_DAYS = 30
const IMPOSSIBLE: DateInputError = { _tag: 'DateInputImpossible' }

/** Lower case without accents, single blanks. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Without accents already. */
const NAMES: ReadonlyArray<string> = WEEKDAYS.map(plain)

const readWord = (typed: string, today: CivilDate): Reading => {
  if (typed === 'hoy') return E.right(today)
  if (typed === 'manana') return later(today, 1)
  if (typed === 'ayer') return later(today, -1)
  if (/^\+\d{1,4}$/.test(typed)) return later(today, Number(typed.slice(1)))
  const weekday = typed.length < 3 ? -1 : NAMES.findIndex((name) => name.startsWith(typed))
  return weekday < 0 ? undefined : later(today, ((weekday + 7 - isoWeekday(today)) % 7) + 1)
}

const later = (today: CivilDate, days: number): Reading =>
  days > Math.min(FURTHEST_OFFSET, daysBetween(today, LAST_DATE))
    ? E.left(IMPOSSIBLE)
    : E.right(addDaysWithin(today, days))

const readNumbers = (typed: string, today: CivilDate): Reading => {
  const parts =
    /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(typed) ??
    /^(?<day>\d{1,2})(?<mark>[/.-])(?<month>\d{1,2})(?:\k<mark>(?<year>\d{4}|\d{2}))?$/.exec(typed) ??
    /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})?$/.exec(typed)
  if (parts?.groups === undefined) return undefined
  const { day, month, year } = parts.groups
  return year === undefined ? nextSuch(today, Number(day), Number(month)) : inYear(year, Number(month), Number(day))
}

/** A month by its name or its first letters, at least three. */
const readNamed = (typed: string, today: CivilDate): Reading => {
  const [, day = '', name = '', year] = NAMED.exec(typed) ?? []
  const month = MONTHS.findIndex((of) => name !== '' && of.startsWith(name)) + 1
  if (month === 0) return undefined
  return year === undefined ? nextSuch(today, Number(day), month) : inYear(year, month, Number(day))
}

const NAMED = /^(\d{1,2})(?: de)? ([a-z]{3,10})(?: (?:del? )?(\d{4}))?$/

const inYear = (year: string, month: number, day: number): Reading => {
  const date = fromParts(Number(year) + (year.length === 2 ? 2000 : 0), month, day)
  return E.isRight(date) ? date : E.left(IMPOSSIBLE)
}

/** 29 February may be up to eight years away. */
const nextSuch = (today: CivilDate, day: number, month: number): Reading => {
  for (let year = yearOf(today) - 1; year <= yearOf(today) + 8; year += 1) {
    const date = fromParts(year, month, day)
    if (E.isRight(date) && daysBetween(date.right, today) <= RECENT_DAYS) return date
  }
  return E.left(IMPOSSIBLE)
}
