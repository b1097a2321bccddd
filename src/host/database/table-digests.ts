import { createHash } from 'node:crypto'
import type { Queries } from './database.ts'
import type { Table } from './tables.ts'

/** The content of a table, whatever the order of its rows. */
export interface TableDigest {
  readonly table: string
  readonly rows: number
  readonly digest: string
}

/**
 * The sums of two halves of a digest of each row. All values are digested as text, which every version of the database writes alike;
 * `PORTABLE_SESSION` holds for the connection.
 */
const digestOfTable = async (
  queries: Queries,
  table: Pick<Table, 'name' | 'columns' | 'types'>,
): Promise<TableDigest> => {
  const [row] = await queries.query<{ rows: number; first: string; second: string }>(
    `select count(*) as rows, ${sumOf(1)} as first, ${sumOf(17)} as second
      from (select ${rowDigest(table)} as hash from ${table.name} t ${withoutMark(table.name)}) hashed`,
  )
  return { table: table.name, rows: row?.rows ?? 0, digest: `${row?.first} ${row?.second}` }
}

export const digestOfTables = async (
  queries: Queries,
  tables: ReadonlyArray<Table>,
): Promise<ReadonlyArray<TableDigest>> => {
  const digests: Array<TableDigest> = []
  for (const table of tables) digests.push(await digestOfTable(queries, table))
  return digests
}

/** The row in hexadecimal, as an expression on `t`. */
const rowDigest = ({ columns, types }: Pick<Table, 'columns' | 'types'>): string =>
  `encode(sha256(convert_to(row(${columns.map((column, at) => textOf(column, types[at])).join(', ')})::text, 'UTF8')), 'hex')`

/** The first table that is not the same in both. */
export const firstDifference = (
  expected: ReadonlyArray<TableDigest>,
  found: ReadonlyArray<TableDigest>,
): string | undefined => {
  const others = new Map(found.map((one) => [one.table, one]))
  for (const { digest, rows, table } of expected) {
    const other = others.get(table)
    if (other === undefined) return `falta la tabla ${table}`
    if (other.rows !== rows) return `la tabla ${table} tiene ${other.rows} filas y no ${rows}`
    if (other.digest !== digest) return `la tabla ${table} tiene las mismas ${rows} filas con otro contenido`
  }
  return undefined
}

/** One text for all of them. */
export const digestOfAll = (digests: ReadonlyArray<TableDigest>): string =>
  createHash('sha256')
    .update(JSON.stringify(digests.map(({ digest, rows, table }) => [table, rows, digest])))
    .digest('hex')

/** The setting that says what a move wrote is no part of the content. */
export const MOVE_MARK = 'moved_data'
const withoutMark = (name: string): string => (name === 'host_setting' ? `where t.name <> '${MOVE_MARK}'` : '')

/** Files are digested first: their text has twice their size. */
const textOf = (column: string, type: string | undefined): string =>
  type === 'bytea' ? `encode(sha256(t.${column}), 'hex')` : `t.${column}::text`

const sumOf = (from: number): string => `coalesce(sum(('x' || substr(hash, ${from}, 16))::bit(64)::bigint), 0)::text`
