import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, zero } from '#domain/kernel/money.ts'
import { surplusColor, surplusPercent } from '#domain/orders/surplus-chip.ts'

const percent = (available: number, retention: number): number | undefined =>
  surplusPercent(money('CLP', available), money('CLP', retention))

describe('the surplus chip', () => {
  it('shows the remaining share of the retention', () => {
    expect(percent(30_000, 45_000)).toBe(66.66)
    expect(percent(45_000, 45_000)).toBe(100)
    expect(percent(0, 45_000)).toBe(0)
    expect(percent(-1, 45_000)).toBe(-0.01)
    expect(percent(-45_000, 45_000)).toBe(-100)
    expect(percent(-450, 45_000)).toBe(-1)
  })

  it.each([
    [120, 'lightgreen'],
    [100, 'lightgreen'],
    [99.99, 'yellow'],
    [75, 'yellow'],
    [74.99, 'orange'],
    [50, 'orange'],
    [49.99, 'red'],
    [0, 'red'],
    [-3, 'red'],
  ])('colours %s %% %s', (shown, color) => {
    expect(surplusColor(shown)).toBe(color)
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

  it('crosses each threshold exactly where the share does, at any size', () => {
    const amounts = fc.tuple(fc.maxSafeNat(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))
    const onTheEdge = fc
      .tuple(fc.constantFrom(2n, 3n, 4n), fc.integer({ min: 1, max: 2 ** 50 }), fc.integer({ min: -1, max: 1 }))
      .map(([quarters, quarter, off]) => [Number(BigInt(quarter) * quarters) + off, quarter * 4] as const)
    fc.assert(
      fc.property(fc.oneof(amounts, onTheEdge), ([available, retention]) => {
        const color = surplusColor(percent(available, retention) ?? 0)
        const quarters = (BigInt(available) * 4n) / BigInt(retention)
        expect(color).toBe(
          quarters >= 4n ? 'lightgreen' : quarters === 3n ? 'yellow' : quarters === 2n ? 'orange' : 'red',
        )
      }),
      { numRuns: 500 },
    )
  })
})
