import type { Tracing } from '../kernel/tracing.port.ts'
import type { Database, Queries, Transactions } from './database.ts'

/** Records each statement of a call. */
export const tracedDatabase = <D extends Database>(database: D, { statement }: Pick<Tracing, 'statement'>): D => ({
  ...database,
  ...tracedTransactions(database, statement),
  ofBusiness: (business) => tracedTransactions(database.ofBusiness(business), statement),
})

const tracedTransactions = (transactions: Transactions, statement: Tracing['statement']): Transactions => ({
  ...tracedQueries(transactions, statement),
  transaction: (work) => transactions.transaction((tx) => work(tracedQueries(tx, statement))),
})

const tracedQueries = (queries: Queries, statement: Tracing['statement']): Queries => ({
  query: (sql, parameters) => statement(sql, () => queries.query(sql, parameters)),
})
