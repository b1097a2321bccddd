import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run } from './lib/run.mjs'

/** The operator's command line: `npm run host -- COMMAND …`. */
await ensureInstalled()
await ensureBuilt()
process.exitCode = await run('node', ['dist/host/main.js', ...process.argv.slice(2)])
