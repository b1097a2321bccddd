import type { TaskEither } from 'fp-ts/TaskEither'
import type { Business } from '#domain/business/business.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** Whoever is signed in, as the host knows them. */
export interface UserDetails {
  readonly name: string
  readonly email: string
  readonly phone: string | undefined
}

/** The person and the company behind the session, with what its token leaves out. */
export interface UserAccount {
  readonly person: () => TaskEither<Failure, UserDetails>
  readonly business: () => TaskEither<Failure, Business>
}
export const UserAccount = token<UserAccount>('Account')
