import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Phone from '#domain/contacts/phone.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { localPhone, typedPhone } from '#domain/testing/contacts.ts'
import { country } from '#domain/testing/kernel.ts'

describe('Phone.parse', () => {
  it.each<readonly ['CL' | 'MX', string, string, string]>([
    ['CL', '9 6123 4567', '+56961234567', 'SUBTEL, nine digits since 2016'],
    ['CL', '+56 2 2345 6789', '+56223456789', 'SUBTEL, Santiago'],
    ['MX', '(55) 1234-5678', '+525512345678', 'IFT, ten digits since 2019'],
    ['MX', '+52 1 55 1234 5678', '+525512345678', 'IFT, the old mobile mark'],
    ['MX', '5212345678', '+525212345678', 'an area that begins like the prefix'],
    ['MX', '525512345678', '+525512345678', 'the prefix without its sign'],
    ['MX', '1555123456', '+521555123456', 'a one that is a digit of the number'],
  ])('reads %s %s as %s (%s)', (of, text, expected) => {
    expect(Phone.parse(of, text)).toEqual(E.right(expected))
  })

  it.each([
    ['CL', '', 'PhoneEmpty'],
    ['CL', ' - ', 'PhoneEmpty'],
    ['MX', '55 1234 567x', 'PhoneNotDigits'],
    ['MX', '+', 'PhoneNotDigits'],
    ['CL', '+56 9 1234 567', 'PhoneTooShort'],
    ['MX', '+52 55 1234 567', 'PhoneTooShort'],
    ['MX', '55+1234', 'PhoneNotDigits'],
    ['MX', '٥٥١٢٣٤٥٦٧٨', 'PhoneNotDigits'],
    ['MX', '551234567', 'PhoneTooShort'],
    ['MX', '55123456789', 'PhoneTooLong'],
    ['CL', '96123456', 'PhoneTooShort'],
    ['CL', '+56961234567 8', 'PhoneTooLong'],
    ['CL', '+52 55 1234 5678', 'PhoneNotDigits'],
    ['MX', '+52 2 55 1234 5678', 'PhoneTooLong'],
    ['CL', '+561961234567', 'PhoneTooLong'],
  ] as const)('rejects %s %j: %s', (of, text, tag) => {
    expect(Phone.parse(of, text)).toMatchObject(E.left({ _tag: tag }))
  })

  it('reports the number of digits of the country', () => {
    expect(Phone.parse('CL', '1')).toEqual(E.left({ _tag: 'PhoneTooShort', digits: 9 }))
    expect(Phone.parse('MX', '1'.repeat(30))).toEqual(E.left({ _tag: 'PhoneTooLong', digits: 10 }))
    expect(Phone.parse('MX', '5512345678'.padStart(40))).toEqual(E.right('+525512345678'))
    expect(Phone.parse('MX', '5512345678'.padStart(41))).toEqual(E.left({ _tag: 'PhoneNotDigits' }))
  })
})

describe('a phone number', () => {
  it('is displayed in groups (SUBTEL and IFT, numbering plans)', () => {
    const shown = (of: 'CL' | 'MX', text: string): E.Either<Phone.PhoneError, string> =>
      E.map((phone: Phone.Phone) => Phone.format(of, phone))(Phone.parse(of, text))
    expect(shown('CL', '961234567')).toEqual(E.right('+56 9 6123 4567'))
    expect(shown('MX', '5512345678')).toEqual(E.right('+52 55 1234 5678'))
    for (const area of ['56', '33', '81'])
      expect(shown('MX', `${area}12345678`)).toEqual(E.right(`+52 ${area} 1234 5678`))
    expect(shown('MX', '2221234567')).toEqual(E.right('+52 222 123 4567'))
  })

  it('is the same number in any spelling, shown or canonical', () => {
    fc.assert(
      fc.property(
        country.chain((of) => fc.tuple(fc.constant(of), typedPhone(of))),
        ([of, text]) => {
          const read = Phone.parse(of, text)
          if (E.isLeft(read)) return expect.unreachable(`${text}: ${read.left._tag}`)
          expect(read.right.slice(3)).toBe(text.replace(profileOf(of).phonePrefix, '').replaceAll(/\D/g, ''))
          expect(Phone.parse(of, read.right)).toEqual(read)
          expect(Phone.parse(of, Phone.format(of, read.right))).toEqual(read)
          expect(Phone.parse(of, read.right.slice(1))).toEqual(read)
        },
      ),
    )
  })

  it('is another number with one digit less or more', () => {
    fc.assert(
      fc.property(
        country.chain((of) => fc.tuple(fc.constant(of), localPhone(of), fc.nat({ max: 9 }))),
        ([of, local, digit]) => {
          expect(Phone.parse(of, local.slice(1))).toMatchObject({ left: { _tag: 'PhoneTooShort' } })
          expect(Phone.parse(of, local + digit)).toMatchObject({ left: { _tag: 'PhoneTooLong' } })
        },
      ),
    )
  })
})

describe('typing a phone number beside its prefix', () => {
  it.each<readonly ['CL' | 'MX', string, string, string]>([
    ['CL', '9 6123 4567', '961234567', 'SUBTEL, nine digits since 2016'],
    ['CL', '+56 9 6123 4567', '961234567', 'SUBTEL, with the prefix'],
    ['MX', '(55) 1234-5678', '5512345678', 'IFT, ten digits since 2019'],
    ['MX', '+52 1 55 1234 5678', '5512345678', 'IFT, the old mobile mark'],
    ['CL', '9612345678', '9612345678', 'one digit too many'],
    ['CL', 'tel. 9', '9', 'letters'],
    ['CL', '9'.repeat(41), '9'.repeat(40), 'more characters than a field has'],
  ])('%s %s leaves %s (%s)', (of, text, expected) => {
    expect(Phone.formatPartialLocal(of, text)).toBe(expected)
  })

  it('changes no number and leaves only digits', () => {
    fc.assert(
      fc.property(country, fc.oneof(fc.string(), typedPhone('CL'), typedPhone('MX')), (of, text) => {
        const typed = Phone.formatPartialLocal(of, text)
        expect(typed).toMatch(/^\d*$/)
        const read = Phone.parse(of, text)
        if (E.isLeft(read)) return
        expect(Phone.parse(of, typed)).toEqual(read)
        expect(typed).toBe(Phone.local(of, read.right))
        expect(Phone.formatPartialLocal(of, typed)).toBe(typed)
      }),
    )
  })
})

describe('typing a phone number', () => {
  it('removes non-digits and retains a leading sign', () => {
    expect([`${' '.repeat(39)}55`, `${' '.repeat(40)}55`].map(Phone.formatPartial)).toEqual(['5', ''])
    expect(['55 12', '+52 (55)', '5+5', 'tel 9', ''].map(Phone.formatPartial)).toEqual(['5512', '+5255', '55', '9', ''])
  })

  it('is idempotent and changes no number', () => {
    fc.assert(
      fc.property(country, fc.oneof(fc.string(), typedPhone('CL'), typedPhone('MX')), (of, text) => {
        const typed = Phone.formatPartial(text)
        expect(Phone.formatPartial(typed)).toBe(typed)
        const read = Phone.parse(of, text)
        if (E.isRight(read)) expect(Phone.parse(of, typed)).toEqual(read)
      }),
    )
  })
})
