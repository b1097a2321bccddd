import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'

/** Who acts, for which business, until when. Times are seconds since 1970. */
export interface Session {
  /** The same through every renewal of its token. */
  readonly id: string
  readonly user: User
  readonly business: Business | undefined
  readonly authenticatedAt: number
  readonly expiresAt: number
  /** Who from the back office acts as the user. Absent when the user acts alone. */
  readonly operator?: string
}

/** Who is counted: one person through all sessions, and an operator apart from the user in whose name the operator acts. */
export const personOf = ({ operator, user }: Session): string =>
  operator === undefined ? user.id : `${user.id} ${operator}`

export interface User {
  readonly id: UserId
  readonly name: string
  /** Lower case. */
  readonly email: string
  readonly phone: string | undefined
}

export interface Business {
  readonly id: BusinessId
  readonly country: Country
  /** RUT or RFC, canonical. */
  readonly identifier: string
  readonly name: string
  readonly address: string | undefined
  readonly email: string | undefined
  /** Whether its owner proved it. Until then it has no data of the tax authority and cannot order. */
  readonly isVerified: boolean
}
