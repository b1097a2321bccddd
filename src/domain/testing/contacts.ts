import * as fc from 'fast-check'
import type { Contact, ContactDraft } from '../contacts/contact.ts'
import type { Phone } from '../contacts/phone.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import { id } from './kernel.ts'

/** The digits of a number of the country, without prefix. */
export const localPhone = (country: Country): fc.Arbitrary<string> => {
  const { phoneDigits } = profileOf(country)
  return fc
    .array(fc.nat({ max: 9 }), { minLength: phoneDigits, maxLength: phoneDigits })
    .map((digits) => digits.join(''))
}

/** A canonical number of the country. */
export const phone = (country: Country): fc.Arbitrary<Phone> =>
  localPhone(country).map((local) => (profileOf(country).phonePrefix + local) as Phone)

/** A number with one digit too few or two too many: with one more, Mexico's could be an old mobile number. */
export const nearMissPhone = (country: Country): fc.Arbitrary<string> =>
  fc.tuple(phone(country), fc.boolean()).map(([text, long]) => (long ? `${text}00` : text.slice(0, -1)))

/** A number of the country in one of its accepted spellings. */
export const typedPhone = (country: Country): fc.Arbitrary<string> =>
  fc
    .tuple(localPhone(country), fc.boolean(), fc.constantFrom('', ' ', '-', '.', ') '))
    .map(
      ([local, prefixed, mark]) =>
        (prefixed ? `${profileOf(country).phonePrefix} ` : '') +
        [local.slice(0, 3), local.slice(3, 6), local.slice(6)].join(mark),
    )

/** A contact that can be saved. */
export const contactDraft: fc.Arbitrary<ContactDraft> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 130 }).map((text) => (text.trim() === '' ? 'Ana' : text)),
  position: fc.constantFrom('Tesorería', 'Pagos', 'Dueña'),
  email: fc.constantFrom('pagos@empresa.mx', 'ana@empresa.cl'),
  phone: fc.constantFrom('+5255123456', '(555) 123-4567', '555.123.456789'),
})

/** A contact as a host has it. */
export const contact: fc.Arbitrary<Contact> = fc
  .tuple(id<'Contact'>(), contactDraft, fc.integer({ min: 1, max: 1_000 }))
  .map(([of, draft, version]) => ({ ...draft, id: of, version }))
