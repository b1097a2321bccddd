import * as E from 'fp-ts/Either'
import { roleName } from '#domain/labels/role-names.ts'
import type { Role } from '#domain/team/role.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Database } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { endSessionsOf, membershipStore } from '../identity/index.ts'
import type { Business } from '../kernel/caller.ts'
import type { ChangeServices } from '../live/record-change.ts'
import type { Mail } from '../mail/mail.port.ts'
import { membersOf, voidInvitationsBy } from './store.ts'
import { changedByOperatorEmail } from './team-emails.ts'

export interface OperatorTeamServices extends ChangeServices {
  readonly database: Database
  readonly mail: Mail
}

/** `Unknown`: the address is of no member. `LastOwner`: the company would have no owner. */
export type OperatorTeamError = 'LastOwner' | 'Unknown'

/** Gives a member another role, or removes the member where `to` is undefined. All members are told by mail, also the one who is removed. */
export const changeMemberAsOperator = async (
  { clock, database, live, mail }: OperatorTeamServices,
  business: Business,
  email: string,
  to: Role | undefined,
): Promise<E.Either<OperatorTeamError, undefined>> => {
  const done = await database.ofBusiness(business.id).transaction(async (tx) => {
    await lockBusiness(tx, business.id)
    const all = await membersOf(tx, business.id)
    const member = all.find((one) => one.email === email)
    if (member === undefined) return E.left('Unknown' as const)
    const hasOtherOwner = all.some(({ id, role }) => role === 'OWNER' && id !== member.id)
    if (to !== 'OWNER' && member.role === 'OWNER' && !hasOtherOwner) return E.left('LastOwner' as const)
    const { userId } = member
    if (to === undefined)
      await membershipStore.endMembership(tx, { userId, businessId: business.id, removedBy: undefined }, clock.now())
    else await membershipStore.saveRole(tx, userId, business.id, to)
    if (to !== 'ADMIN' && to !== 'OWNER') await voidInvitationsBy(tx, business.id, userId)
    const ended = to === undefined ? await endSessionsOf(tx, userId, { businessId: business.id }) : []
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      businessId: business.id,
      action: to === undefined ? 'member removed' : 'member role changed',
      detail: { member: userId, before: member.role, ...(to === undefined ? {} : { after: to }) },
    })
    return E.right({ all, ended, person: member.name || member.email })
  })
  if (E.isLeft(done)) return done
  const { all, ended, person } = done.right
  for (const session of ended) live.closeSession(session)
  live.publish({ type: 'team', businessId: business.id })
  const role = to === undefined ? undefined : roleName(business.country, to)
  for (const one of all) mail.enqueue(async () => changedByOperatorEmail(one.email, business.name, person, role))
  return E.right(undefined)
}
