import * as E from 'fp-ts/Either'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Failure } from '../shared/failure.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { wait } from '../shared/wait.ts'
import type { OrderDesk } from './order-desk.port.ts'
import type { OrderIntent } from './order-intent.ts'

/** How an attempt to place an order ended. `Unknown`: there may be an order or not, and only the same key may ask again. */
export type Outcome =
  | { readonly _tag: 'Placed'; readonly order: OrderId }
  | { readonly _tag: 'Refused'; readonly failure: Failure }
  | { readonly _tag: 'Unknown'; readonly failure: Failure }

/** Pauses before the second and the third time of asking. */
const PAUSES_MS = [500, 2_000] as const
const LONGEST_PAUSE_MS = 30_000

/** Asks until the host says yes or no, at most three times, always for the same intent. */
export const sendOrder = async (desk: OrderDesk, intent: OrderIntent, scheduler: Scheduler): Promise<Outcome> => {
  let isDoubtful = false
  for (let attempt = 0; ; attempt += 1) {
    const answer = await desk.place(intent.request, intent.key)()
    if (E.isRight(answer)) return { _tag: 'Placed', order: answer.right }
    const failure = answer.left
    if (failure._tag === 'Unauthorized') return { _tag: isDoubtful ? 'Unknown' : 'Refused', failure }
    if (!leavesDoubt(failure)) return { _tag: 'Refused', failure }
    isDoubtful = true
    const pause = PAUSES_MS[attempt]
    if (pause === undefined) return { _tag: 'Unknown', failure }
    await wait(scheduler, pauseFor(failure, pause))
  }
}

/** A refusal with a reason of its own is final; a broken line, an unreadable answer or a host in trouble is not. */
const leavesDoubt = (failure: Failure): boolean =>
  failure._tag === 'Rejected' ? DOUBTFUL.has(failure.code) : failure._tag !== 'Unauthorized'

const DOUBTFUL: ReadonlySet<string> = new Set([
  'ERROR_UNKNOWN_ERROR', 'ERROR_BUSY', 'ERROR_STORAGE', 'ERROR_IN_PROGRESS', 'ERROR_RATE_LIMITED',
])

const pauseFor = (failure: Failure, usual: number): number => {
  const asked = failure._tag === 'Rejected' ? (failure.retryAfterSeconds ?? 0) * 1_000 : 0
  return Math.min(LONGEST_PAUSE_MS, Math.max(usual, asked))
}
