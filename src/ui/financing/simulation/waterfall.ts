import { breakdownOf } from '#domain/financing/breakdown.ts'
import type { BreakdownPart } from '#domain/financing/breakdown.ts'
import type { SimulationFigures } from '#domain/financing/simulation.ts'
import type { Money } from '#domain/kernel/money.ts'

export type WaterfallLine = BreakdownPart | 'transfer'

export interface WaterfallBar {
  readonly line: WaterfallLine
  /** Negative for what is deducted; its size is the length of the bar. */
  readonly amount: Money
  /** Start and end of the bar, in minor units; `from` is never beyond `to`. */
  readonly from: number
  readonly to: number
}

/**
 * The invoices, a bar per deduction that starts where the previous one ended, and the rest. A line of zero has no bar.
 */
export const waterfall = (simulation: SimulationFigures): ReadonlyArray<WaterfallBar> => [
  ...breakdownOf(simulation)
    .filter(({ part, amount }) => part === 'invoices' || amount.minor !== 0)
    .map(({ part, amount, from, to }) => ({
      line: part,
      amount,
      from: Math.min(from.minor, to.minor),
      to: Math.max(from.minor, to.minor),
    })),
  { line: 'transfer', amount: simulation.transfer, from: 0, to: simulation.transfer.minor },
]
