import { expect, onTestFinished, vi } from 'vitest'
import { makePostgresAnnouncements } from '#host/announcements/postgres-announcements.ts'
import type { Announcements } from '#host/announcements/announcements.port.ts'
import type { Database } from '#host/database/database.ts'
import { openDatabase } from '#host/database/open-database.ts'

export interface ListeningHost extends Announcements {
  readonly database: Database
  /** The sessions whose end was heard, in order. */
  readonly heard: () => ReadonlyArray<string>
  /** When they were announced, by this host's clock. */
  readonly times: ReadonlyArray<number>
  readonly timesMissed: () => number
  /** Resolves when as many were heard. */
  readonly hears: (count: number) => Promise<void>
  /** Cuts the connection that listens, as a network does. */
  readonly cut: () => Promise<void>
  readonly fail: (isFailing: boolean) => void
}

/** The parts with which one of several hosts hears the others. */
export const aListeningHost = async (address: string, now: () => number = Date.now): Promise<ListeningHost> => {
  const database = await openDatabase('/nowhere', address, Date.now)
  let isFailing = false
  const announcements = makePostgresAnnouncements({
    address,
    now,
    database: {
      query: (sql, parameters) =>
        isFailing ? Promise.reject(new Error('no database')) : database.query(sql, parameters),
    },
  })
  const heard: Array<string> = []
  const times: Array<number> = []
  let missed = 0
  announcements.subscribe({
    onAnnouncement: (announcement, at) => {
      if (announcement.type !== 'sessionEnd') return
      heard.push(announcement.sessionId)
      times.push(at)
    },
    onMissed: () => void (missed += 1),
    onError: () => undefined,
  })
  onTestFinished(async () => {
    await announcements.close()
    await database.close()
  })
  return {
    ...announcements,
    database,
    heard: () => heard,
    times,
    timesMissed: () => missed,
    hears: (count) => vi.waitUntil(() => heard.length >= count, { timeout: 20_000, interval: 5 }).then(() => undefined),
    cut: async () => {
      const listening = `query like 'listen%' or query like '%pg_current_snapshot%'`
      const ended = await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state = 'idle' and (${listening})`,
      )
      expect(ended).toHaveLength(1)
    },
    fail: (value) => void (isFailing = value),
  }
}
