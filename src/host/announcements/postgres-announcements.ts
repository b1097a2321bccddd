import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { boolean, rowCodec, text } from '../database/columns.ts'
import type { Database, Queries } from '../database/database.ts'
import { listenTo, type PostgresListener } from '../database/postgres-database.ts'
import { execute, row, sql } from '../database/sql.ts'
import { Announcement, type AnnouncementListener, type Announcements } from './announcements.port.ts'
import { makeOutbox } from './outbox.ts'

const CHANNEL = 'announcement'
/** Finds a connection that ended without an event, and announcements whose notification was lost. */
const READ_EVERY_MS = 5_000
const RECONNECT_AFTER_MS = 500
const PRUNE_EVERY_MS = 60_000
/** A host that was away for longer may have missed what was pruned. */
const MAX_ABSENCE_MS = 5 * 60_000

export interface PostgresAnnouncementsDependencies {
  readonly address: string
  readonly database: Pick<Database, 'query'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** For hosts that share a PostgreSQL server: rows that all of them read, each woken by a notification. */
export const makePostgresAnnouncements = ({
  address,
  database,
  now,
}: PostgresAnnouncementsDependencies): Announcements => {
  const listeners: Array<AnnouncementListener> = []
  const onError = (error: unknown): void => listeners.forEach((listener) => listener.onError(error))
  const outbox = makeOutbox((batch) => insert(database, batch), onError)
  const timers: Array<NodeJS.Timeout> = []
  let connection: PostgresListener | undefined
  let snapshot: string | undefined
  let readAt = now()
  let last = Promise.resolve()
  let isWaiting = false
  let isClosed = false

  /** One reading at a time: a notification meanwhile asks for one more. */
  const read = (): Promise<void> => {
    if (isWaiting) return last
    isWaiting = true
    last = last.then(() => {
      isWaiting = false
      return readOrDisconnect()
    })
    return last
  }
  const readOrDisconnect = async (): Promise<void> => {
    const current = connection
    if (current === undefined) return
    try {
      await readNew(current)
    } catch (error) {
      if (isClosed) return
      onError(error)
      void current.close().catch(onError)
    }
  }
  const readNew = async (queries: Queries): Promise<void> => {
    const before = snapshot
    const found = await row(queries, ReadRow, before === undefined ? LAST_MINUTE : since(before))
    const wasAway = now() - readAt > MAX_ABSENCE_MS
    snapshot = found.snapshot
    readAt = now()
    if (before !== undefined && (wasAway || found.wentBack)) for (const listener of listeners) listener.onMissed()
    for (const { ageMs, content } of found.announcements) {
      const announcement = Announcement.decode(content)
      /* Another version of the program may announce what this one does not know. */
      if (E.isRight(announcement)) notifyListeners(announcement.right, readAt - Math.max(0, ageMs))
    }
  }
  /** The announcement is not read again: a listener that throws must not keep the others from it, nor from the next ones. */
  const notifyListeners = (announcement: Announcement, at: number): void => {
    for (const listener of listeners)
      try {
        listener.onAnnouncement(announcement, at)
      } catch (error) {
        listener.onError(error)
      }
  }
  const connect = async (): Promise<void> => {
    const opened: PostgresListener = await listenTo(address, CHANNEL, {
      onNotified: () => void read(),
      onEnd: () => {
        if (connection !== opened) return
        connection = undefined
        if (!isClosed) reconnect()
      },
    })
    if (isClosed) return opened.close()
    connection = opened
  }
  const reconnect = (): void => {
    clearTimeout(timers[RECONNECTING])
    timers[RECONNECTING] = setTimeout(() => {
      connect().then(read, (error: unknown) => {
        onError(error)
        if (!isClosed) reconnect()
      })
    }, RECONNECT_AFTER_MS).unref()
  }
  return {
    publish: outbox.add,
    subscribe: (listener) => void listeners.push(listener),
    isConnected: () => connection !== undefined,
    start: async () => {
      await connect()
      await read()
      timers[READING] = setInterval(() => {
        void read()
        for (const { onInterval } of listeners) onInterval?.()
      }, READ_EVERY_MS).unref()
      timers[PRUNING] = setInterval(() => void prune(database).catch(onError), PRUNE_EVERY_MS).unref()
    },
    close: async () => {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      await outbox.close().catch(onError)
      await connection?.close()
      await last
    },
  }
}

const [RECONNECTING, READING, PRUNING] = [0, 1, 2] as const

const insert = (queries: Queries, batch: ReadonlyArray<Announcement>): Promise<void> =>
  execute(
    queries,
    sql`with added as (
        insert into announcement (content)
        select content::jsonb from unnest(${batch.map((one) => JSON.stringify(Announcement.encode(one)))}::text[])
          with ordinality as one (content, place) order by place
      ) select pg_notify(${CHANNEL}, '')`,
  )

const prune = (queries: Queries): Promise<void> =>
  execute(queries, sql`delete from announcement where at < clock_timestamp() - interval '10 minutes'`)

const FOUND = sql`coalesce(jsonb_agg(jsonb_build_object(
    'content', content, 'ageMs', extract(epoch from clock_timestamp() - at) * 1000) order by id), '[]') as announcements`

/** Before there is a snapshot to go on from. */
const LAST_MINUTE = sql`select pg_current_snapshot()::text as snapshot, false as "wentBack", ${FOUND}
  from announcement where at > clock_timestamp() - interval '1 minute'`

/**
 * The rows of transactions that the snapshot did not show as ended. A number alone would skip the row of a transaction that
 * ends after one with a higher number. After a failover that lost the latest
 * transactions their numbers are used again.
 */
const since = (snapshot: string) => sql`select pg_current_snapshot()::text as snapshot,
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${snapshot}::pg_snapshot) as "wentBack", ${FOUND}
  from announcement
  where tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot)`

const ReadRow = rowCodec('ReadRow', {
  snapshot: text,
  wentBack: boolean,
  announcements: t.readonlyArray(t.strict({ content: t.unknown, ageMs: t.number })),
})
