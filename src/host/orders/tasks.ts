import { single } from '../workers/task.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { billPdf } from './bill-pdf.ts'
import { simulationPdf } from './simulation-pdf.ts'

/** The PDF files that worker threads write. */
export const orderTasks = { simulationPdf: single(simulationPdf), billPdf: single(billPdf) }

export type OrderWorkers = Pick<WorkerPool<typeof orderTasks>, 'ask'>
