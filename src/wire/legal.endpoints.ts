import { EmptyResponse, endpoint } from './endpoint.ts'
import {
  LegalForm,
  LegalFormLink,
  LegalFormTicket,
  StakeholderList,
  StakeholderRequest,
  StakeholderResponse,
} from './legal.codec.ts'

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
    errors: ['ERROR_STAKEHOLDER_DUPLICATE'],
  }),
  stakeholderUpdate: endpoint({
    method: 'PUT',
    path: '/api/business/:businessId/stakeholder/:stakeholderId',
    access: 'tenant',
    unverified: true,
    versioned: true,
    body: StakeholderRequest,
    response: StakeholderResponse,
    errors: ['ERROR_STAKEHOLDER_DUPLICATE'],
  }),
  legalFormLink: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/legalform',
    access: 'tenant',
    unverified: true,
    country: 'MX',
    response: LegalFormLink,
  }),
  legalForm: endpoint({
    method: 'GET',
    path: '/api/legalform',
    access: 'public',
    query: LegalFormTicket,
    response: LegalForm,
    errors: ['ERROR_LEGAL_FORM_LINK_INVALID'],
  }),
  legalFormSend: endpoint({
    method: 'POST',
    path: '/api/legalform',
    access: 'public',
    query: LegalFormTicket,
    body: StakeholderRequest,
    response: EmptyResponse,
    errors: ['ERROR_LEGAL_FORM_LINK_INVALID', 'ERROR_STAKEHOLDER_DUPLICATE'],
  }),
}
