import type { ApprovalPolicies } from '#application/team/policy.port.ts'
import { approvalEndpoints } from '#wire/approvals.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpApprovalPolicies = (api: Api): ApprovalPolicies => ({
  read: api.forBusiness(approvalEndpoints.approvalPolicy),
  replace: (version, body) => api.forBusiness(approvalEndpoints.approvalPolicySave)({ version, body }),
})
