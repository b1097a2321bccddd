import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from './failure.ts'
import { endsSession, verdictOf } from './request-verdict.ts'

/** `Unknown`: the request may have had its effect, and only the same key may be sent again. */
export type RequestOutcome<A> =
  | { readonly _tag: 'Done'; readonly value: A }
  | { readonly _tag: 'Rejected'; readonly failure: Failure }
  | { readonly _tag: 'Unknown' }

export interface Repetition {
  /** An earlier attempt with this key may have reached the host. */
  readonly mayBeDone: boolean
  /** Called when the outcome becomes unknown. */
  readonly onUnknown: () => void
  readonly pause: (ms: number) => Promise<void>
  /** Whether the session of the intent has ended: nothing is repeated with another one. */
  readonly isOver: () => boolean
  /** Attempts while the outcome is unknown. */
  readonly maxTries: number
}

/**
 * Sends one request, always with the same key, until the host reports its effect or a rejection; with growing pauses. A
 * certain rejection ends it at once, or after two more attempts where the host gives a retry time.
 */
export const repeatRequest = async <A>(
  send: TaskEither<Failure, A>,
  { isOver, maxTries, onUnknown, pause, ...given }: Repetition,
): Promise<RequestOutcome<A>> => {
  let { mayBeDone } = given
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send()
    if (E.isRight(answer)) return { _tag: 'Done', value: answer.right }
    const failure = answer.left
    const verdict = verdictOf(failure)
    if (verdict === 'NotDone') return { _tag: 'Rejected', failure }
    if (!mayBeDone && verdict === 'Unknown') {
      mayBeDone = true
      onUnknown()
    }
    const isWorthAnotherTry = mayBeDone ? attempt + 1 < maxTries : verdict === 'TryLater' && attempt < MAX_TRIES_LATER
    if (!isWorthAnotherTry || endsSession(failure) || isOver()) return unfinished(mayBeDone, failure)
    await pause(pauseAfter(failure, attempt))
    if (isOver()) return unfinished(mayBeDone, failure)
  }
}

const unfinished = (mayBeDone: boolean, failure: Failure): Exclude<RequestOutcome<never>, { readonly _tag: 'Done' }> =>
  mayBeDone ? { _tag: 'Unknown' } : { _tag: 'Rejected', failure }

const MAX_TRIES_LATER = 2
const PAUSES_MS = [500, 2_000, 5_000, 10_000, 20_000] as const
const MAX_PAUSE_MS = 30_000

const pauseAfter = (failure: Failure, attempt: number): number => {
  const requested = failure._tag === 'Rejected' ? (failure.retryAfterSeconds ?? 0) * 1_000 : 0
  return Math.min(MAX_PAUSE_MS, Math.max(PAUSES_MS[attempt] ?? MAX_PAUSE_MS, requested))
}
