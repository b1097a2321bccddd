import { integer } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalValue, sql } from '../database/sql.ts'
import { MINUTE_MS } from '../kernel/repeated-task.ts'

export interface TaskTurn {
  readonly name: string
  readonly everyMs: number
}

/** Longer than any task takes; another host takes over after it. */
const LEASE = sql`clock_timestamp() + interval '5 minutes'`
const RENEW_EVERY_MS = MINUTE_MS

/**
 * Runs the task if it is due and no other host runs it: of hosts that share a database, whichever comes first. A task that failed is
 * due again a minute later, then after two, four and so on, never later than its interval. Times are those of the database.
 */
export const runInTurn = async (queries: Queries, turn: TaskTurn, run: () => Promise<void>): Promise<void> => {
  const fence = await take(queries, turn)
  if (fence === undefined) return
  const renewing = setInterval(() => void renew(queries, turn, fence).catch(() => undefined), RENEW_EVERY_MS).unref()
  try {
    await run()
    await finish(queries, turn, fence)
  } catch (error) {
    await failed(queries, turn, fence).catch(() => undefined)
    throw error
  } finally {
    clearInterval(renewing)
  }
}

/** The fencing token, when it is this host's turn. */
const take = (queries: Queries, { name }: TaskTurn): Promise<number | undefined> =>
  optionalValue(
    queries,
    integer,
    sql`insert into task_turn (name, fence, leased_until) values (${name}, 1, ${LEASE})
      on conflict (name) do update set fence = task_turn.fence + 1, leased_until = excluded.leased_until
        where task_turn.due_at <= clock_timestamp() and coalesce(task_turn.leased_until, '-infinity') < clock_timestamp()
      returning fence`,
  )

const renew = (queries: Queries, { name }: TaskTurn, fence: number): Promise<void> =>
  execute(queries, sql`update task_turn set leased_until = ${LEASE} where name = ${name} and fence = ${fence}`)

const finish = (queries: Queries, { name, everyMs }: TaskTurn, fence: number): Promise<void> =>
  execute(
    queries,
    sql`update task_turn set due_at = clock_timestamp() + ${everyMs} * interval '1 millisecond', failures = 0,
      leased_until = null where name = ${name} and fence = ${fence}`,
  )

const failed = (queries: Queries, { name, everyMs }: TaskTurn, fence: number): Promise<void> =>
  execute(
    queries,
    sql`update task_turn set failures = failures + 1, leased_until = null, due_at = clock_timestamp()
        + least(${everyMs}, ${MINUTE_MS} * power(2, least(failures, 10))) * interval '1 millisecond'
      where name = ${name} and fence = ${fence}`,
  )
