import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run } from './lib/run.mjs'

/** Installs what is missing, builds what is stale, and runs the product with its sample companies until it is stopped. */
await ensureInstalled()
await ensureBuilt()
process.exitCode = await run('node', ['dist/host/main.js', 'serve', '--sample', ...process.argv.slice(2)], {
  started: (child) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  },
})
