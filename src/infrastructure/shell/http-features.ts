import type { Features } from '#application/shell/features.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpFeatures = (call: ApiCall, tenant: WithBusiness): Features => ({
  list: () =>
    tenant((businessId) => call(endpoints.businessFeatures, { params: { businessId }, query: { active: 'true' } })),
})
