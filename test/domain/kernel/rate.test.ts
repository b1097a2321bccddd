import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, complement, fromPercent, toPercent } from '#domain/kernel/rate.ts'

describe('a rate in basis points', () => {
  it('is a hundredth of a per cent (ISO 80000-1 writes 1 % for 0.01)', () => {
    expect(fromPercent(2.8)).toBe(280)
    expect(toPercent(basisPoints(280))).toBe(2.8)
    expect(fromPercent(100)).toBe(10_000)
  })

  it('is the nearest one for a percentage with more decimals', () => {
    expect([fromPercent(1.894), fromPercent(1.896)]).toEqual([189, 190])
  })

  it('is never -0', () => {
    expect(Object.is(fromPercent(-0), 0)).toBe(true)
    expect(Object.is(fromPercent(-0.001), 0)).toBe(true)
  })

  it('has the advance as complement of the retention: 30 % retained are 70 % paid at once', () => {
    expect(complement(basisPoints(3_000))).toBe(7_000)
  })

  it('converts back from per cent, and from its complement', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (points) => {
        expect(fromPercent(toPercent(basisPoints(points)))).toBe(points)
        expect(complement(complement(basisPoints(points)))).toBe(points)
        expect(points + complement(basisPoints(points))).toBe(10_000)
      }),
    )
  })
})
