import * as E from 'fp-ts/Either'
import { validateForm, type Problem } from '../kernel/form.ts'
import * as Email from './email.ts'
import * as Password from './password.ts'

/** Form values as typed. */
export interface RegistrationDraft {
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
  readonly acceptsTerms: boolean
}

/** A validated draft. */
export interface Registration {
  readonly email: Email.Email
  readonly password: Password.Password
  readonly confirmPassword: Password.Password
  readonly acceptsTerms: true
}

/** Why a field of a registration is rejected. */
export type RegistrationError =
  | Email.EmailError
  | Password.PasswordError
  | Password.ConfirmationError
  | { readonly _tag: 'TermsNotAccepted' }

/** A rejected field and its error. */
export type RegistrationProblem = Problem<keyof Registration, RegistrationError>

/** Form values to set or change a password; the old one is required but not validated. */
export interface PasswordDraft {
  readonly current: string
  readonly password: string
  readonly confirmPassword: string
}

/** A validated draft. */
export interface PasswordChange {
  readonly current: Password.Password
  readonly password: Password.Password
  readonly confirmPassword: Password.Password
}

/** A rejected field and its error. */
export type PasswordChangeProblem = Problem<keyof PasswordChange, Password.PasswordError | Password.ConfirmationError>

/**
 * Every field is required, the two passwords are equal, and the terms are accepted. All errors at once.
 *
 * @example
 * ```ts
 * import { validateRegistration } from '@anticipo/domain/identity/registration'
 *
 * const draft = { email: 'ana@empresa.cl', password: 'corta', confirmPassword: 'corta', acceptsTerms: true }
 * validateRegistration(draft) // { _tag: 'Left', left: [{ field: 'password', error: { _tag: 'PasswordTooShort', minimum: 6 } }] }
 * ```
 */
export const validateRegistration = (
  draft: RegistrationDraft,
): E.Either<ReadonlyArray<RegistrationProblem>, Registration> =>
  validateForm<RegistrationDraft, RegistrationError, Registration>(
    {
      email: ({ email }) => Email.parse(email),
      password: ({ password }) => Password.parseNew(password),
      confirmPassword: confirmed,
      acceptsTerms: ({ acceptsTerms }) => (acceptsTerms ? E.right(true) : E.left({ _tag: 'TermsNotAccepted' })),
    },
    draft,
  )

/**
 * The old password is not empty, the new one is long enough and repeated exactly. All errors at once.
 *
 * @example
 * ```ts
 * import { validatePasswordChange } from '@anticipo/domain/identity/registration'
 *
 * const draft = { current: 'vieja', password: 'más larga', confirmPassword: 'mas larga' }
 * validatePasswordChange(draft) // { _tag: 'Left', left: [{ field: 'confirmPassword', error: { _tag: 'PasswordsDiffer' } }] }
 * ```
 */
export const validatePasswordChange = (
  draft: PasswordDraft,
): E.Either<ReadonlyArray<PasswordChangeProblem>, PasswordChange> =>
  validateForm<PasswordDraft, Password.PasswordError | Password.ConfirmationError, PasswordChange>(
    {
      current: ({ current }) => Password.parse(current),
      password: ({ password }) => Password.parseNew(password),
      confirmPassword: confirmed,
    },
    draft,
  )

type Repeated = Pick<PasswordDraft, 'password' | 'confirmPassword'>

/** Compares the typed texts, so that a short password repeated correctly reports only its length. */
const confirmed = ({
  password,
  confirmPassword,
}: Repeated): E.Either<Password.PasswordError | Password.ConfirmationError, Password.Password> =>
  password === confirmPassword ? E.right(password as Password.Password) : E.left({ _tag: 'PasswordsDiffer' })
