import { makeDebounce } from '../shared/debounce.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'

/** The timers of a load. Each runs the latest task that was given to it. */
export const makeLoadTimers = (scheduler: Scheduler) => {
  /** Without socket messages the check is repeated. */
  const poll = makeDebounce(scheduler, 5_000)
  const slow = makeDebounce(scheduler, 60_000)
  return { poll, slow, stop: (): void => [poll, slow].forEach((timer) => timer.cancel()) }
}
