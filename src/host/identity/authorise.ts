import * as E from 'fp-ts/Either'
import type { NamedId } from '#wire/codec/id-places.ts'
import type { Queries } from '../database/database.ts'
import { UNAUTHORIZED, type HostError } from '../http/host-error.ts'
import type { HostServices } from '../server/services.ts'
import { OWNERS } from './owners.ts'
import type { Session } from './session.ts'
import { isActive } from './session-store.ts'
import { membershipOf } from './store.ts'

/**
 * The session a token stands for; nothing for a token that is forged or expired, or whose session was ended or left idle. An operator's is over when its user leaves the business.
 */
export const authenticate = async (
  { clock, database, tokens }: Pick<HostServices, 'clock' | 'database' | 'tokens'>,
  token: string,
): Promise<Session | undefined> => {
  const content = await tokens.read(token)
  if (content === undefined) return undefined
  const { sessionId, userId, businessId, authenticatedAt, expiresAt, operator } = content
  const standing = await membershipOf(database, userId, businessId, sessionId)
  if (standing === undefined) return undefined
  if (operator !== undefined && standing.business === undefined) return undefined
  if (!(await isActive(database, sessionId, standing.seenAt.getTime(), clock.now()))) return undefined
  return {
    id: sessionId,
    user: standing.user,
    business: standing.business,
    authenticatedAt,
    expiresAt,
    ...(operator === undefined ? {} : { operator }),
  }
}

/**
 * The one decision who may touch what: every id that a call names must be of the session's own user or business, by the rule of its
 * kind. What belongs to another and what does not exist are refused alike. The answer is the refusal, if there is one.
 */
export const authorise = async (
  queries: Queries,
  { business, user }: Session,
  named: ReadonlyArray<NamedId>,
): Promise<HostError | undefined> => {
  const callers = { business: business?.id, user: user.id }
  for (const kind of new Set(named.map((one) => one.kind))) {
    const { by, ownersOf, refusal } = OWNERS[kind]
    const ofKind = named.filter((one) => one.kind === kind)
    const owners = await ownersOf(queries, [...new Set(ofKind.map(({ id }) => id))])
    const caller = callers[by]
    const refused = ofKind.filter(({ id }) => caller === undefined || owners.get(id) !== caller)
    if (refused.length > 0) return { ...refusal, ...placesOf(refusal, refused) }
  }
  return undefined
}

/** The token of `Authorization: Bearer …`. */
export const bearerIn = (header: string | undefined): E.Either<HostError, string> => {
  const [, token] = /^Bearer ([A-Za-z0-9._-]{1,4096})$/i.exec(header ?? '') ?? []
  return token === undefined ? E.left(UNAUTHORIZED) : E.right(token)
}

/** Which lines of a list it was; of an address there is nothing to say. */
const placesOf = ({ code }: HostError, refused: ReadonlyArray<NamedId>): Pick<HostError, 'fields'> =>
  code === 'ERROR_NOT_FOUND' ? {} : { fields: refused.slice(0, 10).map(({ at }) => at) }
