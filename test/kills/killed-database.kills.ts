import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LATEST_SCHEMA } from '#host/database/migrate.ts'
import { openFolder } from '#test/host/database/open-folder.ts'
import { runWriter, WRITER } from '#test/host/database/run-writer.ts'

const LIMIT_MS = 120_000
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('the embedded database', () => {
  it('retains every acknowledged write of a process that is killed again and again', async () => {
    const folder = newFolder()
    let acknowledged = 0
    for (const count of [5, 60]) {
      const lines = await runWriter(folder, (line) => line === `wrote ${acknowledged + count}`)
      const [opened = ''] = lines
      const found = JSON.parse(opened.replace('open ', '')) as ReadonlyArray<string>
      expect(found.length).toBeGreaterThanOrEqual(acknowledged)
      expect(found).toEqual(found.map((_, at) => String(at)))
      acknowledged = Number(lines.at(-1)?.replace('wrote ', '')) + 1
    }
    const database = await openFolder(folder)
    const [row] = await database.query<{ count: number }>('select count(*) as count from password_attempt')
    await database.close()
    expect(row?.count).toBeGreaterThanOrEqual(acknowledged)
  })

  it('is created again when its first start was killed, and nothing is deleted', async () => {
    const folder = newFolder()
    const child = spawn(process.execPath, [WRITER, folder, 'write'], { stdio: 'ignore' })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = new Promise((resolve) => child.once('close', resolve))
    const written = (): ReadonlyArray<string> =>
      existsSync(join(folder, 'database')) ? readdirSync(join(folder, 'database')) : []
    await expect.poll(written, { interval: 5, timeout: LIMIT_MS }).not.toEqual([])
    child.kill('SIGKILL')
    await ended
    const database = await openFolder(folder)
    expect(await database.query('select max(version) as version from schema_version')).toEqual([
      { version: LATEST_SCHEMA },
    ])
    await database.close()
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['database', expect.stringMatching(/^database\.unfinished-\d+$/)]),
    )
    expect(readdirSync(folder)).not.toContain('database.beginning')
  })
})
