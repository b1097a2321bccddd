import { type DatedFlow, type EffectiveRate, effectiveRate } from '../financing/effective-rate.ts'
import type { SimulationFigures } from '../financing/simulation.ts'
import { type CalendarMonth, calendarMonthOf } from '../kernel/calendar-month.ts'
import { addDaysWithin, type CivilDate, daysBetween } from '../kernel/civil-date.ts'
import { type Currency, type Money, sum } from '../kernel/money.ts'
import { type CostedSettlement, orderCost, repaymentFlows } from './order-cost.ts'
import { monthsOf, type ReportPeriod } from './report-period.ts'

/** An order whose money was sent: to the company, or to its suppliers, of which the settlement names no transfer. */
export interface TransferredOrder {
  readonly transferredOn: CivilDate
  readonly figures: SimulationFigures
  readonly settlement: CostedSettlement
}

/** The cost of orders, all in one currency. `total` is the sum of the other two. */
export interface FinancingCost {
  readonly orders: number
  /** The transfers to the company. */
  readonly received: Money
  readonly agreed: Money
  /** Default interest, to date for open invoices. */
  readonly late: Money
  readonly total: Money
  /** The rate of all flows, each counted from the transfer of its order; undefined without a transfer to the company. */
  readonly effective: EffectiveRate | undefined
}

/** The orders that were transferred in a month, and their cost. */
export interface MonthlyCost<O extends TransferredOrder = TransferredOrder> {
  readonly month: CalendarMonth
  readonly orders: ReadonlyArray<O>
  readonly cost: FinancingCost
}

/**
 * The cost of orders: the sums of what each of them costs (`orderCost`), and the one rate at which the flows of all of them repay what the company
 * received. It lies between the lowest and the highest rate of the orders.
 */
export const financingCost = (currency: Currency, orders: ReadonlyArray<TransferredOrder>): FinancingCost => {
  const costs = orders.map(({ figures, settlement }) => orderCost(figures, settlement))
  const transfers = orders.flatMap(({ settlement: { transfer } }) => (transfer === undefined ? [] : [transfer]))
  const received = sum(
    currency,
    transfers.map(({ amount }) => amount),
  )
  const [first] = transfers
  return {
    orders: orders.length,
    received,
    agreed: sum(
      currency,
      costs.map(({ agreed }) => agreed),
    ),
    late: sum(
      currency,
      costs.map(({ late }) => late),
    ),
    total: sum(
      currency,
      costs.map(({ total }) => total),
    ),
    effective: first && effectiveRate(received, flowsFrom(first.on, orders), first.on),
  }
}

/** The cost of each month of a period, by the day of the transfer; a month without orders costs nothing. */
export const costByMonth = <O extends TransferredOrder>(
  currency: Currency,
  period: ReportPeriod,
  orders: ReadonlyArray<O>,
): ReadonlyArray<MonthlyCost<O>> => {
  const byMonth = new Map<CalendarMonth, Array<O>>(monthsOf(period).map((month) => [month, []]))
  for (const order of orders) byMonth.get(calendarMonthOf(order.transferredOn))?.push(order)
  return [...byMonth].map(([month, found]) => ({ month, orders: found, cost: financingCost(currency, found) }))
}

/** The flows as if all orders had been transferred on one day. */
const flowsFrom = (day: CivilDate, orders: ReadonlyArray<TransferredOrder>): ReadonlyArray<DatedFlow> =>
  orders.flatMap(({ settlement }) => {
    const { transfer } = settlement
    if (transfer === undefined) return []
    return repaymentFlows(settlement).map(({ amount, on }) => ({
      amount,
      on: addDaysWithin(day, Math.max(0, daysBetween(transfer.on, on))),
    }))
  })
