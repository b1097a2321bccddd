import type { Scheduler } from './scheduler.port.ts'

/** Runs the latest call after a pause. */
export interface Debounce {
  readonly later: (task: () => void) => void
  readonly cancel: () => void
}

export const makeDebounce = (scheduler: Scheduler, ms: number): Debounce => {
  let stop = (): void => undefined
  return {
    later: (task) => {
      stop()
      stop = scheduler.after(ms, task)
    },
    cancel: () => stop(),
  }
}
