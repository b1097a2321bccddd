import type { Country } from '#domain/kernel/country.ts'
import type { UserId } from '#domain/kernel/id.ts'
import type { Clock } from '../kernel/clock.ts'
import { dateOf } from '../kernel/clock.ts'
import type { StoredInvitation, StoredMember } from './store.ts'

interface Reader {
  readonly business: { readonly country: Country }
  readonly session: { readonly user: { readonly id: UserId } }
}

/** A member as the contract has it. */
export const memberAnswer = ({ business, session }: Reader, { lastUsedAt, userId, ...member }: StoredMember) => ({
  id: member.id,
  name: member.name,
  email: member.email,
  role: member.role,
  lastSeenOn: lastUsedAt && dateOf(business.country, lastUsedAt.getTime()),
  isOneself: userId === session.user.id,
  version: member.version,
})

/** An invitation as the contract has it. */
export const invitationAnswer = (clock: Clock, { business }: Reader, { until, ...invitation }: StoredInvitation) => ({
  ...invitation,
  state: until.getTime() > clock.now() ? ('INVITED' as const) : ('EXPIRED' as const),
  until: dateOf(business.country, until.getTime()),
})
