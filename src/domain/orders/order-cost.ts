import { keyFiguresOf } from '../financing/breakdown.ts'
import { type EffectiveRate, effectiveRate } from '../financing/effective-rate.ts'
import type { SimulationFigures } from '../financing/simulation.ts'
import { add, type Money, subtract, sum } from '../kernel/money.ts'
import type { OrderSettlement } from './order-settlement.ts'

/** The charges of an order. `total` is their sum. */
export interface OrderCost {
  /** Price difference, operation cost and discounts. */
  readonly agreed: Money
  /** Default interest of all invoices, to date for the open ones. */
  readonly late: Money
  readonly total: Money
  /** The internal rate by the agreed payment dates, without default interest; undefined without a transfer to the company. */
  readonly effective: EffectiveRate | undefined
}

/**
 * The cost of a transferred order: sums of its figures and of its settlement, without further rounding.
 *
 * @example
 * ```ts
 * import { samplePricedLine, sampleQuote } from '@anticipo/domain/testing/samples'
 * import { orderCost } from '@anticipo/domain/orders/order-cost'
 *
 * const { simulation } = sampleQuote(samplePricedLine('1'))
 * orderCost(simulation, { transfer: undefined, lines: [] }).total // { currency: 'CLP', minor: 3300 }
 * ```
 */
export const orderCost = (figures: SimulationFigures, { lines, transfer }: OrderSettlement): OrderCost => {
  const agreed = keyFiguresOf(figures).totalCost
  const late = sum(
    agreed.currency,
    lines.map(({ interest }) => interest),
  )
  const flows = lines.map(({ due, paid, paymentDate, retained }) => ({
    amount: subtract(add(paid, due), retained),
    on: paymentDate,
  }))
  return {
    agreed,
    late,
    total: add(agreed, late),
    effective: transfer && effectiveRate(transfer.amount, flows, transfer.on),
  }
}
