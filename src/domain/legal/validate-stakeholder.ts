import * as E from 'fp-ts/Either'
import * as EmailStrictness from '../contacts/email-strictness.ts'
import { communesOf, regionByNumber } from '../geography/chile.ts'
import type { CivilDate } from '../kernel/civil-date.ts'
import type { Country } from '../kernel/country.ts'
import { validateForm, oneOf, optionalText, requiredText } from '../kernel/form.ts'
import * as Curp from '../tax-id/curp.ts'
import * as Rfc from '../tax-id/rfc.ts'
import * as Rut from '../tax-id/rut.ts'
import { personForm } from './person-fields.ts'
import type {
  ChileanDraft,
  ChileanProblem,
  ChileanStakeholder,
  MexicanDraft,
  MexicanProblem,
  MexicanStakeholder,
  StakeholderDraft,
  StakeholderError,
  StakeholderProblem,
} from './stakeholder.ts'

/** A warning before saving; never an error. */
export type StakeholderWarning =
  | EmailStrictness.EmailWarning
  | Curp.CurpWarning
  | Rfc.RfcWarning
  | { readonly _tag: 'BirthdayDiffersFromCurp' }

/** By the rules of the country. */
export const validateStakeholder = (
  country: Country,
  draft: StakeholderDraft,
  today: CivilDate,
): E.Either<ReadonlyArray<StakeholderProblem>, ChileanStakeholder | MexicanStakeholder> =>
  country === 'CL' ? validateChilean(draft, today) : validateMexican(draft, today)

/** Every field is required but the mother's last name and the postal code. */
export const validateChilean = (
  draft: ChileanDraft,
  today: CivilDate,
): E.Either<ReadonlyArray<ChileanProblem>, ChileanStakeholder> =>
  validateForm<ChileanDraft, StakeholderError, ChileanStakeholder>(
    {
      identifier: ({ identifier }) => Rut.parse(identifier),
      ...personForm('CL', today),
      address: ({ address }) => requiredText(address, LONGEST_ADDRESS),
      postalCode: ({ postalCode }) =>
        postalCode.trim() === '' ? E.right(undefined) : postal(postalCode, CHILEAN_POSTAL_DIGITS),
      region: ({ region }) => regionOf(region),
      commune: ({ region, commune }) => communeOf(region, commune),
    },
    draft,
  )

/** Every field is required but the mother's last name and the inside number; the RFC must be a person's. */
export const validateMexican = (
  draft: MexicanDraft,
  today: CivilDate,
): E.Either<ReadonlyArray<MexicanProblem>, MexicanStakeholder> =>
  validateForm<MexicanDraft, StakeholderError, MexicanStakeholder>(
    {
      identifier: ({ identifier }) => personalRfc(identifier),
      curp: ({ curp }) => Curp.parse(curp),
      ...personForm('MX', today),
      street: ({ street }) => requiredText(street, LONGEST_ADDRESS),
      outsideNumber: ({ outsideNumber }) => requiredText(outsideNumber),
      insideNumber: ({ insideNumber }) => optionalText(insideNumber),
      postalCode: ({ postalCode }) => postal(postalCode, MEXICAN_POSTAL_DIGITS),
      state: ({ state }) => requiredText(state),
      municipality: ({ municipality }) => requiredText(municipality),
      colony: ({ colony }) => requiredText(colony),
      city: ({ city }) => requiredText(city),
    },
    draft,
  )

export const warningsOfChilean = ({ email }: Pick<ChileanStakeholder, 'email'>): ReadonlyArray<StakeholderWarning> =>
  EmailStrictness.warningsOf(email)

/** RFC and CURP of one person contain the same date, the birthday: comparing each with the CURP finds every contradiction. */
export const warningsOfMexican = ({
  birthday,
  identifier,
  curp,
}: Pick<MexicanStakeholder, 'birthday' | 'identifier' | 'curp'>): ReadonlyArray<StakeholderWarning> => [
  ...Rfc.warningsOf(identifier),
  ...Curp.warningsOf(curp, identifier),
  ...(Curp.birthDateOf(curp) === birthday ? [] : [{ _tag: 'BirthdayDiffersFromCurp' } as const]),
]

const LONGEST_ADDRESS = 200
const CHILEAN_POSTAL_DIGITS = 7
const MEXICAN_POSTAL_DIGITS = 5

const personalRfc = (text: string): E.Either<StakeholderError, Rfc.Rfc> => {
  const read = Rfc.parseOwn(text)
  return E.isRight(read) && Rfc.kindOf(read.right) === 'company' ? E.left({ _tag: 'StakeholderIsCompany' }) : read
}

const postal = (text: string, digits: number): E.Either<StakeholderError, string> => {
  const read = requiredText(text)
  if (E.isLeft(read)) return read
  return read.right.length === digits && /^\d+$/.test(read.right)
    ? read
    : E.left({ _tag: 'PostalCodeMalformed', digits })
}

const regionOf = (number: string): E.Either<StakeholderError, string> => {
  if (number === '') return E.left({ _tag: 'ChoiceMissing' })
  return regionByNumber(number) === undefined ? E.left({ _tag: 'ChoiceUnknown' }) : E.right(number)
}

const communeOf = (region: string, commune: string): E.Either<StakeholderError, string> => {
  const chosen = oneOf(communesOf(region))(commune)
  return E.isLeft(chosen) && chosen.left._tag === 'ChoiceUnknown' ? E.left({ _tag: 'CommuneOfOtherRegion' }) : chosen
}
