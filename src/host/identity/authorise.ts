import type { NamedId } from '#wire/codec/id-places.ts'
import type { Queries, Database } from '../database/database.ts'
import { ownerOf } from '../http/guards.ts'
import type { HostError } from '../http/host-error.ts'
import type { Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { OWNERS } from './owners.ts'
import { isActive } from './session-store.ts'
import { membershipOf } from './store.ts'
import type { Tokens } from './tokens.ts'

/**
 * The session of a token; undefined for a forged or expired token, and for an ended or idle session. An impersonation
 * ends when its user leaves the business.
 */
export const authenticate = async (
  { clock, database, tokens }: { readonly clock: Clock; readonly database: Database; readonly tokens: Tokens },
  token: string,
): Promise<Session | undefined> => {
  const content = await tokens.read(token)
  if (content === undefined) return undefined
  const { sessionId, userId, businessId, authenticatedAt, expiresAt, operator } = content
  const membership = await membershipOf(database, userId, businessId, sessionId)
  if (membership === undefined) return undefined
  if (operator !== undefined && membership.business === undefined) return undefined
  if (!(await isActive(database, sessionId, membership.seenAt.getTime(), clock.now()))) return undefined
  return {
    id: sessionId,
    user: membership.user,
    business: membership.business,
    role: membership.role,
    authenticatedAt,
    expiresAt,
    ...(operator === undefined ? {} : { operator }),
  }
}

/**
 * The only authorisation rule: every id in a call must belong to the session's user or business, by the owner rule of
 * its kind. Rows of others and missing rows get the same error. Returns the error, if any.
 */
export const authorise = async (
  queries: Queries,
  { business, user }: Session,
  named: ReadonlyArray<NamedId>,
): Promise<HostError | undefined> => {
  const callers = { business: business?.id, user: user.id }
  for (const kind of new Set(named.map((one) => one.kind))) {
    const { ownersOf, error } = OWNERS[kind]
    const ofKind = named.filter((one) => one.kind === kind)
    const owners = await ownersOf(queries, [...new Set(ofKind.map(({ id }) => id))])
    const caller = callers[ownerOf(kind)]
    const rejected = ofKind.filter(({ id }) => caller === undefined || owners.get(id) !== caller)
    if (rejected.length > 0) return { ...error, ...placesOf(error, rejected) }
  }
  return undefined
}

/** The positions in a list; paths have none. */
const placesOf = ({ code }: HostError, rejected: ReadonlyArray<NamedId>): Pick<HostError, 'fields'> =>
  code === 'ERROR_NOT_FOUND' ? {} : { fields: rejected.slice(0, 10).map(({ at }) => at) }
