import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '#domain/kernel/fold.ts'

describe('fold', () => {
  it('finds Ñ by n and accents by their letters, in one code point or two', () => {
    expect(fold('  Ñandú  Transportes\tSpA ')).toBe('nandu transportes spa')
    expect(fold('N\u0303andu\u0301')).toBe('nandu')
  })

  it('reads five hundred code units and not one more', () => {
    expect(fold('á'.repeat(600))).toBe('a'.repeat(500))
  })

  it('is its own fold, and that of its capitals', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'abzñáéü ', 'N\u0303', '\t') }), (name) => {
      expect(fold(fold(name))).toBe(fold(name))
      expect(fold(name.toUpperCase())).toBe(fold(name))
    }))
  })
})
