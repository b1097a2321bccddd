import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import { roleName } from '#domain/labels/role-names.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import {
  givesApproval,
  inviteAs,
  MAX_INVITATIONS_A_DAY,
  MAX_INVITATIONS_AN_HOUR,
  MAX_TEAM,
} from '#domain/team/member-change.ts'
import type { Role } from '#domain/team/role.ts'
import { EMPTY_LINE } from '#wire/approvals.codec.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { Handler, HandlerResult, TenantCall } from '../http/call.ts'
import { hostError, invalid, NOT_FOUND, retryLater, type HostError } from '../http/host-error.ts'
import { createSecret } from '../kernel/one-time-secret.ts'
import { recordChange } from '../live/record-change.ts'
import { invitationEmail } from './team-emails.ts'
import { guardedMember, type MemberDone, NOTHING } from './member-call.ts'
import {
  insertInvitation,
  invitationsOf,
  memberOfUser,
  membersOf,
  sentOf,
  type StoredInvitation,
  voidInvitation,
} from './store.ts'
import { invitationAnswer } from './team-answer.ts'
import type { TeamServices } from './team-services.ts'

/** Invites an address, or asks others to authorise it where the role gives the right to authorise. */
export const invite: Handler<TeamServices, 'invite'> = async (services, call) => {
  const typed = Email.parse(call.body.email)
  if (E.isLeft(typed)) return E.left(invalid(['email']))
  const asked = { email: Email.keyOf(typed.right), role: call.body.role }
  return call.transaction((tx) =>
    guardedMember(services, tx, call, { ...NOTHING, kind: 'INVITE', ...asked }, (within) =>
      inviteAddress(services, tx, within, asked),
    ),
  )
}

interface Invited {
  readonly email: string
  readonly role: Role
}

/** Stores the invitation and mails its link, whose code is stored as a digest only. An earlier link to the address is void. */
export const inviteAddress = async (
  services: TeamServices,
  tx: Queries,
  call: TenantCall,
  { email, role }: Invited,
): HandlerResult<MemberDone<ReturnType<typeof invitationAnswer>>, 'ERROR_TEAM_FULL'> => {
  const { business, session } = call
  const code = createSecret()
  const now = services.clock.now()
  await lockBusiness(tx, business.id)
  const actor = await memberOfUser(tx, business.id, session.user.id)
  if (E.isLeft(inviteAs(actor?.role ?? 'READER', role))) return E.left(invalid(['role']))
  const open = await openInvitations(tx, business.id, now)
  const refused = await refusalOf(tx, call, open, email, now)
  if (refused !== undefined) return E.left(refused)
  const sent = await insertInvitation(
    tx,
    { businessId: business.id, email, role, code, invitedBy: session.user.id },
    now,
  )
  await recordChange(services, tx, call, 'team', 'member invited', { invitation: sent.id, role })
  call.afterCommit(() =>
    services.mail.enqueue(async () =>
      invitationEmail(email, services.publicAddress(), code, {
        company: business.name,
        country: business.country,
        inviter: session.user.name || session.user.email,
        role,
      }),
    ),
  )
  /* The same invitation was sent before, so that a new link gives nothing more. */
  const isAgain = open.some((earlier) => earlier.email === email && earlier.role === role)
  const line = { ...EMPTY_LINE, change: 'INVITED' as const, about: email, becomes: roleName(business.country, role) }
  return E.right({
    answer: invitationAnswer(services.clock, call, sent),
    content: { lines: isAgain || !givesApproval(undefined, role) ? [] : [line] },
  })
}

const openInvitations = async (
  tx: Queries,
  businessId: BusinessId,
  now: number,
): Promise<ReadonlyArray<StoredInvitation>> =>
  (await invitationsOf(tx, businessId)).filter(({ until }) => until.getTime() > now)

const HOUR_SECONDS = 60 * 60

const refusalOf = async (
  tx: Queries,
  { business }: TenantCall,
  open: ReadonlyArray<StoredInvitation>,
  email: string,
  now: number,
): Promise<HostError<'ERROR_RATE_LIMITED' | 'ERROR_TEAM_FULL' | 'ERROR_VALIDATION'> | undefined> => {
  const members = await membersOf(tx, business.id)
  if (members.some((member) => member.email === email)) return invalid(['email'])
  const others = open.filter((sent) => sent.email !== email)
  if (members.length + others.length >= MAX_TEAM) return hostError('ERROR_TEAM_FULL')
  const { inHour, toAddress } = await sentOf(tx, business.id, email, now)
  if (toAddress >= MAX_INVITATIONS_A_DAY) return retryLater('ERROR_RATE_LIMITED', 24 * HOUR_SECONDS)
  return inHour >= MAX_INVITATIONS_AN_HOUR ? retryLater('ERROR_RATE_LIMITED', HOUR_SECONDS) : undefined
}

/** The link is dead at once. */
export const deleteInvitation: Handler<TeamServices, 'invitationDelete'> = (services, call) =>
  call.transaction(async (tx) => {
    const { business, params } = call
    await lockBusiness(tx, business.id)
    if (!(await voidInvitation(tx, business.id, params.invitationId))) return E.left(NOT_FOUND)
    await recordChange(services, tx, call, 'team', 'invitation withdrawn', { invitation: params.invitationId })
    return E.right(undefined)
  })
