import { CreditReport, DebtAuthorisation, DebtService, TreasuryDebt } from './debts.codec.ts'
import { EmptyResponse, endpoint } from './endpoint.ts'
import { LegalFormLink, LegalFormTicket } from './legal.codec.ts'

export const debtEndpoints = {
  treasuryDebt: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/tgr-debt',
    access: 'tenant',
    permission: 'read',
    country: 'CL',
    response: TreasuryDebt,
  }),
  creditReport: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/credit-report',
    access: 'tenant',
    permission: 'read',
    country: 'CL',
    response: CreditReport,
  }),
  debtService: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/debtservice',
    access: 'tenant',
    permission: 'read',
    country: 'MX',
    response: DebtService,
  }),
  debtAuthorisationLink: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/debtservice/form',
    access: 'tenant',
    permission: 'companyFile',
    country: 'MX',
    deniedToOperators: true,
    response: LegalFormLink,
  }),
  debtAuthorise: endpoint({
    method: 'POST',
    path: '/api/legalform/debtservice',
    access: 'public',
    query: LegalFormTicket,
    body: DebtAuthorisation,
    response: EmptyResponse,
    errors: ['ERROR_LEGAL_FORM_LINK_INVALID'],
  }),
}
