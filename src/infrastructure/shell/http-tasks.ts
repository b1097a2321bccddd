import type { Tasks } from '#application/shell/tasks.port.ts'
import { shellEndpoints } from '#wire/shell.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpTasks = (api: Api): Tasks => {
  return { list: api.forBusiness(shellEndpoints.tasks) }
}
