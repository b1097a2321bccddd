import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { progressArc } from '#ui/design/feedback/progress-arc.ts'

describe('progressArc', () => {
  it('is open at zero and closed at a hundred', () => {
    const open = progressArc(0, 4)
    expect(open.gap).toBe(open.circumference)
    expect(progressArc(100, 4).gap).toBe(0)
  })

  it('divides the arc evenly among the steps', () => {
    expect([0, 24, 25, 50, 99, 100].map((percent) => progressArc(percent, 4).step)).toEqual([0, 0, 1, 2, 3, 3])
  })

  it('never leaves its limits, whatever the input', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 9 }), (percent, steps) => {
        const ring = progressArc(percent, steps)
        expect(ring.gap).toBeGreaterThanOrEqual(0)
        expect(ring.gap).toBeLessThanOrEqual(ring.circumference)
        expect(ring.step).toBeGreaterThanOrEqual(0)
        expect(ring.step).toBeLessThan(steps)
      }),
    )
  })

  it('never decreases while the percentage grows', () => {
    fc.assert(
      fc.property(fc.nat(99), (percent) => {
        const [before, after] = [progressArc(percent, 4), progressArc(percent + 1, 4)]
        expect(after.gap).toBeLessThan(before.gap)
        expect(after.step).toBeGreaterThanOrEqual(before.step)
      }),
    )
  })
})
