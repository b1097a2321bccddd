import type { Features } from '#application/shell/features.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Call } from '../http/call.ts'
import type { Tenant } from '../http/tenant.ts'

export const makeHttpFeatures = (call: Call, tenant: Tenant): Features => ({
  list: () => tenant((businessId) => call(endpoints.businessFeatures, { params: { businessId }, query: { active: 'true' } })),
})
