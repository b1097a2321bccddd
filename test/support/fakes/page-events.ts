import type { PageEvents } from '#application/shared/page-events.port.ts'

/** A page that becomes visible, or is left, when a test says so. */
export const makeFakePage = () => {
  const returns = makeEvent()
  const leaves = makeEvent()
  const events: PageEvents = { onReturn: returns.subscribe, onLeave: leaves.subscribe }
  return { events, comeBack: returns.fire, leave: leaves.fire, listeners: returns.listeners }
}

const makeEvent = () => {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      const own = (): void => listener()
      listeners.add(own)
      return () => listeners.delete(own)
    },
    fire: (): void => [...listeners].forEach((listener) => listener()),
    listeners: (): number => listeners.size,
  }
}
