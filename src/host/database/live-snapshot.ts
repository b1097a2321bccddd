import type { Queries } from './database.ts'
import type { PostgresConnection } from './postgres-database.ts'

/** The number of the server's major version. */
export const majorVersionOf = async (queries: Queries): Promise<number> => {
  const [row] = await queries.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  return row?.version ?? 0
}

/**
 * Does `work` in a transaction that only reads and sees one moment of the database; `id` names that moment for `pg_dump --snapshot`.
 */
export const atOneMoment = <A>(
  connection: PostgresConnection,
  work: (tx: Queries, id: string) => Promise<A>,
): Promise<A> =>
  connection.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only')
    const [row] = await tx.query<{ id: string }>('select pg_export_snapshot() as id')
    return work(tx, row?.id ?? '')
  })
