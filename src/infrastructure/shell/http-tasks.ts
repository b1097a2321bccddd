import type { Tasks } from '#application/shell/tasks.port.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'
import { businessCalls } from '../http/bound-calls.ts'
import type { WithBusiness } from '../http/with-business.ts'

export const makeHttpTasks = (call: ApiCall, tenant: WithBusiness): Tasks => {
  const forBusiness = businessCalls(call, tenant)
  return { list: forBusiness(endpoints.tasks) }
}
