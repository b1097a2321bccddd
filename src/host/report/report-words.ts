import { type EffectiveRate, MAX_ANNUAL_RATE } from '#domain/financing/effective-rate.ts'
import type { CalendarMonth } from '#domain/kernel/calendar-month.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger, formatMoney, formatPercent } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { BasisPoints } from '#domain/kernel/rate.ts'
import { MONTHS } from '#domain/labels/spanish-calendar.ts'
import { monthName, statementWords } from '#domain/labels/statement-words.ts'
import type { ReportPeriod } from '#domain/orders/report-period.ts'
import { html, type SafeHtml } from '../kernel/html.ts'
import { type Axis, countAxis, moneyAxis, withoutNumbers } from './axis.ts'

/** How the report of a country writes its figures. */
export interface ReportWords {
  readonly money: (amount: Money) => string
  readonly count: (count: number) => string
  readonly counted: (count: number, one: string, many: string) => string
  readonly share: (share: BasisPoints) => string
  readonly annual: (rate: EffectiveRate | undefined) => string
  readonly moneyAxis: (most: number) => Axis
  readonly countAxis: (most: number, unit: string) => Axis
  readonly lateInterest: string
}

export const wordsOf = (country: Country, hidesAmounts: boolean): ReportWords => {
  const { currency } = profileOf(country)
  const axisTo = (most: number): Axis => moneyAxis(most, currency, country)
  return {
    money: (amount) => (hidesAmounts ? HIDDEN : formatMoney(amount, country)),
    count: (count) => formatInteger(count, country),
    counted: (count, one, many) => `${formatInteger(count, country)} ${count === 1 ? one : many}`,
    share: (share) => formatPercent(share, country),
    annual: (rate) => {
      if (rate === undefined) return NONE
      return rate.monthly === undefined
        ? `más de ${formatPercent(MAX_ANNUAL_RATE, country, 0)}`
        : formatPercent(rate.annual, country)
    },
    moneyAxis: (most) => (hidesAmounts ? withoutNumbers(axisTo(most)) : axisTo(most)),
    countAxis: (most, unit) => countAxis(most, unit, country),
    lateInterest: statementWords(country).movements.DEFAULT_INTEREST,
  }
}

const HIDDEN = '•••••'

/** A figure that does not exist. */
export const NONE = '–'

/** `noviembre de 2026`, or `enero de 2026 a noviembre de 2026`. */
export const periodText = ({ from, to }: ReportPeriod): string =>
  from === to ? monthName(from) : `${monthName(from)} a ${monthName(to)}`

/** `nov`, or `nov 26`. */
export const shortMonth = (month: CalendarMonth, hasYear: boolean): string =>
  hasYear ? `${abbreviated(month)} ${month.slice(2, 4)}` : abbreviated(month)

/** The name of a month as wide as its place. */
export const monthCell = (month: CalendarMonth): SafeHtml =>
  html`<span class="wide">${monthName(month)}</span><span class="narrow">${abbreviated(month)} ${month.slice(0, 4)}</span>`

const abbreviated = (month: CalendarMonth): string => (MONTHS[Number(month.slice(5)) - 1] ?? '').slice(0, 3)
