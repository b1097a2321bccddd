import type { BusinessId } from '#domain/kernel/id.ts'
import type { LiveMessage } from '#wire/live.codec.ts'

/** A page that opens has its connection long before this, or connects again and loads everything. */
const KEPT_MS = 60_000

interface Change {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly message: LiveMessage
}

export interface RecentChanges {
  /** `at`: milliseconds since 1970. */
  readonly add: (message: LiveMessage, at: number) => void
  /** The messages of the business since `start` (milliseconds since 1970), the last of each subject, oldest first. */
  readonly since: (businessId: BusinessId, start: number) => ReadonlyArray<LiveMessage>
  /** Drops what is older than a minute. */
  readonly prune: () => void
}

/** The changes of the last minute, for pages that loaded their data before they were connected. */
export const makeRecentChanges = (now: () => number): RecentChanges => {
  const changes = new Map<string, Change>()
  return {
    add: (message, at) => {
      const key = subjectOf(message)
      changes.delete(key)
      changes.set(key, { at, message })
    },
    since: (businessId, start) => {
      const from = Math.max(start, now() - KEPT_MS)
      return [...changes.values()]
        .filter(({ at, message }) => at >= from && message.businessId === businessId)
        .map(({ message }) => message)
    },
    prune: () => {
      const from = now() - KEPT_MS
      for (const [key, { at }] of changes) if (at < from) changes.delete(key)
    },
  }
}

const subjectOf = (message: LiveMessage): string =>
  [message.businessId, message.type, message.type === 'order' ? message.orderId : ''].join(' ')
