import { describe, expect, it } from 'vitest'
import { CURP_EXCLUDED, RFC_EXCLUDED } from '#domain/tax-id/inconvenient-words.ts'

const [ofRfc, ofCurp] = [RFC_EXCLUDED.split(' '), CURP_EXCLUDED.split(' ')]

describe('the inconvenient words', () => {
  // The prefix of an id: four letters of two surnames and a name (SAT and RENAPO, the annexes of their instructivos).
  it('have four letters of the alphabet of an id, each once', () => {
    expect([...ofRfc, ...ofCurp].filter((word) => !/^[A-Z]{4}$/.test(word))).toEqual([])
    expect([new Set(ofRfc).size, new Set(ofCurp).size]).toEqual([ofRfc.length, ofCurp.length])
  })

  it('are more for a population key than for a tax id, and include all of those', () => {
    expect(ofRfc.filter((word) => !ofCurp.includes(word))).toEqual([])
    expect([ofRfc.length, ofCurp.length]).toEqual([45, 81])
    expect([
      RFC_EXCLUDED.includes('BACA'),
      CURP_EXCLUDED.includes('BACA'),
      RFC_EXCLUDED.includes('BUEY'),
      CURP_EXCLUDED.includes('BUEY'),
    ]).toEqual([false, true, true, true])
  })
})
