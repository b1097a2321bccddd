import * as t from 'io-ts'
import { text } from './codec/primitives.ts'
import { EmptyResponse, endpoint } from './endpoint.ts'
import { LegalForm, LegalFormLink, StakeholderList, StakeholderRequest, StakeholderResponse } from './legal.codec.ts'

/** The ticket of a link to the legal form takes the place of a session. */
const Ticket = t.strict({ ticket: text(2_000) })

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
  legalFormLink: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/legalform',
    access: 'tenant',
    unverified: true,
    country: 'MX',
    response: LegalFormLink,
  }),
  legalForm: endpoint({ method: 'GET', path: '/api/legalform', access: 'public', query: Ticket, response: LegalForm }),
  legalFormSend: endpoint({
    method: 'POST',
    path: '/api/legalform',
    access: 'public',
    query: Ticket,
    body: StakeholderRequest,
    response: EmptyResponse,
  }),
}
