import * as E from 'fp-ts/Either'
import { approvalNeed } from '#domain/team/approval-need.ts'
import type { ApprovalAct } from '#domain/team/approval-policy.ts'
import { expiryOf } from '#domain/team/approval.ts'
import type { Pending } from '#domain/team/pending.ts'
import { ApprovalContent, type GUARDED } from '#wire/approvals.codec.ts'
import type { ErrorCode } from '#wire/error-codes.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { inSavepoint } from '../database/savepoint.ts'
import type { Effect, HandlerResult, TenantCall } from '../http/call.ts'
import { hostError, retryLater } from '../http/host-error.ts'
import { type ApprovalServices, contentHashOf, tell } from './approval-services.ts'
import { claimOf, countPending, insertApproval } from './approval-store.ts'
import { rulesOf } from './policy-store.ts'

/** A call that others may have to authorise. */
export interface GuardedCall<A, C extends ErrorCode> {
  readonly act: ApprovalAct
  /** The call as JSON, from which its context can make it again. */
  readonly frozen: unknown
  /** The rows that no other act may touch while it waits. */
  readonly targets: ReadonlyArray<string>
  /** Does it. Content without lines has nothing to authorise. */
  readonly run: (call: TenantCall) => HandlerResult<{ readonly answer: A; readonly content: ApprovalContent }, C>
}

/** Most requests of a company that wait. */
const MAX_PENDING = 200

/**
 * Does the call, or stores it until others authorise it. What the call would be rejected for is answered at once: it is tried
 * and undone.
 */
export const guarded = async <A, C extends ErrorCode>(
  services: ApprovalServices,
  tx: Queries,
  call: TenantCall,
  asked: GuardedCall<A, C>,
): HandlerResult<A | Pending, C | (typeof GUARDED)[number]> => {
  const { business, session } = call
  await lockBusiness(tx, business.id)
  if ((await claimOf(tx, business.id, asked.targets)) !== undefined) return E.left(hostError('ERROR_APPROVAL_PENDING'))
  const now = services.clock.now()
  const { holders, policy } = await rulesOf(tx, business, now)
  const need = approvalNeed(policy.bands[asked.act], undefined, session.user.id, holders, now)
  const isFree = need._tag === 'Needed' && need.approvers === 0
  const effects: Array<Effect> = []
  const tried = await inSavepoint(
    tx,
    () => asked.run({ ...call, afterCommit: (effect) => void effects.push(effect) }),
    (result) => E.isRight(result) && (isFree || result.right.content.lines.length === 0),
  )
  if (E.isLeft(tried)) return tried
  const { answer, content } = tried.right
  if (isFree || content.lines.length === 0) {
    for (const effect of effects) call.afterCommit(effect)
    return E.right(answer)
  }
  if (need._tag === 'Nobody') return E.left(retryLater('ERROR_APPROVAL_NOBODY', (need.until - now) / 1000))
  if ((await countPending(tx, business.id)) >= MAX_PENDING) return E.left(hostError('ERROR_APPROVAL_LIMIT'))
  const request = {
    ...asked,
    businessId: business.id,
    requestedBy: session.user.id,
    operator: session.operator,
    requestedAt: now,
    needed: need.approvers,
    call: asked.frozen,
    content: ApprovalContent.encode(content),
    contentHash: contentHashOf(content),
    expiresAt: expiryOf(now, policy.expiryDays, undefined),
  }
  const id = await insertApproval(tx, request)
  await appendAuditEntry(tx, services.clock, {
    ...actingUser(call),
    action: 'approval requested',
    detail: { approval: id, act: asked.act, needed: need.approvers },
  })
  await tell(services, tx, call, {
    kind: 'Requested',
    act: asked.act,
    person: session.user.name,
    operator: session.operator,
    deciders: holders.current.filter((holder) => holder !== session.user.id),
  })
  const { act, expiresAt, needed } = request
  return E.right({ _tag: 'Pending', approval: { id, act, state: 'PENDING', needed, given: 0, expiresAt } })
}
