import { EmptyResponse, endpoint } from './endpoint.ts'
import { TaxCheck, TaxCredential } from './tax-credential.codec.ts'

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
}
