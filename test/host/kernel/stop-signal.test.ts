import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { stopSignals } from '#host/kernel/stop-signal.ts'

const PROGRAM = fileURLToPath(new URL('stopped-twice.ts', import.meta.url))

describe('a host after a stop signal', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('shuts down cleanly though %s arrives a second time', async (signal) => {
    const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => child.once('exit', (code, by) => resolve({ code, by })))
    const lines: Array<string> = []
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line)
      if (line !== 'closed') child.kill(signal)
      if (line === 'closing') child.stdin.end()
    }
    expect(lines).toEqual(['running', 'closing', 'closed'])
    expect(await ended).toEqual({ code: 0, by: null })
  })

  it('hurries after a second one, and not when a terminal sent the same one twice', async () => {
    const process = new EventEmitter()
    let now = 0
    const { hurried, stopped } = stopSignals(process, () => now)
    process.emit('SIGINT')
    await stopped
    now = 900
    process.emit('SIGINT')
    expect(hurried.aborted).toBe(false)
    now = 1_000
    process.emit('SIGTERM')
    expect(hurried.aborted).toBe(true)
  })
})
