import * as E from 'fp-ts/Either'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import { NOT_FOUND, UNAUTHORIZED, type HostError } from '../http/host-error.ts'
import type { HostParts } from '../parts.ts'
import type { Business, Session } from './session.ts'
import { isInUse } from './session-store.ts'
import { standingOf } from './store.ts'

/**
 * The session a token stands for; nothing for a token that is forged or expired, or whose session was ended or left idle. An operator's is over when its user leaves the business.
 */
export const authenticate = async (
  { clock, database, tokens }: Pick<HostParts, 'clock' | 'database' | 'tokens'>, token: string,
): Promise<Session | undefined> => {
  const content = await tokens.read(token)
  if (content === undefined) return undefined
  const { sessionId, userId, businessId, authenticatedAt, expiresAt, operator } = content
  const standing = await standingOf(database, userId, businessId, sessionId)
  if (standing === undefined) return undefined
  if (operator !== undefined && standing.business === undefined) return undefined
  if (!(await isInUse(database, sessionId, standing.seenAt.getTime(), clock.now()))) return undefined
  return {
    id: sessionId, user: standing.user, business: standing.business, authenticatedAt, expiresAt,
    ...(operator === undefined ? {} : { operator }),
  }
}

/** What a call names that belongs to somebody. */
export interface Named {
  readonly businessId?: BusinessId
  readonly orderId?: OrderId
}

/**
 * The one decision who may touch what: all that the call names must belong to the business the session acts for. What
 * belongs to another and what does not exist are refused alike.
 */
export const authorise = async (
  queries: Queries, { business }: Session, named: Named,
): Promise<E.Either<HostError, Business>> => {
  if (business === undefined) return E.left(NOT_FOUND)
  if (named.businessId !== undefined && named.businessId !== business.id) return E.left(NOT_FOUND)
  if (named.orderId !== undefined && (await ownerOfOrder(queries, named.orderId)) !== business.id) return E.left(NOT_FOUND)
  return E.right(business)
}

/** The token of `Authorization: Bearer …`. */
export const bearerIn = (header: string | undefined): E.Either<HostError, string> => {
  const [, token] = /^Bearer ([A-Za-z0-9._-]{1,4096})$/i.exec(header ?? '') ?? []
  return token === undefined ? E.left(UNAUTHORIZED) : E.right(token)
}

const ownerOfOrder = async (queries: Queries, orderId: OrderId): Promise<string | undefined> => {
  const [row] = await queries.query<{ business_id: number }>('select business_id from orders where id = $1', [orderId])
  return row && String(row.business_id)
}
