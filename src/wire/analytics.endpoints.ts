import { AnalyticsBatch } from './analytics.codec.ts'
import { EmptyResponse, endpoint } from './endpoint.ts'

export const analyticsEndpoints = {
  analytics: endpoint({
    method: 'POST',
    path: '/api/analytics/event',
    access: 'user',
    limit: 'recordEvents',
    body: AnalyticsBatch,
    response: EmptyResponse,
  }),
}
