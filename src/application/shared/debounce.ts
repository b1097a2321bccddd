import type { Scheduler } from './scheduler.port.ts'

/** Waits for a pause before doing what was asked last. */
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
