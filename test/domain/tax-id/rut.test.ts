import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Rut from '#domain/tax-id/rut.ts'
import { nearMissRut, rutBody, rutText, typedRut, wireRutBody } from '#domain/testing/tax-id.ts'

const MALFORMED = E.left({ _tag: 'RutMalformed' })

describe('Rut.parse', () => {
  it.each([
    ['60.803.000-K', '60803000-K', 'the SII itself'],
    ['97.004.000-5', '97004000-5', 'Banco de Chile, CMF register'],
    ['97006000-6', '97006000-6', 'BCI, CMF register'],
    ['97.036.000-K', '97036000-K', 'Santander Chile, CMF register'],
    ['60.805.000-0', '60805000-0', 'the Tesorería General de la República'],
  ])('accepts %s as %s (%s)', (typed, canonical) => {
    expect(Rut.parse(typed)).toEqual(E.right(canonical))
  })

  it.each([
    '60803000-k',
    '60803000K',
    'CL60803000-K',
    'cl 60.803.000-k',
    '  60.803.000-k ',
    '60 803 000-K',
    '60\u00A0803\u00A0000 K',
    '60.803.000\u2013K',
    '60.803.000 \u2013 k',
    '60803000\u2011K',
  ])('accepts %j, the RUT of the SII', (typed) => {
    expect(Rut.parse(typed)).toEqual(E.right('60803000-K'))
  })

  it.each([
    '00.000.000-0',
    '00000000-0',
    '060803000-K',
    '6080.3000-K',
    '60-803-000-K',
    '60 80 3000-K',
    '6 0803000-K',
    '60..803.000-K',
    '60.803.000--K',
    '1-9',
    '228298638-0',
    'A60803000-K',
    'XX60803000-K',
    '60803000-K1',
    '６０803000-K',
    '٦٠٨٠٣٠٠٠-K',
    '60803000-\u212A',
  ])('does not read %j', (typed) => {
    expect(Rut.parse(typed)).toEqual(MALFORMED)
  })

  it('distinguishes an empty field from a wrong digit', () => {
    expect(Rut.parse('  ')).toEqual(E.left({ _tag: 'RutEmpty' }))
    expect(Rut.parse('60.803.000-1')).toEqual(E.left({ _tag: 'RutCheckDigitMismatch' }))
  })

  it('accepts a small k for the digit K and for no other', () => {
    expect(Rut.parse('97004000-k')).toEqual(E.left({ _tag: 'RutCheckDigitMismatch' }))
  })

  it('reads twenty characters, blanks included, and not one more', () => {
    expect(Rut.parse('60.803.000-K'.padStart(20))).toEqual(E.right('60803000-K'))
    expect(Rut.parse('60.803.000-K'.padStart(21))).toEqual(MALFORMED)
  })
})

describe('Rut.fromWire', () => {
  it('accepts short bodies, which the SII schema allows, and drops padding', () => {
    expect(Rut.fromWire('1-9')).toEqual(E.right('1-9'))
    expect(Rut.fromWire('60803000-k')).toEqual(E.right('60803000-K'))
    expect(Rut.fromWire('01234567-4')).toEqual(Rut.fromWire('1234567-4'))
  })

  it.each([
    '0-0',
    '00000000-0',
    '60.803.000-K',
    '60803000K',
    ' 60803000-K',
    'CL60803000-K',
    '123456789-2',
    '',
    '060803000-K',
    '1-9x',
    'x1-9',
    '1-9-9',
    '1--9',
    '-9',
  ])('does not read %j', (text) => {
    expect(Rut.fromWire(text)).toEqual(MALFORMED)
  })
})

describe('the laws of the RUT', () => {
  it('accepts its own output unchanged, typed, formatted and on the wire', () => {
    fc.assert(
      fc.property(typedRut, (typed) => {
        const once = Rut.parse(typed)
        expect(E.isRight(once)).toBe(true)
        if (E.isLeft(once)) return
        expect(Rut.parse(once.right)).toEqual(once)
        expect(Rut.parse(Rut.format(once.right))).toEqual(once)
        expect(Rut.fromWire(once.right)).toEqual(once)
      }),
    )
  })

  it('has exactly one check digit per body', () => {
    fc.assert(
      fc.property(wireRutBody, (body) => {
        expect([...'0123456789K'].filter((digit) => E.isRight(Rut.fromWire(`${body}-${digit}`)))).toEqual([
          Rut.checkDigit(body),
        ])
      }),
    )
  })

  it('makes the weighted sum with the check digit a multiple of eleven', () => {
    fc.assert(
      fc.property(wireRutBody, (body) => {
        const digit = Rut.checkDigit(body) === 'K' ? 10 : Number(Rut.checkDigit(body))
        const weights = [2, 3, 4, 5, 6, 7, 2, 3]
        const sum = [...body]
          .toReversed()
          .reduce((total, figure, at) => total + Number(figure) * (weights[at] ?? 0), digit)
        expect(sum % 11).toBe(0)
      }),
    )
  })

  it('detects one mistyped digit, and two swapped neighbours', () => {
    fc.assert(
      fc.property(nearMissRut, (text) => {
        expect(Rut.parse(text)).toEqual(E.left({ _tag: 'RutCheckDigitMismatch' }))
      }),
    )
    fc.assert(
      fc.property(rutText, fc.nat({ max: 4 }), (text, at) => {
        const swapped = text.slice(0, at + 1) + text.charAt(at + 2) + text.charAt(at + 1) + text.slice(at + 3)
        fc.pre(swapped !== text)
        expect(E.isLeft(Rut.parse(swapped))).toBe(true)
      }),
    )
  })

  it('rejects zero padding in every spelling', () => {
    fc.assert(
      fc.property(rutText, fc.integer({ min: 1, max: 3 }), (text, zeros) => {
        expect(Rut.parse('0'.repeat(zeros) + text)).toEqual(MALFORMED)
      }),
    )
  })

  it('rejects long text unread', () => {
    expect(Rut.parse(`60803000-K${' '.repeat(50)}`)).toEqual(MALFORMED)
    for (const attack of ['0', '1', '1.', '111.', '-', ' ', 'CL', 'K', '1-', 'ı', '\u0000']) {
      const text = `${attack.repeat(Math.ceil(50_000 / attack.length))}x`
      expect(Rut.parse(text)).toEqual(MALFORMED)
      expect(Rut.fromWire(text)).toEqual(MALFORMED)
      expect(Rut.formatPartial(text)).toBe(text)
      expect(Rut.normalise(text).length).toBeLessThanOrEqual(21)
    }
  })
})

describe('Rut.formatPartial', () => {
  it('groups partial input', () => {
    const shown = ['1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456785'].map(
      Rut.formatPartial,
    )
    expect(shown).toEqual([
      '1',
      '1-2',
      '12-3',
      '123-4',
      '1.234-5',
      '12.345-6',
      '123.456-7',
      '1.234.567-8',
      '12.345.678-5',
    ])
  })

  it('shows twenty characters in groups, and leaves longer text unchanged', () => {
    expect(Rut.formatPartial('60803000K'.padStart(20))).toBe('60.803.000-K')
    expect(Rut.formatPartial('60803000K'.padStart(21))).toBe('60803000K'.padStart(21))
  })

  it('leaves text unchanged that can never become a RUT', () => {
    for (const text of ['', 'K', 'P123456', '12K3', '1234567890', 'pasaporte', `60803000${' '.repeat(12)}1`])
      expect(Rut.formatPartial(text)).toBe(text)
  })

  it('is idempotent, ends in the display form, and never loses or adds a digit', () => {
    fc.assert(
      fc.property(rutBody, fc.nat({ max: 9 }), (body, length) => {
        const typed = `${body}${Rut.checkDigit(body)}`.slice(0, length)
        const shown = Rut.formatPartial(typed)
        expect(Rut.formatPartial(shown)).toBe(shown)
        expect(shown.replaceAll(/[.-]/g, '')).toBe(typed)
      }),
    )
    fc.assert(
      fc.property(rutText, (text) => {
        expect(E.map(Rut.format)(Rut.parse(text))).toEqual(E.right(Rut.formatPartial(text)))
      }),
    )
  })
})

describe('Rut.normalise', () => {
  it('leaves texts of at most one character unsplit', () => {
    expect(['', ' - ', '1', 'k'].map(Rut.normalise)).toEqual(['', '', '1', 'K'])
  })

  it('puts one hyphen before the last character of any text', () => {
    expect(['60.803.000-k', '60803000K', ' 60 803 000 k'].map(Rut.normalise)).toEqual([
      '60803000-K',
      '60803000-K',
      '60803000-K',
    ])
    fc.assert(
      fc.property(typedRut, (typed) => {
        fc.pre(!typed.startsWith('CL'))
        expect(E.right(Rut.normalise(typed))).toEqual(Rut.parse(typed))
      }),
    )
  })
})
