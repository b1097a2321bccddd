import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#samples/random.ts'

const many = (make: () => number): ReadonlyArray<number> => Array.from({ length: 2000 }, make).sort((a, b) => a - b)

describe('seeded', () => {
  it('repeats itself for the same seed and differs for another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const draw = (from: number): ReadonlyArray<number> => {
          const random = seededRandom(from)
          return [random.next(), random.next(), random.next()]
        }
        expect(draw(seed)).toEqual(draw(seed))
        expect(draw(seed)).not.toEqual(draw(seed + 1))
      }),
    )
  })

  it('stays within both ends of an integer range', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -50, max: 50 }), fc.nat(20), (seed, least, width) => {
        const drawn = seededRandom(seed).integer(least, least + width)
        expect(Number.isInteger(drawn) && drawn >= least && drawn <= least + width).toBe(true)
      }),
    )
  })

  it('draws factors with a median near one and a long tail', () => {
    const random = seededRandom(1)
    const factors = many(() => random.logNormal(1))
    expect(factors[0]).toBeGreaterThan(0)
    expect(factors[1000]).toBeCloseTo(1, 0)
    expect(factors[1900]).toBeGreaterThan(4)
  })

  it('picks the first items more often on request', () => {
    const random = seededRandom(2)
    const picks = many(() => random.pickEarly([0, 1, 2, 3]))
    expect(picks.filter((pick) => pick === 0).length).toBeGreaterThan(picks.filter((pick) => pick === 3).length * 2)
  })
})
