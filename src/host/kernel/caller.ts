import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Role } from '#domain/team/role.ts'

/** The user, the business and the expiry of a call. Times are seconds since 1970. */
export interface Session {
  /** Unchanged by token refreshes. */
  readonly id: string
  readonly user: User
  readonly business: Business | undefined
  /** The present role of the user for the business. */
  readonly role: Role | undefined
  readonly authenticatedAt: number
  readonly expiresAt: number
  /** The operator who acts as the user. Absent when the user acts. */
  readonly operator?: string
}

/** The key of rate limits: one user across all sessions, with operators counted separately. */
export const personOf = ({ operator, user }: Session): string =>
  operator === undefined ? user.id : `${user.id} ${operator}`

export interface User {
  readonly id: UserId
  readonly name: string
  /** Lower case. */
  readonly email: string
  readonly phone: string | undefined
  /** Chosen at the registration; a user of an earlier version has none. */
  readonly country: Country | undefined
  /** Increases with every change. */
  readonly version: number
}

export interface Business {
  readonly id: BusinessId
  readonly country: Country
  /** RUT or RFC, canonical. */
  readonly identifier: string
  readonly name: string
  readonly address: string | undefined
  readonly email: string | undefined
  /** Whether ownership is proven. Until then it has no data of the tax authority and cannot order. */
  readonly isVerified: boolean
  /** Increases with every change. */
  readonly version: number
}
