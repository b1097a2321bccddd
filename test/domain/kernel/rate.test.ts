import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { basisPoints, complement, fromPercent, fromPoints, toPercent } from '#domain/kernel/rate.ts'

describe('a rate in basis points', () => {
  it('is a hundredth of a per cent (ISO 80000-1 writes 1 % for 0.01)', () => {
    expect(fromPercent(2.8)).toEqual(E.right(280))
    expect(toPercent(basisPoints(280))).toBe(2.8)
    expect(fromPercent(100)).toEqual(E.right(10_000))
  })

  it('is the nearest one for a percentage with more decimals', () => {
    expect([fromPercent(1.894), fromPercent(1.896)]).toEqual([E.right(189), E.right(190)])
  })

  it('is never -0', () => {
    expect(fromPercent(-0)).toEqual(E.right(0))
    expect(fromPercent(-0.001)).toEqual(E.right(0))
    expect(basisPoints(-0)).toBe(0)
  })

  it('has the advance as complement of the retention: 30 % retained are 70 % paid at once', () => {
    expect(complement(basisPoints(3_000))).toBe(7_000)
  })

  it('converts back from per cent, and from its complement', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (points) => {
        expect(fromPercent(toPercent(basisPoints(points)))).toEqual(E.right(points))
        expect(complement(complement(basisPoints(points)))).toBe(points)
        expect(points + complement(basisPoints(points))).toBe(10_000)
      }),
    )
  })

  it('is a whole number (2.8 basis points are 0.028 %): another one is rejected, as an answer or as an error', () => {
    expect(fromPoints(2.8)).toEqual(E.left({ _tag: 'RateNotWhole' }))
    expect(fromPercent(Number.NaN)).toEqual(E.left({ _tag: 'RateNotWhole' }))
    expect(fromPoints(2 ** 53)).toEqual(E.left({ _tag: 'RateNotWhole' }))
    expect(() => basisPoints(2.8)).toThrow(new RangeError('RateNotWhole'))
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), (points) => {
        if (Number.isSafeInteger(points)) expect(fromPoints(points)).toEqual(E.right(basisPoints(points)))
        else expect(() => basisPoints(points)).toThrow(RangeError)
      }),
    )
  })
})
