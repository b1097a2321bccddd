import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { type Money, money } from '../kernel/money.ts'
import type { SimulatedInvoice, Simulation, SimulationFigures } from './simulation.ts'

/** The parts of the calculation, in the order in which `breakdownOf` lists them. */
export type BreakdownPart = 'invoices' | 'creditNotes' | 'retention' | 'priceDifference' | 'operationCost' | 'discounts'

/** One line of the calculation: `amount` is signed, `from` and `to` are the running sum before and after it. */
export interface BreakdownLine {
  readonly part: BreakdownPart
  readonly amount: Money
  readonly from: Money
  readonly to: Money
}

/**
 * The calculation from the invoices to the transfer, in order. The signed amounts sum to the transfer exactly.
 *
 * @example
 * ```ts
 * import { breakdownOf } from '@anticipo/domain/financing/breakdown'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * const { simulation } = sampleQuote(samplePricedLine('1'))
 * breakdownOf(simulation).map(({ amount }) => amount.minor) // [100000, 0, -30000, -2800, -500, 0]
 * breakdownOf(simulation).at(-1)?.to.minor // 66700
 * ```
 */
export const breakdownOf = (simulation: SimulationFigures): ReadonlyArray<BreakdownLine> => {
  const own = (minor: number): Money => money(simulation.total.currency, minor)
  let running = 0
  return partsOf(simulation).map(([part, minor]) => {
    const from = running
    running += minor
    return { part, amount: own(minor), from: own(from), to: own(running) }
  })
}

/** The headline figures. They add up to the invoices less their credit notes. */
export interface KeyFigures {
  readonly receiveNow: Money
  /** The retention, paid once the payers pay in full and on time. */
  readonly receiveLater: Money
  /** Price difference, operation cost and discounts: the amounts that are not returned. */
  readonly totalCost: Money
}

/**
 * The headline figures of a simulation, sums of its parts without further rounding.
 *
 * @example
 * ```ts
 * import { keyFiguresOf } from '@anticipo/domain/financing/breakdown'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * keyFiguresOf(sampleQuote(samplePricedLine('1')).simulation).receiveNow // { currency: 'CLP', minor: 66700 }
 * keyFiguresOf(sampleQuote(samplePricedLine('1')).simulation).totalCost // { currency: 'CLP', minor: 3300 }
 * ```
 */
export const keyFiguresOf = (simulation: SimulationFigures): KeyFigures => {
  const { interest, operationCost, orderDiscounts, invoiceDiscounts } = simulation
  const cost = interest.minor + operationCost.minor + orderDiscounts.minor + invoiceDiscounts.minor
  return {
    receiveNow: simulation.transfer,
    receiveLater: simulation.retention,
    totalCost: money(simulation.total.currency, cost),
  }
}

/** An amount less its credit notes, both of one currency, which is paid on a date. */
export interface DatedAmount {
  readonly amount: Money
  readonly creditNotes: Money
  readonly paymentDate: CivilDate
}

/**
 * The mean number of days until payment, weighted by the base of each invoice. 0 for no invoices.
 *
 * @example
 * ```ts
 * import { meanTerm } from '@anticipo/domain/financing/breakdown'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { samplePricedLine } from '@anticipo/domain/testing/samples'
 *
 * const later = samplePricedLine('2', { paymentDate: civilDate('2026-05-01') })
 * meanTerm([samplePricedLine('1'), later], civilDate('2026-03-02')) // 45
 * ```
 */
export const meanTerm = (lines: ReadonlyArray<DatedAmount>, today: CivilDate): number => {
  let base = 0
  let weighted = 0
  for (const { amount, creditNotes, paymentDate } of lines) {
    base += amount.minor - creditNotes.minor
    weighted += (amount.minor - creditNotes.minor) * daysBetween(today, paymentDate)
  }
  return base === 0 ? 0 : weighted / base
}

/**
 * The rates of each invoice; invoices missing from the simulation have no entry.
 *
 * @example
 * ```ts
 * import { pricesOf } from '@anticipo/domain/financing/breakdown'
 * import type { InvoiceId } from '@anticipo/domain/kernel/id'
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 *
 * pricesOf(sampleQuote(samplePricedLine('1')).simulation).get('1' as InvoiceId)?.rate // 280
 * ```
 */
export const pricesOf = (simulation: Simulation): ReadonlyMap<InvoiceId, SimulatedInvoice> =>
  new Map(simulation.invoices.map((invoice) => [invoice.invoiceId, invoice]))

const partsOf = (simulation: SimulationFigures): ReadonlyArray<readonly [BreakdownPart, number]> => [
  ['invoices', simulation.total.minor],
  ['creditNotes', -simulation.creditNotes.minor],
  ['retention', -simulation.retention.minor],
  ['priceDifference', -simulation.interest.minor],
  ['operationCost', -simulation.operationCost.minor],
  ['discounts', -simulation.orderDiscounts.minor - simulation.invoiceDiscounts.minor],
]
