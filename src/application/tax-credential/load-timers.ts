import { makeDebounce } from '../shared/debounce.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'

/** The timers of a load. Each runs the latest task that was given to it. */
export const makeLoadTimers = (scheduler: Scheduler) => {
  /** Without socket messages the check is repeated. */
  const poll = makeDebounce(scheduler, 5_000)
  const slow = makeDebounce(scheduler, 60_000)
  /** Without progress. */
  const silence = makeDebounce(scheduler, 300_000)
  return { poll, slow, silence, stop: (): void => [poll, slow, silence].forEach((timer) => timer.cancel()) }
}
