import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLogFile } from '#host/server/log-file.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'anticipo-log-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const logged = (name: string): string => readFileSync(join(folder, 'logs', name), 'utf8')

describe('the log', () => {
  it('continues the file of an earlier run, readable by its owner only', async () => {
    for (const line of ['first\n', 'second\n']) {
      const log = openLogFile(folder)
      log.write(line)
      await log.close()
    }
    expect(logged('host.log')).toBe('first\nsecond\n')
    expect(statSync(join(folder, 'logs', 'host.log')).mode & 0o777).toBe(0o600)
  })

  it('never exceeds its size, however long the host runs, with one older file', async () => {
    const log = openLogFile(folder, 100)
    for (let at = 0; at < 50; at += 1) log.write(`line ${String(at).padStart(4, '0')}\n`)
    await log.close()
    expect(readdirSync(join(folder, 'logs'))).toEqual(['host.log', 'host.log.1'])
    expect(logged('host.log')).toBe(Array.from({ length: 10 }, (_, at) => `line 00${40 + at}\n`).join(''))
    expect(statSync(join(folder, 'logs', 'host.log.1')).size).toBeLessThanOrEqual(100)
  })
})
