import { randomBytes } from 'node:crypto'
import { openPostgres } from '#host/database/postgres-database.ts'

export interface ServerDatabase {
  readonly address: string
  readonly drop: () => Promise<void>
}

/** A new empty database on a PostgreSQL server. */
export const createServerDatabase = async (server: string): Promise<ServerDatabase> => {
  const name = `${databasesOfRun()}${randomBytes(8).toString('hex')}`
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

/** How the names of a run's databases begin. */
const databasesOfRun = (): string => `anticipo_test_${process.env['TEST_RUN'] ?? ''}`

/** For the global setup of tests: drops at their end what their workers still have open. */
export const setup = (): (() => Promise<void>) | undefined => {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) return undefined
  process.env['TEST_RUN'] ??= `${randomBytes(4).toString('hex')}_`
  return async () => {
    const keeper = openPostgres(server)
    const left = await keeper.query<{ name: string }>(
      'select quote_ident(datname) as name from pg_database where starts_with(datname, $1)',
      [databasesOfRun()],
    )
    for (const { name } of left) await keeper.script(`drop database ${name} with (force)`)
    await keeper.close()
  }
}
