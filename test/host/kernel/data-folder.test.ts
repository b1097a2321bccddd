import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#host/config/config.ts'
import { systemClock } from '#host/kernel/clock.ts'
import { closeDataFolder } from '#host/kernel/data-folder.ts'
import { keysIn } from '#host/security/key-file.ts'
import { openResources } from '#host/server/resources.ts'
import { openFolder } from '#test/host/database/open-folder.ts'

let folder: string
let mask: number
beforeEach(() => {
  mask = process.umask(0o022)
  folder = mkdtempSync(join(tmpdir(), 'anticipo-modes-'))
  chmodSync(folder, 0o755)
})
afterEach(() => {
  process.umask(mask)
  rmSync(folder, { recursive: true, force: true })
})

/** Files that another user can open: every folder above and the file itself allow it. */
const openToOthers = (): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name)
    return (
      (statSync(path).mode & 0o077) !== 0 &&
      pathFrom(dirname(path)).every((above) => (statSync(above).mode & 0o011) !== 0)
    )
  })
const pathFrom = (path: string): ReadonlyArray<string> =>
  relative(folder, path) === '' ? [folder] : [...pathFrom(dirname(path)), path]

const place = (name: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), 'x', { mode: 0o666 })
  chmodSync(join(folder, name), 0o666)
}

describe('a data folder', () => {
  it('that others could read is closed at the start of the host', async () => {
    for (const name of ['keys/old.key', 'mail/a.eml', 'logs/host.log', 'snapshots/older.tar.gz']) place(name)
    expect(openToOthers()).toContain('keys/old.key')
    const told = readConfig(['serve', '--data', folder], {})
    if (E.isLeft(told)) throw new Error(told.left)
    const resources = await openResources(told.right.config, systemClock, openFolder)
    expect(readdirSync(folder)).toContain('database')
    expect(openToOthers()).toEqual([])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    await resources.database.close()
  }, 60_000)

  it('with every entry of the host counts as its own', () => {
    place('debts/CL-76192083-9.json')
    place('taxpayers/CL-76192083-9.json')
    closeDataFolder(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(openToOthers()).toEqual([])
  })

  it("with other files remains open, with the host's own files closed", () => {
    place('someone-else.txt')
    keysIn(join(folder, 'keys', 'session.key'))
    place('database/base/1')
    closeDataFolder(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o755)
    expect(openToOthers()).toEqual(['someone-else.txt'])
    expect(statSync(join(folder, 'database/base/1')).mode & 0o777).toBe(0o600)
  })
})
