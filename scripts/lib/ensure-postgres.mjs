import { aptInstall } from './apt-install.mjs'
import { postgresPrograms } from './throwaway-postgres.mjs'

/** Whether PostgreSQL is available; installs Debian's as root. */
export const ensurePostgres = async () => {
  if (postgresPrograms() === undefined) await aptInstall('PostgreSQL', ['postgresql'])
  return postgresPrograms() !== undefined
}
