import type { TypeOf } from 'io-ts'
import { id, integer, rowCodec, word } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, optionalRow, sql, values, type Sql } from '../database/sql.ts'

/** LOAD: the first documents, or those of a new password. REFRESH: later ones, while the invoices stay on the screen. */
export type TaxJobKind = 'LOAD' | 'REFRESH'

const TaxJobRow = rowCodec('TaxJobRow', {
  id: integer,
  businessId: id<'Business'>(),
  fence: integer,
  kind: word<TaxJobKind>({ LOAD: true, REFRESH: true }),
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

/** Leases the oldest queued job or one with an expired lease, loads first; concurrent hosts get different jobs. */
export const takeJob = (queries: Queries): Promise<TaxJob | undefined> =>
  optionalRow(
    queries,
    TaxJobRow,
    sql`update tax_job set state = 'WORKING', progress = 0, documents = 0, fence = fence + 1, leased_until = ${LEASE}
      where id = (
        select id from tax_job
        where state = 'QUEUE' or (state = 'WORKING' and coalesce(leased_until, '-infinity') < clock_timestamp())
        order by kind, id limit 1 for update skip locked
      ) returning id, business_id as "businessId", fence, kind`,
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

export const requeueJob = (queries: Queries, job: TaxJob): Promise<boolean> =>
  change(queries, job, sql`state = 'QUEUE', progress = 0, leased_until = null`)

export const saveProgress = (queries: Queries, job: TaxJob, progress: number, documents: number): Promise<boolean> =>
  change(queries, job, sql`progress = ${progress}, documents = ${documents}`)

export const finishJob = (queries: Queries, job: TaxJob, now: number, failure?: JobFailure): Promise<boolean> =>
  change(
    queries,
    job,
    sql`${failure === undefined ? sql`state = 'SUCCESS', progress = 100` : sql`state = 'FAILED', failure = ${failure}`},
      finished_at = ${new Date(now)}, leased_until = null`,
  )

/** Adds to the arrivals of the job, in the transaction that stores them: a restarted job counts each once. */
export const addArrivals = (tx: Queries, { id }: TaxJob, count: number): Promise<void> =>
  execute(tx, sql`update tax_job set arrivals = arrivals + ${count} where id = ${id}`)

export const arrivalsOf = async (queries: Queries, { id }: TaxJob): Promise<number> => {
  const [arrivals = 0] = await values(queries, integer, sql`select arrivals from tax_job where id = ${id}`)
  return arrivals
}
