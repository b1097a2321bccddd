import { integer, rowCodec, word } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'

type LatestJobState = 'queued' | 'working' | 'done' | 'retrying' | 'failed'

const CountRow = rowCodec('CountRow', {
  state: word<LatestJobState>({ queued: true, working: true, done: true, retrying: true, failed: true }),
  jobs: integer,
})

/** The latest jobs of all businesses by state: earlier ones are history. Every state is there. */
export const countLatestJobs = async (queries: Queries): Promise<ReadonlyMap<LatestJobState, number>> => {
  const found = await rows(
    queries,
    CountRow,
    sql`select state, count(latest.id)::integer as jobs
      from unnest(array['queued', 'working', 'done', 'retrying', 'failed']) as every (state)
      left join (
        select job.id, case job.state when 'QUEUE' then 'queued' when 'WORKING' then 'working' when 'SUCCESS' then 'done'
            else case when job.retry_at is null then 'failed' else 'retrying' end end as state
        from business b cross join lateral (
          select j.id, j.state, j.retry_at from tax_job j where j.business_id = b.id order by j.id desc limit 1
        ) job
      ) latest using (state)
      group by state`,
  )
  return new Map(found.map(({ jobs, state }) => [state, jobs]))
}
