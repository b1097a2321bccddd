import type { PageEvents } from '#application/shared/page-events.port.ts'

/** A page that becomes visible when a test says so. */
export const makeFakePage = () => {
  const listeners = new Set<() => void>()
  const events: PageEvents = {
    onReturn: (listener) => {
      const own = (): void => listener()
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
  return {
    events,
    comeBack: (): void => [...listeners].forEach((listener) => listener()),
    listeners: (): number => listeners.size,
  }
}
