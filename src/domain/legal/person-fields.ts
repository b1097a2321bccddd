import * as E from 'fp-ts/Either'
import * as Phone from '../contacts/phone.ts'
import { isCountryCode } from '../geography/countries.ts'
import * as Email from '../identity/email.ts'
import * as CivilDate from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { type Form, oneOf, optionalText, requiredText } from '../kernel/form.ts'
import { civilStatusesOf } from './civil-status.ts'
import { GENDERS, type Person, type PersonDraft, type StakeholderError } from './stakeholder.ts'

/**
 * Legal age to represent a company in both countries (Código Civil de Chile art. 26; Código Civil Federal art. 646).
 */
const ADULT_YEARS = 18

/**
 * The rules of the fields that both countries have. Only the mother's last name may be empty; a representative has
 * completed `ADULT_YEARS` years on `today`.
 */
export const personForm = (
  country: Country,
  today: CivilDate.CivilDate,
): Form<PersonDraft, StakeholderError, Person> => ({
  name: ({ name }) => requiredText(name, MAX_NAME_LENGTH),
  fatherLastName: ({ fatherLastName }) => requiredText(fatherLastName, MAX_NAME_LENGTH),
  motherLastName: ({ motherLastName }) => optionalText(motherLastName, MAX_NAME_LENGTH),
  birthday: ({ birthday }) => birthdayOf(birthday, today),
  gender: ({ gender }) => oneOf(GENDERS)(gender),
  citizenship: ({ citizenship }) => citizenshipOf(citizenship),
  civilStatus: ({ civilStatus }) => oneOf(civilStatusesOf(country))(civilStatus),
  profession: ({ profession }) => requiredText(profession, MAX_NAME_LENGTH),
  phone: ({ phone }) => Phone.parse(country, phone),
  email: ({ email }) => Email.parse(email),
})

/**
 * Completed years of age on `today`; a person born on 29 February is a year older on 1 March.
 */
export const ageOn = (birthday: CivilDate.CivilDate, { today }: { readonly today: CivilDate.CivilDate }): number => {
  const years = CivilDate.yearOf(today) - CivilDate.yearOf(birthday)
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

const MAX_NAME_LENGTH = 120

const birthdayOf = (text: string, today: CivilDate.CivilDate): E.Either<StakeholderError, CivilDate.CivilDate> => {
  if (text === '') return E.left({ _tag: 'TextEmpty' })
  const read = CivilDate.parse(text)
  if (E.isLeft(read)) return read
  if (read.right > today) return E.left({ _tag: 'StakeholderNotBorn' })
  return ageOn(read.right, { today }) < ADULT_YEARS ? E.left({ _tag: 'StakeholderTooYoung', years: ADULT_YEARS }) : read
}

const citizenshipOf = (code: string): E.Either<StakeholderError, string> =>
  isCountryCode(code) ? E.right(code) : E.left({ _tag: code === '' ? 'ChoiceMissing' : 'ChoiceUnknown' })
