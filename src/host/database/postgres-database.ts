import { Pool, types, type CustomTypesConfig } from 'pg'
import { COLUMN_PARSERS } from './column-types.ts'
import { STATEMENT_TIMEOUT_MS, type Database, type Parameter, type Queries } from './database.ts'
import { joinable } from './together.ts'

/** How long a statement waits for another's lock before it says that the work is in progress elsewhere. */
const LOCK_TIMEOUT_MS = 5_000

/** A PostgreSQL server, named by its address `postgres://…`. */
export const openPostgres = (address: string): Database => {
  const pool = new Pool({
    connectionString: address,
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    types: { getTypeParser: parserOf },
  })
  pool.on('error', () => undefined)
  return joinable({
    ...queriesOf(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const answer = await work(queriesOf(client))
        await client.query('commit')
        client.release()
        return answer
      } catch (error) {
        await client.query('rollback').then(() => client.release(), (lost: Error) => client.release(lost))
        throw error
      }
    },
    script: async (sql) => {
      await pool.query(sql)
    },
    close: () => pool.end(),
  })
}

interface Asked {
  readonly query: (sql: string, parameters: Array<unknown>) => Promise<{ readonly rows: Array<unknown> }>
}

const queriesOf = (asked: Asked): Queries => ({
  query: async <R>(sql: string, parameters: ReadonlyArray<Parameter> = []) => {
    const { rows } = await asked.query(sql, [...parameters])
    return rows as ReadonlyArray<R>
  },
})

const parserOf: CustomTypesConfig['getTypeParser'] = (type: number, format?: 'text' | 'binary') =>
  COLUMN_PARSERS[type] ?? types.getTypeParser(type, format ?? 'text')
