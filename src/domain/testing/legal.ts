import * as fc from 'fast-check'
import type { Country } from '../kernel/country.ts'
import { type CivilStatus, civilStatusesOf } from '../legal/civil-status.ts'
import {
  type ChileanDraft,
  GENDERS,
  type MexicanDraft,
  type PersonDraft,
  type Stakeholder,
  type StakeholderDraft,
} from '../legal/stakeholder.ts'
import { typedPhone } from './contacts.ts'
import { countryCode, mexicanState, regionAndCommune } from './geography.ts'
import { email } from './identity.ts'
import { dateBetween, id } from './kernel.ts'
import { aChileanDraft, aMexicanDraft } from './samples.ts'
import { curpText, personRfc, typedRut } from './tax-id.ts'

/** A civil status of the country's form. */
export const civilStatus = (country: Country): fc.Arbitrary<CivilStatus> => fc.constantFrom(...civilStatusesOf(country))

const name = fc.constantFrom('Ana', 'José Ángel', 'Núñez', 'De la O', 'Müller', 'O’Higgins')

const personDraft = (country: Country): fc.Arbitrary<PersonDraft> =>
  fc.record({
    name,
    fatherLastName: name,
    motherLastName: fc.oneof(fc.constant(''), name),
    birthday: dateBetween('1930-01-01', '1979-12-31'),
    gender: fc.constantFrom(...GENDERS),
    citizenship: countryCode,
    civilStatus: civilStatus(country),
    profession: fc.constantFrom('Ingeniera', 'Contador', 'Dueña'),
    phone: typedPhone(country),
    email,
  })

/** Form values of a representative of a Chilean company, valid on any day since 1998. */
export const chileanDraft: fc.Arbitrary<ChileanDraft> = fc
  .tuple(
    personDraft('CL'),
    typedRut,
    regionAndCommune,
    fc.constantFrom('', '7500000'),
    fc.constantFrom('Av. Providencia 1234', 'Ñuble 7'),
  )
  .map(([person, identifier, [region, commune], postalCode, address]) => ({
    ...person,
    identifier,
    address,
    postalCode,
    commune,
    region: region.number,
  }))

/** Form values of a representative of a Mexican company. The dates of RFC and CURP seldom agree, which is a warning. */
export const mexicanDraft: fc.Arbitrary<MexicanDraft> = fc
  .tuple(personDraft('MX'), personRfc, curpText, mexicanState, fc.stringMatching(/^\d{5}$/))
  .map(([person, identifier, curp, { name: state }, postalCode]) => ({
    ...aMexicanDraft(),
    ...person,
    identifier,
    curp,
    state,
    postalCode,
  }))

/** Form values of a representative in the country, valid on any day since 1998; the fields of the other are empty. */
export const stakeholderDraft = (country: Country): fc.Arbitrary<StakeholderDraft> =>
  country === 'CL'
    ? chileanDraft.map((draft) => ({ ...blank(aMexicanDraft()), ...draft }))
    : mexicanDraft.map((draft) => ({ ...blank(aChileanDraft()), ...draft }))

/** A stored representative of the country: valid form values with an id and a version. */
export const stakeholder = (country: Country): fc.Arbitrary<Stakeholder> =>
  fc
    .tuple(stakeholderDraft(country), id<'Stakeholder'>(), fc.integer({ min: 1, max: 1_000 }))
    .map(([draft, of, version]) => ({ ...draft, id: of, version }))

const blank = <F extends string>(draft: Readonly<Record<F, string>>): Readonly<Record<F, string>> =>
  Object.fromEntries(Object.keys(draft).map((field) => [field, ''])) as Record<F, string>
