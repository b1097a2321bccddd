import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatPercent, formatShortDate } from '#domain/kernel/format.ts'
import { DECIMALS, type Money } from '#domain/kernel/money.ts'
import { isMoney, type FileCell } from './table-file.ts'

/** Spreadsheet programs of a country read a comma as its decimal separator or as the end of a cell, never as both. */
export const csvSeparatorOf = (country: Country): ',' | ';' => (profileOf(country).decimalSeparator === ',' ? ';' : ',')

/**
 * A cell as text: amounts with the country's decimal separator and no others, dates as `05/09/2025`. No text begins a
 * formula (OWASP ASVS 1.2.10): one that would is preceded by an apostrophe.
 */
export const csvCell = (cell: FileCell, country: Country): string => {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return FORMULA_START.test(cell) ? `'${cell}` : cell
  if (typeof cell === 'number') return String(cell)
  if (isMoney(cell)) return decimalOf(cell, profileOf(country).decimalSeparator)
  return 'date' in cell ? formatShortDate(cell.date) : formatPercent(cell.hundredths, country)
}

const FORMULA_START = /^[=+\-@\t\r\n\0]/

/** Written from the digits of the minor units: never rounded, never in exponents. */
const decimalOf = ({ currency, minor }: Money, separator: string): string => {
  const decimals = DECIMALS[currency]
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = minor < 0 ? '-' : ''
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}${separator}${digits.slice(-decimals)}`
}
