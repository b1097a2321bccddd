import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Call, HandlerResult, Writes } from '../http/call.ts'
import { hostError } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import { insertSession, endSession } from '../identity/session-store.ts'
import { membershipOf } from '../identity/store.ts'
import type { Tokens } from '../identity/tokens.ts'
import type { Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Mail } from '../mail/mail.port.ts'
import { notify } from '../notifications/notifications.ts'
import { sendNotification } from '../notifications/send-notification.ts'
import { redeemImpersonationCode } from './impersonation-code.ts'

interface Services {
  readonly clock: Clock
  readonly mail: Mail
  readonly tokens: Tokens
}

export const impersonationRoutes = routes((services: Services) => [
  route(endpoints.impersonate, (call) => impersonate(services, call)),
])

/** Used, expired and unknown codes are refused alike. */
const INVALID = hostError('ERROR_USER_IMPERSONATION_INVALID')

/** Starts a session in which an operator acts as a user, and notifies the user. */
const impersonate = async (
  services: Services,
  {
    address,
    afterCommit,
    body,
    requestId,
    transaction,
    userAgent,
  }: Call<unknown, unknown, { readonly code: string }> & Writes,
): HandlerResult<{ readonly token: string }> => {
  const { clock } = services
  const started = await transaction(async (tx) => {
    const permit = await redeemImpersonationCode(tx, clock, body.code)
    if (permit === undefined) return E.right(undefined)
    const { operator, userId } = permit
    const id = randomUUID()
    await insertSession(tx, { id, userId, userAgent, operator }, clock.now())
    const { business, user } = (await membershipOf(tx, userId, permit.businessId, id)) ?? {}
    if (user === undefined || business === undefined) {
      await endSession(tx, id)
      return E.right(undefined)
    }
    await appendAuditEntry(tx, clock, {
      address,
      requestId,
      actor: user.email,
      operator,
      userId,
      businessId: business.id,
      action: 'impersonation begun',
      detail: { session: id },
    })
    const emails = await notify(tx, clock, { userId }, { kind: 'AccessedByOperator', operator })
    afterCommit(() => sendNotification(services, emails))
    return E.right({ id, user, business, operator, authenticatedAt: Math.floor(clock.now() / 1000) })
  })
  if (E.isLeft(started)) return started
  if (started.right === undefined) return E.left(INVALID)
  return E.right({ token: await services.tokens.sign(started.right satisfies Omit<Session, 'expiresAt'>) })
}
