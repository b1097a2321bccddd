import type { LiveMessage } from '#wire/live.codec.ts'

/** Who tells the open pages of a business what changed. */
export interface Live {
  readonly publish: (message: LiveMessage) => void
  /** Ends the lines of a session that is over. */
  readonly endSession: (sessionId: string) => void
  /** Ends every line: the host closes for a while. */
  readonly endAll: () => void
}
