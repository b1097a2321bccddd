import type { RegistrationError } from '#domain/identity/registration.ts'
import { commonText } from '../text/common.ts'
import { authText } from '../text/auth.ts'

/** What is wrong with a field, in words; nothing when nothing is. */
export const fieldError = (error: RegistrationError | undefined): string | undefined => error && SENTENCES[error._tag]

const SENTENCES: Readonly<Record<RegistrationError['_tag'], string>> = {
  EmailEmpty: commonText.required,
  EmailBlank: commonText.onlyBlanks,
  EmailInvalid: commonText.invalidEmail,
  PasswordEmpty: commonText.required,
  PasswordBlank: commonText.onlyBlanks,
  PasswordTooShort: authText.password.tooShort,
  PasswordsDiffer: authText.password.differ,
  TermsNotAccepted: commonText.required,
}
