import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The environment with the project's own tools, its Node among them, first on the path. */
export const environment = () => ({
  ...process.env,
  PATH: [join(ROOT, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
})

/** Runs `command` in the root folder with inherited output; resolves to its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: environment(), stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 1))
    options.started?.(child)
  })

/** Like `run`, but a failure exits this program with the same code. */
export const mustRun = async (command, args, options) => {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}
