import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run } from './lib/run.mjs'

/**
 * Installs missing packages, builds stale sources, and runs the product with its sample companies until it is stopped.
 */
await ensureInstalled()
await ensureBuilt()
const code = await run('node', ['dist/host/main.js', 'serve', '--sample', ...process.argv.slice(2)], {
  started: (child) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  },
})
if (code !== 0) process.stderr.write(`The host ended with ${code}.\n`)
process.exitCode = code
