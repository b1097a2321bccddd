// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * @typedef {object} ThrowawayPostgres
 * @property {string} address `postgres://…`
 * @property {() => Promise<void>} restart Ends the server at once, as a power cut would, and starts it on the same data.
 * @property {() => Promise<void>} stop Ends the server and removes its data.
 */

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const USER = 'anticipo'
const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 20_000

/**
 * A PostgreSQL server in a new folder, on a free port of this machine only. Undefined where PostgreSQL is not installed.
 * Its data need not survive a power cut unless `isDurable`. `settings` are of the form `name=value`.
 *
 * @param {{ readonly isDurable?: boolean, readonly settings?: ReadonlyArray<string> }} [options]
 * @returns {Promise<ThrowawayPostgres | undefined>}
 */
export const startPostgres = async ({ isDurable = false, settings = [] } = {}) => {
  const programs = postgresPrograms()
  if (programs === undefined) return undefined
  const identity = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-postgres-'))
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', USER, '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...identity,
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: folder,
    timeout: START_LIMIT_MS,
  })
  const port = await freePort()
  const speed = isDurable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const own = settings.flatMap((one) => ['-c', one])
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...speed, ...own]
  const start = () =>
    spawn(join(programs, 'postgres'), options, {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  let server = start()
  const stop = async () => {
    process.off('exit', endAtOnce)
    await end(server)
    rmSync(folder, { recursive: true, force: true })
  }
  const restart = async () => {
    await end(server, ['SIGQUIT', 'SIGKILL'])
    server = start()
    await ready(server)
  }
  const endAtOnce = () => void server.kill('SIGQUIT')
  process.on('exit', endAtOnce)
  try {
    await ready(server)
  } catch (error) {
    await stop()
    throw error
  }
  return { address: `postgres://${USER}@127.0.0.1:${port}/postgres`, restart, stop }
}

/** The folder of Debian's newest version, or the one on the path. @returns {string | undefined} */
export const postgresPrograms = () => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** PostgreSQL does not run as root, so root starts servers under the account of its package, or under the system's unprivileged account. */
export const unprivileged = () => {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user === undefined ? {} : { uid: Number(user[2]), gid: Number(user[3]) }
}

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server @returns {Promise<void>} */
const ready = (server) =>
  new Promise((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`PostgreSQL did not start:\n${said}`))
    const limit = setTimeout(fail, START_LIMIT_MS)
    server.once('error', reject)
    server.once('exit', fail)
    server.stderr.on('data', (/** @type {Buffer} */ chunk) => {
      said = (said + String(chunk)).slice(-10_000)
      if (!said.includes('database system is ready to accept connections')) return
      clearTimeout(limit)
      server.off('exit', fail)
      resolve()
    })
  })

/**
 * By default first a fast shutdown, then an immediate one.
 *
 * @param {import('node:child_process').ChildProcess} server
 * @param {ReadonlyArray<NodeJS.Signals>} signals
 */
export const end = async (server, signals = ['SIGINT', 'SIGQUIT', 'SIGKILL']) => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  for (const signal of signals) {
    server.kill(signal)
    const waiting = new AbortController()
    const isLate = await Promise.race([
      ended.then(() => false),
      wait(STOP_LIMIT_MS, true, { signal: waiting.signal }).catch(() => false),
    ])
    waiting.abort()
    if (!isLate) return
  }
}

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() =>
          typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port')),
        )
      })
  })
