import { single } from '../workers/task.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { writeSamples } from './write-samples.ts'

export const sampleTasks = { writeSamples: single(writeSamples) }

export type SampleWorkers = Pick<WorkerPool<typeof sampleTasks>, 'ask'>
