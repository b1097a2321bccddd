import { token } from './token.ts'

/** Does something later. Tests decide when later is. */
export interface Scheduler {
  /** Calls `task` once after `ms`; the answer cancels it, any number of times. */
  readonly after: (ms: number, task: () => void) => () => void
}
export const Scheduler = token<Scheduler>('Scheduler')
