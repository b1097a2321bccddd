import { single } from '../workers/task.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { counterpartPdf } from './counterpart-pdf.ts'

/** The PDF files that worker threads write. */
export const cashTasks = { counterpartPdf: single(counterpartPdf) }

export type CashWorkers = Pick<WorkerPool<typeof cashTasks>, 'ask'>
