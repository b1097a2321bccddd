import type { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import { taxCredentialEndpoints } from '#wire/tax-credential.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpTaxCredentials = (api: Api): TaxCredentials => ({
  check: api.forBusiness(taxCredentialEndpoints.taxCheck),
  link: (identifier, password) => api.forBusiness(taxCredentialEndpoints.taxLink)({ body: { identifier, password } }),
  refresh: (key) => api.forBusiness(taxCredentialEndpoints.taxRefresh)({ key }),
})
