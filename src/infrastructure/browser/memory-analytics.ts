import type { Analytics, AnalyticsEvent } from '#application/shared/analytics.port.ts'
import type { Scheduler } from '#application/shared/scheduler.port.ts'

export interface MemoryAnalytics extends Analytics {
  readonly queued: () => ReadonlyArray<AnalyticsEvent>
}

const KEPT_MS = 120_000
const MOST_EVENTS = 200

/** Keeps events for two minutes, in memory, and tells nobody. */
export const makeMemoryAnalytics = (scheduler: Scheduler): MemoryAnalytics => {
  let queue: ReadonlyArray<AnalyticsEvent> = []
  return {
    track: (event) => {
      queue = [...queue, event].slice(-MOST_EVENTS)
      scheduler.after(KEPT_MS, () => (queue = queue.filter((kept) => kept !== event)))
    },
    queued: () => queue,
  }
}
