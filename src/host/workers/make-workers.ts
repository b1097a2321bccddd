import type { ReadingLimits } from '../tax-authority/reading-limits.ts'
import type { tasks, Workers } from './tasks.ts'
import { WORKER_FILE } from './worker-file.ts'
import { makeWorkerPool } from './worker-pool.ts'

/** One more than a business may have, so that there is always one for another. */
const THREADS = 3
/** Holds the tree of the largest file that is read at all. */
const HEAP_MEGABYTES = 384
/** What waits keeps its files in memory. */
const WAITING = 16
const WAITING_PER_BUSINESS = 2
const IDLE_MS = 10_000

export type OnCrash = (task: string, error: unknown) => void

/** The threads of the host. `file` is their built program. */
export const makeWorkers = (
  { perBusiness }: Pick<ReadingLimits, 'perBusiness'>,
  onCrash: OnCrash,
  file = WORKER_FILE,
): Workers =>
  makeWorkerPool<typeof tasks>({
    file,
    threads: Math.max(THREADS, perBusiness + 1),
    perOwner: perBusiness,
    waiting: WAITING,
    waitingPerOwner: WAITING_PER_BUSINESS,
    heapMegabytes: HEAP_MEGABYTES,
    idleMs: IDLE_MS,
    onCrash,
  })
