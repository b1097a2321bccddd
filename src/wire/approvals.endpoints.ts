import {
  ApprovalList,
  ApprovalPolicyAnswer,
  ApprovalPolicyRequest,
  ApprovalResponse,
  DecisionRequest,
  GUARDED,
  orPending,
} from './approvals.codec.ts'
import { endpoint } from './endpoint.ts'

export const approvalEndpoints = {
  approvals: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/approval',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    response: ApprovalList,
  }),
  approval: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/approval/:approvalId',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    response: ApprovalResponse,
  }),
  approvalDecide: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/approval/:approvalId/decision',
    access: 'tenant',
    permission: 'approve',
    unverified: true,
    deniedToOperators: true,
    body: DecisionRequest,
    response: ApprovalResponse,
    errors: ['ERROR_APPROVAL_DECIDED'],
  }),
  approvalWithdraw: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/approval/:approvalId/withdraw',
    access: 'tenant',
    permission: 'request',
    unverified: true,
    response: ApprovalResponse,
    errors: ['ERROR_APPROVAL_DECIDED'],
  }),
  approvalPolicy: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/approvalpolicy',
    access: 'tenant',
    permission: 'read',
    response: ApprovalPolicyAnswer,
  }),
  /** A weaker policy waits for others. */
  approvalPolicySave: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/approvalpolicy',
    access: 'tenant',
    permission: 'team',
    versioned: true,
    deniedToOperators: true,
    body: ApprovalPolicyRequest,
    response: orPending(ApprovalPolicyAnswer),
    errors: GUARDED,
  }),
}
