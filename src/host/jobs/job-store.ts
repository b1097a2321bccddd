import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'

/** A leased job. Writes of its holder count only while `fence` is current. */
export interface TaxJob {
  readonly id: number
  readonly businessId: BusinessId
  readonly fence: number
}

/** Why a job failed. */
export type JobFailure =
  | 'TAX_AUTHORITY_UNAVAILABLE'
  | 'TAX_CREDENTIAL_MISSING'
  | 'TAX_CREDENTIAL_REFUSED'
  | 'UNEXPECTED'

/** The lease time of a job. */
const LEASE = `clock_timestamp() + interval '60 seconds'`

/** Leases the oldest queued job or one with an expired lease; concurrent hosts get different jobs. */
export const takeJob = async (queries: Queries): Promise<TaxJob | undefined> => {
  const [row] = await queries.query<{ id: number; business_id: number; fence: number }>(
    `update tax_job set state = 'WORKING', progress = 0, documents = 0, fence = fence + 1, leased_until = ${LEASE} where id = (
       select id from tax_job
       where state = 'QUEUE' or (state = 'WORKING' and coalesce(leased_until, '-infinity') < clock_timestamp())
       order by id limit 1 for update skip locked
     ) returning id, business_id, fence`,
  )
  return row && { id: row.id, businessId: String(row.business_id) as BusinessId, fence: row.fence }
}

/** Ends every lease, for a host that is known to be alone. */
export const endLeases = async (queries: Queries): Promise<void> => {
  await queries.query(`update tax_job set leased_until = null where state = 'WORKING'`)
}

/** Changes of a job by its holder. Each returns whether the lease was still held. */
const change = async (
  queries: Queries,
  { id, fence }: TaxJob,
  assignments: string,
  values: ReadonlyArray<string | number | Date | null> = [],
): Promise<boolean> => {
  const rows = await queries.query(
    `update tax_job set ${assignments} where id = $1 and fence = $2 and state = 'WORKING' returning id`,
    [id, fence, ...values],
  )
  return rows.length > 0
}

export const renewLease = (queries: Queries, job: TaxJob): Promise<boolean> =>
  change(queries, job, `leased_until = ${LEASE}`)

export const requeueJob = (queries: Queries, job: TaxJob): Promise<boolean> =>
  change(queries, job, `state = 'QUEUE', progress = 0, leased_until = null`)

export const saveProgress = (queries: Queries, job: TaxJob, progress: number, documents: number): Promise<boolean> =>
  change(queries, job, 'progress = $3, documents = $4', [progress, documents])

export const finishJob = (queries: Queries, job: TaxJob, now: number, failure?: JobFailure): Promise<boolean> =>
  change(
    queries,
    job,
    `state = case when $4::text is null then 'SUCCESS' else 'FAILED' end, failure = $4::text,
       progress = case when $4::text is null then 100 else progress end, finished_at = $3, leased_until = null`,
    [new Date(now), failure ?? null],
  )
