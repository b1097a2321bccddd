import { endpoint } from './endpoint.ts'
import { StakeholderList, StakeholderRequest, StakeholderResponse } from './legal.codec.ts'

export const legalEndpoints = {
  stakeholders: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/stakeholder',
    access: 'tenant',
    unverified: true,
    response: StakeholderList,
  }),
  stakeholderCreate: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/stakeholder',
    access: 'tenant',
    unverified: true,
    idempotent: true,
    body: StakeholderRequest,
    response: StakeholderResponse,
  }),
  stakeholderUpdate: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/stakeholder/:stakeholderId',
    access: 'tenant',
    unverified: true,
    versioned: true,
    body: StakeholderRequest,
    response: StakeholderResponse,
  }),
}
