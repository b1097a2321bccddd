import { describe, expect, it } from 'vitest'
import { CURP_EXCLUDED, RFC_EXCLUDED } from '#domain/tax-id/inconvenient-words.ts'

describe('the inconvenient words', () => {
  // The prefix of an id: four letters of two surnames and a name (SAT and RENAPO, the annexes of their instructivos).
  it('have four letters of the alphabet of an id', () => {
    expect([...RFC_EXCLUDED, ...CURP_EXCLUDED].filter((word) => !/^[A-Z]{4}$/.test(word))).toEqual([])
  })

  it('are more for a population key than for a tax id, and include all of those', () => {
    expect([...RFC_EXCLUDED].filter((word) => !CURP_EXCLUDED.has(word))).toEqual([])
    expect(CURP_EXCLUDED.size).toBeGreaterThan(RFC_EXCLUDED.size)
    expect([
      RFC_EXCLUDED.has('BACA'),
      CURP_EXCLUDED.has('BACA'),
      RFC_EXCLUDED.has('BUEY'),
      CURP_EXCLUDED.has('BUEY'),
    ]).toEqual([false, true, true, true])
  })
})
