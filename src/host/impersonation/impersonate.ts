import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Handler } from '../http/call.ts'
import { hostError } from '../http/host-error.ts'
import { endFamily, identityStore, insertSession, type Tokens } from '../identity/index.ts'
import type { Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Mail } from '../mail/mail.port.ts'
import { notify, sendNotification } from '../notifications/index.ts'
import { redeemImpersonationCode } from './impersonation-code.ts'
import type { LinkedUser, SignInLinks } from './sign-in-links.ts'

export interface ImpersonationServices {
  readonly clock: Clock
  readonly mail: Mail
  readonly signInLinks: SignInLinks
  readonly tokens: Tokens
}

/** Used, expired and unknown codes are rejected alike. */
const INVALID = hostError('ERROR_USER_IMPERSONATION_INVALID')

/** Starts a session of the user of the link. Where an operator acts as that user, the user is notified. */
export const impersonate: Handler<ImpersonationServices, 'impersonate'> = async (services, call) => {
  const { address, afterCommit, body, requestId, transaction, userAgent } = call
  const { clock } = services
  const linked = services.signInLinks.redeem(body.code)
  const started = await transaction(async (tx) => {
    const permit: (LinkedUser & { readonly operator?: string }) | undefined =
      linked ?? (await redeemImpersonationCode(tx, clock, body.code))
    if (permit === undefined) return E.right(undefined)
    const { operator, userId } = permit
    const asOperator = operator === undefined ? {} : { operator }
    const id = randomUUID()
    const { businessId } = permit
    await insertSession(tx, { id, userId, businessId, userAgent, ...asOperator }, clock.now())
    const { business, role, user } = (await identityStore.membershipOf(tx, userId, businessId, id)) ?? {}
    if (user === undefined || business === undefined) {
      await endFamily(tx, { id, userId })
      return E.right(undefined)
    }
    await appendAuditEntry(tx, clock, {
      address,
      requestId,
      actor: user.email,
      ...asOperator,
      userId,
      businessId,
      action: operator === undefined ? 'signed in' : 'impersonation begun',
      detail: { session: id },
    })
    if (operator !== undefined) {
      const emails = await notify(tx, clock, { userId, businessId }, { kind: 'AccessedByOperator', operator })
      afterCommit(() => sendNotification(services, emails))
    }
    return E.right({ id, user, business, role, ...asOperator, authenticatedAt: Math.floor(clock.now() / 1000) })
  })
  if (E.isLeft(started)) return started
  if (started.right === undefined) return E.left(INVALID)
  return E.right({ token: await services.tokens.sign(started.right satisfies Omit<Session, 'expiresAt'>) })
}
