import { token } from './token.ts'

/** Timers, controlled by tests. */
export interface Scheduler {
  /** Calls `task` once after `ms`; the result cancels it and is idempotent. */
  readonly after: (ms: number, task: () => void) => () => void
}
export const Scheduler = token<Scheduler>('Scheduler')
