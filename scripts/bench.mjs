import { ensureBalancers } from './lib/ensure-balancers.mjs'
import { ensureBrowser } from './lib/ensure-browser.mjs'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { ensurePostgres } from './lib/ensure-postgres.mjs'
import { mustRun, run } from './lib/run.mjs'

/**
 * Measures speed and memory against a reference of the same run, in turns: `npm run bench`, or some parts: `npm run bench -- envelope
 * domain reader client host http imports start`. `scale` runs only when it is named: 10,000 companies on a temporary PostgreSQL server, or
 * `--companies N`; `--plans FILE` writes the plans of their statements. `load` too. `--pairs N` takes more pairs for the pages, seven without it. Exits with 1 when a bound is missed in every pair; milliseconds and bytes are printed only.
 */
const parts = process.argv.slice(2)
await ensureInstalled()
await ensureBuilt()
if (parts.length === 0 || parts.includes('client')) process.env['CHROMIUM_PATH'] = await ensureBrowser()
if (parts.includes('load') && !((await ensurePostgres()) && (await ensureBalancers()))) {
  process.stderr.write('The load needs PostgreSQL, nginx and HAProxy.\n')
  process.exit(1)
}
await mustRun('vite', ['build', '--config', 'config/vite.bench.config.ts', '--logLevel', 'warn'])
process.exitCode = await run('node', ['--expose-gc', 'dist/bench/main.js', ...parts])
