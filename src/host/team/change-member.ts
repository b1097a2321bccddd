import * as E from 'fp-ts/Either'
import { roleName } from '#domain/labels/role-names.ts'
import {
  changeRole,
  givesApproval,
  handOver as mayHandOver,
  leaveTeam,
  removeMember as mayRemove,
  type MemberAct,
  type MemberError,
} from '#domain/team/member-change.ts'
import { may } from '#domain/team/permission.ts'
import type { Role } from '#domain/team/role.ts'
import { EMPTY_LINE } from '#wire/approvals.codec.ts'
import type { ErrorCode } from '#wire/error-codes.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { Handler, HandlerResult, TenantCall } from '../http/call.ts'
import { changedMeanwhile, FORBIDDEN, hostError, NOT_FOUND, type HostError } from '../http/host-error.ts'
import { checkOwnPassword, endSessionsOf, membershipStore } from '../identity/index.ts'
import { recordChange } from '../live/record-change.ts'
import type { Email } from '../mail/mail.port.ts'
import { guardedMember, type MemberDone, NOTHING } from './member-call.ts'
import { memberBy, memberOfUser, membersOf, voidInvitationsBy, type MemberId, type StoredMember } from './store.ts'
import { memberAnswer } from './team-answer.ts'
import { memberRemovedEmail, removedEmail, roleChangedEmail } from './team-emails.ts'
import type { TeamServices } from './team-services.ts'

type TeamError = HostError<'ERROR_AUTH_FORBIDDEN' | 'ERROR_TEAM_LAST_OWNER'>

const errorOf = ({ _tag }: MemberError): TeamError =>
  _tag === 'LastOwner' ? hostError('ERROR_TEAM_LAST_OWNER') : FORBIDDEN

interface Loaded {
  readonly act: MemberAct
  readonly member: StoredMember
  readonly all: ReadonlyArray<StoredMember>
}

/** Reads the role of the caller again under the lock of the company: a change that was committed before this one counts. */
const loaded = async (
  tx: Queries,
  { business, session }: TenantCall,
  memberId?: MemberId,
): Promise<Loaded | undefined> => {
  await lockBusiness(tx, business.id)
  const actor = await memberOfUser(tx, business.id, session.user.id)
  const member = memberId === undefined ? actor : await memberBy(tx, business.id, memberId)
  if (actor === undefined || member === undefined) return undefined
  const all = await membersOf(tx, business.id)
  const otherOwners = all.filter(({ id, role }) => role === 'OWNER' && id !== member.id).length
  return {
    act: { actor: actor.role, member: member.role, isOneself: actor.id === member.id, otherOwners },
    member,
    all,
  }
}

const personOf = ({ email, name }: { readonly email: string; readonly name: string }): string => name || email

/** Changes the role, or asks others to authorise it where it gives the right to authorise. */
export const changeMember: Handler<TeamServices, 'memberChange'> = (services, call) =>
  call.transaction((tx) => {
    const { body, params, version } = call
    const asked = { memberId: params.memberId, role: body.role, version }
    return guardedMember(services, tx, call, { ...NOTHING, kind: 'ROLE', ...asked }, (within) =>
      setRole(services, tx, within, asked),
    )
  })

interface RoleAsked {
  readonly memberId: MemberId
  readonly role: Role
  readonly version: number
}

type Changed<C extends ErrorCode> = HandlerResult<MemberDone<ReturnType<typeof memberAnswer>>, C>

/** The role counts at the member's next call. */
export const setRole = async (
  services: TeamServices,
  tx: Queries,
  call: TenantCall,
  { memberId, role, version }: RoleAsked,
): Changed<'ERROR_CONFLICT' | 'ERROR_TEAM_LAST_OWNER'> => {
  const { business, session } = call
  const found = await loaded(tx, call, memberId)
  if (found === undefined) return E.left(NOT_FOUND)
  const { act, member } = found
  if (member.version !== version) return E.left(changedMeanwhile(memberAnswer(call, member)))
  const permitted = changeRole(act, role)
  if (E.isLeft(permitted)) return E.left(errorOf(permitted.left))
  if (role === member.role) return E.right({ answer: memberAnswer(call, member), content: { lines: [] } })
  if (!act.isOneself && may(member.role, 'approve') && !may(role, 'approve')) {
    const lowered = { userId: member.userId, businessId: business.id, removedBy: session.user.id }
    await membershipStore.keepFormerRole(tx, lowered, services.clock.now())
  }
  if (!may(role, 'team')) await voidInvitationsBy(tx, business.id, member.userId)
  return giveRole(services, tx, call, found, role)
}

/** Stores the role, and tells the member by mail. */
const giveRole = async (
  services: TeamServices,
  tx: Queries,
  call: TenantCall,
  { act, member }: Loaded,
  role: Role,
): Changed<never> => {
  const { business, session } = call
  await membershipStore.saveRole(tx, member.userId, business.id, role)
  await recordChange(services, tx, call, 'team', role === 'OWNER' ? 'owner added' : 'member role changed', {
    member: member.userId,
    before: member.role,
    after: role,
  })
  const [was, becomes] = [roleName(business.country, member.role), roleName(business.country, role)]
  const mail = roleChangedEmail(member.email, business.name, becomes, personOf(session.user))
  if (!act.isOneself) call.afterCommit(() => sendAll(services, [mail]))
  const about = member.name === '' ? member.email : `${member.name} (${member.email})`
  return E.right({
    answer: memberAnswer(call, { ...member, role, version: member.version + 1 }),
    content: {
      lines: givesApproval(member.role, role) ? [{ ...EMPTY_LINE, change: 'ROLE' as const, about, was, becomes }] : [],
    },
  })
}

/** Ends the member's sessions in this company, and tells the member and the owners by mail. */
export const removeMember: Handler<TeamServices, 'memberRemove'> = (services, call) =>
  call.transaction(async (tx) => {
    const { business, params, session, version } = call
    const found = await loaded(tx, call, params.memberId)
    if (found === undefined) return E.left(NOT_FOUND)
    const { act, all, member } = found
    if (E.isLeft(mayRemove(act))) return E.left(FORBIDDEN)
    if (member.version !== version) return E.left(hostError('ERROR_CONFLICT'))
    await end(services, tx, call, member, 'member removed')
    const by = personOf(session.user)
    const owners = all.filter(({ id, role }) => role === 'OWNER' && id !== member.id)
    const mails = [
      removedEmail(member.email, business.name, by),
      ...owners.map(({ email }) => memberRemovedEmail(email, business.name, personOf(member), by)),
    ]
    call.afterCommit(() => sendAll(services, mails))
    return E.right(undefined)
  })

/** The caller belongs to the company no more. */
export const leave: Handler<TeamServices, 'leave'> = (services, call) =>
  call.transaction(async (tx) => {
    const found = await loaded(tx, call)
    if (found === undefined) return E.left(NOT_FOUND)
    const permitted = leaveTeam(found.act)
    if (E.isLeft(permitted)) return E.left(errorOf(permitted.left))
    await end(services, tx, call, found.member, 'member left')
    return E.right(undefined)
  })

const end = async (
  services: TeamServices,
  tx: Queries,
  call: TenantCall,
  member: StoredMember,
  action: 'member left' | 'member removed',
): Promise<void> => {
  const { business, session } = call
  const ended = { userId: member.userId, businessId: business.id, removedBy: session.user.id }
  await membershipStore.endMembership(tx, ended, services.clock.now())
  await voidInvitationsBy(tx, business.id, member.userId)
  const sessions = await endSessionsOf(tx, member.userId, { businessId: business.id })
  await recordChange(services, tx, call, 'team', action, { member: member.userId, before: member.role })
  call.afterCommit(() => sessions.forEach((one) => services.live.closeSession(one)))
}

/** Makes the member an owner too, after the caller gave the password again, or asks others to authorise it. */
export const handOver: Handler<TeamServices, 'ownership'> = async (services, call) => {
  if (call.session.role !== 'OWNER') return E.left(FORBIDDEN)
  const account = await checkOwnPassword(services, call, 'handover', call.body.password)
  if (E.isLeft(account)) return account
  const { memberId } = call.params
  return call.transaction((tx) =>
    guardedMember(services, tx, call, { ...NOTHING, kind: 'OWNERSHIP', memberId, role: 'OWNER' }, (within) =>
      makeOwner(services, tx, within, memberId),
    ),
  )
}

/** The member is an owner beside the caller. */
export const makeOwner = async (
  services: TeamServices,
  tx: Queries,
  call: TenantCall,
  memberId: MemberId,
): Changed<never> => {
  const found = await loaded(tx, call, memberId)
  if (found === undefined) return E.left(NOT_FOUND)
  const { act, member } = found
  if (E.isLeft(mayHandOver(act))) return E.left(FORBIDDEN)
  if (member.role === 'OWNER') return E.right({ answer: memberAnswer(call, member), content: { lines: [] } })
  return giveRole(services, tx, call, found, 'OWNER')
}

const sendAll = ({ mail }: TeamServices, emails: ReadonlyArray<Email>): void => {
  for (const email of emails) mail.enqueue(async () => email)
}
