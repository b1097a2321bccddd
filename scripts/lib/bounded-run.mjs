// @ts-check
import { spawn } from 'node:child_process'
import { environment, ROOT } from './run.mjs'
import { signalGroup } from './signal-group.mjs'

/** @typedef {'inherit' | 'ignore'} Output */

/** Time between the request to end and the kill. */
const GRACE_MS = 10_000

/**
 * Runs `command` with inherited output in a separate process group, and ends the whole group when `until` is aborted,
 * after the command ended, and before this program stops on a signal. It never rejects: the result describes the end.
 *
 * @param {string} command
 * @param {ReadonlyArray<string>} args
 * @param {{ readonly until: AbortSignal, readonly graceMs?: number, readonly env?: NodeJS.ProcessEnv, readonly stdout?: Output, readonly stderr?: Output }} options
 * @returns {Promise<import('./suite-report.mjs').SuiteEnd>}
 */
export const boundedRun = (
  command,
  args,
  { until, graceMs = GRACE_MS, env = {}, stdout = 'inherit', stderr = 'inherit' },
) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...environment(), ...env },
      stdio: ['ignore', stdout, stderr],
      detached: true,
    })
    let timedOut = false
    /** @type {NodeJS.Timeout | undefined} */
    let kill
    const stop = () => {
      signalGroup(child.pid, 'SIGTERM')
      kill ??= setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs)
    }
    const endLate = () => {
      timedOut = true
      stop()
    }
    until.addEventListener('abort', endLate)
    let isTold = false
    const obey = () => {
      isTold = true
      stop()
    }
    for (const signal of STOPS) process.on(signal, obey)
    /** @param {import('./suite-report.mjs').SuiteEnd} end */
    const settle = (end) => {
      until.removeEventListener('abort', endLate)
      clearTimeout(kill)
      for (const signal of STOPS) process.off(signal, obey)
      signalGroup(child.pid, 'SIGKILL')
      if (isTold) process.exit(1)
      resolve({ ...end, timedOut })
    }
    child.once('error', (error) => settle({ code: null, signal: null, error }))
    child.once('exit', (code, signal) => settle({ code, signal }))
  })

/** @type {ReadonlyArray<NodeJS.Signals>} */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP']
