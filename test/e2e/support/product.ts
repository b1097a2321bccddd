import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TypedOptions } from '#test/support/operator-line.ts'
import { sendToHost } from './operator-socket.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const NODE = join(ROOT, 'node_modules', '.bin', 'node')
const HOST = join(ROOT, 'dist', 'host', 'main.js')
const MOVED_CLOCK = new URL('./moved-clock.ts', import.meta.url).href
const CLIENT = join(ROOT, 'dist', 'client')

/** The built product on a port and a data folder of its own. */
export interface Product {
  readonly address: string
  readonly data: string
  /** For files beside the data, such as documents; removed with the data. */
  readonly folder: string
  /** Everything the host printed so far. */
  readonly output: () => string
  /** Resolves once the host has printed the text. */
  readonly prints: (text: string) => Promise<void>
  /** Runs an operator command against the same data; resolves to what it printed, rejects when it failed. */
  readonly operator: (...args: ReadonlyArray<string>) => Promise<string>
  /** Has the running host execute an operator's request without the command; rejects when it rejects. */
  readonly arrange: (words: ReadonlyArray<string | number>, options?: TypedOptions) => Promise<void>
  /** Ends the host in the middle of whatever it does, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Has the host end what it does and stop. */
  readonly shutDown: () => Promise<void>
  /** Starts a host that ended on the same data and at the same address, as the same program or another. */
  readonly restart: (program?: string) => Promise<void>
  /** Has the host stop, and starts it so many days later by its own clock. */
  readonly wait: (days: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts the host and waits until it says where it listens. */
export const startProduct = async (flags: ReadonlyArray<string> = [], program: string = HOST): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-journey-'))
  const data = join(folder, 'data')
  let running = await startHost(program, data, '0', flags)
  const { address } = running
  return {
    address,
    data,
    folder,
    output: () => running.printed.text(),
    prints: (text) => untilPrinted(running.printed, text),
    operator: (...args) => operate([...args, '--data', data]),
    arrange: (words, options) => sendToHost(data, words, options),
    kill: () => ended(running.host, 'SIGKILL'),
    shutDown: () => ended(running.host, 'SIGTERM'),
    restart: async (next = program) => {
      running = await startHost(next, data, new URL(address).port, flags)
    },
    wait: async (days) => {
      await ended(running.host, 'SIGTERM')
      running = await startHost(program, data, new URL(address).port, flags, {
        DAYS_LATER: String(days),
        NODE_OPTIONS: `--import=${MOVED_CLOCK}`,
      })
    },
    stop: async () => {
      await ended(running.host, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface RunningHost {
  readonly host: ChildProcess
  readonly printed: Printed
  readonly address: string
}

/** Begins to start a host on `data` and ends it as a power cut would, at the moment that is given. */
export const killProduct = async (
  data: string,
  flags: ReadonlyArray<string>,
  moment: Promise<unknown>,
): Promise<void> => {
  const host = spawnHost(HOST, data, '0', flags)
  await moment
  await ended(host, 'SIGKILL')
}

/** In a folder other than the project's, from which the host has to find its client. */
const spawnHost = (
  program: string,
  data: string,
  port: string,
  flags: ReadonlyArray<string>,
  variables: NodeJS.ProcessEnv = {},
) => {
  const client = program === HOST ? [] : ['--client', CLIENT]
  return spawn(NODE, [program, 'serve', '--port', port, '--data', data, ...client, ...flags], {
    cwd: dirname(data),
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const startHost = async (
  program: string,
  data: string,
  port: string,
  flags: ReadonlyArray<string>,
  variables?: NodeJS.ProcessEnv,
): Promise<RunningHost> => {
  const host = spawnHost(program, data, port, flags, variables)
  const printed = collect(host)
  return { host, printed, address: await addressOf(host, printed) }
}

const addressOf = (host: ChildProcess, printed: Printed): Promise<string> =>
  new Promise((resolve, reject) => {
    const check = () => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed.text())?.[0]
      if (address !== undefined) resolve(address)
    }
    printed.onText(check)
    host.once('exit', (code) => reject(new Error(`The host ended with ${code}:\n${printed.text()}`)))
  })

/** Runs an operator command; resolves to what it printed, rejects when it failed. */
export const operate = (args: ReadonlyArray<string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const command = spawn(NODE, [HOST, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed = collect(command)
    command.once('exit', (code) =>
      code === 0
        ? resolve(printed.text())
        : reject(new Error(`${args[0] ?? ''} ended with ${code}:\n${printed.text()}`)),
    )
  })

const ended = (host: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> =>
  new Promise((resolve) => {
    if (host.exitCode !== null || host.signalCode !== null) return resolve()
    host.once('exit', () => resolve())
    host.kill(signal)
  })

interface Printed {
  readonly text: () => string
  readonly onText: (listener: () => void) => void
}

const untilPrinted = (printed: Printed, text: string): Promise<void> =>
  new Promise((resolve) => {
    const check = () => printed.text().includes(text) && resolve()
    printed.onText(check)
    check()
  })

const collect = (child: ChildProcess): Printed => {
  let text = ''
  const listeners: Array<() => void> = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += String(chunk)
      for (const listener of listeners) listener()
    })
  }
  return { text: () => text, onText: (listener) => void listeners.push(listener) }
}
