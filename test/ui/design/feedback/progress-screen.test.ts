import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepAt } from '#ui/design/feedback/progress-screen.tsx'

describe('stepAt', () => {
  it('gives every step an equal share', () => {
    expect([0, 24, 25, 50, 99, 100].map((percent) => stepAt(percent, 4))).toEqual([0, 0, 1, 2, 3, 3])
  })

  it('names one of the steps for any percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 9 }), (percent, steps) => {
        const step = stepAt(percent, steps)
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThan(steps)
      }),
    )
  })

  it('never moves back while the percentage grows', () => {
    fc.assert(
      fc.property(fc.nat(99), (percent) => {
        expect(stepAt(percent + 1, 4)).toBeGreaterThanOrEqual(stepAt(percent, 4))
      }),
    )
  })
})
