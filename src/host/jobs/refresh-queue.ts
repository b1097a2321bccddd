import type { BusinessId } from '#domain/kernel/id.ts'
import { id, instant, integer } from '../database/columns.ts'
import type { Queries, Database } from '../database/database.ts'
import { execute, hasRow, sql, values } from '../database/sql.ts'
import type { Clock } from '../kernel/clock.ts'
import { MINUTE_MS } from '../kernel/repeated-task.ts'
import type { Jobs } from './jobs.port.ts'

/** Refreshes that one business may request in the window. */
const REQUESTS = 5
const WINDOW_MS = 10 * MINUTE_MS

/**
 * Queues a refresh, or joins the job that is under way. Returns the time of the next allowed request, in milliseconds
 * since 1970, if it is blocked. The credential exists; its row serialises the requests.
 */
export const queueRefresh = async (tx: Queries, businessId: BusinessId, now: number): Promise<number | undefined> => {
  await execute(tx, sql`select from tax_credential where business_id = ${businessId} for update`)
  const isUnderWay = await hasRow(
    tx,
    sql`select id from tax_job where business_id = ${businessId} and state in ('QUEUE', 'WORKING')`,
  )
  if (isUnderWay) return undefined
  const latest = await values(
    tx,
    instant,
    sql`select created_at from tax_job where business_id = ${businessId} and kind = 'REFRESH'
      order by id desc limit ${REQUESTS}`,
  )
  const allowedAt = (latest[REQUESTS - 1]?.getTime() ?? Number.NEGATIVE_INFINITY) + WINDOW_MS
  if (now < allowedAt) return allowedAt
  await execute(
    tx,
    sql`insert into tax_job (business_id, kind, created_at) values (${businessId}, 'REFRESH', ${new Date(now)})
      on conflict do nothing`,
  )
  return undefined
}

/** Queues the refreshes that are due, every minute; without an interval none is. */
export const refreshOnSchedule = async (
  { clock, database, jobs }: { readonly clock: Clock; readonly database: Database; readonly jobs: Jobs },
  everyMs: number | undefined,
): Promise<void> => {
  if (everyMs === undefined) return
  const due = await database.transaction((tx) => queueDueRefreshes(tx, clock.now(), everyMs))
  due.forEach(jobs.enqueue)
}

/**
 * One of the hosts that share a database runs the schedule of a minute. It queues the businesses whose latest job is oldest,
 * so many that all have their turn within the interval: also after a pause of the host they do not come at once. A business whose
 * credential is locked queues a job itself at that moment.
 */
const queueDueRefreshes = async (tx: Queries, now: number, everyMs: number): Promise<ReadonlyArray<BusinessId>> => {
  const isOurs = await hasRow(
    tx,
    sql`insert into tax_schedule (ran_at) values (${new Date(now)})
      on conflict (id) do update set ran_at = excluded.ran_at where tax_schedule.ran_at <= ${new Date(now - MINUTE_MS)}
      returning id`,
  )
  if (!isOurs) return []
  const [credentials = 0] = await values(tx, integer, sql`select count(*)::integer from tax_credential where active`)
  const most = Math.ceil((credentials * MINUTE_MS) / everyMs)
  return values(
    tx,
    id<'Business'>(),
    sql`with due as materialized (
        select c.business_id, c.latest_job_at from tax_credential c
        where c.active and c.latest_job_at <= ${new Date(now - everyMs)} and not exists (
          select from tax_job j where j.business_id = c.business_id and j.state in ('QUEUE', 'WORKING'))
        order by c.latest_job_at, c.business_id limit ${most} for no key update skip locked
      )
      insert into tax_job (business_id, kind, created_at)
      select business_id, 'REFRESH', ${new Date(now)} from due order by latest_job_at, business_id
      on conflict do nothing
      returning business_id`,
  )
}
