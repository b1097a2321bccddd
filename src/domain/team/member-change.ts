import * as E from 'fp-ts/Either'
import { may, PERMISSIONS } from './permission.ts'
import type { Role } from './role.ts'

/** The most members and open invitations of a company. */
export const MAX_TEAM = 50
/** For one company. */
export const MAX_INVITATIONS_AN_HOUR = 20
/** For one address. */
export const MAX_INVITATIONS_A_DAY = 3
/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7

/** `Forbidden`: the role does not allow it. `LastOwner`: the company would have no owner. */
export type MemberError = { readonly _tag: 'Forbidden' } | { readonly _tag: 'LastOwner' }

/** An act on a member: the roles of both, and how many owners the company has beside that member. */
export interface MemberAct {
  readonly actor: Role
  readonly member: Role
  readonly isOneself: boolean
  readonly otherOwners: number
}

const FORBIDDEN: E.Either<MemberError, never> = E.left({ _tag: 'Forbidden' })
const LAST_OWNER: E.Either<MemberError, never> = E.left({ _tag: 'LastOwner' })
const DONE: E.Either<MemberError, undefined> = E.right(undefined)

/** Whether `to` allows nothing more than `from`. An owner, who alone hands the company over, is above an administrator with the same permissions. */
export const isLower = (from: Role, to: Role): boolean =>
  from !== to && to !== 'OWNER' && PERMISSIONS.every((permission) => may(from, permission) || !may(to, permission))

const leadsTeam = (actor: Role, member: Role): boolean =>
  may(actor, 'team') && (member !== 'OWNER' || actor === 'OWNER')

/** Whether the member may get the role `to`. It makes no owner, and a member cannot raise the own role. */
export const changeRole = (act: MemberAct, to: Role): E.Either<MemberError, undefined> => {
  const { actor, isOneself, member, otherOwners } = act
  if (to === member) return DONE
  if (to === 'OWNER' || !leadsTeam(actor, member)) return FORBIDDEN
  if (isOneself && !isLower(member, to)) return FORBIDDEN
  return member === 'OWNER' && otherOwners === 0 ? LAST_OWNER : DONE
}

/** Whether another member may be removed. A member ends the own membership by leaving. */
export const removeMember = ({ actor, isOneself, member }: MemberAct): E.Either<MemberError, undefined> =>
  isOneself || !leadsTeam(actor, member) ? FORBIDDEN : DONE

/** Whether a member may leave. */
export const leaveTeam = ({ member, otherOwners }: MemberAct): E.Either<MemberError, undefined> =>
  member === 'OWNER' && otherOwners === 0 ? LAST_OWNER : DONE

/** Whether the member may be made an owner too. */
export const handOver = ({ actor, isOneself }: MemberAct): E.Either<MemberError, undefined> =>
  actor === 'OWNER' && !isOneself ? DONE : FORBIDDEN

/** Whether an address may be invited with the role, which is never that of an owner. */
export const inviteAs = (actor: Role, role: Role): E.Either<MemberError, undefined> =>
  may(actor, 'team') && role !== 'OWNER' ? DONE : FORBIDDEN

/** Whether the role makes a person one more who decides what others ask for. `from` is undefined before the person is a member. */
export const givesApproval = (from: Role | undefined, to: Role): boolean =>
  may(to, 'approve') && (from === undefined || !may(from, 'approve'))
