import type { Queries, Row } from './database.ts'
import type { Table } from './tables.ts'

const MAX_ROWS = 1_000
/** Bytes as they are stored: text takes a multiple of them in memory. */
const BATCH_BYTES = 4 * 1024 * 1024

/**
 * Copies all rows in batches, and returns their number. They travel as text, which both databases read and write alike. `source` is a
 * transaction, because a cursor lives in one; `beforeBatch` may end the work by an exception.
 */
export const copyTable = async (
  source: Queries,
  target: Queries,
  table: Table,
  beforeBatch: () => void,
): Promise<number> => {
  const { columns, key, name } = table
  let copied = 0
  const count = await rowsPerBatch(source, table)
  await source.query(
    `declare copied no scroll cursor for select ${columns.map((column, at) => `t.${column}::text as c${at}`).join(', ')}
      from ${name} t ${key === null ? '' : `order by ${key}`}`,
  )
  for (;;) {
    beforeBatch()
    const rows = await source.query(`fetch ${count} from copied`)
    if (rows.length === 0) break
    await insert(target, table, rows)
    copied += rows.length
  }
  await source.query('close copied')
  await copySequence(source, target, table)
  return copied
}

/** Returns the number of rows that have the size of a batch when each is as large as the largest. */
const rowsPerBatch = async (source: Queries, { columns, name }: Table): Promise<number> => {
  const size = columns.map((column) => `coalesce(pg_column_size(t.${column}), 0)`).join(' + ')
  const [row] = await source.query<{ largest: number | null }>(`select max(${size})::int as largest from ${name} t`)
  return Math.min(MAX_ROWS, Math.max(1, Math.floor(BATCH_BYTES / (row?.largest ?? 1))))
}

const insert = async (target: Queries, { columns, name, types }: Table, rows: ReadonlyArray<Row>): Promise<void> => {
  const values = types.map((type, at) => `u.c${at}::${type}`)
  const parameters = columns.map((_, at) => `$${at + 1}::text[]`)
  await target.query(
    `insert into ${name} (${columns.join(', ')}) overriding system value
      select ${values.join(', ')} from unnest(${parameters.join(', ')}) as u (${columns.map((_, at) => `c${at}`).join(', ')})`,
    columns.map((_, at) => rows.map((row) => row[`c${at}`] as string | null)),
  )
}

/** The next number is the one that the source would give: numbers of deleted rows are not given a second time. */
const copySequence = async (source: Queries, target: Queries, { identity, name }: Table): Promise<void> => {
  if (identity === null) return
  const [sequence] = await source.query<{ sequence: string }>('select pg_get_serial_sequence($1, $2) as sequence', [
    name,
    identity,
  ])
  const [row] = await source.query<{ next: number }>(
    `select greatest(s.last_value + s.is_called::int, (select coalesce(max(${identity}), 0) + 1 from ${name})) as next
      from ${sequence?.sequence} s`,
  )
  await target.query(`alter table ${name} alter column ${identity} restart with ${row?.next}`)
}
