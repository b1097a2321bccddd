import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import type { EffectiveRate } from '#domain/financing/breakdown.ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import type { BasisPoints } from '#domain/kernel/rate.ts'
import { multiplyRounded } from '#domain/kernel/rounding.ts'
import { simulationText } from '../../text/simulation.ts'
import type { CostView } from '../../text/simulation.ts'
import { useAmounts } from '../../design/feedback/amounts-context.ts'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { useSimulationSummaryStyles } from './simulation-summary.styles.ts'

/** The cost of an operation in every comparable form. Unknown rates are absent. */
export interface SimulationCost {
  readonly amount: Money
  /** The share in the total of the invoices. */
  readonly share: BasisPoints | undefined
  /** Effective, on the amount received now. */
  readonly monthly: BasisPoints | undefined
  readonly annual: BasisPoints | undefined
  /** The nominal monthly rate of the price difference. */
  readonly baseRate: BasisPoints
}

/** `effective` is on the amount received now and the days until the payers pay. */
export const costOf = (simulation: Simulation, effective: EffectiveRate | undefined): SimulationCost => {
  const amount = keyFiguresOf(simulation).totalCost
  const total = simulation.total.minor
  return {
    amount,
    share: total > 0 ? basisPoints(multiplyRounded(amount.minor, 10_000, total)) : undefined,
    monthly: effective?.monthly,
    annual: effective?.annual,
    baseRate: simulation.baseRate,
  }
}

export const COST_VIEWS: ReadonlyArray<CostView> = ['amount', 'share', 'monthly', 'annual']

/** The total cost in the selected form, and what its number refers to. */
export const CostAmount = ({ cost, view }: { readonly cost: SimulationCost; readonly view: CostView }) => {
  const styles = useSimulationSummaryStyles()
  const { country } = useAmounts()
  const rate = view === 'amount' ? undefined : cost[view]
  return (
    <div>
      <div className={styles.label}>{simulationText.totalCost}</div>
      <div className={styles.later}>
        {rate === undefined ? <MoneyText value={cost.amount} /> : simulationText.rate(rate, country)}
      </div>
      <div className={styles.hint}>{rate === undefined ? besides(cost, country) : simulationText.viewUnits[view]}</div>
    </div>
  )
}

/** Shows a rate beside an amount, as a scale. */
const besides = (cost: SimulationCost, country: Country): string =>
  cost.monthly === undefined
    ? simulationText.shortBaseRate(cost.baseRate, country)
    : simulationText.monthlyRate(cost.monthly, country)
