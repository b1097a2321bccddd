import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import type { Quote } from '../financing/quote.ts'
import {
  type ComparedFigure,
  SCENARIO_LETTERS,
  type Scenario,
  scenarioFiguresOf,
  type ScenarioFigures,
} from '../financing/scenario.ts'
import { simulate } from '../financing/simulate.ts'
import { financingType } from './cart.ts'
import { pricedCart } from './financing.ts'
import { id } from './kernel.ts'

/** The simulation of a cart that can be financed. */
export const quote: fc.Arbitrary<Quote> = fc
  .tuple(financingType, pricedCart)
  .map(([type, cart]): Quote | undefined => {
    const simulated = simulate(cart)
    if (E.isLeft(simulated)) return undefined
    return { type, askedOn: cart.today, lines: cart.lines, undated: [], simulation: simulated.right }
  })
  .filter((one) => one !== undefined)

/** The figures of a financeable cart. */
export const scenarioFigures: fc.Arbitrary<ScenarioFigures> = quote
  .map(scenarioFiguresOf)
  .filter((figures) => figures !== undefined)

/** A saved scenario of any letter. */
export const scenario: fc.Arbitrary<Scenario> = fc
  .record({ figures: scenarioFigures, id: id<'Scenario'>(), letter: fc.constantFrom(...SCENARIO_LETTERS) })
  .map(({ figures, ...named }) => ({ ...named, ...figures }))

/** Every figure by which scenarios are compared. */
export const comparedFigure: fc.Arbitrary<ComparedFigure> = fc.constantFrom(
  'receiveNow',
  'totalCost',
  'monthlyRate',
  'annualRate',
  'lateInterest',
)
