import type { Failure } from './failure.ts'

/** A change was rejected because the row changed since it was read. `current` is the stored row. */
export interface Conflict<A> {
  readonly _tag: 'Conflict'
  readonly current: A
}

/** A form shows it while the user decides between both values. */
export const REJECTED_BY_CONFLICT: Failure = {
  _tag: 'Rejected',
  code: 'ERROR_CONFLICT',
  requestId: undefined,
  retryAfterSeconds: undefined,
}
