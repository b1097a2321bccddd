import * as E from 'fp-ts/Either'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Failure } from '../shared/failure.ts'
import type { OrderSubmissions } from './order-submissions.port.ts'
import type { OrderIntent } from './order-intent.ts'
import { endsSession, verdictOf } from './order-verdict.ts'

/** The outcome of an order intent. `Unknown`: the order may exist, and only the same key may be sent again. */
export type SubmissionOutcome =
  | { readonly _tag: 'Placed'; readonly order: OrderId }
  | { readonly _tag: 'Rejected'; readonly failure: Failure }
  | { readonly _tag: 'Unknown' }

export interface SubmissionOptions {
  /** An earlier attempt with this key may have reached the host. */
  readonly mayBePlaced: boolean
  /** Called when the outcome becomes unknown. */
  readonly onUnknown: () => void
  readonly pause: (ms: number) => Promise<void>
  /** Whether the session of the intent has ended: nothing is repeated with another one. */
  readonly isOver: () => boolean
}

/**
 * Repeats the request of one intent until the host reports an order or a rejection; with growing pauses, for as long as
 * the session lasts. A certain rejection ends it at once, or after two more attempts where the host gives a retry time.
 */
export const submitOrder = async (
  submissions: OrderSubmissions,
  intent: OrderIntent,
  options: SubmissionOptions,
): Promise<SubmissionOutcome> => {
  let { mayBePlaced } = options
  for (let attempt = 0; ; attempt += 1) {
    const answer = await submissions.create(intent.request, intent.key)()
    if (E.isRight(answer)) return { _tag: 'Placed', order: answer.right }
    const failure = answer.left
    const verdict = verdictOf(failure)
    if (verdict === 'NotPlaced') return { _tag: 'Rejected', failure }
    if (!mayBePlaced && verdict === 'Unknown') {
      mayBePlaced = true
      options.onUnknown()
    }
    const isWorthAnotherTry = mayBePlaced || (verdict === 'TryLater' && attempt < MOST_TRIES_LATER)
    if (!isWorthAnotherTry || endsSession(failure) || options.isOver()) return unfinished(mayBePlaced, failure)
    await options.pause(pauseAfter(failure, attempt))
    if (options.isOver()) return unfinished(mayBePlaced, failure)
  }
}

const unfinished = (mayBePlaced: boolean, failure: Failure): SubmissionOutcome =>
  mayBePlaced ? { _tag: 'Unknown' } : { _tag: 'Rejected', failure }

const MOST_TRIES_LATER = 2
const PAUSES_MS = [500, 2_000, 5_000, 10_000, 20_000] as const
const LONGEST_PAUSE_MS = 30_000

const pauseAfter = (failure: Failure, attempt: number): number => {
  const requested = failure._tag === 'Rejected' ? (failure.retryAfterSeconds ?? 0) * 1_000 : 0
  return Math.min(LONGEST_PAUSE_MS, Math.max(PAUSES_MS[attempt] ?? LONGEST_PAUSE_MS, requested))
}
