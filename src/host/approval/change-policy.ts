import * as E from 'fp-ts/Either'
import { policyChanges } from '#domain/labels/policy-words.ts'
import { validatePolicy, weakens } from '#domain/team/approval-policy.ts'
import {
  type ApprovalContent,
  type ApprovalPolicyAnswer,
  ApprovalPolicyRequest,
  EMPTY_LINE,
} from '#wire/approvals.codec.ts'
import { mappedRecord } from '#wire/codec/mapped-record.ts'
import { Count } from '#wire/codec/primitives.ts'
import type { Queries } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { HandlerResult, TenantCall, UseCase } from '../http/call.ts'
import { changedMeanwhile, invalid } from '../http/host-error.ts'
import { recordChange } from '../live/record-change.ts'
import type { ApprovalServices, ApprovedAct } from './approval-services.ts'
import { guarded } from './guarded.ts'
import { type ApprovalRules, rulesOf, savePolicy } from './policy-store.ts'

/** The policy as members read it. */
export const policyAnswer = ({ holders, policy, version }: ApprovalRules): ApprovalPolicyAnswer => ({
  ...policy,
  version,
  holders: holders.current.length,
})

/** Replaces the policy. A weaker one waits for others. */
export const changePolicy: UseCase<ApprovalServices, 'approvalPolicySave'> = (services, tx, call) => {
  const { body, version } = call
  return guarded(services, tx, call, {
    act: 'POLICY',
    frozen: FrozenPolicy.encode({ version, policy: body }),
    targets: ['policy'],
    run: (within) => replace(services, tx, within, { version, policy: body }),
  })
}

/** Carries out a frozen change for its requester. */
export const approvedPolicy =
  (services: ApprovalServices): ApprovedAct =>
  async (tx, call, frozen) => {
    const read = FrozenPolicy.decode(frozen)
    if (E.isLeft(read)) throw new Error('a frozen policy that cannot be read')
    const done = await replace(services, tx, call, read.right)
    return E.isLeft(done) ? done : E.right(done.right.content)
  }

const FrozenPolicy = mappedRecord('FrozenPolicy', {
  version: ['version', Count],
  policy: ['policy', ApprovalPolicyRequest],
})
type FrozenPolicy = typeof FrozenPolicy._A

interface Replaced {
  readonly answer: ApprovalPolicyAnswer
  readonly content: ApprovalContent
}

const replace = async (
  services: ApprovalServices,
  tx: Queries,
  call: TenantCall,
  { policy, version }: FrozenPolicy,
): HandlerResult<Replaced, 'ERROR_CONFLICT'> => {
  const { business } = call
  const valid = validatePolicy(business.country, policy)
  if (E.isLeft(valid)) return E.left(invalid(valid.left.map(({ field }) => (isTime(field) ? field : `bands.${field}`))))
  await lockBusiness(tx, business.id)
  const before = await rulesOf(tx, business, services.clock.now())
  if (before.version !== version) return E.left(changedMeanwhile(policyAnswer(before)))
  await savePolicy(tx, business.id, valid.right)
  const changes = policyChanges(business.country, before.policy, valid.right)
  for (const { about, after, before: was } of changes)
    await recordChange(services, tx, call, 'team', 'approval rule changed', { before: `${about}: ${was}`, after })
  const lines = changes.map((change) => ({
    ...EMPTY_LINE,
    change: 'RULE' as const,
    about: change.about,
    was: change.before,
    becomes: change.after,
  }))
  return E.right({
    answer: policyAnswer({ ...before, policy: valid.right, version: version + 1 }),
    content: { lines: weakens(before.policy, valid.right) ? lines : [] },
  })
}

const isTime = (field: string): boolean => field === 'expiryDays' || field === 'coolingHours'
