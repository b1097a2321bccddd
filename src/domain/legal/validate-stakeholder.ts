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

/**
 * The representative by the rules of the country, or every rejected field with its error. Fields of the other country
 * are ignored.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { validateStakeholder } from '@anticipo/domain/legal/validate-stakeholder'
 * import { aChileanDraft, aMexicanDraft } from '@anticipo/domain/testing/samples'
 *
 * const draft = { ...aMexicanDraft(), ...aChileanDraft() }
 * validateStakeholder('CL', draft, civilDate('2026-03-02'))._tag // 'Right'
 * ```
 */
export const validateStakeholder = (
  country: Country,
  draft: StakeholderDraft,
  today: CivilDate,
): E.Either<ReadonlyArray<StakeholderProblem>, ChileanStakeholder | MexicanStakeholder> =>
  country === 'CL' ? validateChilean(draft, today) : validateMexican(draft, today)

/**
 * The representative, or every rejected field with its error. Every field is required but the mother's last name and
 * the postal code, of seven digits.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { validateChilean } from '@anticipo/domain/legal/validate-stakeholder'
 * import { aChileanDraft } from '@anticipo/domain/testing/samples'
 *
 * const validated = validateChilean(aChileanDraft({ commune: 'Valparaíso' }), civilDate('2026-03-02'))
 * validated._tag === 'Left' ? validated.left : [] // [{ field: 'commune', error: { _tag: 'CommuneOfOtherRegion' } }]
 * ```
 */
export const validateChilean = (
  draft: ChileanDraft,
  today: CivilDate,
): E.Either<ReadonlyArray<ChileanProblem>, ChileanStakeholder> =>
  validateForm<ChileanDraft, StakeholderError, ChileanStakeholder>(
    {
      identifier: ({ identifier }) => Rut.parse(identifier),
      ...personForm('CL', today),
      address: ({ address }) => requiredText(address, MAX_ADDRESS_LENGTH),
      postalCode: ({ postalCode }) =>
        postalCode.trim() === '' ? E.right(undefined) : postal(postalCode, CHILEAN_POSTAL_DIGITS),
      region: ({ region }) => regionOf(region),
      commune: ({ region, commune }) => communeOf(region, commune),
    },
    draft,
  )

/**
 * The representative, or every rejected field with its error. Every field is required but the mother's last name and
 * the inside number; the RFC must be a person's; the postal code has five digits.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { validateMexican } from '@anticipo/domain/legal/validate-stakeholder'
 * import { aMexicanDraft } from '@anticipo/domain/testing/samples'
 *
 * const validated = validateMexican(aMexicanDraft({ postalCode: '660' }), civilDate('2026-03-02'))
 * validated._tag === 'Left' ? validated.left : [] // [{ field: 'postalCode', error: { _tag: 'PostalCodeMalformed', digits: 5 } }]
 * ```
 */
export const validateMexican = (
  draft: MexicanDraft,
  today: CivilDate,
): E.Either<ReadonlyArray<MexicanProblem>, MexicanStakeholder> =>
  validateForm<MexicanDraft, StakeholderError, MexicanStakeholder>(
    {
      identifier: ({ identifier }) => personalRfc(identifier),
      curp: ({ curp }) => Curp.parse(curp),
      ...personForm('MX', today),
      street: ({ street }) => requiredText(street, MAX_ADDRESS_LENGTH),
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

/**
 * Remarks on a valid Chilean representative: an unusual domain of the e-mail address.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { validateChilean, warningsOfChilean } from '@anticipo/domain/legal/validate-stakeholder'
 * import { aChileanDraft } from '@anticipo/domain/testing/samples'
 *
 * const validated = validateChilean(aChileanDraft({ email: 'ana@empresa.online' }), civilDate('2026-03-02'))
 * if (validated._tag === 'Right') warningsOfChilean(validated.right) // [{ _tag: 'EmailUnusual' }]
 * ```
 */
export const warningsOfChilean = ({ email }: Pick<ChileanStakeholder, 'email'>): ReadonlyArray<StakeholderWarning> =>
  EmailStrictness.warningsOf(email)

/**
 * RFC and CURP of one person contain the same date, the birthday: comparing each with the CURP finds every contradiction.
 *
 * @example
 * ```ts
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { validateMexican, warningsOfMexican } from '@anticipo/domain/legal/validate-stakeholder'
 * import { aMexicanDraft } from '@anticipo/domain/testing/samples'
 *
 * const validated = validateMexican(aMexicanDraft({ birthday: '1956-04-28' }), civilDate('2026-03-02'))
 * if (validated._tag === 'Right') warningsOfMexican(validated.right).map(({ _tag }) => _tag) // ['RfcCheckCharacterUnexpected', 'BirthdayDiffersFromCurp']
 * ```
 */
export const warningsOfMexican = ({
  birthday,
  identifier,
  curp,
}: Pick<MexicanStakeholder, 'birthday' | 'identifier' | 'curp'>): ReadonlyArray<StakeholderWarning> => [
  ...Rfc.warningsOf(identifier),
  ...Curp.warningsOf(curp, identifier),
  ...(Curp.birthDateOf(curp) === birthday ? [] : [{ _tag: 'BirthdayDiffersFromCurp' } as const]),
]

const MAX_ADDRESS_LENGTH = 200
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
