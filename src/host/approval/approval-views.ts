import type { ApprovalResponse } from '#wire/approvals.codec.ts'
import type { Queries } from '../database/database.ts'
import type { Business, Session } from '../kernel/caller.ts'
import type { StoredApproval } from './approval-store.ts'
import { namesOf, teamOf } from './policy-store.ts'

/** The requests as a member sees them. */
export const viewsOf = async (
  queries: Queries,
  business: Business,
  { operator, user }: Session,
  approvals: ReadonlyArray<StoredApproval>,
): Promise<ReadonlyArray<ApprovalResponse>> => {
  const team = await teamOf(queries, business)
  const people = approvals.flatMap(({ approvedBy, rejectedBy, requestedBy }) => [
    ...approvedBy,
    requestedBy,
    ...(rejectedBy === undefined ? [] : [rejectedBy]),
  ])
  const names = await namesOf(queries, people)
  const holders = new Set(team.filter((member) => member.may('approve')).map(({ userId }) => userId))
  return approvals.map((approval) => {
    const { approvedBy, rejectedBy, requestedBy, ...rest } = approval
    const isMine = requestedBy === user.id
    return {
      ...rest,
      rejection: rest.rejection,
      voidedFor: rest.voidedFor,
      givenBy: approvedBy
        .filter((giver) => approval.state !== 'PENDING' || holders.has(giver))
        .map((giver) => names.get(giver) ?? ''),
      requestedBy: names.get(requestedBy) ?? '',
      rejectedBy: rejectedBy && names.get(rejectedBy),
      isMine,
      mayDecide:
        approval.state === 'PENDING' &&
        !isMine &&
        operator === undefined &&
        holders.has(user.id) &&
        !approvedBy.includes(user.id),
    }
  })
}
