import { single } from '../workers/task.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { billPdf } from './bill-pdf.ts'
import { simulationPdf } from './simulation-pdf.ts'

/** What orders leave to worker threads. */
export const orderTasks = { simulationPdf: single(simulationPdf), billPdf: single(billPdf) }

export type OrderWorkers = Pick<WorkerPool<typeof orderTasks>, 'ask'>
