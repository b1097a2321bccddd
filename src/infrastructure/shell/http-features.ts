import type { Features } from '#application/shell/features.port.ts'
import { businessEndpoints } from '#wire/business.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpFeatures = (api: Api): Features => ({
  list: () => api.forBusiness(businessEndpoints.businessFeatures)({ query: { active: 'true' } }),
})
