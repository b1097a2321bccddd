import { hostError, retryLater, type HostError } from '../http/host-error.ts'
import type { WorkerFailure } from './worker-pool.ts'

const BUSY = retryLater('ERROR_BUSY', 5)

/** The answer to a caller when a worker thread did not finish its task. */
export const WORKER_ERRORS = {
  TIMED_OUT: BUSY,
  BUSY,
  CLOSED: BUSY,
  CRASHED: hostError('ERROR_UNKNOWN_ERROR'),
} as const satisfies Readonly<Record<WorkerFailure, HostError>>
