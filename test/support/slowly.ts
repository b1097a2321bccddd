import type { Scheduler as RaceScheduler } from 'fast-check'
import * as TE from 'fp-ts/TaskEither'

/** The same call, whose response arrives when `scheduler` releases it. */
export const slowly = <L, A>(scheduler: RaceScheduler, call: () => TE.TaskEither<L, A>): TE.TaskEither<L, A> =>
  TE.flatten(TE.fromTask(scheduler.scheduleFunction(async () => call())))
