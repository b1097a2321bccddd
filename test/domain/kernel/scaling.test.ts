import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideHalfAway, multiplyRounded } from '#domain/kernel/rounding.ts'
import { runs } from '#test/support/runs.ts'

const HUGE = Number.MAX_SAFE_INTEGER

describe('rounding', () => {
  it('agrees with big integers about the largest quotients, also next to a half or an integer', () => {
    const denominator = fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 2 ** 52 }))
    fc.assert(
      fc.property(fc.maxSafeNat(), denominator, fc.integer({ min: -2, max: 2 }), (size, by, step) => {
        const near = Math.min(HUGE, Math.max(0, Math.floor(size / by) * by + Math.floor(by / 2) * (step % 2) + step))
        for (const value of [size, near]) {
          const doubled = (2n * BigInt(value) + BigInt(by)) / (2n * BigInt(by))
          expect(divideHalfAway(value, by)).toBe(Number(doubled))
        }
      }),
      { numRuns: runs(2_000) },
    )
    expect(divideHalfAway(HUGE, 1)).toBe(HUGE)
    expect(divideHalfAway(HUGE, 2)).toBe(4_503_599_627_370_496)
  })

  it('accepts any numbers: for fractions it is as exact as their product', () => {
    expect(multiplyRounded(150_001, 2.8, 100)).toBe(4_200)
    expect(multiplyRounded(HUGE, 0.5, 1)).toBe(Math.round(HUGE / 2))
    const any = fc.oneof(fc.double(), fc.maxSafeInteger())
    fc.assert(
      fc.property(any, any, any, (value, numerator, denominator) => {
        expect(() => multiplyRounded(value, numerator, denominator)).not.toThrow()
      }),
    )
  })
})
