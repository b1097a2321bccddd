import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideHalfAway } from '#domain/kernel/rounding.ts'

describe('divideHalfAway', () => {
  it.each([
    [25, 10, 3],
    [-25, 10, -3],
    [24, 10, 2],
    [-24, 10, -2],
    [15, 10, 2],
    [-15, 10, -2],
    [5, 10, 1],
  ])('rounds %i / %i to %i (IEEE 754-2019, roundTiesToAway)', (numerator, denominator, expected) => {
    expect(divideHalfAway(numerator, denominator)).toBe(expected)
  })

  it('never gives a negative zero', () => {
    expect(divideHalfAway(-1, 3)).toBe(0)
    expect(divideHalfAway(-0, 3)).toBe(0)
  })

  it('is the nearest integer, for any exact operands', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
        const rounded = BigInt(divideHalfAway(numerator, denominator))
        const twiceOff = 2n * (BigInt(numerator) - rounded * BigInt(denominator))
        expect(twiceOff >= BigInt(-denominator) && twiceOff <= BigInt(denominator)).toBe(true)
      }),
    )
  })

  it('is symmetric at zero: a debt rounds like a credit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
        expect(divideHalfAway(-numerator, denominator)).toBe(0 - divideHalfAway(numerator, denominator))
      }),
    )
  })

  it('rounds every half away from zero', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (whole) => {
        expect(divideHalfAway(2 * whole + 1, 2)).toBe(whole + 1)
        expect(divideHalfAway(-2 * whole - 1, 2)).toBe(-whole - 1)
      }),
    )
  })
})
