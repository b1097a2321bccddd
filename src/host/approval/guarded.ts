import * as E from 'fp-ts/Either'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { civilDateIn, civilTimeIn } from '#domain/kernel/time-zone.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { UserId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { ApprovalNeed } from '#domain/team/approval-need.ts'
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
import { hostError, retryLater, type HostError } from '../http/host-error.ts'
import { instantOf } from '../kernel/wall-clock.ts'
import { type ApprovalServices, contentHashOf, isEmptyContent, tell } from './approval-services.ts'
import { approversOfAct } from './approvers.ts'
import { claimOf, countPending, insertApproval, type NewApproval } from './approval-store.ts'

/** A call that others may have to authorise. */
export interface GuardedCall<A, C extends ErrorCode> {
  readonly act: ApprovalAct
  /** The call as JSON, from which its context can make it again. */
  readonly frozen: unknown
  /** The rows that no other act may touch while it waits. */
  readonly targets: ReadonlyArray<string>
  /** The rejection of a call that may not wait, where others must authorise it. Nothing is stored then. */
  readonly mayNotWait?: HostError<C>
  /** Does it. Empty content has nothing to authorise. */
  readonly run: (call: TenantCall) => HandlerResult<Tried<A>, C>
}

/** A call that was done, with what others would authorise of it. */
interface Tried<A> {
  readonly answer: A
  readonly content: ApprovalContent
  /** The amount is in the currency of the country, at the rates of its documents; undefined where one has none, and for acts without an amount. */
  readonly amount?: Money | undefined
  /** The first calendar date of the content: a request expires when it is over. */
  readonly firstDate?: CivilDate | undefined
}

/** In milliseconds. */
const MINUTE = 60_000

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
  const asking = { act: asked.act, by: session.user.id, at: now }
  const { holders, isCounted, needOf, policy } = await approversOfAct(tx, business, asking)
  const isFree = (done: Tried<A>): boolean => isEmptyContent(done.content) || approversOf(needOf(done.amount)) === 0
  const effects: Array<Effect> = []
  const tried = await inSavepoint(
    tx,
    () => asked.run({ ...call, afterCommit: (effect) => void effects.push(effect) }),
    (result) => E.isRight(result) && isFree(result.right),
  )
  if (E.isLeft(tried)) return tried
  const { amount, answer, content, firstDate } = tried.right
  const request = {
    act: asked.act,
    businessId: business.id,
    requestedBy: session.user.id,
    operator: session.operator,
    requestedAt: now,
    amount,
  }
  if (isFree(tried.right)) {
    if (isCounted) await insertApproval(tx, { ...request, ...UNAUTHORISED, expiresAt: now })
    for (const effect of effects) call.afterCommit(effect)
    return E.right(answer)
  }
  if (asked.mayNotWait !== undefined) return E.left(asked.mayNotWait)
  const need = needOf(amount)
  if (need._tag === 'TooFewHolders') {
    const { timeZone } = profileOf(business.country)
    /* The minute after, because seconds are not written. */
    const from = need.until + MINUTE - 1
    return E.left({
      ...retryLater('ERROR_APPROVAL_NOBODY', (need.until - now) / 1000),
      availableFrom: `${formatShortDate(civilDateIn(timeZone, from))} a las ${civilTimeIn(timeZone, from)}`,
    })
  }
  if ((await countPending(tx, business.id)) >= MAX_PENDING) return E.left(hostError('ERROR_APPROVAL_LIMIT'))
  const approval: NewApproval = {
    ...request,
    state: 'PENDING',
    needed: need.approvers,
    call: asked.frozen,
    content: ApprovalContent.encode(content),
    contentHash: contentHashOf(content),
    expiresAt: expiryOf(now, policy.expiryDays, firstDate && endOf(business.country, firstDate)),
    targets: asked.targets,
  }
  const deciders = holders.current.filter((holder) => holder !== session.user.id)
  return E.right(await wait(services, tx, call, approval, deciders))
}

/** Stores the request, and tells who may decide it. */
const wait = async (
  services: ApprovalServices,
  tx: Queries,
  call: TenantCall,
  approval: NewApproval,
  deciders: ReadonlyArray<UserId>,
): Promise<Pending> => {
  const { act, expiresAt, needed, operator } = approval
  const id = await insertApproval(tx, approval)
  await appendAuditEntry(tx, services.clock, {
    ...actingUser(call),
    action: 'approval requested',
    detail: { approval: id, act, needed },
  })
  await tell(services, tx, call, { kind: 'Requested', act, person: call.session.user.name, operator, deciders })
  return { _tag: 'Pending', approval: { id, act, state: 'PENDING', needed, given: 0, expiresAt } }
}

/** An act that needed no approver is stored for its amount alone, which counts for 24 hours. */
const UNAUTHORISED = {
  state: 'EXECUTED',
  needed: 0,
  call: {},
  content: { lines: [] },
  contentHash: '',
  targets: [],
} as const

const approversOf = (need: ApprovalNeed): number | undefined => (need._tag === 'Needed' ? need.approvers : undefined)

/** In milliseconds since 1970. */
const endOf = (country: Country, date: CivilDate): number =>
  instantOf(country, { date: addDays(date, 1), minutes: 0 }).getTime()
