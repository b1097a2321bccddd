import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REPAYMENT_PARTS, simulateConfirming } from '#domain/financing/simulate-confirming.ts'
import type { PricedCart, PricedLine } from '#domain/financing/priced-cart.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'

const TODAY = '2026-09-01' as CivilDate

const line = (at: number, minor: number, days: number, rate = 280): PricedLine => ({
  invoiceId: String(at + 1) as InvoiceId,
  amount: money('CLP', minor),
  creditNotes: money('CLP', 0),
  paymentDate: addDays(TODAY, days),
  rate: basisPoints(rate),
  retention: basisPoints(3000),
})

const cartOf = (lines: ReadonlyArray<PricedLine>, cost = 500): PricedCart => ({
  currency: 'CLP',
  today: TODAY,
  operationCost: money('CLP', cost),
  lines,
})

const simulated = (cart: PricedCart) => {
  const result = simulateConfirming(cart)
  return E.isRight(result) ? result.right : expect.fail(result.left._tag)
}

describe('the financing of received invoices', () => {
  it('pays 1.000.000 in full and is repaid after 30 days with 2,8 % and the cost', () => {
    const { lines, simulation } = simulated(cartOf([line(0, 1_000_000, 30)]))
    expect(REPAYMENT_PARTS.map((part) => [part, simulation[part].minor])).toEqual([
      ['transfer', 1_000_000],
      ['interest', 28_000],
      ['operationCost', 500],
      ['total', 1_028_500],
    ])
    expect(lines.map(({ amount }) => amount.minor)).toEqual([1_028_500])
    expect(simulation.retention.minor).toBe(0)
  })

  // 1,000,000 − 200,000 = 800,000, and 2.8 % of them are 22,400; of the cost of 500, 800,000 of 1,200,000 bear 333.
  it('pays and is repaid for each invoice less its credit notes', () => {
    const credited = { ...line(0, 1_000_000, 30), creditNotes: money('CLP', 200_000) }
    const { lines, simulation } = simulated(cartOf([credited, line(1, 400_000, 0)]))
    expect(REPAYMENT_PARTS.map((part) => simulation[part].minor)).toEqual([1_200_000, 22_400, 500, 1_222_900])
    expect(lines.map(({ amount, creditNotes }) => [amount.minor, creditNotes.minor])).toEqual([
      [800_000 + 22_400 + 333, 0],
      [400_000 + 167, 0],
    ])
  })

  it('shares the cost by the amounts: of 500, one of three equal invoices gets 166 and two 167', () => {
    const { lines } = simulated(cartOf([line(0, 1_000, 0), line(1, 1_000, 0), line(2, 1_000, 0)]))
    expect(lines.map(({ amount }) => amount.minor)).toEqual([1_167, 1_166, 1_167])
  })

  it('pays less than it costs, too: an invoice of 100 is repaid with the whole cost', () => {
    expect(simulated(cartOf([line(0, 100, 30)])).simulation.total.minor).toBe(603)
  })

  it('rejects an empty list, a day before the suppliers are paid, a sum that is not exact, and more interest than money', () => {
    const rejection = (cart: PricedCart) => {
      const result = simulateConfirming(cart)
      return E.isLeft(result) ? result.left._tag : undefined
    }
    expect(rejection(cartOf([]))).toBe('SimulationEmpty')
    expect(rejection(cartOf([line(0, 0, 30)]))).toBe('SimulationEmpty')
    expect(rejection(cartOf([line(0, 1_000, -1)]))).toBe('SimulationDatePast')
    expect(rejection(cartOf([line(0, Number.MAX_SAFE_INTEGER, 30)]))).toBe('SimulationAmountTooLarge')
    expect(rejection(cartOf([line(0, 1_000, 365, 900)]))).toBe('SimulationNotFinanceable')
    const cart = cartOf([line(0, 1_000, 30)])
    expect(rejection({ ...cart, operationCost: money('CLP', -1) })).toBe('SimulationChargeInvalid')
    expect(rejection({ ...cart, operationCost: money('USD', 1) })).toBe('SimulationCurrencyMixed')
    expect(rejection({ ...cart, orderDiscounts: money('CLP', 1) })).toBe('SimulationChargeInvalid')
    expect(rejection({ ...cart, invoiceDiscounts: money('CLP', 1) })).toBe('SimulationChargeInvalid')
    expect(rejection({ ...cart, orderDiscounts: money('CLP', 0) })).toBeUndefined()
  })
})

describe('law', () => {
  const carts = fc
    .record({
      lines: fc.array(
        fc.tuple(fc.integer({ min: 1, max: 10 ** 11 }), fc.nat({ max: 365 }), fc.integer({ min: 0, max: 800 })),
        { minLength: 1, maxLength: 40 },
      ),
      cost: fc.nat({ max: 10 ** 6 }),
    })
    .map(({ cost, lines }) =>
      cartOf(
        lines.map(([minor, days, rate], at) => line(at, minor, days, rate)),
        cost,
      ),
    )

  it('the repayments of the lines add up to the total, and no supplier gets less than its invoice', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { lines, simulation } = simulated(cart)
        const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, one) => all + one, 0)
        expect(sum(lines.map(({ amount }) => amount.minor))).toBe(simulation.total.minor)
        expect(simulation.transfer.minor).toBe(sum(cart.lines.map(({ amount }) => amount.minor)))
        expect(lines.every(({ amount }, at) => amount.minor >= (cart.lines[at]?.amount.minor ?? 0))).toBe(true)
      }),
    )
  })

  it('the share of the cost of each line is within one unit of its exact share', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { lines, simulation } = simulated({
          ...cart,
          lines: cart.lines.map((one) => ({ ...one, rate: basisPoints(0) })),
        })
        lines.forEach(({ amount }, at) => {
          const own = cart.lines[at]?.amount.minor ?? 0
          const exact = (own / simulation.transfer.minor) * cart.operationCost.minor
          expect(Math.abs(amount.minor - own - exact)).toBeLessThanOrEqual(1.001)
        })
      }),
    )
  })
})
