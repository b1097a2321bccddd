import type { Failure, Verdict } from './failure.ts'

/** Tells whether a failed request with a key had its effect. Without a readable response it may have had its effect. */
export const verdictOf = (failure: Failure): Verdict => {
  if (failure._tag === 'Unauthorized') return 'TurnedAway'
  return failure._tag === 'Rejected' ? (failure.verdict ?? 'Unknown') : 'Unknown'
}

/** Whether this response ends the session, so that a repetition needs a new one. */
export const endsSession = (failure: Failure): boolean =>
  failure._tag === 'Unauthorized' || (failure._tag === 'Rejected' && failure.code === 'ERROR_MAINTENANCE')
