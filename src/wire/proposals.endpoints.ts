import { endpoint } from './endpoint.ts'
import { ProposalQuery, ProposalsResponse } from './proposals.codec.ts'

export const proposalEndpoints = {
  invoiceProposals: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/invoice/proposal',
    access: 'tenant',
    permission: 'read',
    limit: 'simulate',
    query: ProposalQuery,
    response: ProposalsResponse,
  }),
}
