import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, ROOT } from './run.mjs'

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** Installs the packages when they are missing or older than the lockfile. */
export const ensureInstalled = async () => {
  const installed = modified(join(ROOT, 'node_modules', '.package-lock.json'))
  if (installed !== 0 && installed >= modified(join(ROOT, 'package-lock.json'))) return
  process.stdout.write('Installing packages…\n')
  await mustRun('npm', ['ci', '--no-progress', '--loglevel=error'])
}
