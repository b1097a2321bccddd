import type { TaskEither } from 'fp-ts/TaskEither'
import type { Campaign } from '#domain/identity/campaign.ts'
import type { Email } from '#domain/identity/email.ts'
import type { Password } from '#domain/identity/password.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** What the host thinks of an address. It never says whether the address has an account. */
export interface EmailCheckResult {
  readonly isValid: boolean
  /** What was probably meant, as the host wrote it. */
  readonly suggestion: string | undefined
}

/** What a new account begins with. */
export interface NewAccount {
  readonly email: Email
  readonly password: Password
  readonly campaign: Campaign
}

/** Accounts, for people who are not signed in. */
export interface Accounts {
  readonly register: (account: NewAccount) => TaskEither<Failure, void>
  readonly verifyEmail: (email: Email) => TaskEither<Failure, EmailCheckResult>
  /** Answers the same whether there is such an account or not. */
  readonly requestReset: (email: Email) => TaskEither<Failure, void>
  /** `hash` is what a mailed link ends with; it is good once. */
  readonly resetPassword: (hash: string, password: Password) => TaskEither<Failure, void>
}
export const Accounts = token<Accounts>('Accounts')
