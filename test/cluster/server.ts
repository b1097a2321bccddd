import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs'
import { startPostgres } from '../../scripts/lib/throwaway-postgres.mjs'

/** The suite has the built host, and a PostgreSQL server: that of `TEST_DATABASE_URL`, or one of its own. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  await ensureBuilt()
  if (process.env['TEST_DATABASE_URL'] !== undefined) return undefined
  const server = await startPostgres()
  if (server === undefined) throw new Error('PostgreSQL is not installed')
  process.env['TEST_DATABASE_URL'] = server.address
  return server.stop
}
