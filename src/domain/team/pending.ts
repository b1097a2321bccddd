import type { Id } from '../kernel/id.ts'
import type { ApprovalAct } from './approval-policy.ts'
import type { ApprovalState } from './approval.ts'

/** The id of a request that others authorise. */
export type ApprovalId = Id<'Approval'>

/** The answer of a guarded call that waits for others. */
export interface Pending {
  readonly _tag: 'Pending'
  readonly approval: PendingApproval
}

/** A request as the receipt shows it. */
export interface PendingApproval {
  readonly id: ApprovalId
  readonly act: ApprovalAct
  readonly state: ApprovalState
  readonly needed: number
  readonly given: number
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Whether a guarded call waits for others, and has changed nothing. */
export const isPending = (answer: unknown): answer is Pending =>
  typeof answer === 'object' && answer !== null && '_tag' in answer && answer._tag === 'Pending'
