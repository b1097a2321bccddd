import type { LiveEvent, LiveEvents } from '#application/live/live-events.port.ts'

export interface FakeLiveEvents extends LiveEvents {
  readonly tell: (event: LiveEvent) => void
  readonly listeners: () => number
}

export const makeFakeLiveEvents = (): FakeLiveEvents => {
  const listeners = new Set<{ readonly hear: (event: LiveEvent) => void }>()
  return {
    subscribe: (hear) => {
      const own = { hear }
      listeners.add(own)
      return () => listeners.delete(own)
    },
    tell: (event) => listeners.forEach(({ hear }) => hear(event)),
    listeners: () => listeners.size,
  }
}
