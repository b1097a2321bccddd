import * as fc from 'fast-check'
import { type Business, type EntityFeature, PAYABLES_FEATURE } from '../business/business.ts'
import { type KnownName, NAME_SOURCES } from '../business/known-name.ts'
import type { ProfileDraft } from '../business/profile-completion.ts'
import type { Country } from '../kernel/country.ts'
import { typedPhone } from './contacts.ts'
import { email } from './identity.ts'
import { id } from './kernel.ts'
import { taxId, typedRfc, typedRut } from './tax-id.ts'

/** The name of a company, with accents, Ñ and signs. */
export const businessName: fc.Arbitrary<string> = fc.constantFrom(
  'Ñandú Transportes SpA',
  'Díaz y Encino SA de CV',
  'O’Higgins & Cía.',
)

/** A company of the country with its tax id. */
export const business = (country: Country): fc.Arbitrary<Business> =>
  fc.record({
    id: id<'Business'>(),
    identifier: taxId(country),
    name: businessName,
    address: fc.constantFrom(undefined, 'Av. Providencia 1234'),
    email: fc.option(email, { nil: undefined }),
    country: fc.constant(country),
    version: fc.integer({ min: 1, max: 1_000 }),
  })

/** Often the feature of suppliers and payments. */
export const entityFeature: fc.Arbitrary<EntityFeature> = fc.record({
  featureId: fc.oneof(fc.constant(PAYABLES_FEATURE), fc.integer({ min: 1, max: 30 })),
  active: fc.boolean(),
})

/** Form values that can be saved; the tax id in some accepted spelling. */
export const profileDraft = (country: Country): fc.Arbitrary<ProfileDraft> =>
  fc.record({
    fullName: fc.constantFrom('Ana Núñez', 'José Ángel De la O'),
    phone: typedPhone(country),
    identifier: country === 'CL' ? typedRut : typedRfc,
    businessName,
  })

/** The name of a company, of either origin. */
export const knownName: fc.Arbitrary<KnownName> = fc.record({
  name: businessName,
  source: fc.constantFrom(...NAME_SOURCES),
})
