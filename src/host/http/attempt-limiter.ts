import * as t from 'io-ts'
import { integer, rowCodec } from '../database/columns.ts'
import { databaseTime, type TimeOf } from '../database/database-time.ts'
import type { Database, Queries } from '../database/database.ts'
import { execute, row, sql } from '../database/sql.ts'

/** Limits attempts at a secret at all hosts together, by the clock of the database. Times are milliseconds since 1970. */
export interface AttemptLimiter {
  /** Counts an attempt before the check; returns the milliseconds to wait instead, if it is blocked. Never inside a transaction, which may be undone. */
  readonly attempt: (subject: string) => Promise<number | undefined>
  /** A correct secret clears the wrong attempts before it. */
  readonly clear: (subject: string) => Promise<void>
}

/** The maximum applies to any quarter of an hour. */
const WINDOW_MS = 15 * 60_000
/** Each attempt above the limit waits twice as long as the previous one, up to the window. */
const FIRST_DELAY_MS = 60_000
/** Waits last a quarter of an hour at most: after a day without attempts nothing is limited any more. */
const KEPT_MS = 24 * 60 * 60_000

const Tries = rowCodec('Tries', {
  /** The latest attempts, oldest first. */
  times: t.readonlyArray(integer),
  wrong: integer,
})
type Tries = Readonly<t.TypeOf<typeof Tries>>

export const makeAttemptLimiter = (
  database: Pick<Database, 'query' | 'transaction'>,
  most: number,
  timeOf: TimeOf = databaseTime,
): AttemptLimiter => ({
  attempt: (subject) =>
    database.transaction(async (tx) => {
      const found = await lockTries(tx, subject)
      const at = await timeOf(tx)
      const tries = notAfter(found, at)
      const wait = waitAfter(tries, most, at)
      if (wait > 0) {
        if (tries !== found) await keepTimes(tx, subject, tries.times)
        return wait
      }
      await keepTimes(tx, subject, [...tries.times, at].slice(-most))
      await execute(
        tx,
        sql`update sign_in_attempt set wrong = wrong + 1, latest_at = ${new Date(at)} where subject = ${subject}`,
      )
      return undefined
    }),
  clear: (subject) => execute(database, sql`delete from sign_in_attempt where subject = ${subject}`),
})

/** The attempts so far; others at the same subject wait. */
const lockTries = (tx: Queries, subject: string): Promise<Tries> =>
  row(
    tx,
    Tries,
    sql`insert into sign_in_attempt (subject, latest_at) values (${subject}, clock_timestamp())
      on conflict (subject) do update set subject = excluded.subject returning times, wrong`,
  )

/** A clock that was ahead wrote a time that is still to come: it counts as now, so that no wait is longer than the window. */
const notAfter = (tries: Tries, at: number): Tries =>
  tries.times.some((time) => time > at) ? { ...tries, times: tries.times.map((time) => Math.min(time, at)) } : tries

const keepTimes = (tx: Queries, subject: string, times: ReadonlyArray<number>): Promise<void> =>
  execute(tx, sql`update sign_in_attempt set times = ${JSON.stringify(times)}::text::jsonb where subject = ${subject}`)

const waitAfter = ({ times, wrong }: Tries, most: number, now: number): number => {
  const last = times.at(-1) ?? -Infinity
  const oldest = times.length < most ? -Infinity : (times[0] ?? -Infinity)
  const delay = wrong < most ? 0 : Math.min(WINDOW_MS, FIRST_DELAY_MS * 2 ** (wrong - most))
  return Math.max(oldest + WINDOW_MS, last + delay) - now
}

/** Deletes attempts that limit nothing any more, so that names that were made up do not fill the tables. */
export const deleteOldAttempts = async (queries: Queries, timeOf: TimeOf = databaseTime): Promise<void> => {
  const now = await timeOf(queries)
  await execute(queries, sql`delete from sign_in_attempt where latest_at < ${new Date(now - KEPT_MS)}`)
  await execute(queries, sql`delete from rate_limit where expire < ${now}`)
}
