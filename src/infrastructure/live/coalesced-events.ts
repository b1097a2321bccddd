import type { LiveEvent } from '#application/live/live-events.port.ts'
import type { Scheduler } from '#application/shared/scheduler.port.ts'

export interface CoalescedEvents {
  readonly publish: (event: LiveEvent) => void
  /** Drops the repetitions that were not published yet. */
  readonly cancel: () => void
}

const BURST_MS = 1_000

/**
 * Publishes an event at once and its repetitions of the next second together at the end of that second, because each
 * event reloads what is on the screen.
 */
export const coalesceEvents = (scheduler: Scheduler, publish: (event: LiveEvent) => void): CoalescedEvents => {
  const bursts = new Map<string, { isRepeated: boolean; readonly stop: () => void }>()
  const publishOnce = (event: LiveEvent): void => {
    const key = JSON.stringify(event)
    const burst = bursts.get(key)
    if (burst !== undefined) {
      burst.isRepeated = true
      return
    }
    const stop = scheduler.after(BURST_MS, () => {
      const isRepeated = bursts.get(key)?.isRepeated === true
      bursts.delete(key)
      if (isRepeated) publishOnce(event)
    })
    bursts.set(key, { isRepeated: false, stop })
    publish(event)
  }
  return {
    publish: publishOnce,
    cancel: () => {
      bursts.forEach(({ stop }) => stop())
      bursts.clear()
    },
  }
}
