import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Curp from '#domain/tax-id/curp.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { formatPartialTaxId } from '#domain/tax-id/tax-id.ts'
import { curpText, rfcText, typedCurp, typedRfc } from '#domain/testing/tax-id.ts'

describe('an RFC while it is typed', () => {
  it('shows the canonical form, of a company and of a person (SAT: 12 and 13 characters)', () => {
    const steps = ['s', 'sat', 'sat-9', 'sat 970701', 'sat-970701-nn3', 'hegg', 'hegg560427ab1']
    expect(steps.map(Rfc.formatPartial)).toEqual([
      'S',
      'SAT',
      'SAT9',
      'SAT970701',
      'SAT970701NN3',
      'HEGG',
      'HEGG560427AB1',
    ])
    expect(Rfc.formatPartial('mun\u0303o9')).toBe('MUÑO9')
  })

  it('stays as typed where it can never become one', () => {
    for (const text of ['9', 'sa9', 'sat9a', 'sat970701nn3-x', 'HEGGA', 'sat.9', `sat${' '.repeat(30)}`])
      expect(Rfc.formatPartial(text)).toBe(text)
  })

  it('is idempotent, from its first character to its last, and remains the same id', () => {
    fc.assert(
      fc.property(typedRfc, fc.nat(), (text, at) => {
        const begun = text.normalize('NFC').slice(0, at % (text.length + 1))
        const shown = Rfc.formatPartial(begun)
        expect(shown).toBe(Rfc.normalise(begun))
        expect(Rfc.formatPartial(shown)).toBe(shown)
        expect(Rfc.parse(Rfc.formatPartial(text))).toEqual(Rfc.parse(text))
      }),
    )
  })

  it('is matched by every spelling of it', () => {
    fc.assert(
      fc.property(rfcText, (id) => {
        expect(Rfc.normalise(` ${id.slice(0, -9)}-${id.slice(-9, -3)}/${id.slice(-3).toLowerCase()}`)).toBe(id)
      }),
    )
    expect(Rfc.normalise('A'.repeat(40))).toHaveLength(24)
  })
})

describe('a CURP while it is typed', () => {
  it('shows the canonical form (RENAPO: 18 characters)', () => {
    const steps = ['h', 'hegg', 'hegg56', 'hegg560427m', 'hegg560427mvz', 'hegg560427mvzrrl0', ' hegg560427mvzrrl04']
    expect(steps.map(Curp.formatPartial)).toEqual([
      'H',
      'HEGG',
      'HEGG56',
      'HEGG560427M',
      'HEGG560427MVZ',
      'HEGG560427MVZRRL0',
      'HEGG560427MVZRRL04',
    ])
  })

  it('stays as typed where it can never become one', () => {
    for (const text of ['9', 'heg9', 'hegg560427b', 'hegg560427mvza', 'hegg560427mvzrrl045', `hegg${' '.repeat(40)}`])
      expect(Curp.formatPartial(text)).toBe(text)
  })

  it('is idempotent, from its first character to its last, and remains the same key', () => {
    fc.assert(
      fc.property(typedCurp, curpText, fc.nat({ max: 18 }), (text, key, at) => {
        const begun = key.slice(0, at).toLowerCase()
        expect(Curp.formatPartial(begun)).toBe(key.slice(0, at))
        expect(Curp.formatPartial(text)).toBe(Curp.normalise(text))
        expect(Curp.parse(Curp.formatPartial(text))).toEqual(Curp.parse(text))
      }),
    )
    expect(Curp.normalise('A'.repeat(60))).toHaveLength(40)
  })
})

describe('a tax id while it is typed', () => {
  it('has the format of its country', () => {
    expect(formatPartialTaxId('CL', '123456785')).toBe(Rut.formatPartial('123456785'))
    expect(formatPartialTaxId('MX', 'sat-970701')).toBe('SAT970701')
  })
})
