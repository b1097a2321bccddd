import type { LiveEvent, LiveEvents } from '#application/live/live-events.port.ts'

export interface FakeLiveEvents extends LiveEvents {
  readonly publish: (event: LiveEvent) => void
  readonly listeners: () => number
}

export const makeFakeLiveEvents = (): FakeLiveEvents => {
  const listeners = new Set<{ readonly listener: (event: LiveEvent) => void }>()
  return {
    subscribe: (listener) => {
      const own = { listener }
      listeners.add(own)
      return () => listeners.delete(own)
    },
    publish: (event) => listeners.forEach(({ listener }) => listener(event)),
    listeners: () => listeners.size,
  }
}
