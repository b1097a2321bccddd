import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakdownOf, keyFiguresOf, meanTerm, pricesOf } from '#domain/financing/breakdown.ts'
import { simulate } from '#domain/financing/simulate.ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money, zero } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { pricedCart } from '#domain/testing/financing.ts'

const clp = (minor: number) => money('CLP', minor)

/** 150.000 pesos for 30 days at 2,8 % with 30 % retained. */
const example: Simulation = {
  total: clp(150_000),
  creditNotes: zero('CLP'),
  retention: clp(45_000),
  retentionRate: basisPoints(3000),
  interest: clp(4_200),
  baseRate: basisPoints(280),
  operationCost: clp(500),
  orderDiscounts: zero('CLP'),
  invoiceDiscounts: zero('CLP'),
  transfer: clp(100_300),
  invoices: [{ invoiceId: '1' as InvoiceId, rate: basisPoints(280), retention: basisPoints(3000) }],
}

const simulated = pricedCart.map((cart) => ({ cart, simulation: simulate(cart) }))

describe('the calculation', () => {
  it('goes from the invoices to the transfer in reading order', () => {
    expect(breakdownOf(example).map(({ part, amount, to }) => [part, amount.minor, to.minor])).toEqual([
      ['invoices', 150_000, 150_000],
      ['creditNotes', 0, 150_000],
      ['retention', -45_000, 105_000],
      ['priceDifference', -4_200, 100_800],
      ['operationCost', -500, 100_300],
      ['discounts', 0, 100_300],
    ])
  })

  it('ends at the transfer, each line starting where the previous one ends', () => {
    fc.assert(
      fc.property(simulated, ({ simulation }) => {
        if (E.isLeft(simulation)) return
        const lines = breakdownOf(simulation.right)
        expect(lines.reduce((sum, line) => sum + line.amount.minor, 0)).toBe(simulation.right.transfer.minor)
        expect(lines.at(-1)?.to).toEqual(simulation.right.transfer)
        lines.forEach((line, at) => {
          expect(line.from.minor).toBe(at === 0 ? 0 : lines[at - 1]?.to.minor)
          expect(line.to.minor - line.from.minor).toBe(line.amount.minor)
          expect(Object.is(line.amount.minor, -0)).toBe(false)
        })
      }),
    )
  })
})

describe('the three figures', () => {
  it('are the cash now, the cash later and the total cost', () => {
    expect(keyFiguresOf(example)).toEqual({
      receiveNow: clp(100_300),
      receiveLater: clp(45_000),
      totalCost: clp(4_700),
    })
  })

  it('add up to the invoices less their credit notes', () => {
    fc.assert(
      fc.property(simulated, ({ simulation }) => {
        if (E.isLeft(simulation)) return
        const { receiveNow, receiveLater, totalCost } = keyFiguresOf(simulation.right)
        const { total, creditNotes } = simulation.right
        expect(receiveNow.minor + receiveLater.minor + totalCost.minor).toBe(total.minor - creditNotes.minor)
      }),
    )
  })
})

describe('the mean term', () => {
  const today = '2026-06-10' as CivilDate
  const at = (minor: number, days: number, credited = 0) => ({
    amount: clp(minor),
    creditNotes: clp(credited),
    paymentDate: addDays(today, days),
  })

  it('gives each invoice the weight of its base', () => {
    expect(meanTerm([at(300_000, 30), at(100_000, 70)], today)).toBe(40)
    expect(meanTerm([at(300_000, 30, 200_000), at(100_000, 70)], today)).toBe(50)
    expect(meanTerm([], today)).toBe(0)
  })

  it('lies between the shortest and the longest', () => {
    fc.assert(
      fc.property(pricedCart, (cart) => {
        const lines = cart.lines.filter((line) => line.amount.minor > line.creditNotes.minor)
        fc.pre(lines.length > 0)
        const dates = lines.map((line) => line.paymentDate).sort()
        const mean = meanTerm(lines, cart.today)
        expect(addDays(cart.today, Math.round(mean)) >= (dates[0] ?? '')).toBe(true)
        expect(addDays(cart.today, Math.round(mean)) <= (dates.at(-1) ?? '')).toBe(true)
      }),
    )
  })
})

describe('the prices of a simulation', () => {
  it('are found by invoice, and undefined for an unknown one', () => {
    expect(pricesOf(example).get('1' as InvoiceId)?.rate).toBe(280)
    expect(pricesOf(example).get('2' as InvoiceId)).toBeUndefined()
  })
})
