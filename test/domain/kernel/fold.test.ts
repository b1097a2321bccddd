import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseText } from '#domain/kernel/fold.ts'

describe('normaliseText', () => {
  it('reduces Ñ to n and removes accents, in one code point or two', () => {
    expect(normaliseText('  Ñandú  Transportes\tSpA ')).toBe('nandu transportes spa')
    expect(normaliseText('N\u0303andu\u0301')).toBe('nandu')
  })

  it('reads five hundred code units and not one more', () => {
    expect(normaliseText('á'.repeat(600))).toBe('a'.repeat(500))
  })

  it('is idempotent and ignores capitals', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abzñáéü ', 'N\u0303', '\t') }), (name) => {
        expect(normaliseText(normaliseText(name))).toBe(normaliseText(name))
        expect(normaliseText(name.toUpperCase())).toBe(normaliseText(name))
      }),
    )
  })
})
