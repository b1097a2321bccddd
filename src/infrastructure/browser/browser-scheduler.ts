import type { Scheduler } from '#application/shared/scheduler.port.ts'

export const browserScheduler: Scheduler = {
  after: (ms, task) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}
