import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { surplusPercent } from '#domain/orders/surplus-chip.ts'
import { surplusColor } from '#ui/orders/surplus-color.ts'

describe('the colour of the surplus chip', () => {
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
  ])('is for %s %% %s', (shown, color) => {
    expect(surplusColor(shown)).toBe(color)
  })

  it('crosses each threshold exactly where the share does, at any size', () => {
    const amounts = fc.tuple(fc.maxSafeNat(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))
    const onTheEdge = fc
      .tuple(fc.constantFrom(2n, 3n, 4n), fc.integer({ min: 1, max: 2 ** 50 }), fc.integer({ min: -1, max: 1 }))
      .map(([quarters, quarter, off]) => [Number(BigInt(quarter) * quarters) + off, quarter * 4] as const)
    fc.assert(
      fc.property(fc.oneof(amounts, onTheEdge), ([available, retention]) => {
        const color = surplusColor(surplusPercent(money('CLP', available), money('CLP', retention)) ?? 0)
        const quarters = (BigInt(available) * 4n) / BigInt(retention)
        expect(color).toBe(
          quarters >= 4n ? 'lightgreen' : quarters === 3n ? 'yellow' : quarters === 2n ? 'orange' : 'red',
        )
      }),
      { numRuns: 500 },
    )
  })
})
