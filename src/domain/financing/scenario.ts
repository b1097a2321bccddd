import { own } from '../kernel/guard.ts'
import { keyFiguresOf, meanTerm } from './breakdown.ts'
import type { EffectiveRate } from './effective-rate.ts'
import type { FinancingType } from './invoice.ts'
import { latePayment } from './late-payment.ts'
import { type Quote, rateOfQuote } from './quote.ts'
import type { SimulationFigures } from './simulation.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { Id } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'

/** An identifier of the host. */
export type ScenarioId = Id<'Scenario'>

/** The names of the scenarios of one user, who has at most one of each. */
export const SCENARIO_LETTERS = ['A', 'B', 'C'] as const
/** One of `SCENARIO_LETTERS`. */
export type ScenarioLetter = (typeof SCENARIO_LETTERS)[number]

/** The example of a delay, in days. */
export const DAYS_LATE = 15

/** The proceeds and costs of an operation, as it was simulated on one day. */
export interface ScenarioFigures {
  readonly type: FinancingType
  readonly simulatedOn: CivilDate
  /** How many. */
  readonly invoices: number
  readonly firstPayment: CivilDate
  readonly lastPayment: CivilDate
  /** Days from the simulation to the payments: `meanTerm`, rounded. */
  readonly meanDays: number
  readonly rate: EffectiveRate | undefined
  readonly figures: SimulationFigures
  /** The default interest when every payer pays `DAYS_LATE` days late. */
  readonly lateInterest: Money
}

/** A simulation that a user saved to compare it with others. */
export interface Scenario extends ScenarioFigures {
  readonly id: ScenarioId
  readonly letter: ScenarioLetter
}

/**
 * The figures of a simulation; undefined without invoices.
 *
 * @example
 * ```ts
 * import { scenarioFiguresOf } from '@anticipo/domain/financing/scenario'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * scenarioFiguresOf(sampleQuote(samplePricedLine('1')))?.meanDays // 30
 * scenarioFiguresOf(sampleQuote(samplePricedLine('1')))?.lateInterest // { currency: 'CLP', minor: 980 }
 * ```
 */
export const scenarioFiguresOf = (quote: Quote): ScenarioFigures | undefined => {
  const dates = quote.lines.map(({ paymentDate }) => paymentDate).toSorted()
  const [firstPayment, lastPayment] = [dates[0], dates.at(-1)]
  if (firstPayment === undefined || lastPayment === undefined) return undefined
  const { invoices, ...figures } = quote.simulation
  return {
    type: quote.type,
    simulatedOn: quote.askedOn,
    invoices: invoices.length,
    firstPayment,
    lastPayment,
    meanDays: Math.round(meanTerm(quote.lines, quote.askedOn)),
    rate: rateOfQuote(quote),
    figures,
    lateInterest: latePayment(quote, DAYS_LATE).interest,
  }
}

/**
 * The first letter without a scenario; undefined when all are taken.
 *
 * @example
 * ```ts
 * import { freeLetter } from '@anticipo/domain/financing/scenario'
 *
 * freeLetter(['A', 'C']) // 'B'
 * freeLetter(['A', 'B', 'C']) // undefined
 * ```
 */
export const freeLetter = (taken: ReadonlyArray<ScenarioLetter>): ScenarioLetter | undefined =>
  SCENARIO_LETTERS.find((letter) => !taken.includes(letter))

/** The figures of which one scenario can have a better value than another. */
export type ComparedFigure = 'receiveNow' | 'totalCost' | 'monthlyRate' | 'annualRate' | 'lateInterest'

/**
 * The scenarios with the best value of that figure: the most cash, else the least cost. Empty when all have the same
 * value, when one has none, and for fewer than two.
 *
 * @example
 * ```ts
 * import { bestScenarios, scenarioFiguresOf } from '@anticipo/domain/financing/scenario'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * const one = scenarioFiguresOf(sampleQuote(samplePricedLine('1')))
 * const two = scenarioFiguresOf(sampleQuote(samplePricedLine('1'), samplePricedLine('2')))
 * bestScenarios('receiveNow', [one, two].flatMap((figures) => figures ?? [])).map(({ invoices }) => invoices) // [2]
 * ```
 */
export const bestScenarios = <S extends ScenarioFigures>(
  figure: ComparedFigure,
  scenarios: ReadonlyArray<S>,
): ReadonlyArray<S> => {
  const costOf = own(COSTS, figure)
  if (costOf === undefined) return []
  const costs = scenarios.map(costOf)
  const least = Math.min(...costs)
  const best = scenarios.filter((_, at) => costs[at] === least)
  return best.length < scenarios.length ? best : []
}

/** The less, the better. NaN where there is no value: then none is the least. Infinity above `MAX_ANNUAL_RATE`. */
const COSTS: Readonly<Record<ComparedFigure, (scenario: ScenarioFigures) => number>> = {
  receiveNow: ({ figures }) => -figures.transfer.minor,
  totalCost: ({ figures }) => keyFiguresOf(figures).totalCost.minor,
  monthlyRate: ({ rate }) => (rate === undefined ? NaN : (rate.monthly ?? Infinity)),
  annualRate: ({ rate }) => rate?.annual ?? NaN,
  lateInterest: ({ lateInterest }) => lateInterest.minor,
}
