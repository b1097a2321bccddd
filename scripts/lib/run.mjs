import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The environment in which the project's own tools, its Node among them, come first. */
export const environment = () => ({
  ...process.env,
  PATH: [join(ROOT, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
})

/** Runs `command` in the project's folder with its output shown; resolves to its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: environment(), stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 1))
    options.started?.(child)
  })

/** Like `run`, but a failure ends this program with the same code. */
export const mustRun = async (command, args, options) => {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}
