import { clockOffset, corrected } from '#domain/identity/session.ts'
import type { OffsetMemory } from './offset-memory.ts'

/** The time of day at the host, as well as this device can know it. */
export interface HostTime {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A request goes to the host; what this returns is called with the time that its answer carries. */
  readonly ask: () => (hostEpochMs: number) => void
  /** The host's time, as of this moment. */
  readonly hear: (hostEpochMs: number) => void
}

export const makeHostTime = (localNow: () => number = Date.now, memory: OffsetMemory = NO_MEMORY): HostTime => {
  let offset = memory.read()
  const ask = (): ((hostEpochMs: number) => void) => {
    const askedAt = localNow()
    return (hostEpochMs) => {
      const now = localNow()
      const measured = nearest(offset, clockOffset(hostEpochMs, now), clockOffset(hostEpochMs, Math.min(askedAt, now)))
      if (Math.abs(measured - offset) <= TOLERANCE_MS) return
      offset = measured
      memory.keep(measured)
    }
  }
  return { now: () => corrected(localNow(), offset), ask, hear: (hostEpochMs) => ask()(hostEpochMs) }
}

/** The host wrote its time at some moment between the request and now: an answer that was long on its way moves the clock only as far as it proves. */
const nearest = (offset: number, least: number, most: number): number => Math.min(Math.max(offset, least), most)

const TOLERANCE_MS = 2_000
const NO_MEMORY: OffsetMemory = { read: () => 0, keep: () => undefined }
