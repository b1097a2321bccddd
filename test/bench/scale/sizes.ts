import { integer, rowCodec, text } from '#host/database/columns.ts'
import type { Queries } from '#host/database/database.ts'
import { rows, sql } from '#host/database/sql.ts'

const SizeRow = rowCodec('SizeRow', { name: text, rows: integer, table: integer, indexes: integer })

/** The largest tables, with what their rows and their indexes take. */
export const sizesOf = async (queries: Queries): Promise<string> => {
  const found = await rows(
    queries,
    SizeRow,
    sql`select c.relname as name, c.reltuples::bigint as rows, pg_table_size(c.oid) as table, pg_indexes_size(c.oid) as indexes
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.reltuples > 0
      order by pg_total_relation_size(c.oid) desc limit 20`,
  )
  const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`.padStart(10)
  return [
    'sizes',
    ...found.map(
      ({ indexes, name, rows: count, table }) =>
        `  ${name.padEnd(20)}${count.toLocaleString('en').padStart(12)} rows${megabytes(table)}${megabytes(indexes)} of indexes`,
    ),
  ].join('\n')
}
