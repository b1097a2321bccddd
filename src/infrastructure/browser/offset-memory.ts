import type { Preferences } from '#application/shell/preferences.port.ts'

/** What a device remembers of how far the host's clock is ahead of its own, in milliseconds. */
export interface OffsetMemory {
  readonly read: () => number
  readonly keep: (offsetMs: number) => void
}

/** Outlives the page: a token that is good is not taken for an expired one by the next. */
export const offsetIn = (preferences: Preferences): OffsetMemory => ({
  read: () => preferences.read().clockOffset,
  keep: (clockOffset) => preferences.change({ clockOffset }),
})
