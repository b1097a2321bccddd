import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Handler } from '../http/call.ts'
import { NOT_FOUND, UNAUTHORIZED } from '../http/host-error.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Mail } from '../mail/mail.port.ts'
import { notify, sendNotification } from '../notifications/index.ts'
import { openInFamily } from './session-store.ts'
import { companyOfMembership, recordUse } from './membership-store.ts'
import type { Tokens } from './tokens.ts'

interface Services {
  readonly clock: Clock
  readonly mail: Mail
  readonly tokens: Tokens
}

/**
 * Opens another company of the user in the same sign-in: neither the eight hours of a user nor the thirty minutes of an operator begin anew. The
 * present session stays open, because another tab may work in it. An operator's entry is recorded and notified as one.
 */
export const switchCompany: Handler<Services, 'membershipToken'> = async (services, call) => {
  const { clock, tokens } = services
  const { address, afterCommit, params, requestId, session, transaction } = call
  const { authenticatedAt, operator, user } = session
  const asOperator = operator === undefined ? {} : { operator }
  const now = clock.now()
  const switched = await transaction(async (tx) => {
    const company = await companyOfMembership(tx, user.id, params.membershipId)
    if (company === undefined) return E.left(NOT_FOUND)
    const { business } = company
    const current = { id: session.id, userId: user.id, businessId: session.business?.id }
    const opened = await openInFamily(tx, current, business.id, randomUUID(), now)
    if (opened === undefined) return E.left(UNAUTHORIZED)
    if (operator === undefined) await recordUse(tx, user.id, business.id, now)
    if (opened.isNew) {
      await appendAuditEntry(tx, clock, {
        address,
        requestId,
        actor: user.email,
        ...asOperator,
        userId: user.id,
        businessId: business.id,
        action: operator === undefined ? 'company opened' : 'impersonation begun',
        detail: { session: opened.id },
      })
    }
    if (operator !== undefined && opened.isNew) {
      const emails = await notify(
        tx,
        clock,
        { userId: user.id, businessId: business.id },
        { kind: 'AccessedByOperator', operator },
      )
      afterCommit(() => sendNotification(services, emails))
    }
    return E.right({ id: opened.id, user, ...company, authenticatedAt, ...asOperator })
  })
  if (E.isLeft(switched)) return switched
  return E.right({ token: await tokens.sign(switched.right) })
}
