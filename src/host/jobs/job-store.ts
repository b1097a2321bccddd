import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'

/** A job as whoever works on it needs it. */
export interface TaxJob {
  readonly id: number
  readonly businessId: BusinessId
}

/** Why a job failed. */
export type JobFailure = 'TAX_AUTHORITY_UNAVAILABLE' | 'UNEXPECTED'

/** The oldest job in the queue, now at work; two who ask at once get two jobs. */
export const takeJob = async (queries: Queries): Promise<TaxJob | undefined> => {
  const [row] = await queries.query<{ id: number; business_id: number }>(
    `update tax_job set state = 'WORKING', progress = 0, documents = 0 where id = (
       select id from tax_job where state = 'QUEUE' order by id limit 1 for update skip locked
     ) returning id, business_id`,
  )
  return row && { id: row.id, businessId: String(row.business_id) as BusinessId }
}

/** What was at work when the program ended begins again. */
export const requeueJobs = async (queries: Queries): Promise<void> => {
  await queries.query(`update tax_job set state = 'QUEUE', progress = 0 where state = 'WORKING'`)
}

export const requeueJob = async (queries: Queries, { id }: TaxJob): Promise<void> => {
  await queries.query(`update tax_job set state = 'QUEUE', progress = 0 where id = $1 and state = 'WORKING'`, [id])
}

export const saveProgress = async (queries: Queries, { id }: TaxJob, progress: number, documents: number): Promise<void> => {
  await queries.query(`update tax_job set progress = $2, documents = $3 where id = $1 and state = 'WORKING'`, [id, progress, documents])
}

export const finishJob = async (queries: Queries, { id }: TaxJob, now: number, failure?: JobFailure): Promise<void> => {
  await queries.query(
    `update tax_job set state = case when $3::text is null then 'SUCCESS' else 'FAILED' end, failure = $3,
       progress = case when $3::text is null then 100 else progress end, finished_at = $2
     where id = $1 and state = 'WORKING'`,
    [id, new Date(now), failure ?? null],
  )
}
