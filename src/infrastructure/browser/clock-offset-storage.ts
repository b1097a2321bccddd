import type { Preferences } from '#application/preferences/preferences.port.ts'

/** What a device remembers of how far the host's clock is ahead of its own, in milliseconds. */
export interface ClockOffsetStorage {
  readonly read: () => number
  readonly save: (offsetMs: number) => void
}

/** Outlives the page: a token that is good is not taken for an expired one by the next. */
export const clockOffsetStorage = (preferences: Preferences): ClockOffsetStorage => ({
  read: () => preferences.read().clockOffset,
  save: (clockOffset) => preferences.change({ clockOffset }),
})
