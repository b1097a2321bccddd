import { clockOffset, serverNow } from '#domain/identity/session.ts'
import type { ClockOffsetStorage } from './clock-offset-storage.ts'

/** The host's time, as far as this device knows it. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Call before a request; call the result with the time in its response. */
  readonly beginSync: () => (hostEpochMs: number) => void
  /** Sets the host's current time. */
  readonly sync: (hostEpochMs: number) => void
}

export const makeServerClock = (
  localNow: () => number = Date.now,
  memory: ClockOffsetStorage = NO_MEMORY,
): ServerClock => {
  let offset = memory.read()
  const beginSync = (): ((hostEpochMs: number) => void) => {
    const startedAt = localNow()
    return (hostEpochMs) => {
      const now = localNow()
      const measured = nearest(
        offset,
        clockOffset(hostEpochMs, now),
        clockOffset(hostEpochMs, Math.min(startedAt, now)),
      )
      if (Math.abs(measured - offset) <= TOLERANCE_MS) return
      offset = measured
      memory.save(measured)
    }
  }
  return {
    now: () => serverNow(localNow(), offset),
    beginSync,
    sync: (hostEpochMs) => beginSync()(hostEpochMs),
  }
}

/**
 * The host wrote its time between the request and now: the clock moves only as far as this interval proves, whatever
 * the latency.
 */
const nearest = (offset: number, least: number, most: number): number => Math.min(Math.max(offset, least), most)

const TOLERANCE_MS = 2_000
const NO_MEMORY: ClockOffsetStorage = { read: () => 0, save: () => undefined }
