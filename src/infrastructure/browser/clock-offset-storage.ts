import type { Preferences } from '#application/preferences/preferences.port.ts'

/** The stored offset of the host's clock from the device's, in milliseconds. */
export interface ClockOffsetStorage {
  readonly read: () => number
  readonly save: (offsetMs: number) => void
}

/** Survives the page, so that after a reload a valid token is not treated as expired. */
export const clockOffsetStorage = (preferences: Preferences): ClockOffsetStorage => ({
  read: () => preferences.read().clockOffset,
  save: (clockOffset) => preferences.change({ clockOffset }),
})
