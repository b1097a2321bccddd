import * as TE from 'fp-ts/TaskEither'
import type { ApprovalPolicies, HeldPolicy } from '#application/team/policy.port.ts'
import { defaultPolicy } from '#domain/team/approval-defaults.ts'
import { weakens } from '#domain/team/approval-policy.ts'
import type { ApprovalId, Pending } from '#domain/team/pending.ts'
import type { Failure } from '#application/shared/failure.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeApprovalPolicies extends ApprovalPolicies {
  readonly faults: Faults
  readonly stored: () => HeldPolicy
  readonly put: (policy: HeldPolicy) => void
}

/** The default of a company of two. A weaker policy waits for the other member. */
export const makeFakeApprovalPolicies = (given: Partial<HeldPolicy> = {}): FakeApprovalPolicies => {
  const faults = makeFaults()
  let stored: HeldPolicy = { ...defaultPolicy('CL', 2), version: 0, holders: 2, ...given }
  return {
    faults,
    stored: () => stored,
    put: (policy) => (stored = policy),
    read: () => faults.around(() => TE.of(stored)),
    replace: (version, policy) => {
      if (version !== stored.version) return TE.left({ _tag: 'Conflict', current: stored })
      return faults.around((): TE.TaskEither<Failure, HeldPolicy | Pending> => {
        if (weakens({ ...policy, ...stored, coolingHours: policy.coolingHours }, policy)) return TE.of(WAITING)
        stored = { ...stored, ...policy, version: version + 1 }
        return TE.of(stored)
      })
    },
  }
}

const WAITING: Pending = {
  _tag: 'Pending',
  approval: { id: '91' as ApprovalId, act: 'POLICY', state: 'PENDING', needed: 1, given: 0, expiresAt: 0 },
}
