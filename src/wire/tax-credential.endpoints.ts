import { EmptyResponse, endpoint } from './endpoint.ts'
import { PfxCheck, PfxUpload, TaxCheck, TaxCredential } from './tax-credential.codec.ts'

export const taxCredentialEndpoints = {
  taxCheck: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/taxuser/check',
    access: 'tenant',
    unverified: true,
    response: TaxCheck,
  }),
  taxLink: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/taxuser',
    access: 'tenant',
    unverified: true,
    deniedToOperators: true,
    body: TaxCredential,
    response: EmptyResponse,
  }),
  /** Brings later documents with the stored credential; joins a job that is under way. */
  taxRefresh: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/taxuser/refresh',
    access: 'tenant',
    idempotent: true,
    response: EmptyResponse,
  }),
  pfxCheck: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/pfx/check',
    access: 'tenant',
    unverified: true,
    country: 'CL',
    response: PfxCheck,
  }),
  pfxUpload: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/pfx',
    access: 'tenant',
    country: 'CL',
    deniedToOperators: true,
    limit: 'upload',
    body: PfxUpload,
    response: PfxCheck,
  }),
}
