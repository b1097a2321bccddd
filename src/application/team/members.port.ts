import type { TaskEither } from 'fp-ts/TaskEither'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, Id } from '#domain/kernel/id.ts'
import type { Role } from '#domain/team/role.ts'
import type { Pending } from '#domain/team/pending.ts'
import type { Conflict } from '../shared/conflict.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

export type MemberId = Id<'Member'>
export type InvitationId = Id<'Invitation'>

export interface Member {
  readonly id: MemberId
  readonly name: string
  readonly email: string
  readonly role: Role
  /** The day on which the member last opened the company. */
  readonly lastSeenOn: CivilDate | undefined
  readonly isOneself: boolean
  readonly version: number
}

/** An address that was invited. */
export interface Invitation {
  readonly id: InvitationId
  readonly email: string
  readonly role: Role
  readonly state: 'EXPIRED' | 'INVITED'
  /** The last day on which its link works. */
  readonly until: CivilDate
}

export interface Team {
  /** Owners first. */
  readonly members: ReadonlyArray<Member>
  /** Those that were not accepted, the newest first. */
  readonly invitations: ReadonlyArray<Invitation>
}

/** The members of the company. A role with the right to authorise may wait for others. */
export interface Members {
  readonly team: () => TaskEither<Failure, Team>
  /** Voids an earlier invitation to the address. `key` identifies one intent of the user. */
  readonly invite: (email: string, role: Role, key: string) => TaskEither<Failure, Invitation | Pending>
  readonly withdraw: (id: InvitationId) => TaskEither<Failure, void>
  /** Rejected unless the version is still the stored one, like `remove`. */
  readonly changeRole: (member: Member, role: Role) => TaskEither<Failure | Conflict<Member>, Member | Pending>
  readonly remove: (member: Member) => TaskEither<Failure | Conflict<void>, void>
  /** Makes the member an owner too. */
  readonly handOver: (id: MemberId, password: string) => TaskEither<Failure, Member | Pending>
  readonly leave: () => TaskEither<Failure, void>
}
export const Members = token<Members>('Members')

/** An invitation as its link shows it. */
export interface OpenInvitation {
  readonly company: string
  readonly inviter: string
  readonly email: string
  readonly role: Role
  /** The address has an account. */
  readonly hasAccount: boolean
  /** The country of the company, whose terms a new user accepts. */
  readonly country: Country
}

/** Invitations of the own address, by the code of their link. */
export interface Invitations {
  readonly open: (code: string) => TaskEither<Failure, OpenInvitation>
  /** With the account that is signed in. */
  readonly accept: (code: string) => TaskEither<Failure, { readonly businessId: BusinessId }>
}
export const Invitations = token<Invitations>('Invitations')
