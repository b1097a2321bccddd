import { randomBytes } from 'node:crypto'
import { openPostgres } from '#host/database/postgres-database.ts'

export interface ServerDatabase {
  readonly address: string
  readonly drop: () => Promise<void>
}

/** A new empty database on a PostgreSQL server. */
export const createServerDatabase = async (server: string): Promise<ServerDatabase> => {
  const name = `anticipo_test_${randomBytes(8).toString('hex')}`
  const keeper = openPostgres(server)
  await keeper.script(`create database ${name}`)
  return {
    address: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: async () => {
      await keeper.script(`drop database ${name} with (force)`)
      await keeper.close()
    },
  }
}
