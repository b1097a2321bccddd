import { describe, expect, it } from 'vitest'
import { IN_CURP, IN_RFC } from '#domain/tax-id/inconvenient-words.ts'

describe('the words that an id should not spell', () => {
  // What an id begins with: four letters of two surnames and a name (SAT and RENAPO, the annexes of their instructivos).
  it('have four letters of the alphabet of an id', () => {
    expect([...IN_RFC, ...IN_CURP].filter((word) => !/^[A-Z]{4}$/.test(word))).toEqual([])
  })

  it('are more for a population key than for a tax id, which has them all', () => {
    expect([...IN_RFC].filter((word) => !IN_CURP.has(word))).toEqual([])
    expect(IN_CURP.size).toBeGreaterThan(IN_RFC.size)
    expect([IN_RFC.has('BACA'), IN_CURP.has('BACA'), IN_RFC.has('BUEY'), IN_CURP.has('BUEY')]).toEqual([false, true, true, true])
  })
})
