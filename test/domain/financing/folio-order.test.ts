import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folioOrder } from '#domain/financing/folio-order.ts'

const before = (one: string, other: string): boolean => folioOrder(one) < folioOrder(other)

describe('the order of folios', () => {
  /** SII, Formato DTE: a folio is a number of up to ten digits. */
  it('is that of their numbers', () => {
    expect(before('9', '10')).toBe(true)
    expect(before('999999999', '1000000000')).toBe(true)
  })

  /** SAT, Anexo 20: a series of letters comes before the number. */
  it('is that of their series first', () => {
    expect(before('A-9', 'A-10')).toBe(true)
    expect(before('A-10', 'B-9')).toBe(true)
    expect(folioOrder('á-1')).toBe(folioOrder('A-1'))
  })

  it('is numeric for any two numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        expect(before(String(one), String(other))).toBe(one < other)
      }),
    )
  })
})
