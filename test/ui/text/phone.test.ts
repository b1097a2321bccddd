import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Phone from '#domain/contacts/phone.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { phone } from '#domain/testing/contacts.ts'
import { phoneText } from '#ui/text/phone.ts'

describe('the telephone of a contact', () => {
  it('is shown in groups when it is of Chile or Mexico, else as it is (ITU-T E.123)', () => {
    expect(phoneText('+56961234567')).toBe('+56 9 6123 4567')
    expect(phoneText('+525512345678')).toBe('+52 55 1234 5678')
    expect([phoneText('+15551234567'), phoneText('961234567'), phoneText('+5612')]).toEqual([
      '+15551234567',
      '961234567',
      '+5612',
    ])
  })

  it('is the number that is typed back', () => {
    for (const country of COUNTRIES)
      fc.assert(
        fc.property(phone(country), (number) => {
          expect(Phone.parse(country, phoneText(number))).toMatchObject({ right: number })
        }),
      )
  })
})
