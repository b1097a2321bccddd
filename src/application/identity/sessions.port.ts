import type { TaskEither } from 'fp-ts/TaskEither'
import type { Business } from '#domain/business/business.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Role } from '#domain/team/role.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The session of a token. Times are seconds since 1970. */
export interface Session {
  readonly token: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly user: SessionUser
  readonly business: SessionBusiness | undefined
  /** An operator acting for the business. */
  readonly isSudo: boolean
  /** The operator's name, when it is one. */
  readonly operator: string | undefined
}

export interface SessionUser {
  readonly id: UserId
  readonly name: string
  readonly email: string
  /** Chosen at the registration, where the host keeps it. */
  readonly country?: Country | undefined
}

/** The business of a token. One that was unverified when the token was issued may be verified now. */
export interface SessionBusiness extends Pick<Business, 'id' | 'identifier' | 'name' | 'country'> {
  readonly isVerified: boolean
  /** The role that the user had for it when the token was issued. */
  readonly role: Role
}

/** Why the session ended. */
export type SignOutReason = 'expired' | 'idle' | 'signedOut' | 'signedOutElsewhere' | 'replacedElsewhere'

export interface Sessions {
  readonly signIn: (email: string, password: string) => TaskEither<Failure, Session>
  /** Refreshes the token of the session `current`. */
  readonly refresh: (current: string) => TaskEither<Failure, Session>
  /** Redeems the single-use code of an impersonation link. */
  readonly impersonate: (code: string) => TaskEither<Failure, Session>
  /**
   * Opens another company of the same user in the same sign-in, with the token of any session of it. `ERROR_NOT_FOUND` for a company to which the
   * user does not belong.
   */
  readonly open: (current: Session, businessId: BusinessId) => TaskEither<Failure, Session>
  readonly signOut: (current: string) => TaskEither<Failure, void>
  /** Reads a stored token; `undefined` when it is invalid. The result is for display: the host verifies every call. */
  readonly read: (stored: string) => Session | undefined
}
export const Sessions = token<Sessions>('Sessions')
