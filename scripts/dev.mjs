import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { mustRun, ROOT, run } from './lib/run.mjs'

/** Client with hot reload on Vite's address; the host is rebuilt and restarted on every change. */
await ensureInstalled()
const hostConfig = ['build', '--config', 'config/vite.host.config.ts', '--logLevel', 'warn']
await mustRun('vite', hostConfig)
const children = []
const keep = { started: (child) => children.push(child) }
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
const running = [
  run('vite', [...hostConfig, '--watch'], keep),
  run('node', ['--watch-path=dist/host', 'dist/host/main.js', 'serve', '--sample', '--port', '4300'], keep),
]
while (!existsSync(join(ROOT, 'dist', 'host', 'main.js'))) await wait(100)
running.push(run('vite', [], keep))
await Promise.race(running)
stop()
