import type { Tracing } from '../telemetry/tracing.port.ts'
import type { Database, Queries } from './database.ts'

/** Records each statement of a call. */
export const tracedDatabase = <D extends Database>(database: D, { statement }: Pick<Tracing, 'statement'>): D => ({
  ...database,
  ...tracedQueries(database, statement),
  transaction: (work) => database.transaction((tx) => work(tracedQueries(tx, statement))),
})

const tracedQueries = (queries: Queries, statement: Tracing['statement']): Queries => ({
  query: (sql, parameters) => statement(sql, () => queries.query(sql, parameters)),
})
