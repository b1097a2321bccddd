import * as t from 'io-ts'
import { integer, rowCodec } from '../database/columns.ts'
import { databaseTime, type TimeOf } from '../database/database-time.ts'
import type { Queries } from '../database/database.ts'
import { execute, row, sql } from '../database/sql.ts'

/** Counts at all hosts together, in windows by the clock of the database that begin with the first call of a caller. */
export interface SharedCounter {
  /** Counts one; returns the milliseconds to wait if that was one too many. */
  readonly count: (caller: string) => Promise<number | undefined>
  /** Takes one back, of a window that has not ended. */
  readonly takeBack: (caller: string) => Promise<void>
}

export interface CounterLimit {
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

const Counted = rowCodec('Counted', { points: integer, expire: integer })
type Counted = Readonly<t.TypeOf<typeof Counted>>

export const makeSharedCounter = (
  queries: Queries,
  { most, name, windowMs }: CounterLimit,
  timeOf: TimeOf = databaseTime,
): SharedCounter => ({
  count: async (caller) => {
    const at = await timeOf(queries)
    const { expire, points } = await countOne(queries, `${name}:${caller}`, at, at + windowMs)
    return points <= most ? undefined : expire - at
  },
  takeBack: (caller) =>
    execute(queries, sql`update rate_limit set points = points - 1 where key = ${`${name}:${caller}`}`),
})

/** A window that a clock ahead made longer ends no later than one that begins now. */
const countOne = (queries: Queries, key: string, at: number, end: number): Promise<Counted> =>
  row(
    queries,
    Counted,
    sql`insert into rate_limit as kept (key, points, expire) values (${key}, 1, ${end})
      on conflict (key) do update set
        points = case when kept.expire <= ${at} then 1 else kept.points + 1 end,
        expire = case when kept.expire <= ${at} then ${end} else least(kept.expire, ${end}) end
      returning points, expire`,
  )
