import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** The built host with a separate data folder. */
export interface BenchHost {
  readonly address: string
  readonly operator: (...args: ReadonlyArray<string>) => Promise<void>
  /** Resolves once its background work, such as the checks of signatures, is done: it would slow down what is measured. */
  readonly untilIdle: () => Promise<void>
  readonly stop: () => Promise<void>
}

export const startHost = async (): Promise<BenchHost> => {
  const data = mkdtempSync(join(tmpdir(), 'anticipo-bench-'))
  const child = spawn(process.execPath, ['dist/host/main.js', 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (part: Buffer) => {
      text += String(part)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The host ended:\n${text}`)))
  })
  return {
    address,
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
        const now = processorSeconds(child.pid)
        quiet = now === before ? quiet + 1 : 0
        before = now
        await setTimeout(1_000)
      }
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const IDLE_SECONDS = 5

/** Of all threads of a process, so far. */
const processorSeconds = (pid = 0): number => {
  const [seconds = 0, minutes = 0, hours = 0] = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], {
    encoding: 'utf8',
  })
    .trim()
    .split(/[-:]/)
    .map(Number)
    .toReversed()
  return (hours * 60 + minutes) * 60 + seconds
}
