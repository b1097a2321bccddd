import * as E from 'fp-ts/Either'
import { MAX_COMPANIES } from '#domain/business/own-company.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Database } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { CallTo, Handler, HandlerResult } from '../http/call.ts'
import { hostError } from '../http/host-error.ts'
import { identityStore, membershipStore } from '../identity/index.ts'
import { openInvitation, voidInvitation, type OpenInvitation } from './store.ts'
import type { TeamServices } from './team-services.ts'

const INVALID = hostError('ERROR_INVITATION_INVALID')

/** Used, void, expired and unknown codes are answered alike. */
export const showInvitation: Handler<TeamServices, 'invitation'> = async (
  { clock, limits },
  { acrossCompanies, address, params },
) => {
  const open = await openInvitation(acrossCompanies, params.hash, clock.now())
  if (open === undefined) return E.left(INVALID)
  await limits.linkOpened(address)
  const { company, country, email, hasAccount, inviter, inviterEmail, role } = open
  return E.right({ company, country, email, hasAccount, role, inviter: inviter || inviterEmail })
}

/**
 * Makes the signed-in user a member, once per code. The address of the account must be the invited one, which it proves. An invitation to another
 * address stays as it is.
 */
export const acceptInvitation: Handler<TeamServices, 'invitationAccept'> = async (services, call) => {
  const open = await openInvitation(call.acrossCompanies, call.body.code, services.clock.now())
  if (open === undefined) return E.left(INVALID)
  if (open.email !== call.session.user.email) return E.left(hostError('ERROR_INVITATION_OTHER_ADDRESS'))
  const own = await membershipStore.membershipsOf(call.acrossCompanies, call.session.user.id)
  if (own.length >= MAX_COMPANIES) return E.left(hostError('ERROR_BUSINESS_LIMIT'))
  const joined = await join(services, call.acrossCompanies, call, open)
  if (E.isRight(joined)) services.live.publish({ type: 'team', businessId: open.businessId })
  return joined
}

interface Joined {
  readonly businessId: BusinessId
}

const join = (
  { clock }: TeamServices,
  acrossCompanies: Database,
  { requestId, session }: CallTo<'invitationAccept'>,
  { businessId, id, role }: OpenInvitation,
): HandlerResult<Joined, 'ERROR_INVITATION_INVALID'> =>
  acrossCompanies.ofBusiness(businessId).transaction(async (tx) => {
    const { user } = session
    await lockBusiness(tx, businessId)
    if (!(await voidInvitation(tx, businessId, id))) return E.left(INVALID)
    await membershipStore.joinAs(tx, user.id, businessId, role)
    await identityStore.confirmEmail(tx, user.id, clock.now())
    await appendAuditEntry(tx, clock, {
      ...actingUser({ requestId, session, business: { id: businessId } }),
      action: 'member joined',
      detail: { member: user.id, after: role },
    })
    return E.right({ businessId })
  })
