import type { TaskEither } from 'fp-ts/TaskEither'
import type { Business } from '#domain/business/business.ts'
import type { UserId } from '#domain/kernel/id.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** Who is signed in, as the token says. Times are seconds since 1970. */
export interface Session {
  readonly token: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly user: { readonly id: UserId; readonly name: string; readonly email: string }
  readonly business: SessionBusiness | undefined
  /** A back-office operator acting for the business. */
  readonly isSudo: boolean
  /** The operator's name, when it is one. */
  readonly operator: string | undefined
}

/** What a token says of the business it is for. One that was not verified when the token was made may be by now. */
export interface SessionBusiness extends Pick<Business, 'id' | 'identifier' | 'name' | 'country'> {
  readonly isVerified: boolean
}

export interface Sessions {
  readonly signIn: (email: string, password: string) => TaskEither<Failure, Session>
  /** A new token for the session that `current` is. */
  readonly refresh: (current: string) => TaskEither<Failure, Session>
  /** Redeems the one-use code that an operator was given to act for somebody. */
  readonly impersonate: (code: string) => TaskEither<Failure, Session>
  readonly signOut: (current: string) => TaskEither<Failure, void>
  /** Reads a stored token; `undefined` when it is not one. Trusts nothing: the host judges every call. */
  readonly read: (stored: string) => Session | undefined
}
export const Sessions = token<Sessions>('Sessions')
