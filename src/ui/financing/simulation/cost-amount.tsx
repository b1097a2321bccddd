import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import type { EffectiveRate } from '#domain/financing/effective-rate.ts'
import { type Quote, rateOfQuote } from '#domain/financing/quote.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatPercent } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { multiplyRounded } from '#domain/kernel/rounding.ts'
import { effectiveRateText } from '../../text/effective-rates.ts'
import { simulationText } from '../../text/simulation.ts'
import type { CostView } from '../../text/simulation.ts'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { useSimulationSummaryStyles } from './simulation-summary.styles.ts'

/** The cost of an operation in every comparable form, rates as they are read. Unknown ones are absent. */
export interface SimulationCost {
  readonly amount: Money
  /** The share in the total of the invoices. */
  readonly share: string | undefined
  readonly monthly: string | undefined
  readonly annual: string | undefined
  /** The amount received now costs this rate. */
  readonly rate: EffectiveRate | undefined
  /** The nominal monthly rate of the price difference. */
  readonly baseRate: string
}

export const costOf = (quote: Quote, country: Country): SimulationCost => {
  const { simulation } = quote
  const amount = keyFiguresOf(simulation).totalCost
  const total = simulation.total.minor
  const rate = rateOfQuote(quote)
  return {
    amount,
    share: total > 0 ? formatPercent(multiplyRounded(amount.minor, 10_000, total), country) : undefined,
    monthly: rate?.monthly === undefined ? undefined : effectiveRateText.monthlyOf(rate, country),
    annual: rate && effectiveRateText.annualOf(rate, country),
    rate,
    baseRate: formatPercent(simulation.baseRate, country),
  }
}

export const COST_VIEWS: ReadonlyArray<CostView> = ['amount', 'share', 'monthly', 'annual']

/** The total cost in the selected form, and what its number refers to. */
export const CostAmount = ({ cost, view }: { readonly cost: SimulationCost; readonly view: CostView }) => {
  const styles = useSimulationSummaryStyles()
  return (
    <div>
      <div className={styles.label}>{simulationText.totalCost}</div>
      <div className={styles.later}>{view === 'amount' ? <MoneyText value={cost.amount} /> : cost[view]}</div>
      <div className={styles.hint}>{view === 'amount' ? besides(cost) : simulationText.viewUnits[view]}</div>
    </div>
  )
}

/** Shows a rate beside an amount, as a scale. */
const besides = ({ baseRate, monthly }: SimulationCost): string =>
  monthly === undefined ? simulationText.shortBaseRate(baseRate) : simulationText.monthlyRate(monthly)
