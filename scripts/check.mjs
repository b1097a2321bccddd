import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run } from './lib/run.mjs'

/** Types, lint, format, unused code and architecture, in parallel. */
await ensureInstalled()
const codes = await Promise.all([
  run('tsc', ['-p', 'tsconfig.json']),
  run('tsc', ['-p', 'tsconfig.core.json']),
  run('oxlint', ['--quiet']),
  run('oxfmt', ['--check', '.']),
  run('knip', ['--no-progress', '--no-config-hints']),
  run('vitest', ['run', 'test/architecture', '--reporter=dot']),
])
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
