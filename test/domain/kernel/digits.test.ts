import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compact, twoDigits } from '#domain/kernel/digits.ts'

describe('text without its separators', () => {
  it('is in upper case (SII: 60.803.000-k; SAT: sat-970701-nn3)', () => {
    expect(compact('60.803.000-k', /[.-]/g, 20)).toBe('60803000K')
    expect(compact('sat-970701-nn3', /-/g, 24)).toBe('SAT970701NN3')
  })

  it('is of the first characters, and not longer than they are', () => {
    expect(compact('- - - 1', / /g, 6)).toBe('---')
    expect(compact('ßßß', / /g, 4)).toBe('SSSS')
  })

  it('is the same when it is read once more', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'aßñ1- '), maxLength: 60 })
    fc.assert(
      fc.property(typed, fc.nat({ max: 40 }), (text, longest) => {
        const once = compact(text, /[- ]/g, longest)
        expect(compact(once, /[- ]/g, longest)).toBe(once)
        expect(once).not.toMatch(/[- ]/)
      }),
    )
  })
})

describe('two digits at a position', () => {
  it('are a number', () => {
    expect([twoDigits('970701', 0), twoDigits('970701', 2), twoDigits('2026-12-31', 8)]).toEqual([97, 7, 31])
    fc.assert(fc.property(fc.nat({ max: 99 }), (n) => twoDigits(`x${String(n).padStart(2, '0')}`, 1) === n))
  })
})
