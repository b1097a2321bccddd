import { clockOffset, corrected } from '#domain/identity/session.ts'
import type { OffsetMemory } from './offset-memory.ts'

/** The time of day at the host, as well as this device can know it. */
export interface HostTime {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The host says what time it is. A word that agrees within two seconds changes nothing: it travelled for a while. */
  readonly hear: (hostEpochMs: number) => void
}

export const makeHostTime = (localNow: () => number = Date.now, memory: OffsetMemory = NO_MEMORY): HostTime => {
  let offset = memory.read()
  return {
    now: () => corrected(localNow(), offset),
    hear: (hostEpochMs) => {
      const heard = clockOffset(hostEpochMs, localNow())
      if (Math.abs(heard - offset) <= TOLERANCE_MS) return
      offset = heard
      memory.keep(heard)
    },
  }
}

const TOLERANCE_MS = 2_000
const NO_MEMORY: OffsetMemory = { read: () => 0, keep: () => undefined }
