import * as E from 'fp-ts/Either'
import * as Email from '#domain/identity/email.ts'
import { inviteAs, MAX_INVITATIONS_A_DAY, MAX_INVITATIONS_AN_HOUR, MAX_TEAM } from '#domain/team/member-change.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { CallTo, Handler } from '../http/call.ts'
import { hostError, invalid, NOT_FOUND, retryLater, type HostError } from '../http/host-error.ts'
import { createSecret } from '../kernel/one-time-secret.ts'
import { recordChange } from '../live/record-change.ts'
import { invitationEmail } from './team-emails.ts'
import { insertInvitation, invitationsOf, membersOf, sentOf, voidInvitation } from './store.ts'
import { invitationAnswer } from './team-answer.ts'
import type { TeamServices } from './team-services.ts'

/** Invites an address and mails the link, whose code is stored as a digest only. An earlier link to the address is void. */
export const invite: Handler<TeamServices, 'invite'> = async (services, call) => {
  const { body, business, session, transaction } = call
  const typed = Email.parse(body.email)
  if (E.isLeft(typed)) return E.left(invalid(['email']))
  if (E.isLeft(inviteAs(session.role ?? 'READER', body.role))) return E.left(invalid(['role']))
  const email = Email.keyOf(typed.right)
  const code = createSecret()
  const now = services.clock.now()
  return transaction(async (tx) => {
    await lockBusiness(tx, business.id)
    const refused = await refusalOf(tx, call, email, now)
    if (refused !== undefined) return E.left(refused)
    const sent = await insertInvitation(
      tx,
      { businessId: business.id, email, role: body.role, code, invitedBy: session.user.id },
      now,
    )
    await recordChange(services, tx, call, 'team', 'member invited', { invitation: sent.id, role: body.role })
    call.afterCommit(() =>
      services.mail.enqueue(async () =>
        invitationEmail(email, services.publicAddress(), code, {
          company: business.name,
          country: business.country,
          inviter: session.user.name || session.user.email,
          role: body.role,
        }),
      ),
    )
    return E.right(invitationAnswer(services.clock, call, sent))
  })
}

const HOUR_SECONDS = 60 * 60

const refusalOf = async (
  tx: Queries,
  { business }: CallTo<'invite'>,
  email: string,
  now: number,
): Promise<HostError<'ERROR_RATE_LIMITED' | 'ERROR_TEAM_FULL' | 'ERROR_VALIDATION'> | undefined> => {
  const members = await membersOf(tx, business.id)
  if (members.some((member) => member.email === email)) return invalid(['email'])
  const open = (await invitationsOf(tx, business.id)).filter(
    (sent) => sent.email !== email && sent.until.getTime() > now,
  )
  if (members.length + open.length >= MAX_TEAM) return hostError('ERROR_TEAM_FULL')
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
