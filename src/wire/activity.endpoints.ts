import { ActivityPage, ActivityQuery } from './activity.codec.ts'
import { endpoint } from './endpoint.ts'

export const activityEndpoints = {
  companyActivity: endpoint({
    method: 'GET',
    path: '/api/business/:businessId/activity',
    access: 'tenant',
    permission: 'activity',
    query: ActivityQuery,
    response: ActivityPage,
  }),
}
