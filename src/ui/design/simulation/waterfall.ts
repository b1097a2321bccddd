import type { Money } from '#domain/kernel/money.ts'
import type { SimulationLine } from '../../text/simulation.ts'

/** The amounts of a simulation. `total` less the five that are taken is `transfer`, exactly. */
export type SimulationAmounts = Readonly<Record<SimulationLine, Money>>

export interface WaterfallBar {
  readonly line: SimulationLine
  /** Where the bar starts and ends, in minor units; `from` is never beyond `to`. */
  readonly from: number
  readonly to: number
}

/** What is taken from the total, in the order in which it is taken. */
export const TAKEN_LINES: ReadonlyArray<SimulationLine> = ['creditNotes', 'retention', 'interest', 'operationCost', 'discounts']

/**
 * The total, a bar for each thing taken that starts where the one before it left off, and what remains.
 * A line of zero has no bar.
 */
export const waterfall = (amounts: SimulationAmounts): ReadonlyArray<WaterfallBar> => {
  const bars: Array<WaterfallBar> = [{ line: 'total', from: 0, to: amounts.total.minor }]
  let left = amounts.total.minor
  for (const line of TAKEN_LINES) {
    const taken = amounts[line].minor
    if (taken === 0) continue
    bars.push({ line, from: left - taken, to: left })
    left -= taken
  }
  return [...bars, { line: 'transfer', from: 0, to: left }]
}
