import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median, printed, type Figure } from '../support/figure.ts'

const RUNS = 3

/** From the command to the printed address, with everything installed and built: with new and with existing data. */
export const benchStart = async (): Promise<ReadonlyArray<Figure>> => {
  const first: number[] = []
  const again: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const data = mkdtempSync(join(tmpdir(), 'anticipo-start-'))
    first.push(await untilReady(data))
    again.push(await untilReady(data))
    rmSync(data, { recursive: true, force: true })
  }
  const seconds = (value: number): string => `${(value / 1_000).toFixed(1)} s`
  return [
    printed('npm start ready, the first time', seconds(median(first))),
    printed('npm start ready, again', seconds(median(again))),
  ]
}

/** npm ends before its child process, which is still closing its data. */
const groupEnd = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await wait(50)
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(-pid, 0)
  } catch {
    return false
  }
}

const untilReady = (data: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now()
    const child = spawn('npm', ['start', '--', '--port', '0', '--data', data], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    let text = ''
    let took: number | undefined
    child.stdout.on('data', (part: Buffer) => {
      text += String(part)
      if (took !== undefined || !/http:\/\/127\.0\.0\.1:\d+/.test(text)) return
      took = performance.now() - from
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    })
    child.once('exit', () => {
      if (took === undefined) return reject(new Error(`npm start ended:\n${text}`))
      const result = took
      void groupEnd(child.pid ?? 0).then(() => resolve(result))
    })
  })
