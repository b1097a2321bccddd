import type { ReadingLimits } from '../config/reading-limits.ts'
import type { TaskTable } from './task.ts'
import { WORKER_FILE } from './worker-file.ts'
import { makeWorkerPool, type WorkerPool } from './worker-pool.ts'

/** One more than a business may use, so that one is always free for another. */
const THREADS = 3
/** Enough for the tree of the largest accepted file. */
const HEAP_MEGABYTES = 384
/** Queued tasks hold their files in memory. */
const WAITING = 16
const WAITING_PER_BUSINESS = 2
/** A new thread reads a large archive at a third of the speed of one that has read before, until its code is compiled. */
const IDLE_MS = 10 * 60_000

export type OnCrash = (task: string, error: unknown) => void

/** The threads of the host. `file` is their built program, which serves the tasks `T`. */
export const makeWorkers = <T extends TaskTable>(
  { perBusiness }: Pick<ReadingLimits, 'perBusiness'>,
  onCrash: OnCrash,
  file = WORKER_FILE,
): WorkerPool<T> =>
  makeWorkerPool<T>({
    file,
    threads: Math.max(THREADS, perBusiness + 1),
    perOwner: perBusiness,
    waiting: WAITING,
    waitingPerOwner: WAITING_PER_BUSINESS,
    heapMegabytes: HEAP_MEGABYTES,
    idleMs: IDLE_MS,
    onCrash,
  })
