import type { Announcement } from './announcements.port.ts'

const RETRY_AFTER_MS = 1_000
/** More than users cause in an outage. Beyond it the oldest are dropped while the database is unavailable. */
const MAX_WAITING = 10_000

/** Sends announcements in order. Those added during a send are sent together after it. */
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
        waiting = [...batch, ...waiting].slice(-MAX_WAITING)
        if (!isClosed) retry = setTimeout(flush, RETRY_AFTER_MS).unref()
        break
      }
    }
    /* Without an `await` after the last check, so that an announcement added later starts a new send. */
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
