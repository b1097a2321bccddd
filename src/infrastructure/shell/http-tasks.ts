import type { Tasks } from '#application/shell/tasks.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { Call } from '../http/call.ts'
import type { Tenant } from '../http/tenant.ts'

export const makeHttpTasks = (call: Call, tenant: Tenant): Tasks => ({
  list: () => tenant((businessId) => call(endpoints.tasks, { params: { businessId } })),
})
