import { type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import { type Money, money } from '../kernel/money.ts'
import { type BasisPoints, basisPoints } from '../kernel/rate.ts'
import type { SimulatedInvoice, Simulation, SimulationFigures } from './simulation.ts'

export type BreakdownPart = 'invoices' | 'creditNotes' | 'retention' | 'priceDifference' | 'operationCost' | 'discounts'

/** One line of the calculation: `amount` is signed, `from` and `to` are the running sum before and after it. */
export interface BreakdownLine {
  readonly part: BreakdownPart
  readonly amount: Money
  readonly from: Money
  readonly to: Money
}

/** The calculation from the invoices to the transfer, in order. The signed amounts sum to the transfer exactly. */
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

export const keyFiguresOf = (simulation: SimulationFigures): KeyFigures => {
  const { interest, operationCost, orderDiscounts, invoiceDiscounts } = simulation
  const cost = interest.minor + operationCost.minor + orderDiscounts.minor + invoiceDiscounts.minor
  return {
    receiveNow: simulation.transfer,
    receiveLater: simulation.retention,
    totalCost: money(simulation.total.currency, cost),
  }
}

export interface EffectiveRate {
  /** A month of thirty days. */
  readonly monthly: BasisPoints
  /** Twelve such months, compounded. */
  readonly annual: BasisPoints
}

/**
 * The total cost relative to the cash received over `days` (the mean of `meanTerm`): `(1 + cost / transfer)^(30 / days)
 * - 1`. Undefined without days or cash.
 */
export const effectiveRateOf = (simulation: SimulationFigures, days: number): EffectiveRate | undefined => {
  const cash = simulation.transfer.minor
  if (!(days > 0) || cash <= 0) return undefined
  const growth = 1 + keyFiguresOf(simulation).totalCost.minor / cash
  const monthly = hundredthsOfPercent(growth ** (30 / days))
  const annual = hundredthsOfPercent(growth ** (360 / days))
  return Number.isSafeInteger(annual) ? { monthly: basisPoints(monthly), annual: basisPoints(annual) } : undefined
}

export interface DatedAmount {
  readonly amount: Money
  readonly creditNotes: Money
  readonly paymentDate: CivilDate
}

/** The mean number of days until payment, weighted by the base of each invoice. 0 for no invoices. */
export const meanTerm = (lines: ReadonlyArray<DatedAmount>, today: CivilDate): number => {
  let base = 0
  let weighted = 0
  for (const { amount, creditNotes, paymentDate } of lines) {
    base += amount.minor - creditNotes.minor
    weighted += (amount.minor - creditNotes.minor) * daysBetween(today, paymentDate)
  }
  return base === 0 ? 0 : weighted / base
}

/** The rates of each invoice; invoices missing from the simulation have no entry. */
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

const hundredthsOfPercent = (growth: number): number => Math.round((growth - 1) * 10_000) + 0
