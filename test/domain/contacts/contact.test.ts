import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { CONTACT_LIMITS, type ContactDraft, type ContactProblem, validateContact } from '#domain/contacts/contact.ts'
import { warningsOf } from '#domain/contacts/email-strictness.ts'
import type { Email } from '#domain/identity/email.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import * as Phone from '#domain/contacts/phone.ts'
import { contactDraft, phone } from '#domain/testing/contacts.ts'

const ANA: ContactDraft = {
  name: ' Ana Núñez ',
  position: 'Tesorería',
  email: 'ana@empresa.mx',
  phone: '(555) 123-4567',
}

const problems = (draft: Partial<ContactDraft>): ReadonlyArray<string> =>
  E.match(
    (all: ReadonlyArray<ContactProblem>) => all.map(({ field, error }) => `${field} ${error._tag}`),
    () => [],
  )(validateContact({ ...ANA, ...draft }))

describe('a contact', () => {
  it('is read from a form, trimmed', () => {
    expect(validateContact(ANA)).toEqual(E.right({ ...ANA, name: 'Ana Núñez', phone: '5551234567' }))
  })

  it('has a phone of nine to twelve digits (ITU-T E.164: Chile 56 and nine, Mexico 52 and ten), however it is grouped', () => {
    const phones = ['5551234567', '555-123-4567', '555 123 456789', '+555.123.4567', '(555)123-4567', '961234567']
    for (const phone of phones) expect(problems({ phone })).toEqual([])
    for (const phone of ['55512345', '5551234567890', 'x551234567', '++5551234567', '٥٥٥١٢٣٤٥٦٧'])
      expect(problems({ phone })).toEqual(['phone ContactPhoneMalformed'])
  })

  it('has the phone that is shown, as E.164 without the separators', () => {
    for (const country of COUNTRIES)
      fc.assert(
        fc.property(phone(country), (number) => {
          const read = validateContact({ ...ANA, phone: Phone.format(country, number) })
          expect(read).toMatchObject(E.right({ phone: number }))
          expect(problems({ phone: Phone.local(country, number) })).toEqual([])
        }),
      )
  })

  it('reports every error in form order', () => {
    expect(problems({ name: '', position: ' ', email: 'ana@', phone: '' })).toEqual([
      'name TextEmpty',
      'position TextBlank',
      'email EmailMalformed',
      'phone TextEmpty',
    ])
  })

  it.each(Object.entries({ name: 130, position: 50, email: 50, phone: 15 }))(
    'has a %s of at most %d characters',
    (field, limit) => {
      expect(CONTACT_LIMITS).toMatchObject({ [field]: limit })
      expect(problems({ [field]: 'a'.repeat(limit + 1) })).toEqual([`${field} TextTooLong`])
      expect(problems({ [field]: 'a'.repeat(limit) })).not.toEqual([`${field} TextTooLong`])
    },
  )

  it('accepts its own output unchanged', () => {
    fc.assert(
      fc.property(contactDraft, (draft) => {
        const read = validateContact(draft)
        if (E.isLeft(read)) return expect.unreachable(JSON.stringify(read.left))
        expect(validateContact(read.right)).toEqual(read)
      }),
    )
  })
})

describe('an unusual e-mail', () => {
  it('has more than three labels or a long last one, and only gives a warning', () => {
    const unusual = [{ _tag: 'EmailUnusual' }]
    const seen = ['ana@empresa.cl', 'ana.x.y.z@sub.empresa.com', 'ana@a.b.empresa.cl', 'ana@empresa.info']
    expect(seen.map((text) => warningsOf(text as Email))).toEqual([[], [], unusual, unusual])
  })

  it('depends on the domain alone', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.emailAddress(), (one, other) => {
        const swapped = one.slice(0, one.lastIndexOf('@')) + other.slice(other.lastIndexOf('@'))
        expect(warningsOf(swapped as Email)).toEqual(warningsOf(other as Email))
      }),
    )
  })
})
