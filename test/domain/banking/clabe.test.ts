import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Clabe from '#domain/banking/clabe.ts'
import { clabeText, nearMissClabe, typedClabe } from '#domain/testing/banking.ts'

const left = (tag: 'ClabeEmpty' | 'ClabeNotDigits' | 'ClabeCheckDigitMismatch') => E.left({ _tag: tag })

describe('Clabe.parse', () => {
  it.each([
    ['032180000118359719', 'Wikipedia, CLABE', '032'],
    ['012180004040404062', 'donations to the Cruz Roja Mexicana, account 0404040406', '012'],
  ])('accepts %s (%s)', (text, _source, bank) => {
    expect(Clabe.parse(text)).toEqual(E.right(text))
    expect(Clabe.isValid(text)).toBe(true)
    expect(E.map(Clabe.bankCodeOf)(Clabe.parse(text))).toEqual(E.right(bank))
  })

  it('calculates the check digit as by hand', () => {
    // 0 1 2 3 6 0 0 0 0 3 7 8 9 5 9 1 7, in all 61: 10 - 1 = 9.
    expect(Clabe.checkDigit('03218000011835971')).toBe('9')
    expect(Clabe.checkDigit('032180000118359710')).toBe('9')
    expect(Clabe.checkDigit('032180000118359719')).toBe('9')
    expect(Clabe.checkDigit('00000000000000000')).toBe('0')
  })

  it('distinguishes an empty field, letters, a wrong length and a wrong check digit', () => {
    expect(Clabe.parse(' - ')).toEqual(left('ClabeEmpty'))
    expect(Clabe.parse('03218000011835971X')).toEqual(left('ClabeNotDigits'))
    for (const near of '/:') expect(Clabe.parse(`03218000011835971${near}`)).toEqual(left('ClabeNotDigits'))
    expect(Clabe.parse('٠٣٢١٨٠٠٠٠١١٨٣٥٩٧١٩')).toEqual(left('ClabeNotDigits'))
    expect(Clabe.parse('03218000011835971')).toEqual(E.left({ _tag: 'ClabeLengthMismatch', digits: 17 }))
    expect(Clabe.parse('0321800001183597190')).toEqual(E.left({ _tag: 'ClabeLengthMismatch', digits: 19 }))
    expect(Clabe.parse('032180000118359710')).toEqual(left('ClabeCheckDigitMismatch'))
  })
})

describe('Clabe.formatPartial', () => {
  it('groups partial digits as 3-3-11-1', () => {
    expect(
      ['', '0', '032', '0321', '032180', '0321800', '03218000011835971', '032180000118359719'].map(Clabe.formatPartial),
    ).toEqual(['', '0', '032', '032 1', '032 180', '032 180 0', '032 180 00011835971', '032 180 00011835971 9'])
  })

  it('leaves text unchanged that can never become a CLABE', () => {
    for (const text of ['cuenta', '0321X', '0321800001183597190', `032180${' '.repeat(35)}`, '٠٣٢'])
      expect(Clabe.formatPartial(text)).toBe(text)
    expect(Clabe.formatPartial(`032180${' '.repeat(34)}`)).toBe('032 180')
  })
})

describe('the laws of the CLABE', () => {
  it('accepts its own output, every spelling of it, and one check digit only', () => {
    fc.assert(
      fc.property(clabeText, (text) => {
        expect(Clabe.parse(text)).toEqual(E.right(text))
        expect(Clabe.parse(Clabe.format(text))).toEqual(E.right(text))
        const accepted = [...'0123456789'].filter((digit) => E.isRight(Clabe.parse(text.slice(0, -1) + digit)))
        expect(accepted).toEqual([text.slice(-1)])
      }),
    )
    fc.assert(fc.property(typedClabe, (text) => E.isRight(Clabe.parse(text))))
  })

  it('detects any single wrong digit', () => {
    fc.assert(
      fc.property(nearMissClabe, (text) => {
        expect(Clabe.parse(text)).toEqual(left('ClabeCheckDigitMismatch'))
      }),
    )
  })

  it('parses any text without an exception, and rejects long text unread', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const read = Clabe.parse(text)
        if (E.isRight(read)) expect(read.right).toMatch(/^[0-9]{18}$/)
      }),
    )
    for (const attack of ['0', ' ', '-', '0 '])
      expect(Clabe.parse(attack.repeat(50_000))).toEqual(left('ClabeNotDigits'))
    expect(Clabe.parse('03218000011835971 9'.padStart(40))).toEqual(E.right('032180000118359719'))
    expect(Clabe.parse('03218000011835971 9'.padStart(41))).toEqual(left('ClabeNotDigits'))
  })
})
