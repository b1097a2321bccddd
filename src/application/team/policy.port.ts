import type { TaskEither } from 'fp-ts/TaskEither'
import type { ApprovalPolicy, ApprovalPolicyDraft } from '#domain/team/approval-policy.ts'
import type { Pending } from '#domain/team/pending.ts'
import type { Conflict } from '../shared/conflict.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The policy names the acts that others authorise, and how many of them. */
export interface HeldPolicy extends ApprovalPolicyDraft {
  /** 0 until the company stores one. */
  readonly version: number
  /** How many members may authorise. */
  readonly holders: number
}

/** The policy of the company. */
export interface ApprovalPolicies {
  readonly read: () => TaskEither<Failure, HeldPolicy>
  /** Rejected unless `version` is still the stored one. A weaker policy waits for others. */
  readonly replace: (
    version: number,
    policy: ApprovalPolicy,
  ) => TaskEither<Failure | Conflict<HeldPolicy>, HeldPolicy | Pending>
}
export const ApprovalPolicies = token<ApprovalPolicies>('ApprovalPolicies')
