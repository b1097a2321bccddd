import type { Scheduler } from './scheduler.port.ts'

/** Runs the latest call after a pause. */
export interface Debounce {
  readonly later: (task: () => void) => void
  /** Runs the pending call at once. */
  readonly flush: () => void
  readonly cancel: () => void
}

export const makeDebounce = (scheduler: Scheduler, ms: number): Debounce => {
  let stop = (): void => undefined
  let pending: (() => void) | undefined
  const flush = (): void => {
    const task = pending
    stop()
    pending = undefined
    task?.()
  }
  return {
    later: (task) => {
      stop()
      pending = task
      stop = scheduler.after(ms, flush)
    },
    flush,
    cancel: () => {
      stop()
      pending = undefined
    },
  }
}
