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

export interface Registration {
  readonly email: Email.Email
  readonly password: Password.Password
  readonly confirmPassword: Password.Password
  readonly acceptsTerms: true
}

export type RegistrationError =
  | Email.EmailError
  | Password.PasswordError
  | Password.ConfirmationError
  | { readonly _tag: 'TermsNotAccepted' }

export type RegistrationProblem = Problem<keyof Registration, RegistrationError>

/** Form values to set or change a password; the old one is required but not validated. */
export interface PasswordDraft {
  readonly current: string
  readonly password: string
  readonly confirmPassword: string
}

export interface PasswordChange {
  readonly current: Password.Password
  readonly password: Password.Password
  readonly confirmPassword: Password.Password
}

export type PasswordChangeProblem = Problem<keyof PasswordChange, Password.PasswordError | Password.ConfirmationError>

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
