import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import type { EffectiveRate } from '#domain/financing/effective-rate.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatPercent } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { multiplyRounded } from '#domain/kernel/rounding.ts'
import { effectiveRateText } from '../../text/effective-rates.ts'

/** The cost of an operation in every comparable form, rates as they are read. Unknown ones are absent. */
export interface SimulationCost {
  readonly amount: Money
  /** The share in the total of the invoices. */
  readonly share: string | undefined
  readonly monthly: string | undefined
  readonly annual: string | undefined
  /** The nominal monthly rate of the price difference. */
  readonly baseRate: string
}

export const costOf = (
  simulation: SimulationFigures,
  rate: EffectiveRate | undefined,
  country: Country,
): SimulationCost => {
  const amount = keyFiguresOf(simulation).totalCost
  return {
    amount,
    share: shareOf(amount, simulation, country),
    monthly: rate?.monthly === undefined ? undefined : effectiveRateText.monthlyOf(rate, country),
    annual: rate && effectiveRateText.annualOf(rate, country),
    baseRate: formatPercent(simulation.baseRate, country),
  }
}

/** The part of the invoices that an amount is; undefined where they sum to nothing. */
export const shareOf = (amount: Money, { total }: { readonly total: Money }, country: Country): string | undefined =>
  total.minor > 0 ? formatPercent(multiplyRounded(amount.minor, 10_000, total.minor), country) : undefined
