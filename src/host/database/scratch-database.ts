import { randomBytes } from 'node:crypto'
import { Refusal } from '../kernel/refusal.ts'
import { sqlState } from './database.ts'
import type { PostgresConnection } from './postgres-database.ts'

/** The beginning of the name of every scratch database. */
export const SCRATCH_PREFIX = 'anticipo_rehearsal_'
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Does `work` with the address of an empty database on the same server, with the same encoding and order of texts; drops it in any
 * case.
 */
export const withScratchDatabase = async <A>(
  server: PostgresConnection,
  address: string,
  work: (scratch: string) => Promise<A>,
): Promise<A> => {
  const name = `${SCRATCH_PREFIX}${randomBytes(6).toString('hex')}`
  await create(server, name)
  try {
    return await work(Object.assign(new URL(address), { pathname: `/${name}` }).href)
  } finally {
    await server.script(`drop database ${name} with (force)`)
  }
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
    throw new Refusal(
      'El usuario de DATABASE_URL no puede crear la base de datos del ensayo: dale el permiso CREATEDB (alter role … createdb), o usa otro usuario.',
      { cause: error },
    )
  }
}
