import { describe, expect, it } from 'vitest'
import { money, zero } from '#domain/kernel/money.ts'
import { surplusPercent } from '#domain/orders/surplus-chip.ts'

const percent = (available: number, retention: number): number | undefined =>
  surplusPercent({ currency: 'CLP', minor: available }, { currency: 'CLP', minor: retention })

describe('the surplus chip', () => {
  it('shows the remaining share of the retention', () => {
    expect(percent(30_000, 45_000)).toBe(66.66)
    expect(percent(45_000, 45_000)).toBe(100)
    expect(percent(0, 45_000)).toBe(0)
    expect(percent(-1, 45_000)).toBe(-0.01)
    expect(percent(-45_000, 45_000)).toBe(-100)
    expect(percent(-450, 45_000)).toBe(-1)
  })

  it('is undefined without a retention', () => {
    expect(surplusPercent(money('CLP', 10), zero('CLP'))).toBeUndefined()
  })

  it('is undefined for an amount that is not an integer', () => {
    expect([percent(0.5, 10), percent(5, 10.5), percent(Number.NaN, 10), percent(5, Infinity)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
