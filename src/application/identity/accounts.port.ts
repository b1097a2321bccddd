import type { TaskEither } from 'fp-ts/TaskEither'
import type { Campaign } from './campaign.ts'
import type { Email } from '#domain/identity/email.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Password } from '#domain/identity/password.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The host's check of an address. It never reveals whether the address has an account. */
export interface EmailCheckResult {
  /** By its form and its domain. */
  readonly receivesMail: 'yes' | 'no' | 'unknown'
  /** The suggested address, as the host wrote it. */
  readonly suggestion: string | undefined
}

/** The data of a new account. */
export interface NewAccount {
  readonly email: Email
  readonly password: Password
  readonly campaign: Campaign
  /** The terms that were accepted are those of this country. */
  readonly country: Country | undefined
}

/** Accounts, for signed-out users. */
export interface Accounts {
  readonly register: (account: NewAccount) => TaskEither<Failure, void>
  readonly verifyEmail: (email: Email) => TaskEither<Failure, EmailCheckResult>
  /** The response is the same with and without an account. */
  readonly requestReset: (email: Email) => TaskEither<Failure, void>
  /** `hash` is the single-use code of the mailed link. */
  readonly resetPassword: (hash: string, password: Password) => TaskEither<Failure, void>
}
export const Accounts = token<Accounts>('Accounts')
