import { keyFiguresOf } from '../financing/breakdown.ts'
import { type DatedFlow, type EffectiveRate, effectiveRate } from '../financing/effective-rate.ts'
import type { SimulationFigures } from '../financing/simulation.ts'
import { add, type Money, subtract, sum } from '../kernel/money.ts'
import type { SentMoney, SettledLine } from './order-settlement.ts'

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

/** The part of a settlement that decides the cost of its order. */
export interface CostedSettlement {
  readonly transfer: Pick<SentMoney, 'amount' | 'on'> | undefined
  readonly lines: ReadonlyArray<Pick<SettledLine, 'due' | 'interest' | 'paid' | 'paymentDate' | 'retained'>>
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
export const orderCost = (figures: SimulationFigures, settlement: CostedSettlement): OrderCost => {
  const { lines, transfer } = settlement
  const agreed = keyFiguresOf(figures).totalCost
  const late = sum(
    agreed.currency,
    lines.map(({ interest }) => interest),
  )
  return {
    agreed,
    late,
    total: add(agreed, late),
    effective: transfer && effectiveRate(transfer.amount, repaymentFlows(settlement), transfer.on),
  }
}

/**
 * The flows that repay an order: each invoice on its agreed payment date, without its retention.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { repaymentFlows } from '@anticipo/domain/orders/order-cost'
 * import { settledLines } from '@anticipo/domain/orders/order-settlement'
 * import { sampleSettledInvoice } from '@anticipo/domain/testing/samples'
 *
 * const lines = settledLines([sampleSettledInvoice('1')], [], civilDate('2026-03-02'))
 * repaymentFlows({ lines }) // [{ amount: { currency: 'CLP', minor: 105000 }, on: '2026-03-31' }]
 * ```
 */
export const repaymentFlows = ({ lines }: Pick<CostedSettlement, 'lines'>): ReadonlyArray<DatedFlow> =>
  lines.map(({ due, paid, paymentDate, retained }) => ({ amount: subtract(add(paid, due), retained), on: paymentDate }))
