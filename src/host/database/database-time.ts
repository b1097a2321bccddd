import type { Queries } from './database.ts'

/** The time of the database, in milliseconds since 1970; one round trip. */
export type TimeOf = (queries: Queries) => Promise<number>

/** All hosts of a database count by its clock, whatever their own says. */
export const databaseTime: TimeOf = async (queries) => {
  const [row] = await queries.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
  )
  return row?.now ?? Number.NaN
}
