import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { hostError, type HostError } from '../http/host-error.ts'
import { servePublic, type Route } from '../http/serve.ts'
import type { Session } from '../identity/session.ts'
import { insertSession, endSession } from '../identity/session-store.ts'
import { membershipOf } from '../identity/store.ts'
import type { HostServices } from '../server/services.ts'
import { notify } from '../shell/notifications.ts'
import { sendNotification } from '../shell/send-notification.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { redeemImpersonationCode } from './impersonation-code.ts'

export const impersonationRoutes = (parts: HostServices): ReadonlyArray<Route> => [
  servePublic(parts, endpoints.impersonate, ({ address, body, requestId }) =>
    impersonate(parts, body.code, { address, requestId }),
  ),
]

/** Used, expired and unknown codes are refused alike. */
const INVALID = hostError('ERROR_USER_IMPERSONATION_INVALID')

/** Begins a session in which an operator acts as a user, and tells the user so. */
const impersonate = async (
  parts: HostServices,
  code: string,
  from: { readonly address: string; readonly requestId: string },
): Promise<E.Either<HostError, { readonly token: string }>> => {
  const { clock, database } = parts
  const begun = await database.transaction(async (tx) => {
    const permit = await redeemImpersonationCode(tx, clock, code)
    if (permit === undefined) return undefined
    const { operator, userId } = permit
    const id = randomUUID()
    await insertSession(tx, id, userId, clock.now())
    const { business, user } = (await membershipOf(tx, userId, permit.businessId, id)) ?? {}
    if (user === undefined || business === undefined) {
      await endSession(tx, id)
      return undefined
    }
    await appendAuditEntry(tx, clock, {
      ...from,
      actor: user.email,
      operator,
      userId,
      businessId: business.id,
      action: 'impersonation begun',
      detail: { session: id },
    })
    const letters = await notify(tx, clock, { userId }, { kind: 'AccessedByOperator', operator })
    return { session: { id, user, business, operator, authenticatedAt: Math.floor(clock.now() / 1000) }, letters }
  })
  if (begun === undefined) return E.left(INVALID)
  sendNotification(parts, begun.letters)
  return E.right({ token: await parts.tokens.sign(begun.session satisfies Omit<Session, 'expiresAt'>) })
}
