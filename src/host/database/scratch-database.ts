import { randomBytes } from 'node:crypto'
import { Rejection } from '../kernel/rejection.ts'
import { sqlState } from './database.ts'
import type { PostgresConnection } from './postgres-database.ts'

/** The beginning of the name of every scratch database. */
export const SCRATCH_PREFIX = 'anticipo_rehearsal_'
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Does `work` with the address of an empty database on the same server, with the same encoding and order of texts; drops it in any
 * case, and before it those that killed rehearsals of the same database left. The connection of a running one holds a lock, and
 * such locks are known only within the database: its number is in the names.
 */
export const withScratchDatabase = async <A>(
  server: PostgresConnection,
  address: string,
  work: (scratch: string) => Promise<A>,
): Promise<A> => {
  const prefix = await prefixIn(server)
  await dropLeftOver(server, prefix)
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await tryLock(server, name)
  await create(server, name)
  try {
    return await work(Object.assign(new URL(address), { pathname: `/${name}` }).href)
  } finally {
    await server.script(`drop database ${name} with (force)`)
  }
}

const prefixIn = async (server: PostgresConnection): Promise<string> => {
  const [row] = await server.query<{ number: string }>(
    'select oid::text as number from pg_database where datname = current_database()',
  )
  return `${SCRATCH_PREFIX}${row?.number ?? ''}_`
}

const dropLeftOver = async (server: PostgresConnection, prefix: string): Promise<void> => {
  const found = await server.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of found)
    if (await tryLock(server, datname)) await server.script(`drop database if exists ${datname} with (force)`)
}

/** Whether no other connection has it; ends with the connection. */
const tryLock = async (server: PostgresConnection, name: string): Promise<boolean> => {
  const [row] = await server.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [name])
  return row?.taken === true
}

const create = async (server: PostgresConnection, name: string): Promise<void> => {
  const [row] = await server.query<{ statement: string }>(
    `select format('create database %I template template0 encoding %L lc_collate %L lc_ctype %L', $1::text,
        pg_encoding_to_char(encoding), datcollate, datctype) as statement
      from pg_database where datname = current_database()`,
    [name],
  )
  try {
    await server.script(row?.statement ?? '')
  } catch (error) {
    if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new Rejection(
      'El usuario de DATABASE_URL no puede crear la base de datos del ensayo: dale el permiso CREATEDB (alter role … createdb), o usa otro usuario.',
      { cause: error },
    )
  }
}
