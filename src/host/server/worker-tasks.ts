import { orderTasks } from '../orders/tasks.ts'
import { sampleTasks } from '../samples/tasks.ts'
import { taxAuthorityTasks } from '../tax-authority/tasks.ts'
import { credentialTasks } from '../tax-credential/tasks.ts'
import { cashTasks } from '../cash/tasks.ts'
import { walletTasks } from '../wallet/tasks.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** The tasks of worker threads, which keep the main thread responsive. */
export const tasks = {
  ...orderTasks,
  ...taxAuthorityTasks,
  ...credentialTasks,
  ...sampleTasks,
  ...walletTasks,
  ...cashTasks,
}

export type Tasks = typeof tasks
export type Workers = WorkerPool<Tasks>
