import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

/** The built host with a separate data folder. */
export interface BenchHost {
  readonly address: string
  readonly data: string
  readonly operator: (...args: ReadonlyArray<string>) => Promise<void>
  /** Resolves once its background work, such as the checks of signatures, is done: it would slow down what is measured. */
  readonly untilIdle: () => Promise<void>
  /** The memory that the system gives it, in megabytes. */
  readonly megabytes: () => number
  /** Ends it in the middle of whatever it does, and starts it again at the same address. */
  readonly killAndRestart: () => Promise<void>
  readonly stop: () => Promise<void>
}

export const startHost = async (flags: ReadonlyArray<string> = []): Promise<BenchHost> => {
  const data = mkdtempSync(join(tmpdir(), 'anticipo-bench-'))
  const serve = (port: string) => spawnHost(['serve', '--port', port, '--data', data, ...flags])
  let running = await serve('0')
  const { address } = running
  return {
    address,
    data,
    operator: (...args) =>
      new Promise((resolve, reject) => {
        const command = spawn(process.execPath, ['dist/host/main.js', ...args, '--data', data], {
          stdio: ['ignore', 'ignore', 'inherit'],
        })
        command.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`${args[0] ?? ''} ended with ${code}`)),
        )
      }),
    untilIdle: async () => {
      for (let quiet = 0, before = -1; quiet < IDLE_SECONDS;) {
        const now = processorSeconds(running.child.pid)
        quiet = now === before ? quiet + 1 : 0
        before = now
        await setTimeout(1_000)
      }
    },
    megabytes: () => Number(processColumn('rss', running.child.pid)) / 1024,
    killAndRestart: async () => {
      await ended(running, 'SIGKILL')
      running = await serve(new URL(address).port)
    },
    stop: async () => {
      await ended(running, 'SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

interface RunningHost {
  readonly child: ChildProcessByStdio<null, Readable, null>
  readonly address: string
  readonly end: Promise<void>
}

const spawnHost = async (args: ReadonlyArray<string>): Promise<RunningHost> => {
  const child = spawn(process.execPath, ['dist/host/main.js', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const end = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (part: Buffer) => {
      text += String(part)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The host ended:\n${text}`)))
  })
  return { child, address, end }
}

const ended = ({ child, end }: RunningHost, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  child.kill(signal)
  return end
}

const IDLE_SECONDS = 5

/** The processor time of all threads of a process, so far. */
const processorSeconds = (pid = 0): number => {
  const [seconds = 0, minutes = 0, hours = 0] = processColumn('time', pid).split(/[-:]/).map(Number).toReversed()
  return (hours * 60 + minutes) * 60 + seconds
}

const processColumn = (column: 'rss' | 'time', pid = 0): string =>
  execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
