import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Curp from '#domain/tax-id/curp.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import { curpText } from '#domain/testing/tax-id.ts'

const left = (tag: Curp.CurpError['_tag']) => E.left({ _tag: tag })
const read = (text: string): Curp.Curp => E.getOrElse(() => '' as Curp.Curp)(Curp.parse(text))
const rfc = (text: string): Rfc.Rfc => E.getOrElse(() => '' as Rfc.Rfc)(Rfc.parse(text))
const completed = (rest: string): string => rest + Curp.checkDigit(rest)

describe('Curp.parse', () => {
  it.each([
    ['BEML920313HCMLNS09', 'published by the RENAPO', '1992-03-13', 'H', 'CM'],
    ['HEGG560427MVZRRL04', 'Wikipedia, Clave Única de Registro de Población', '1956-04-27', 'M', 'VZ'],
  ])('accepts %s (%s)', (text, _source, birth, sex, state) => {
    const curp = read(` ${text.toLowerCase()} `)
    expect([curp, Curp.birthDateOf(curp), Curp.sexOf(curp), Curp.stateOf(curp)]).toEqual([text, birth, sex, state])
    expect(Curp.warningsOf(curp)).toEqual([])
  })

  it('takes the century from the character before the check digit', () => {
    expect(Curp.birthDateOf(read(completed('GODE000229HDFNRRA')))).toBe('2000-02-29')
    expect(Curp.parse(completed('GODE000229HDFNRR0'))).toEqual(left('CurpDateImpossible'))
    expect(Curp.birthDateOf(read(completed('GODE150301HDFNRR0')))).toBe('1915-03-01')
  })

  it('distinguishes errors of form, date and check digit', () => {
    expect(Curp.parse('')).toEqual(left('CurpEmpty'))
    expect(Curp.parse('HEGG560427MVZRRL0')).toEqual(left('CurpMalformed'))
    expect(Curp.parse('HEGG560427MZZRRL04')).toEqual(left('CurpMalformed'))
    expect(Curp.parse('HEGG560427MVZARL04')).toEqual(left('CurpMalformed'))
    expect(Curp.parse('HEGG560230MVZRRL04')).toEqual(left('CurpDateImpossible'))
    expect(Curp.parse('HEGG560427MVZRRL05')).toEqual(left('CurpCheckDigitMismatch'))
  })

  it.each(['560027', '561327', '560400', '560431', '560230', '570229'])('rejects %s, an impossible date', (date) => {
    expect(Curp.parse(completed(`HEGG${date}MVZRRL0`))).toEqual(left('CurpDateImpossible'))
  })

  it('accepts a third sex since 2022 (RENAPO)', () => {
    expect(Curp.sexOf(read(completed('HEGG560427XVZRRL0')))).toBe('X')
  })

  it('reads forty characters, blanks included, and not one more', () => {
    expect(Curp.parse('HEGG560427MVZRRL04'.padStart(40))).toEqual(E.right('HEGG560427MVZRRL04'))
    expect(Curp.parse('HEGG560427MVZRRL04'.padStart(41))).toEqual(left('CurpMalformed'))
  })
})

describe('a CURP while it is typed', () => {
  it('shows the canonical form, from up to forty characters', () => {
    expect(Curp.formatPartial('hegg560427mvzrrl04'.padStart(40))).toBe('HEGG560427MVZRRL04')
    expect(Curp.formatPartial('hegg560427mvzrrl04'.padStart(41))).toBe('hegg560427mvzrrl04'.padStart(41))
  })

  it('stays as typed with text before or after it', () => {
    for (const text of ['xxhegg560427mvzrrl04', 'hegg560427mvzrrl04x']) expect(Curp.formatPartial(text)).toBe(text)
  })
})

describe('the warnings of a CURP', () => {
  it('include an inconvenient word', () => {
    expect(Curp.warningsOf(read(completed('BACA560427MVZRRL0')))).toEqual([{ _tag: 'CurpWordInconvenient' }])
  })

  it('include a date that differs from the RFC of the same person, whatever the letters', () => {
    const curp = read('HEGG560427MVZRRL04')
    expect(Curp.warningsOf(curp, rfc('HEXG560427AB1'))).toEqual([])
    expect(Curp.warningsOf(curp, rfc('HEGG560428AB1'))).toEqual([{ _tag: 'CurpDateDiffersFromRfc' }])
    expect(Curp.warningsOf(curp, rfc('SAT970701NN3'))).toEqual([])
  })
})

describe('the laws of the CURP', () => {
  it('accepts its own output unchanged and one check digit only', () => {
    fc.assert(
      fc.property(curpText, (text) => {
        expect(Curp.parse(text)).toEqual(E.right(text))
        const accepted = [...'0123456789'].filter((digit) => E.isRight(Curp.parse(text.slice(0, -1) + digit)))
        expect(accepted).toEqual([text.slice(-1)])
      }),
    )
  })

  it('contains the date that it spells', () => {
    fc.assert(
      fc.property(curpText, (text) => {
        expect(Curp.birthDateOf(read(text)).replaceAll('-', '').slice(2)).toBe(text.slice(4, 10))
      }),
    )
  })

  it('rejects long text unread', () => {
    for (const attack of ['A', '0', ' ', 'HEGG560427MVZRRL04', 'Ñ'])
      expect(Curp.parse(attack.repeat(Math.ceil(50_000 / attack.length)))).toEqual(left('CurpMalformed'))
  })
})
