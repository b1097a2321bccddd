import type { Features } from '#application/shell/features.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import { businessCalls } from '../http/bound-calls.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpFeatures = (call: ApiCall, tenant: WithBusiness): Features => {
  const forBusiness = businessCalls(call, tenant)
  return {
    list: () => forBusiness(endpoints.businessFeatures)({ query: { active: 'true' } }),
  }
}
