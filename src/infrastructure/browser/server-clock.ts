import { clockOffset, serverNow } from '#domain/identity/session.ts'
import type { ClockOffsetStorage } from './clock-offset-storage.ts'

/** The time of day at the host, as well as this device can know it. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A request goes to the host; what this returns is called with the time that its answer carries. */
  readonly ask: () => (hostEpochMs: number) => void
  /** The host's time, as of this moment. */
  readonly sync: (hostEpochMs: number) => void
}

export const makeServerClock = (
  localNow: () => number = Date.now,
  memory: ClockOffsetStorage = NO_MEMORY,
): ServerClock => {
  let offset = memory.read()
  const ask = (): ((hostEpochMs: number) => void) => {
    const askedAt = localNow()
    return (hostEpochMs) => {
      const now = localNow()
      const measured = nearest(offset, clockOffset(hostEpochMs, now), clockOffset(hostEpochMs, Math.min(askedAt, now)))
      if (Math.abs(measured - offset) <= TOLERANCE_MS) return
      offset = measured
      memory.save(measured)
    }
  }
  return { now: () => serverNow(localNow(), offset), ask, sync: (hostEpochMs) => ask()(hostEpochMs) }
}

/** The host wrote its time at some moment between the request and now: an answer that was long on its way moves the clock only as far as it proves. */
const nearest = (offset: number, least: number, most: number): number => Math.min(Math.max(offset, least), most)

const TOLERANCE_MS = 2_000
const NO_MEMORY: ClockOffsetStorage = { read: () => 0, save: () => undefined }
