import { integer } from './columns.ts'
import type { Queries } from './database.ts'
import { sql, value } from './sql.ts'

/** The time of the database, in milliseconds since 1970; one round trip. */
export type TimeOf = (queries: Queries) => Promise<number>

/** All hosts of a database count by its clock, whatever their own says. */
export const databaseTime: TimeOf = (queries) =>
  value(queries, integer, sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint`)
