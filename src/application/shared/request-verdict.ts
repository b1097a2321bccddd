import type { Failure } from './failure.ts'

/**
 * The meaning of an error response for a request with a key. `NotDone`: the host looked up the key, processed the request and
 * rejected it: it has no effect. `TurnedAway`: rejected before the key was looked up: this attempt had no effect, an earlier one
 * may have. `TryLater`: the same, with a retry time. `Unknown`: the request may have had its effect.
 */
export type Verdict = 'NotDone' | 'TurnedAway' | 'TryLater' | 'Unknown'

/** Total over failures. `rejections` are the codes by which the host rejects this request itself. */
export const verdictOfRequest = (failure: Failure, rejections: ReadonlySet<string>): Verdict => {
  if (failure._tag === 'Unauthorized') return 'TurnedAway'
  if (failure._tag !== 'Rejected') return 'Unknown'
  return rejections.has(failure.code) ? 'NotDone' : (BEFORE_THE_KEY.get(failure.code) ?? 'Unknown')
}

/** Whether this response ends the session, so that a repetition needs a new one. */
export const endsSession = (failure: Failure): boolean =>
  failure._tag === 'Unauthorized' || (failure._tag === 'Rejected' && failure.code === 'ERROR_MAINTENANCE')

/** What the host answers to any request before it looks up the key. */
const BEFORE_THE_KEY: ReadonlyMap<string, Verdict> = new Map([
  ['ERROR_VALIDATION', 'TurnedAway'],
  ['ERROR_TOO_LARGE', 'TurnedAway'],
  ['ERROR_CONTENT_TYPE', 'TurnedAway'],
  ['ERROR_AUTH_TOKEN_EXPIRED', 'TurnedAway'],
  ['ERROR_AUTH_FORBIDDEN', 'TurnedAway'],
  ['ERROR_BUSINESS_UNVERIFIED', 'TurnedAway'],
  ['ERROR_NOT_FOUND', 'TurnedAway'],
  ['ERROR_MAINTENANCE', 'TurnedAway'],
  ['ERROR_RATE_LIMITED', 'TryLater'],
  ['ERROR_BUSY', 'TryLater'],
])
