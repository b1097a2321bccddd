import * as E from 'fp-ts/Either'
import type { ApprovalAct } from '#domain/team/approval-policy.ts'
import { type ApprovalEvent, type ApprovalRejected, decide, parseRejectionReason } from '#domain/team/approval.ts'
import type { Permission } from '#domain/team/permission.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { inSavepoint } from '../database/savepoint.ts'
import type { CallTo, Effect, HandlerResult, TenantCall, UseCase } from '../http/call.ts'
import { FORBIDDEN, invalid, NOT_FOUND, type HostError } from '../http/host-error.ts'
import { type ApprovalServices, type ApprovedAct, contentHashOf, tell } from './approval-services.ts'
import { approvalOf, giveUpRows, saveDecision, type StoredApproval } from './approval-store.ts'
import { viewsOf } from './approval-views.ts'
import { holdersOf, requesterOf, type TeamMember, teamOf } from './policy-store.ts'
import type { ApprovalResponse } from '#wire/approvals.codec.ts'

/** The services of decisions: each act that can be guarded is carried out by its context. */
export interface DecisionServices extends ApprovalServices {
  readonly approvedActs: Readonly<Partial<Record<ApprovalAct, ApprovedAct>>>
}

type Decided = HandlerResult<ApprovalResponse, 'ERROR_APPROVAL_DECIDED'>

/** Authorises or rejects. The last one who is needed carries out the act, in this transaction and as its requester. */
export const decideApproval = async (
  services: DecisionServices,
  tx: Queries,
  call: TenantCall & Pick<CallTo<'approvalDecide'>, 'body' | 'params'>,
): Decided => {
  const { body, business, params, session } = call
  const reason = body.decision === 'APPROVE' ? E.right('') : parseRejectionReason(body.reason ?? '')
  if (E.isLeft(reason)) return E.left(invalid(['reason']))
  await lockBusiness(tx, business.id)
  const approval = await approvalOf(tx, business.id, params.approvalId)
  if (approval === undefined) return E.left(NOT_FOUND)
  const at = services.clock.now()
  const team = await teamOf(tx, business)
  const { current: holders } = await holdersOf(tx, business, team, at)
  const facts = {
    at,
    holders,
    mayRequester: isAllowed(team, approval),
    currentHash: approval.contentHash,
    currentCost: approval.cost,
  }
  const decision = { by: session.user.id, seenHash: body.contentHash, facts }
  if (body.decision === 'REJECT')
    return finish(services, tx, call, approval, { _tag: 'Reject', reason: reason.right, ...decision })
  const event = { _tag: 'Approve' as const, ...decision }
  const next = decide(approval, event)
  const isCounted = E.isRight(next) && next.right.approvedBy.includes(session.user.id)
  if (!isCounted || approval.state !== 'PENDING') return finish(services, tx, call, approval, event)
  return finish(services, tx, call, approval, await attempt(services, tx, call, approval, event))
}

export const withdrawApproval: UseCase<DecisionServices, 'approvalWithdraw'> = async (services, tx, call) => {
  const { business, params, session } = call
  await lockBusiness(tx, business.id)
  const approval = await approvalOf(tx, business.id, params.approvalId)
  if (approval === undefined) return E.left(NOT_FOUND)
  return finish(services, tx, call, approval, { _tag: 'Withdraw', by: session.user.id, at: services.clock.now() })
}

/** Whether the requester may still ask for the act. */
const isAllowed = (team: ReadonlyArray<TeamMember>, { act, requestedBy }: StoredApproval): boolean =>
  team.find(({ userId }) => userId === requestedBy)?.may(PERMISSION_OF[act]) === true

const PERMISSION_OF: Readonly<Record<ApprovalAct, Permission>> = {
  ORDER: 'request',
  PAY: 'request',
  FINANCE: 'request',
  SURPLUS: 'request',
  OWN_ACCOUNT: 'ownAccounts',
  SUPPLIER_ACCOUNT: 'supplierAccounts',
  MEMBER: 'team',
  POLICY: 'team',
}

/** Carries out the act; what is not the last approval, is refused, is dearer or does something else than was frozen, is undone. */
const attempt = async (
  services: DecisionServices,
  tx: Queries,
  call: TenantCall,
  approval: StoredApproval,
  event: Extract<ApprovalEvent, { readonly _tag: 'Approve' }>,
): Promise<ApprovalEvent> => {
  const act = services.approvedActs[approval.act]
  if (act === undefined) throw new Error(`nothing carries out ${approval.act}`)
  const effects: Array<Effect> = []
  const asRequester: TenantCall = {
    business: call.business,
    requestId: call.requestId,
    session: await requesterOf(tx, call.session, approval),
    afterCommit: (effect) => void effects.push(effect),
  }
  const carryOut = async (): Promise<ApprovalEvent> => {
    /* Its own claim is not in its way. */
    await giveUpRows(tx, call.business.id, approval.id)
    const done = await act(tx, asRequester, approval.call)
    if (E.isLeft(done)) return { _tag: 'ActRefused', code: done.left.code }
    const [currentHash, currentCost] = [contentHashOf(done.right), done.right.cost]
    return { ...event, facts: { ...event.facts, currentHash, currentCost } }
  }
  const attempted = await inSavepoint(tx, carryOut, (result) => isExecuted(decide(approval, result)))
  if (isExecuted(decide(approval, attempted))) for (const effect of effects) call.afterCommit(effect)
  return attempted
}

const isExecuted = (next: ReturnType<typeof decide>): boolean => E.isRight(next) && next.right.state === 'EXECUTED'

/** Stores what the event makes of the request, and tells who waits for it. What changes nothing is answered and not stored. */
const finish = async (
  services: DecisionServices,
  tx: Queries,
  call: TenantCall,
  approval: StoredApproval,
  event: ApprovalEvent,
): Decided => {
  const next = decide(approval, event)
  const view = async (): Promise<ApprovalResponse> => {
    const stored = await approvalOf(tx, call.business.id, approval.id)
    const [shown] = await viewsOf(tx, call.business, call.session, [stored ?? approval])
    if (shown === undefined) throw new Error('a request without a view')
    return shown
  }
  if (E.isLeft(next)) return E.left(errorOf(next.left, next.left._tag === 'ApprovalDecided' ? await view() : undefined))
  if (next.right === approval) return E.right(await view())
  const now = services.clock.now()
  const { approvedBy, rejectedBy, rejection, state, voidedFor } = next.right
  await saveDecision(tx, approval, next.right, now)
  await appendAuditEntry(tx, services.clock, {
    ...actingUser(call),
    action: ACTIONS[event._tag === 'Approve' && state === 'PENDING' ? 'APPROVED' : state],
    detail: { approval: approval.id, act: approval.act, approvedBy: approvedBy.join(' ') },
  })
  if (state !== 'PENDING')
    await tell(services, tx, call, {
      kind: 'Decided',
      act: approval.act,
      requester: approval.requestedBy,
      state,
      person: rejectedBy === undefined ? undefined : call.session.user.name,
      reason: rejection ?? voidedFor,
    })
  else call.afterCommit(() => services.live.publish({ type: 'approvals', businessId: call.business.id }))
  return E.right(await view())
}

const ACTIONS = {
  APPROVED: 'approval given',
  PENDING: 'approval struck out',
  EXECUTED: 'approval executed',
  REJECTED: 'approval rejected',
  WITHDRAWN: 'approval withdrawn',
  EXPIRED: 'approval expired',
  VOID: 'approval voided',
} as const

const errorOf = (
  rejected: ApprovalRejected,
  current: ApprovalResponse | undefined,
): HostError<'ERROR_APPROVAL_DECIDED' | 'ERROR_AUTH_FORBIDDEN' | 'ERROR_NOT_FOUND' | 'ERROR_VALIDATION'> => {
  switch (rejected._tag) {
    case 'ApprovalDecided':
      return { code: 'ERROR_APPROVAL_DECIDED', current }
    case 'ApprovalContentUnseen':
      return invalid(['contentHash'])
    case 'ApprovalOwn':
    case 'ApprovalNotHolder':
      return FORBIDDEN
    case 'ApprovalNotRequester':
      return NOT_FOUND
  }
}
