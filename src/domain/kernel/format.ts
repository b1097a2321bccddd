import { type CivilDate, dayOf, isoWeekday, monthOf, yearOf } from './civil-date.ts'
import type { Country } from './country.ts'
import { profileOf } from './country-profile.ts'
import { known } from './guard.ts'
import { type Currency, DECIMALS, type Money } from './money.ts'
import { divideHalfAway } from './rounding.ts'
import { MONTHS, WEEKDAYS_SHORT } from '../labels/spanish-calendar.ts'

/**
 * An amount in the country's notation, with the decimals of its currency and the sign before the symbol. Dollars are
 * marked; the other country's peso has its code.
 *
 * @example
 * ```ts
 * import { formatMoney } from '@anticipo/domain/kernel/format'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * formatMoney(money('CLP', 1234568), 'CL') // '$1.234.568'
 * formatMoney(money('USD', 123400), 'CL') // 'US$1.234,00'
 * ```
 */
export const formatMoney = (amount: Money, country: Country): string =>
  sign(amount.minor) +
  symbolOf(amount.currency, country) +
  fixed(amount.minor, known(DECIMALS, amount.currency, 'CurrencyUnknown'), country)

/**
 * For a place too small for all digits: a million or more in millions with one decimal, halves rounded away from zero. Less than
 * that is written as `formatMoney` does.
 *
 * @example
 * ```ts
 * import { formatShortMoney } from '@anticipo/domain/kernel/format'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * formatShortMoney(money('CLP', 29_412_332), 'CL') // '$29,4M'
 * formatShortMoney(money('CLP', 952_000), 'CL') // '$952.000'
 * ```
 */
export const formatShortMoney = (amount: Money, country: Country): string => {
  const tenth = 100_000 * 10 ** known(DECIMALS, amount.currency, 'CurrencyUnknown')
  if (Math.abs(amount.minor) < 10 * tenth) return formatMoney(amount, country)
  const tenths = divideHalfAway(amount.minor, tenth)
  return `${sign(tenths)}${symbolOf(amount.currency, country)}${fixed(tenths, 1, country)}M`
}

/**
 * Groups of three digits, also for four digits.
 *
 * @example
 * ```ts
 * import { formatInteger } from '@anticipo/domain/kernel/format'
 *
 * formatInteger(1234, 'CL') // '1.234'
 * ```
 */
export const formatInteger = (value: number, country: Country): string => sign(value) + fixed(value, 0, country)

/**
 * A decimal as documents state it, `1234.500`, in the country's notation without needless zeros. A text that is none,
 * or is longer than 40 characters, is returned as it is.
 *
 * @example
 * ```ts
 * import { formatDecimal } from '@anticipo/domain/kernel/format'
 *
 * formatDecimal('1234.500', 'CL') // '1.234,5'
 * ```
 */
export const formatDecimal = (text: string, country: Country): string => {
  const [, whole, fraction = ''] = /^0*(\d+?)(?:\.(\d*?)0*)?$/.exec(text.slice(0, MAX_DECIMAL_LENGTH + 1)) ?? []
  if (whole === undefined || text.length > MAX_DECIMAL_LENGTH) return text
  const { decimalSeparator, thousandsSeparator } = profileOf(country)
  return grouped(whole, thousandsSeparator) + (fraction === '' ? '' : decimalSeparator + fraction)
}

/** Longer than any amount of a document. */
const MAX_DECIMAL_LENGTH = 40

/**
 * `hundredths` of a percent (280 is 2.8 %), written with 0 or 2 decimals and no space. Halves are rounded away from
 * zero.
 *
 * @example
 * ```ts
 * import { formatPercent } from '@anticipo/domain/kernel/format'
 *
 * formatPercent(280, 'CL') // '2,80%'
 * formatPercent(250, 'CL', 0) // '3%'
 * ```
 */
export const formatPercent = (hundredths: number, country: Country, decimals: 0 | 2 = 2): string => {
  const shown = decimals === 2 ? hundredths : divideHalfAway(hundredths, 100)
  return `${sign(shown)}${fixed(shown, decimals, country)}%`
}

/**
 * Day, month and year in digits.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { formatShortDate } from '@anticipo/domain/kernel/format'
 *
 * formatShortDate(civilDate('2025-09-05')) // '05/09/2025'
 * ```
 */
export const formatShortDate = (date: CivilDate): string => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`

/**
 * With the name of the month.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { formatLongDate } from '@anticipo/domain/kernel/format'
 *
 * formatLongDate(civilDate('2025-09-05')) // '05 septiembre 2025'
 * ```
 */
export const formatLongDate = (date: CivilDate): string => `${date.slice(8)} ${monthName(date)} ${yearOf(date)}`

/**
 * Day and month for running text.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { formatSentenceDate } from '@anticipo/domain/kernel/format'
 *
 * formatSentenceDate(civilDate('2025-09-05')) // '5 de septiembre'
 * ```
 */
export const formatSentenceDate = (date: CivilDate): string => `${dayOf(date)} de ${monthName(date)}`

/**
 * Weekday, day and month; with the year where it is another than that of `today`.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { formatWeekdayDate } from '@anticipo/domain/kernel/format'
 *
 * formatWeekdayDate(civilDate('2025-09-05')) // 'vie 05/09'
 * formatWeekdayDate(civilDate('2027-01-04'), { today: civilDate('2026-12-30') }) // 'lun 04/01/2027'
 * ```
 */
export const formatWeekdayDate = (date: CivilDate, { today = date }: { readonly today?: CivilDate } = {}): string => {
  const day = formatShortDate(date)
  return `${WEEKDAYS_SHORT[isoWeekday(date) - 1] ?? ''} ${yearOf(date) === yearOf(today) ? day.slice(0, 5) : day}`
}

/**
 * Weekday, day, month and year, for a day that someone commits to.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { formatFullDate } from '@anticipo/domain/kernel/format'
 *
 * formatFullDate(civilDate('2025-09-05')) // 'vie 05/09/2025'
 * ```
 */
export const formatFullDate = (date: CivilDate): string =>
  `${WEEKDAYS_SHORT[isoWeekday(date) - 1] ?? ''} ${formatShortDate(date)}`

const monthName = (date: CivilDate): string => MONTHS[monthOf(date) - 1] ?? ''

const symbolOf = (currency: Currency, country: Country): string =>
  currency === 'USD' ? 'US$' : currency === profileOf(country).currency ? '$' : `${currency} $`

const sign = (value: number): string => (value < 0 ? '-' : '')

/** Formats the absolute `value`, an integer in units of the last decimal. */
const fixed = (value: number, decimals: number, country: Country): string => {
  const { decimalSeparator, thousandsSeparator } = profileOf(country)
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const whole = grouped(digits.slice(0, digits.length - decimals), thousandsSeparator)
  return decimals === 0 ? whole : whole + decimalSeparator + digits.slice(-decimals)
}

const grouped = (digits: string, separator: string): string => {
  const head = digits.length % 3
  const groups = head === 0 ? [] : [digits.slice(0, head)]
  for (let at = head; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))
  return groups.join(separator)
}
