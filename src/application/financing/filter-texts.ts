import * as E from 'fp-ts/Either'
import { type FilterRange, type InvoiceFilter, MAX_FILTER_AMOUNT } from '#domain/financing/invoice-filter.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import { money } from '#domain/kernel/money.ts'
import { parseDateInput, parseMoneyInput } from '#domain/kernel/parse-input.ts'

/** The parts of a filter that are ranges, each with two text fields. */
export const FILTER_RANGES = ['amount', 'issued', 'due'] as const
export type FilterRangeName = (typeof FILTER_RANGES)[number]

/** Amounts in the notation of the country, dates as `25/11/2026`; empty where the range is open. */
export interface RangeTexts {
  readonly from: string
  readonly to: string
}
export type FilterTexts = Readonly<Record<FilterRangeName, RangeTexts>>

export type RangeError = 'FromUnreadable' | 'ToUnreadable' | 'Reversed'

type RangeOf = InvoiceFilter['amount' | 'due' | 'issued']

export const textsOfFilter = ({ amount, due, issued }: InvoiceFilter, country: Country): FilterTexts => {
  const { currency } = profileOf(country)
  const written = (minor: number | undefined): string =>
    minor === undefined ? '' : formatMoney(money(currency, minor), country)
  const day = (date: CivilDate | undefined): string => (date === undefined ? '' : formatShortDate(date))
  const dates = ({ from, to }: FilterRange<CivilDate>): RangeTexts => ({ from: day(from), to: day(to) })
  return { amount: { from: written(amount.from), to: written(amount.to) }, issued: dates(issued), due: dates(due) }
}

/** The facts on which the meaning of a text depends. */
export interface FilterContext {
  readonly country: Country
  readonly today: CivilDate
}

/** Negative amounts and those that no address states are unreadable: no invoice has one. */
export const readRange = (
  name: FilterRangeName,
  { from, to }: RangeTexts,
  { country, today }: FilterContext,
): E.Either<RangeError, RangeOf> => {
  const read = name === 'amount' ? readAmount(country) : readDate(name, today)
  const start = readOptional(from, read)
  const end = readOptional(to, read)
  if (E.isLeft(start)) return E.left('FromUnreadable')
  if (E.isLeft(end)) return E.left('ToUnreadable')
  const range: FilterRange<number | CivilDate> = { from: start.right, to: end.right }
  const isReversed = range.from !== undefined && range.to !== undefined && range.from > range.to
  return isReversed ? E.left('Reversed') : E.right(range as RangeOf)
}

const readOptional = <A>(
  text: string,
  read: (text: string) => E.Either<unknown, A>,
): E.Either<unknown, A | undefined> => (text.trim() === '' ? E.right(undefined) : read(text))

/** An invoice is due on the next day of that name, and was issued on the last one. */
const readDate =
  (name: 'issued' | 'due', today: CivilDate) =>
  (text: string): E.Either<unknown, number | CivilDate> => {
    const date = parseDateInput(text, today)
    const isAhead = E.isRight(date) && date.right > today
    return name === 'issued' && isAhead ? parseDateInput(text, addDays(today, -365)) : date
  }

const readAmount =
  (country: Country) =>
  (text: string): E.Either<unknown, number | CivilDate> => {
    const amount = parseMoneyInput(text, profileOf(country).currency, country)
    return E.isRight(amount) && amount.right.minor >= 0 && amount.right.minor <= MAX_FILTER_AMOUNT
      ? E.right(amount.right.minor)
      : E.left(amount)
  }
