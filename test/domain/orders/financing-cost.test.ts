import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarMonthOf } from '#domain/kernel/calendar-month.ts'
import { addDays, civilDate } from '#domain/kernel/civil-date.ts'
import { add, money, zero } from '#domain/kernel/money.ts'
import { costByMonth, financingCost, type TransferredOrder } from '#domain/orders/financing-cost.ts'
import { orderCost } from '#domain/orders/order-cost.ts'
import { isInPeriod } from '#domain/orders/report-period.ts'
import { settlementOf } from '#domain/wallet/settlement.ts'
import { dateBetween } from '#domain/testing/kernel.ts'
import { samplePricedLine, sampleQuote } from '#domain/testing/samples.ts'

const peso = (minor: number) => money('CLP', minor)
const { simulation } = sampleQuote(samplePricedLine('1'))

/** An order with `agreed` of price difference, which received `cash` for repayments that are due so many days later. */
const anOrder = (
  transferredOn: string,
  {
    agreed,
    cash,
    flows,
  }: { agreed: number; cash: number; flows: ReadonlyArray<readonly [amount: number, days: number]> },
  today = '2026-03-02',
): TransferredOrder => {
  const on = civilDate(transferredOn)
  return {
    transferredOn: on,
    figures: { ...simulation, interest: peso(agreed), operationCost: peso(0), transfer: peso(cash) },
    settlement: {
      transfer: { on, amount: peso(cash) },
      lines: flows.map(([amount, days]) => {
        const paymentDate = addDays(on, days)
        const terms = { amount: peso(amount), creditNotes: peso(0), retention: peso(0), rate: simulation.baseRate }
        return { ...settlementOf({ ...terms, paymentDate }, [], civilDate(today)), paymentDate }
      }),
    },
  }
}

const orders = fc.array(
  fc
    .record({
      on: dateBetween('2025-11-01', '2026-04-30'),
      cash: fc.integer({ min: 50_000, max: 1_000_000 }),
      flows: fc.array(fc.tuple(fc.integer({ min: 1_000, max: 900_000 }), fc.integer({ min: 1, max: 180 })), {
        minLength: 1,
        maxLength: 4,
      }),
      agreed: fc.integer({ min: 0, max: 90_000 }),
    })
    .map(({ on, ...one }) => anOrder(on, one, '2026-08-01')),
  { minLength: 1, maxLength: 6 },
)

describe('the cost of financing', () => {
  // At 2.8 % a month with 30 % retained and 500 of cost, 150,000 pay 100,300 now for 105,000 in thirty days: 74.57 %.
  it('has the rate of its order, and the same one for the same order on another day', () => {
    const one = { agreed: 4_700, cash: 100_300, flows: [[105_000, 30]] } as const
    const [march, april] = [anOrder('2026-03-02', one), anOrder('2026-04-01', one)]
    expect(financingCost('CLP', [march]).effective).toEqual({ annual: 7457, monthly: 469 })
    expect(financingCost('CLP', [march, april])).toEqual({
      orders: 2,
      received: peso(200_600),
      agreed: peso(9_400),
      late: peso(0),
      total: peso(9_400),
      effective: { annual: 7457, monthly: 469 },
    })
  })

  // (211,000 / 200,300)^(365 / 30) - 1 = 88.35 %, by the closed form of one date.
  it('has the rate of all flows of orders with one term', () => {
    const one = anOrder('2026-03-02', { agreed: 4_700, cash: 100_300, flows: [[105_000, 30]] })
    const other = anOrder('2026-03-09', { agreed: 6_000, cash: 100_000, flows: [[106_000, 30]] })
    const annual = Math.round(((211_000 / 200_300) ** (365 / 30) - 1) * 10_000)
    expect(financingCost('CLP', [one, other]).effective?.annual).toBe(annual)
  })

  it('counts an order that pays suppliers in its cost, and in no rate', () => {
    const direct = anOrder('2026-03-02', { agreed: 4_700, cash: 100_300, flows: [[105_000, 30]] })
    const confirming = { ...direct, settlement: { ...direct.settlement, transfer: undefined } }
    expect(financingCost('CLP', [direct, confirming])).toMatchObject({
      orders: 2,
      received: peso(100_300),
      total: peso(9_400),
      effective: { annual: 7457 },
    })
    expect(financingCost('CLP', [confirming]).effective).toBeUndefined()
    expect(financingCost('CLP', [])).toMatchObject({ orders: 0, total: peso(0), effective: undefined })
  })

  it('is the sum of the costs of its orders, and its rate lies between theirs, in whichever sequence they come', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const costs = all.map(({ figures, settlement }) => orderCost(figures, settlement))
        const cost = financingCost('CLP', all)
        expect(cost.total).toEqual(costs.map(({ total }) => total).reduce(add))
        expect(cost.total).toEqual(add(cost.agreed, cost.late))
        const rates = costs.flatMap(({ effective }) => effective?.annual ?? [])
        expect(cost.effective?.annual).toBeGreaterThanOrEqual(Math.min(...rates))
        expect(cost.effective?.annual).toBeLessThanOrEqual(Math.max(...rates))
        const [first] = all
        if (first !== undefined && all.length === 1) expect(cost.effective).toEqual(costs[0]?.effective)
        const { effective, ...sums } = financingCost('CLP', all.toReversed())
        expect(sums).toEqual({ ...sums, total: cost.total, late: cost.late })
        expect(Math.abs((effective?.annual ?? 0) - (cost.effective?.annual ?? 0))).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is divided among the months without a rest, each order in the month of its transfer', () => {
    const period = { from: calendarMonthOf(civilDate('2025-12-01')), to: calendarMonthOf(civilDate('2026-03-01')) }
    fc.assert(
      fc.property(orders, (all) => {
        const months = costByMonth('CLP', period, all)
        expect(months.map(({ month }) => month)).toEqual(['2025-12', '2026-01', '2026-02', '2026-03'])
        const within = all.filter(({ transferredOn }) => isInPeriod(period, transferredOn))
        expect(months.map(({ cost }) => cost.total).reduce(add)).toEqual(
          within.map(({ figures, settlement }) => orderCost(figures, settlement).total).reduce(add, zero('CLP')),
        )
        for (const { month, orders: found } of months)
          expect(found.every(({ transferredOn }) => transferredOn.startsWith(month))).toBe(true)
        expect(months.flatMap(({ orders: found }) => found)).toHaveLength(within.length)
      }),
    )
  })
})
