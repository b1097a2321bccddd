import { isRight } from 'fp-ts/Either'
import * as Phone from '#domain/contacts/phone.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { Stakeholder, StakeholderDraft, StakeholderField } from '#domain/legal/stakeholder.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'

/** The parts of the form. */
export type StakeholderSection = 'personal' | 'contact' | 'address'

export const SECTIONS: ReadonlyArray<StakeholderSection> = ['personal', 'contact', 'address']

/** The fields of the country in form order. */
export const fieldsOf = (country: Country, section: StakeholderSection): ReadonlyArray<StakeholderField> =>
  FIELDS[country][section]

const PERSON: ReadonlyArray<StakeholderField> = [
  'name',
  'fatherLastName',
  'motherLastName',
  'birthday',
  'gender',
  'citizenship',
  'civilStatus',
  'profession',
]
const CONTACT: ReadonlyArray<StakeholderField> = ['phone', 'email']

const FIELDS: Readonly<Record<Country, Readonly<Record<StakeholderSection, ReadonlyArray<StakeholderField>>>>> = {
  CL: {
    personal: ['identifier', ...PERSON],
    contact: CONTACT,
    address: ['address', 'postalCode', 'region', 'commune'],
  },
  MX: {
    personal: ['identifier', 'curp', ...PERSON],
    contact: CONTACT,
    address: ['street', 'outsideNumber', 'insideNumber', 'postalCode', 'state', 'municipality', 'colony', 'city'],
  },
}

export const EMPTY_STAKEHOLDER: StakeholderDraft = {
  identifier: '',
  curp: '',
  name: '',
  fatherLastName: '',
  motherLastName: '',
  birthday: '',
  gender: '',
  citizenship: '',
  civilStatus: '',
  profession: '',
  phone: '',
  email: '',
  address: '',
  street: '',
  outsideNumber: '',
  insideNumber: '',
  postalCode: '',
  region: '',
  commune: '',
  state: '',
  municipality: '',
  colony: '',
  city: '',
}

/** The form values of a stored representative as one types them: the date day first, the phone without prefix. */
export const draftOf = (country: Country, stored: Stakeholder): StakeholderDraft => {
  const birthday = CivilDate.parse(stored.birthday)
  const phone = Phone.parse(country, stored.phone)
  return {
    ...stored,
    identifier: displayTaxId(country, stored.identifier),
    birthday: isRight(birthday) ? formatShortDate(birthday.right) : stored.birthday,
    phone: isRight(phone) ? Phone.local(country, phone.right) : stored.phone,
  }
}

export const fullNameOf = ({
  name,
  fatherLastName,
  motherLastName,
}: Pick<StakeholderDraft, 'name' | 'fatherLastName' | 'motherLastName'>): string =>
  `${name} ${fatherLastName} ${motherLastName}`.trim()
