import { hostError, retryLater, type HostError } from '../http/host-error.ts'
import type { WorkerFailure } from './worker-pool.ts'

const BUSY = retryLater('ERROR_BUSY', 5)

/** What a caller is answered when a worker thread did not finish its task. */
export const WORKER_ERRORS: Readonly<Record<WorkerFailure, HostError>> = {
  TIMED_OUT: BUSY,
  BUSY,
  CLOSED: BUSY,
  CRASHED: hostError('ERROR_UNKNOWN_ERROR'),
}
