import type { Scheduler } from './scheduler.port.ts'

export const wait = (scheduler: Scheduler, ms: number): Promise<void> =>
  new Promise((resolve) => {
    scheduler.after(ms, () => resolve())
  })
