import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import { readAmount } from './amount.ts'
import { readDayFirst } from '#domain/tax-documents/day-first.ts'
import { cellOf, type DelimitedRow } from './delimited.ts'

/** A date without a time. */
export const readDay = (text: string): CivilDate | undefined => (text.includes(':') ? undefined : readDayFirst(text))

/**
 * Whole pesos, as the SII writes them (`1234567`) or a spreadsheet shows them: with thousands in threes (`1.234.567`,
 * `1,234,567`) and decimals that are zero (`1234,00`). Undefined for anything else.
 */
export const readShownPesos = (text: string): Money<'CLP'> | undefined => {
  const whole = SHOWN.map((form) => form.exec(text)?.[1]).find((digits) => digits !== undefined)
  const amount = readAmount('CLP', whole?.replaceAll(/\D/g, '') ?? '')
  return E.isRight(amount) ? amount.right : undefined
}

/** The whole pesos of each form. */
const SHOWN: ReadonlyArray<RegExp> = [
  /^(\d+)(?:[.,]0{1,2})?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,0{1,2})?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?$/,
]

/** A line of sums, which is of no document; its label is in any column. */
export const isSum = (row: DelimitedRow): boolean => {
  const folio = row.value('Folio')
  return (folio === '' || TOTALS.test(folio)) && row.cells.some((cell) => TOTALS.test(cellOf(cell)))
}

const TOTALS = /^total(?:es)?:?$/i

/**
 * Whether a line has what a spreadsheet made of dates and numbers of the SII: a month before its day, the number of a
 * day, or a number as a power of ten. Then no date and no number of the file can be trusted, also those that look right.
 */
export const isOfSpreadsheet = (row: DelimitedRow, { dates, numbers }: SpreadsheetColumns): boolean =>
  dates.some((column) => isSerialDate(row.value(column)) || isMonthFirst(row.value(column))) ||
  numbers.some((column) => POWER_OF_TEN.test(row.value(column)))

export interface SpreadsheetColumns {
  readonly dates: ReadonlyArray<string>
  readonly numbers: ReadonlyArray<string>
}

/** Days since 1900: five digits from 1927 to 2173, with a part of a day behind them. */
const isSerialDate = (text: string): boolean => /^\d{5}(?:[.,]\d+)?$/.test(text)

const isMonthFirst = (text: string): boolean => {
  const [, month, , day] = /^(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/.exec(text) ?? []
  return month !== undefined && Number(month) <= 12 && Number(day) > 12 && Number(day) <= 31
}

/** A code may be digits with an E between them; spreadsheets write the sign. */
const POWER_OF_TEN = /^\d+(?:[.,]\d+)?E\+\d+$/i
