import type { TypeOf } from 'io-ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { id, integer, rowCodec, word } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, optionalRow, optionalValue, sql, values, type Sql } from '../database/sql.ts'
import { MINUTE_MS } from '../kernel/repeated-task.ts'

/** LOAD: the first documents, or those of a new password. REFRESH: later ones, while the invoices stay on the screen. */
export type TaxJobKind = 'LOAD' | 'REFRESH'

const TaxJobRow = rowCodec('TaxJobRow', {
  id: integer,
  businessId: id<'Business'>(),
  fence: integer,
  kind: word<TaxJobKind>({ LOAD: true, REFRESH: true }),
  /** How often it was taken, this time included. */
  attempts: integer,
  /** How often it failed before. */
  failures: integer,
})

/** A leased job. Writes of its holder count only while `fence` is current. */
export type TaxJob = Readonly<TypeOf<typeof TaxJobRow>>

/** Why a job failed. */
export type JobFailure =
  | 'TAX_AUTHORITY_UNAVAILABLE'
  | 'TAX_CREDENTIAL_MISSING'
  | 'TAX_CREDENTIAL_REFUSED'
  | 'UNEXPECTED'

/** The lease time of a job. */
const LEASE = sql`clock_timestamp() + interval '60 seconds'`

/** Waits after each failure that the company did not cause; after the last the job is left to the operator. */
const RETRY_AFTER_MS: ReadonlyArray<number> = [MINUTE_MS, 5 * MINUTE_MS, 25 * MINUTE_MS]
const RETRIED: ReadonlySet<JobFailure> = new Set(['TAX_AUTHORITY_UNAVAILABLE', 'UNEXPECTED'])
/** A job that is taken more often makes its hosts crash. */
const MAX_ATTEMPTS = 5

/** It failed before, and the users were told. */
export const isRetry = ({ failures }: TaxJob): boolean => failures > 0

export const isTakenTooOften = ({ attempts }: TaxJob): boolean => attempts > MAX_ATTEMPTS

/** A failed job is due again, unless the business has a later one. */
const IS_DUE_AGAIN = sql`state = 'FAILED' and retry_at <= clock_timestamp()
  and not exists (select from tax_job later where later.business_id = tax_job.business_id and later.id > tax_job.id)`

/** Queues a load of the documents of a business; a refresh that waits or runs becomes that load. */
export const queueLoad = (tx: Queries, businessId: BusinessId): Promise<void> =>
  execute(
    tx,
    sql`insert into tax_job (business_id) values (${businessId})
      on conflict (business_id) where state in ('QUEUE', 'WORKING') do update set kind = 'LOAD'`,
  )

/**
 * Leases the oldest queued job, one with an expired lease or one to try again: loads first, and first attempts before
 * retries. Concurrent hosts get different jobs.
 */
export const takeJob = (queries: Queries): Promise<TaxJob | undefined> =>
  optionalRow(
    queries,
    TaxJobRow,
    sql`with taken as materialized (
        select id from tax_job
        where state = 'QUEUE' or (state = 'WORKING' and coalesce(leased_until, '-infinity') < clock_timestamp())
          or (${IS_DUE_AGAIN})
        order by kind, failures > 0, id limit 1 for update skip locked
      )
      update tax_job job set state = 'WORKING', progress = 0, documents = 0, failure = null, finished_at = null,
        retry_at = null, attempts = attempts + 1, fence = fence + 1, leased_until = ${LEASE}
      from taken where job.id = taken.id
      returning job.id, job.business_id as "businessId", job.fence, job.kind, job.attempts, job.failures`,
  )

/** Ends every lease, for a host that is known to be alone. */
export const endLeases = (queries: Queries): Promise<void> =>
  execute(queries, sql`update tax_job set leased_until = null where state = 'WORKING'`)

/** Changes of a job by its holder. Each resolves with whether the lease was still held. */
const change = (queries: Queries, { id, fence }: TaxJob, assignments: Sql): Promise<boolean> =>
  hasRow(
    queries,
    sql`update tax_job set ${assignments} where id = ${id} and fence = ${fence} and state = 'WORKING' returning id`,
  )

export const renewLease = (queries: Queries, job: TaxJob): Promise<boolean> =>
  change(queries, job, sql`leased_until = ${LEASE}`)

/** Gives it back unfinished, which is no failure. */
export const requeueJob = (queries: Queries, job: TaxJob): Promise<boolean> =>
  change(queries, job, sql`state = 'QUEUE', progress = 0, leased_until = null, attempts = attempts - 1`)

export const saveProgress = (queries: Queries, job: TaxJob, progress: number, documents: number): Promise<boolean> =>
  change(queries, job, sql`progress = ${progress}, documents = ${documents}`)

export const finishJob = (queries: Queries, job: TaxJob, now: number, failure?: JobFailure): Promise<boolean> =>
  change(
    queries,
    job,
    sql`${failure === undefined ? sql`state = 'SUCCESS', progress = 100` : sql`state = 'FAILED', failure = ${failure}, failures = failures + 1`},
      finished_at = ${new Date(now)}, leased_until = null, retry_at = ${retryAt(job, failure)}`,
  )

/** By the clock of the database, as leases are. */
const retryAt = (job: TaxJob, failure: JobFailure | undefined): Sql => {
  const isTriedAgain = failure !== undefined && RETRIED.has(failure) && !isTakenTooOften(job)
  const after = isTriedAgain ? RETRY_AFTER_MS[job.failures] : undefined
  return after === undefined ? sql`null` : sql`clock_timestamp() + ${after} * interval '1 millisecond'`
}

/** Has a failed job taken again at once, as one that failed once; undefined when the business has a later one. */
export const retryJob = (tx: Queries, job: number): Promise<BusinessId | undefined> =>
  optionalValue(
    tx,
    id<'Business'>(),
    sql`update tax_job set retry_at = clock_timestamp(), attempts = 0, failures = 1 where id = ${job} and state = 'FAILED'
        and failure = any(${[...RETRIED]}::text[])
        and not exists (select from tax_job later where later.business_id = tax_job.business_id and later.id > tax_job.id)
      returning business_id`,
  )

/** Adds to the arrivals of the job, in the transaction that stores them: a restarted job counts each once. */
export const addArrivals = (tx: Queries, { id }: TaxJob, count: number): Promise<void> =>
  execute(tx, sql`update tax_job set arrivals = arrivals + ${count} where id = ${id}`)

export const arrivalsOf = async (queries: Queries, { id }: TaxJob): Promise<number> => {
  const [arrivals = 0] = await values(queries, integer, sql`select arrivals from tax_job where id = ${id}`)
  return arrivals
}
