import type * as E from 'fp-ts/Either'
import * as Phone from '../contacts/phone.ts'
import { parsePersonName } from '../identity/person-name.ts'
import type { Country } from '../kernel/country.ts'
import { validateForm, type Problem, requiredText, type TextError } from '../kernel/form.ts'
import { parseOwnTaxId, type TaxId, type TaxIdError } from '../tax-id/tax-id.ts'

/** Form values of the user and the business before the business exists. */
export interface ProfileDraft {
  readonly fullName: string
  readonly phone: string
  readonly identifier: string
  readonly businessName: string
}

/** A validated draft. */
export interface CompletedProfile {
  readonly fullName: string
  readonly phone: Phone.Phone
  readonly identifier: TaxId
  readonly businessName: string
}

/** A rejected field and its error. */
export type ProfileProblem = Problem<keyof CompletedProfile, TextError | Phone.PhoneError | TaxIdError>

/**
 * The profile, or every rejected field with its error. Every field is required; a generic tax id is rejected because it
 * belongs to no single business.
 *
 * @example
 * ```ts
 * import { validateProfile } from '@anticipo/domain/business/profile-completion'
 *
 * const draft = { fullName: 'Ana Núñez', phone: '961234567', identifier: '76086428-4', businessName: 'Ñandú SpA' }
 * validateProfile('CL', draft) // { _tag: 'Left', left: [{ field: 'identifier', error: { _tag: 'RutCheckDigitMismatch' } }] }
 * ```
 */
export const validateProfile = (
  country: Country,
  draft: ProfileDraft,
): E.Either<ReadonlyArray<ProfileProblem>, CompletedProfile> =>
  validateForm<ProfileDraft, TextError | Phone.PhoneError | TaxIdError, CompletedProfile>(
    {
      fullName: ({ fullName }) => parsePersonName(fullName),
      phone: ({ phone }) => Phone.parse(country, phone),
      identifier: ({ identifier }) => parseOwnTaxId(country, identifier),
      businessName: ({ businessName }) => requiredText(businessName),
    },
    draft,
  )
