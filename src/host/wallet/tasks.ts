import { single } from '../workers/task.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { statementPdf } from './statement-pdf.ts'

/** The PDF files that worker threads write. */
export const walletTasks = { statementPdf: single(statementPdf) }

export type WalletWorkers = Pick<WorkerPool<typeof walletTasks>, 'ask'>
