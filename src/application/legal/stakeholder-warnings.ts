import { isRight } from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { StakeholderDraft, StakeholderField } from '#domain/legal/stakeholder.ts'
import { type StakeholderWarning, warningsOfChilean, warningsOfMexican } from '#domain/legal/validate-stakeholder.ts'
import * as Curp from '#domain/tax-id/curp.ts'
import * as Rfc from '#domain/tax-id/rfc.ts'
import { screensOf } from '../shared/country-screens.ts'

/** Warns about fields that can be read; warnings never prevent the submit. */
export const warningsIn = (country: Country, draft: StakeholderDraft): ReadonlyArray<StakeholderWarning> => {
  if (!screensOf(country).hasPopulationKey) {
    const email = Email.parse(draft.email)
    return isRight(email) ? warningsOfChilean({ email: email.right }) : []
  }
  const [identifier, curp] = [Rfc.parse(draft.identifier), Curp.parse(draft.curp)]
  const birthday = CivilDate.parse(draft.birthday)
  return isRight(identifier) && isRight(curp) && isRight(birthday)
    ? warningsOfMexican({ identifier: identifier.right, curp: curp.right, birthday: birthday.right })
    : []
}

/** The field beside which it is shown. */
export const fieldOfWarning = ({ _tag }: StakeholderWarning): StakeholderField => {
  switch (_tag) {
    case 'EmailUnusual':
      return 'email'
    case 'CurpWordInconvenient':
    case 'CurpDateDiffersFromRfc':
      return 'curp'
    case 'BirthdayDiffersFromCurp':
      return 'birthday'
    case 'RfcCheckCharacterUnexpected':
    case 'RfcHomoclaveUnusual':
    case 'RfcWordInconvenient':
      return 'identifier'
  }
}
