import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { TAKEN_LINES, waterfall } from '#ui/design/simulation/waterfall.ts'
import type { SimulationAmounts } from '#ui/design/simulation/waterfall.ts'

const amountsOf = (taken: ReadonlyArray<number>, transfer: number): SimulationAmounts => {
  const [creditNotes = 0, retention = 0, interest = 0, operationCost = 0, discounts = 0] = taken
  const peso = (minor: number) => money('CLP', minor)
  return {
    total: peso(creditNotes + retention + interest + operationCost + discounts + transfer),
    creditNotes: peso(creditNotes),
    retention: peso(retention),
    interest: peso(interest),
    operationCost: peso(operationCost),
    discounts: peso(discounts),
    transfer: peso(transfer),
  }
}

const simulations = fc
  .tuple(fc.array(fc.nat(1_000_000), { minLength: 5, maxLength: 5 }), fc.nat(1_000_000))
  .map(([taken, transfer]) => amountsOf(taken, transfer))

describe('waterfall', () => {
  it('takes 30 % and a cost of 500 from a million, by hand', () => {
    expect(waterfall(amountsOf([0, 300_000, 28_000, 500, 0], 671_500))).toEqual([
      { line: 'total', from: 0, to: 1_000_000 },
      { line: 'retention', from: 700_000, to: 1_000_000 },
      { line: 'interest', from: 672_000, to: 700_000 },
      { line: 'operationCost', from: 671_500, to: 672_000 },
      { line: 'transfer', from: 0, to: 671_500 },
    ])
  })

  it('ends at what is received', () => {
    fc.assert(fc.property(simulations, (amounts) => {
      expect(waterfall(amounts).at(-1)).toEqual({ line: 'transfer', from: 0, to: amounts.transfer.minor })
    }))
  })

  it('starts each bar where the one before it ended', () => {
    fc.assert(fc.property(simulations, (amounts) => {
      const bars = waterfall(amounts)
      for (const [at, bar] of bars.entries()) {
        const before = bars[at - 1]
        if (before !== undefined) expect(bar.to).toBe(before.line === 'total' ? before.to : before.from)
      }
    }))
  })

  it('has a bar for each thing taken, as long as its amount, and none for what is zero', () => {
    fc.assert(fc.property(simulations, (amounts) => {
      const bars = waterfall(amounts)
      for (const line of TAKEN_LINES) {
        const bar = bars.find((each) => each.line === line)
        expect(bar === undefined ? 0 : bar.to - bar.from).toBe(amounts[line].minor)
      }
    }))
  })
})
