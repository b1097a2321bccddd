import * as TE from 'fp-ts/TaskEither'
import type { Approvals, RequestedApproval } from '#application/team/approvals.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { ApprovalId } from '#domain/team/pending.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeFaults, rejected, rejectedBy, type Faults } from './faults.ts'

export interface FakeApprovals extends Approvals {
  readonly faults: Faults
  readonly all: () => ReadonlyArray<RequestedApproval>
}

/** Decides each request once; one that needs two stays pending after the user's approval. */
export const makeFakeApprovals = (given: ReadonlyArray<RequestedApproval> = []): FakeApprovals => {
  const faults = makeFaults()
  let approvals = given
  const change = (
    id: ApprovalId,
    to: (approval: RequestedApproval) => Partial<RequestedApproval>,
  ): TE.TaskEither<Failure, RequestedApproval> =>
    faults.around(() => {
      const current = approvals.find((one) => one.id === id)
      if (current === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
      if (current.state !== 'PENDING') return TE.left(rejectedBy(endpoints.approvalDecide, 'ERROR_APPROVAL_DECIDED'))
      const changed = { ...current, mayDecide: false, ...to(current) }
      approvals = approvals.map((one) => (one.id === id ? changed : one))
      return TE.right(changed)
    })
  return {
    faults,
    all: () => approvals,
    list: () => faults.around(() => TE.of(approvals)),
    one: (id) => {
      const found = approvals.find((one) => one.id === id)
      return faults.around(() => (found === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of(found)))
    },
    approve: ({ id }) =>
      change(id, ({ givenBy, needed }) => ({
        givenBy: [...givenBy, 'Yo'],
        state: givenBy.length + 1 < needed ? 'PENDING' : 'EXECUTED',
      })),
    reject: ({ id }, rejection) => change(id, () => ({ state: 'REJECTED', rejectedBy: 'Yo', rejection })),
    withdraw: (id) => change(id, () => ({ state: 'WITHDRAWN' })),
  }
}
