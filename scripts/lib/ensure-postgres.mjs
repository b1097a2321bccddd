import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { postgresPrograms } from './throwaway-postgres.mjs'

/** Whether PostgreSQL is available; installs Debian's as root. */
export const ensurePostgres = async () => {
  if (postgresPrograms() !== undefined) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing PostgreSQL…\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env })
  }
  return postgresPrograms() !== undefined
}
