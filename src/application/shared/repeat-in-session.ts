import type { TaskEither } from 'fp-ts/TaskEither'
import type { CurrentSession } from '../identity/current-session.ts'
import type { Failure } from './failure.ts'
import { repeatRequest, type RequestOutcome } from './repeat-request.ts'
import { verdictOfRequest } from './request-verdict.ts'
import type { Scheduler } from './scheduler.port.ts'
import { wait } from './wait.ts'

export interface RepetitionDependencies {
  readonly current: CurrentSession
  readonly scheduler: Scheduler
}

/** Repeats a request of this user and this business while its outcome is unknown, three times at most. */
export const repeatInSession = async <A>(
  { current, scheduler }: RepetitionDependencies,
  send: TaskEither<Failure, A>,
  rejections: ReadonlySet<string>,
): Promise<RequestOutcome<A>> => {
  const { session } = current
  let isOver = false
  const stop = current.onChange((next) => {
    isOver ||= next === undefined || next.user.id !== session?.user.id || next.business?.id !== session.business?.id
  })
  const outcome = await repeatRequest(send, {
    verdictOf: (failure) => verdictOfRequest(failure, rejections),
    mayBeDone: false,
    onUnknown: () => undefined,
    pause: (ms) => wait(scheduler, ms),
    isOver: () => isOver,
    mostTries: MOST_TRIES,
  })
  stop()
  return outcome
}

/** A dialog waits for them: 7.5 seconds of pauses, and two minutes when each attempt times out. */
const MOST_TRIES = 4
