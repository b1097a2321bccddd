import { setTimeout as wait } from 'node:timers/promises'
import { Client, Pool, types, type CustomTypesConfig, type PoolClient, type QueryConfig } from 'pg'
import { COLUMN_PARSERS } from './column-types.ts'
import type { Database, Parameter, Queries } from './database.ts'
import { limitToBusiness } from './row-security.ts'

/** How long the host waits for a server, in milliseconds. */
export interface PostgresLimits {
  /** For a connection: a new one, or a turn at one of those that are open. */
  readonly connect: number
  /** For another transaction's lock, before the answer is that the work is in progress elsewhere. */
  readonly lock: number
  /** How long the server works on a statement before it gives up. */
  readonly statement: number
  /** For an answer of any kind: longer than `statement`, so that it ends what a server that works does not end itself. */
  readonly answer: number
  /** How long a transaction may stand still before the server undoes it. */
  readonly idleInTransaction: number
}

const LIMITS: PostgresLimits = {
  connect: 3_000,
  lock: 3_000,
  statement: 5_000,
  answer: 6_000,
  idleInTransaction: 30_000,
}

/** The longest wait that a timer knows: the driver takes 0 for its own default. */
const WITHOUT_END_MS = 2 ** 31 - 1

/** For work that takes as long as the data take. */
export const PATIENT: PostgresLimits = { ...LIMITS, answer: WITHOUT_END_MS }

/** Says that the server gave no connection or no answer in time, or ended the connection. Whether the last statement was done is not known. */
export class DatabaseUnreachable extends Error {
  readonly code = 'ETIMEDOUT'
}

/** A PostgreSQL server, named by its address `postgres://…`. */
export const openPostgres = (address: string, limits: PostgresLimits = LIMITS): Database => {
  const pool = new Pool({
    connectionString: address,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.answer,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    types: { getTypeParser: parserOf },
  })
  pool.on('error', () => undefined)
  // A connection that is lost in the middle of a transaction says so to its statement and as an event, which ends the process when nothing listens.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    ...queriesOf(pool),
    transaction: (work) => inTransaction(pool, 'begin', work),
    ofBusiness: limitToBusiness((statements) => (work) => inTransaction(pool, `begin; ${statements}`, work)),
    script: (sql) => runScript(pool, sql),
    close: () => pool.end(),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** One connection: what a session has set holds for all that follows. */
export type PostgresConnection = Omit<Database, 'close' | 'ofBusiness'>

/** Does `work` on a connection of its own. */
export const whileConnected = async <A>(
  address: string,
  work: (database: PostgresConnection) => Promise<A>,
  limits: PostgresLimits = LIMITS,
): Promise<A> => {
  const client = await connectedClient(address, limits)
  try {
    return await work({
      ...queriesOf(client),
      transaction: (inside) => transactionOn(queriesOf(client), inside),
      script: async (sql) => void (await withKnownErrors(client.query(withoutEnd(sql)))),
    })
  } finally {
    await client.end()
  }
}

/**
 * Does `work` on a connection of its own while no other process does any of the same key. The lock belongs to the
 * connection, so that it ends with a killed process.
 */
export const whileLocked = <A>(
  address: string,
  key: number,
  work: (database: PostgresConnection) => Promise<A>,
  limits: PostgresLimits = LIMITS,
): Promise<A> =>
  whileConnected(
    address,
    async (database) => {
      await takeLock(database, key)
      return work(database)
    },
    limits,
  )

const transactionOn = async <A>(queries: Queries, work: (tx: Queries) => Promise<A>): Promise<A> => {
  await queries.query('begin')
  try {
    const answer = await work(queries)
    await queries.query('commit')
    return answer
  } catch (error) {
    await queries.query('rollback').catch(() => undefined)
    throw error
  }
}

/** A connection outside the pool. */
const connectedClient = async (address: string, limits: PostgresLimits): Promise<Client> => {
  const client = new Client({
    connectionString: address,
    keepAlive: true,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.answer,
    lock_timeout: limits.lock,
    types: { getTypeParser: parserOf },
  })
  client.on('error', () => undefined)
  await withKnownErrors(client.connect())
  return client
}

/** A connection that hears the notifications of a channel. */
export interface PostgresListener extends Queries {
  readonly close: () => Promise<void>
}

export interface ListenerEvents {
  readonly onNotified: () => void
  /** The connection ended after it had begun to listen, also by `close`. */
  readonly onEnd: () => void
}

/** Hears every notification that is sent after it resolved. */
export const listenTo = async (
  address: string,
  channel: string,
  { onEnd, onNotified }: ListenerEvents,
  limits: PostgresLimits = LIMITS,
): Promise<PostgresListener> => {
  const client = await connectedClient(address, limits)
  client.on('notification', onNotified)
  try {
    await withKnownErrors(client.query(`listen ${client.escapeIdentifier(channel)}`))
  } catch (error) {
    await client.end()
    throw error
  }
  client.once('end', onEnd)
  return { ...queriesOf(client), close: () => client.end() }
}

/** However long another holds it: asking again and again tells a server that fell silent from one that is busy. */
const takeLock = async (queries: Queries, key: number): Promise<void> => {
  for (;;) {
    const [row] = await queries.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
    if (row?.taken === true) return
    await wait(LOCK_ASKED_EVERY_MS)
  }
}

const LOCK_ASKED_EVERY_MS = 100

/** The statements of `beginning` take one round trip. */
const inTransaction = async <A>(pool: Pool, beginning: string, work: (tx: Queries) => Promise<A>): Promise<A> => {
  const client = await connected(pool)
  try {
    await withKnownErrors(client.query(beginning))
    const answer = await work(queriesOf(client))
    await withKnownErrors(client.query('commit'))
    client.release()
    return answer
  } catch (error) {
    await undo(client, error)
    throw error
  }
}

/** A server that fell silent gets no further query: closing the connection undoes the transaction. */
const undo = async (client: PoolClient, error: unknown): Promise<void> => {
  if (error instanceof DatabaseUnreachable) return client.release(error)
  await client.query('rollback').then(
    () => client.release(),
    (lost: Error) => client.release(lost),
  )
}

/** A migration takes as long as the data take; it waits for no lock longer than anything else. */
const runScript = async (pool: Pool, sql: string): Promise<void> => {
  const client = await connected(pool)
  try {
    await withKnownErrors(client.query('set statement_timeout = 0'))
    await withKnownErrors(client.query(withoutEnd(sql)))
    await withKnownErrors(client.query('reset statement_timeout'))
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
    throw error
  }
}

const withoutEnd = (text: string): QueryConfig & { readonly query_timeout: number } => ({
  text,
  query_timeout: WITHOUT_END_MS,
})

const connected = (pool: Pool): Promise<PoolClient> => withKnownErrors(pool.connect())

/** The driver's own errors have no code that distinguishes them. */
const LOST: ReadonlySet<string> = new Set([
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated due to connection timeout',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])

const withKnownErrors = async <A>(source: Promise<A>): Promise<A> => {
  try {
    return await source
  } catch (error) {
    const isLost = error instanceof Error && LOST.has(error.message)
    throw isLost ? new DatabaseUnreachable(error.message, { cause: error }) : error
  }
}

interface QuerySource {
  readonly query: (sql: string, parameters: Array<unknown>) => Promise<{ readonly rows: Array<unknown> }>
}

const queriesOf = (source: QuerySource): Queries => ({
  query: async <R>(sql: string, parameters: ReadonlyArray<Parameter> = []) => {
    const { rows } = await withKnownErrors(source.query(sql, [...parameters]))
    return rows as ReadonlyArray<R>
  },
})

const parserOf: CustomTypesConfig['getTypeParser'] = (type: number, format?: 'text' | 'binary') =>
  COLUMN_PARSERS[type] ?? types.getTypeParser(type, format ?? 'text')
