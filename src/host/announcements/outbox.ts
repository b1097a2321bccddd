import type { Announcement } from './announcements.port.ts'

const RETRY_AFTER_MS = 1_000
/** More are not announced by people; the oldest are dropped while no database takes them. */
const MOST_WAITING = 10_000

/** Sends in order; what comes meanwhile is sent together. */
export interface Outbox {
  readonly add: (announcement: Announcement) => void
  /** Sends what waits, with one more try. Rejects when announcements are lost. */
  readonly close: () => Promise<void>
}

export const makeOutbox = (
  send: (batch: ReadonlyArray<Announcement>) => Promise<void>,
  onError: (error: unknown) => void,
): Outbox => {
  let waiting: ReadonlyArray<Announcement> = []
  let sending = Promise.resolve()
  let isSending = false
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const flush = (): void => {
    if (isSending || waiting.length === 0) return
    isSending = true
    sending = sendAll()
  }
  const sendAll = async (): Promise<void> => {
    clearTimeout(retry)
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await send(batch)
      } catch (error) {
        onError(error)
        waiting = [...batch, ...waiting].slice(-MOST_WAITING)
        if (!isClosed) retry = setTimeout(flush, RETRY_AFTER_MS).unref()
        break
      }
    }
    /* In the same turn as the last look at what waits: an announcement that comes later starts anew. */
    isSending = false
  }
  return {
    add: (announcement) => {
      waiting = [...waiting, announcement]
      flush()
    },
    close: async () => {
      await sending
      isClosed = true
      clearTimeout(retry)
      flush()
      await sending
      if (waiting.length > 0) throw new Error(`${waiting.length} announcements were not passed on`)
    },
  }
}
