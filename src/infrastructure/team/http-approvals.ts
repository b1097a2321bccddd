import type { Approvals } from '#application/team/approvals.port.ts'
import { approvalEndpoints } from '#wire/approvals.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpApprovals = (api: Api): Approvals => {
  const decide = api.forBusiness(approvalEndpoints.approvalDecide)
  return {
    list: api.forBusiness(approvalEndpoints.approvals),
    one: (approvalId) => api.forBusiness(approvalEndpoints.approval)({ params: { approvalId } }),
    approve: ({ contentHash, id: approvalId }) =>
      decide({ params: { approvalId }, body: { decision: 'APPROVE', reason: undefined, contentHash } }),
    reject: ({ contentHash, id: approvalId }, reason) =>
      decide({ params: { approvalId }, body: { decision: 'REJECT', reason, contentHash } }),
    withdraw: (approvalId) => api.forBusiness(approvalEndpoints.approvalWithdraw)({ params: { approvalId } }),
  }
}
