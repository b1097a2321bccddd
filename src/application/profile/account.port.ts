import type { TaskEither } from 'fp-ts/TaskEither'
import type { Business } from '#domain/business/business.ts'
import type { PasswordChange } from '#domain/identity/registration.ts'
import type { Conflict } from '../shared/conflict.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The signed-in user's data at the host. */
export interface UserDetails {
  readonly name: string
  readonly email: string
  readonly phone: string | undefined
  readonly version: number
}

/** Fields to change; what is left out stays. */
export type UserDetailsChange = Partial<Record<'name' | 'phone', string>>

/** The user and the company of the session, with data that the token omits. */
export interface UserAccount {
  readonly person: () => TaskEither<Failure, UserDetails>
  /** The stored user after the change. Rejected unless `version` is still the stored one. */
  readonly changePerson: (
    version: number,
    change: UserDetailsChange,
  ) => TaskEither<Failure | Conflict<UserDetails>, UserDetails>
  /** Ends the other sessions of the user. */
  readonly changePassword: (change: PasswordChange) => TaskEither<Failure, void>
  readonly business: () => TaskEither<Failure, Business>
  /** Rejected unless `version` is still the stored one. */
  readonly changeBusiness: (
    version: number,
    change: Readonly<Record<'address', string>>,
  ) => TaskEither<Failure | Conflict<Business>, Business>
}
export const UserAccount = token<UserAccount>('UserAccount')
