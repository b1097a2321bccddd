import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from '#domain/tax-documents/allocate.ts'

const amounts = fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 12 })
const sumOf = (shares: ReadonlyArray<number>): number => shares.reduce((total, share) => total + share, 0)

describe('allocate', () => {
  it('gives one third to each and the rest to the last', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([33, 33, 34])
  })

  it('rounds a half up, as long as a rest remains', () => {
    expect(allocate(1, [1, 1])).toEqual([1, 0])
    expect(allocate(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0])
  })

  it('returns nothing for no weights', () => {
    expect(allocate(100, [])).toEqual([])
    expect(allocate(100, [0, 0])).toEqual([0, 100])
  })

  it('is exact where the product exceeds the safe integers', () => {
    expect(allocate(9_007_199_254_740_991, [1, 2])).toEqual([3_002_399_751_580_330, 6_004_799_503_160_661])
  })

  it('adds up to the total, with no negative share', () => {
    fc.assert(
      fc.property(fc.nat(), amounts, (total, weights) => {
        const shares = allocate(total, weights)
        expect(sumOf(shares)).toBe(total)
        expect(shares.every((share) => share >= 0)).toBe(true)
      }),
    )
  })

  it('is never more than one unit from the exact proportion, the last excepted', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), amounts, (total, weights) => {
        const whole = sumOf(weights)
        fc.pre(whole > 0)
        allocate(total, weights)
          .slice(0, -1)
          .forEach((share, at) => expect(share).toBeLessThanOrEqual((total * (weights[at] ?? 0)) / whole + 0.5))
      }),
    )
  })
})
