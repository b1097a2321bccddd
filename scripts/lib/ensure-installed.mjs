import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, ROOT } from './run.mjs'

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

/**
 * Installs the packages when they are missing or older than the lockfile. Installs exactly the lockfile's versions and
 * does not change it; unlike `npm ci`, tolerates a registry without an optional binary of another system.
 */
export const ensureInstalled = async () => {
  const installed = modified(join(ROOT, 'node_modules', '.package-lock.json'))
  if (installed !== 0 && installed >= modified(join(ROOT, 'package-lock.json'))) return
  process.stdout.write('Installing packages…\n')
  await mustRun('npm', ['install', '--no-save', '--no-progress', '--loglevel=error'])
}
