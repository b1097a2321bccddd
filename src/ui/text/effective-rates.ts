import { type EffectiveRate, MAX_ANNUAL_RATE } from '#domain/financing/effective-rate.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatPercent } from '#domain/kernel/format.ts'

/** The internal rate of an operation and its convention, in the same words wherever it is shown. */
export const effectiveRateText = {
  annual: 'Tasa efectiva anual (365 días)',
  monthly: 'Tasa efectiva mensual (30 días)',
  annualOf: (rate: EffectiveRate | undefined, country: Country): string => {
    if (rate === undefined) return NONE
    return rate.monthly === undefined
      ? `más de ${formatPercent(MAX_ANNUAL_RATE, country, 0)}`
      : formatPercent(rate.annual, country)
  },
  monthlyOf: (rate: EffectiveRate | undefined, country: Country): string =>
    rate?.monthly === undefined ? NONE : formatPercent(rate.monthly, country),
  sentence: (rate: EffectiveRate, country: Country): string => {
    const { annual, annualOf, monthlyOf } = effectiveRateText
    const monthly = rate.monthly === undefined ? '' : `; mensual (30 días): ${monthlyOf(rate, country)}`
    return `${annual}: ${annualOf(rate, country)}${monthly}. Es la TIR de los flujos.`
  },
} as const

const NONE = '–'
