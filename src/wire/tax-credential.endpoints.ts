import { EmptyResponse, endpoint } from './endpoint.ts'
import { PfxCheck, PfxUpload, TaxCheck, TaxCredential } from './tax-credential.codec.ts'

export const taxCredentialEndpoints = {
  taxCheck: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/taxuser/check',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    response: TaxCheck,
  }),
  taxLink: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/taxuser',
    access: 'tenant',
    permission: 'credential',
    unverified: true,
    deniedToOperators: true,
    body: TaxCredential,
    response: EmptyResponse,
    errors: [
      'ERROR_TAX_CREDENTIAL_INVALID',
      'ERROR_AUTH_TOO_MANY_ATTEMPTS',
      'ERROR_TAX_AUTHORITY_UNAVAILABLE',
      'ERROR_BUSINESS_IDENTIFIER_TAKEN',
    ],
  }),
  /** Brings later documents with the stored credential; joins a job that is under way. */
  taxRefresh: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/taxuser/refresh',
    access: 'tenant',
    permission: 'invoices',
    idempotent: true,
    response: EmptyResponse,
    errors: ['ERROR_TAX_CREDENTIAL_INVALID'],
  }),
  pfxCheck: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/pfx/check',
    access: 'tenant',
    permission: 'read',
    unverified: true,
    country: 'CL',
    response: PfxCheck,
  }),
  pfxUpload: endpoint({
    method: 'POST',
    path: '/api/business/:businessId/pfx',
    access: 'tenant',
    permission: 'credential',
    country: 'CL',
    deniedToOperators: true,
    limit: 'upload',
    body: PfxUpload,
    response: PfxCheck,
    errors: [
      'ERROR_PFX_INVALID',
      'ERROR_PFX_WRONG_PASSWORD',
      'ERROR_PFX_UNPROTECTED',
      'ERROR_PFX_NO_PRIVATE_KEY',
      'ERROR_PFX_UNSUPPORTED_KEY',
      'ERROR_PFX_NOT_YET_VALID',
      'ERROR_PFX_EXPIRED',
      'ERROR_PFX_OTHER_HOLDER',
    ],
  }),
}
