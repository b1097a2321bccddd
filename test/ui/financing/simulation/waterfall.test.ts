import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Simulation } from '#domain/financing/simulation.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { waterfall } from '#ui/financing/simulation/waterfall.ts'

const simulationOf = (taken: ReadonlyArray<number>, transfer: number): Simulation => {
  const [creditNotes = 0, retention = 0, interest = 0, operationCost = 0, orderDiscounts = 0] = taken
  const peso = (minor: number) => money('CLP', minor)
  return {
    total: peso(creditNotes + retention + interest + operationCost + orderDiscounts + transfer),
    creditNotes: peso(creditNotes),
    retention: peso(retention),
    retentionRate: basisPoints(3000),
    interest: peso(interest),
    baseRate: basisPoints(280),
    operationCost: peso(operationCost),
    orderDiscounts: peso(orderDiscounts),
    invoiceDiscounts: peso(0),
    transfer: peso(transfer),
    invoices: [],
  }
}

const simulations = fc
  .tuple(fc.array(fc.nat(1_000_000), { minLength: 5, maxLength: 5 }), fc.nat(1_000_000))
  .map(([taken, transfer]) => simulationOf(taken, transfer))

const placesOf = (simulation: Simulation) => waterfall(simulation).map(({ line, from, to }) => ({ line, from, to }))

describe('waterfall', () => {
  it('deducts 30 % and a cost of 500 from a million, as by hand', () => {
    expect(placesOf(simulationOf([0, 300_000, 28_000, 500, 0], 671_500))).toEqual([
      { line: 'invoices', from: 0, to: 1_000_000 },
      { line: 'retention', from: 700_000, to: 1_000_000 },
      { line: 'priceDifference', from: 672_000, to: 700_000 },
      { line: 'operationCost', from: 671_500, to: 672_000 },
      { line: 'transfer', from: 0, to: 671_500 },
    ])
  })

  it('ends at the transfer', () => {
    fc.assert(
      fc.property(simulations, (simulation) => {
        expect(placesOf(simulation).at(-1)).toEqual({ line: 'transfer', from: 0, to: simulation.transfer.minor })
      }),
    )
  })

  it('starts each bar where the previous one ended', () => {
    fc.assert(
      fc.property(simulations, (simulation) => {
        const bars = waterfall(simulation)
        for (const [at, bar] of bars.entries()) {
          const before = bars[at - 1]
          if (before !== undefined) expect(bar.to).toBe(before.line === 'invoices' ? before.to : before.from)
        }
      }),
    )
  })

  it('has amounts that add up to the transfer', () => {
    fc.assert(
      fc.property(simulations, (simulation) => {
        const deducted = waterfall(simulation).slice(0, -1)
        expect(deducted.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(simulation.transfer.minor)
      }),
    )
  })

  it("has a bar of each amount's length, and none for zero", () => {
    fc.assert(
      fc.property(simulations, (simulation) => {
        for (const bar of waterfall(simulation)) {
          expect(bar.to - bar.from).toBe(Math.abs(bar.amount.minor))
          if (bar.line !== 'invoices' && bar.line !== 'transfer') expect(bar.amount.minor).toBeLessThan(0)
        }
      }),
    )
  })
})
