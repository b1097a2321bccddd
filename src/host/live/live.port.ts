import type { LiveMessage } from '#wire/live.codec.ts'

/** Notifies the open pages of a business, at whichever host. */
export interface Live {
  readonly publish: (message: LiveMessage) => void
  /** Closes the connections of an ended session. */
  readonly closeSession: (sessionId: string) => void
}
