import type { TaxCredentials } from '#application/tax-credential/tax-credentials.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import { businessCalls } from '../http/bound-calls.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpTaxCredentials = (call: ApiCall, tenant: WithBusiness): TaxCredentials => {
  const forBusiness = businessCalls(call, tenant)
  return {
    check: forBusiness(endpoints.taxCheck),
    link: (identifier, password) => forBusiness(endpoints.taxLink)({ body: { identifier, password } }),
  }
}
