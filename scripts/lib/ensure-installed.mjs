import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nodeProblem } from './node-version.mjs'
import { mustRun, ROOT } from './run.mjs'

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

/**
 * Installs the packages when they are missing or older than the lockfile. Installs exactly the lockfile's versions and
 * does not change it; unlike `npm ci`, tolerates a registry without an optional binary of another system.
 */
export const ensureInstalled = async () => {
  const installed = modified(join(ROOT, 'node_modules', '.package-lock.json'))
  if (installed === 0 || installed < modified(join(ROOT, 'package-lock.json'))) {
    process.stdout.write('Installing packages…\n')
    await mustRun('npm', ['install', '--no-save', '--no-progress', '--loglevel=error'])
  }
  const bin = join(ROOT, 'node_modules', '.bin')
  const hasPackagedNode = ['node', 'node.cmd'].some((name) => existsSync(join(bin, name)))
  const problem = nodeProblem(hasPackagedNode, process.versions.node)
  if (problem === undefined) return
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
