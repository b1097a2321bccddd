import { keyFiguresOf, type EffectiveRate, effectiveRateOf, meanTerm } from './breakdown.ts'
import type { FinancingType } from './invoice.ts'
import { latePayment } from './late-payment.ts'
import type { Quote } from './quote.ts'
import type { SimulationFigures } from './simulation.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { Id } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'

export type ScenarioId = Id<'Scenario'>

/** The names of the scenarios of one user, who has at most one of each. */
export const SCENARIO_LETTERS = ['A', 'B', 'C'] as const
export type ScenarioLetter = (typeof SCENARIO_LETTERS)[number]

/** The delay that scenarios are compared with, in days. */
export const DAYS_LATE = 15

/** What an operation would give and cost, as it was simulated on one day. */
export interface ScenarioFigures {
  readonly type: FinancingType
  readonly simulatedOn: CivilDate
  /** How many. */
  readonly invoices: number
  readonly firstPayment: CivilDate
  readonly lastPayment: CivilDate
  /** In days, as `meanTerm` gives it: not a whole number. */
  readonly meanTerm: number
  readonly figures: SimulationFigures
  /** The default interest when every payer pays `DAYS_LATE` days late. */
  readonly lateInterest: Money
}

/** A simulation that a user saved to compare it with others. */
export interface Scenario extends ScenarioFigures {
  readonly id: ScenarioId
  readonly letter: ScenarioLetter
}

/** The figures of a simulation; undefined without invoices. */
export const scenarioFiguresOf = (quote: Quote): ScenarioFigures | undefined => {
  const dates = quote.lines.map(({ paymentDate }) => paymentDate).toSorted()
  const [firstPayment] = dates
  const lastPayment = dates.at(-1)
  if (firstPayment === undefined || lastPayment === undefined) return undefined
  const { invoices, ...figures } = quote.simulation
  return {
    type: quote.type,
    simulatedOn: quote.askedOn,
    invoices: invoices.length,
    firstPayment,
    lastPayment,
    meanTerm: meanTerm(quote.lines, quote.askedOn),
    figures,
    lateInterest: latePayment(quote, DAYS_LATE).interest,
  }
}

/** Whether both are the same simulation, as far as their figures tell. */
export const hasSameFigures = (a: ScenarioFigures, b: ScenarioFigures): boolean =>
  a.type === b.type &&
  a.simulatedOn === b.simulatedOn &&
  a.invoices === b.invoices &&
  a.firstPayment === b.firstPayment &&
  a.lastPayment === b.lastPayment &&
  a.meanTerm === b.meanTerm &&
  a.figures.total.minor === b.figures.total.minor &&
  a.figures.interest.minor === b.figures.interest.minor &&
  a.figures.transfer.minor === b.figures.transfer.minor

/** The first letter without a scenario; undefined when all are taken. */
export const freeLetter = (taken: ReadonlyArray<ScenarioLetter>): ScenarioLetter | undefined =>
  SCENARIO_LETTERS.find((letter) => !taken.includes(letter))

export const rateOfScenario = ({ figures, meanTerm: days }: ScenarioFigures): EffectiveRate | undefined =>
  effectiveRateOf(figures, days)

/** The figures of which one scenario can have a better value than another. */
export const COMPARED_FIGURES = ['receiveNow', 'totalCost', 'monthlyRate', 'annualRate', 'lateInterest'] as const
export type ComparedFigure = (typeof COMPARED_FIGURES)[number]

/**
 * The scenarios with the best value of that figure: the most cash, else the least cost. Empty when all have the same
 * value, when one has none, and for fewer than two.
 */
export const bestScenarios = <S extends ScenarioFigures>(
  figure: ComparedFigure,
  scenarios: ReadonlyArray<S>,
): ReadonlyArray<S> => {
  const costs = scenarios.map(COSTS[figure]).filter((cost) => cost !== undefined)
  const least = Math.min(...costs)
  if (costs.length < scenarios.length || costs.every((cost) => cost === least)) return []
  return scenarios.filter((_, at) => costs[at] === least)
}

/** The less, the better. */
const COSTS: Readonly<Record<ComparedFigure, (scenario: ScenarioFigures) => number | undefined>> = {
  receiveNow: ({ figures }) => -figures.transfer.minor,
  totalCost: ({ figures }) => keyFiguresOf(figures).totalCost.minor,
  monthlyRate: (scenario) => rateOfScenario(scenario)?.monthly,
  annualRate: (scenario) => rateOfScenario(scenario)?.annual,
  lateInterest: ({ lateInterest }) => lateInterest.minor,
}
