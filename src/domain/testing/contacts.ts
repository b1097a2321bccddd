import * as fc from 'fast-check'
import type { ContactDraft } from '../contacts/contact.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'

/** The digits of a number of the country, without prefix. */
export const localPhone = (country: Country): fc.Arbitrary<string> => {
  const { phoneDigits } = profileOf(country)
  return fc
    .array(fc.nat({ max: 9 }), { minLength: phoneDigits, maxLength: phoneDigits })
    .map((digits) => digits.join(''))
}

/** A number of the country in one of the spellings people use. */
export const typedPhone = (country: Country): fc.Arbitrary<string> =>
  fc
    .tuple(localPhone(country), fc.boolean(), fc.constantFrom('', ' ', '-', '.', ') '))
    .map(([local, prefixed, mark]) =>
      (prefixed ? `${profileOf(country).phonePrefix} ` : '') + local.slice(0, 3) + mark + local.slice(3, 6) + mark + local.slice(6))

/** A contact that can be saved. */
export const contactDraft: fc.Arbitrary<ContactDraft> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 130 }).map((text) => (text.trim() === '' ? 'Ana' : text)),
  position: fc.constantFrom('Tesorería', 'Pagos', 'Dueña'),
  email: fc.constantFrom('pagos@empresa.mx', 'ana@empresa.cl'),
  phone: fc.constantFrom('+5255123456', '(555) 123-4567', '555.123.456789'),
})
