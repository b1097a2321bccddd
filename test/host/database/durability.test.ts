import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { DataInUse, lockData } from '#host/database/data-lock.ts'
import { LATEST_SCHEMA } from '#host/database/migrate.ts'
import { restoreSnapshot } from '#host/database/restore-snapshot.ts'
import { keepSnapshot, listSnapshots } from '#host/database/snapshots.ts'
import { isEverything, runs } from '#test/support/runs.ts'
import { folderCopies } from './folder-copies.ts'
import { openFolder } from './open-folder.ts'
import { runWriter } from './run-writer.ts'

const RACER = fileURLToPath(new URL('racer.ts', import.meta.url))
const children: Array<ChildProcess> = []
const folders: Array<string> = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-data-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const copyData = folderCopies(async (folder) => {
  const database = await openFolder(folder)
  await database.query(`insert into business (country, identifier, name) values ('CL', '76086428-5', 'Empresa')`)
  const [row] = await database.query<{ path: string }>(`select pg_relation_filepath('business') as path`)
  fileOfBusinesses = row?.path ?? ''
  await database.close()
})
let fileOfBusinesses = ''
/** The data of a stopped host, with one company. */
const dataFolder = async (): Promise<string> => {
  const folder = newFolder()
  await copyData(folder)
  return folder
}

/** Processes in separate pid namespaces, as in two containers. */
const UNSHARE = ['unshare', '--map-root-user', '--pid', '--fork', '--mount-proc']
const canUnshare = spawnSync(UNSHARE[0] ?? '', [...UNSHARE.slice(1), 'true']).status === 0
if (!canUnshare)
  process.stderr.write('No second process namespace may be made here: the lock is tested within one only.\n')
const PLACES: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['the same process namespace', []],
  ...(canUnshare ? [['another process namespace', UNSHARE] as const] : []),
]

describe('the embedded database', () => {
  it('retains every acknowledged write of a killed process', async () => {
    const folder = await dataFolder()
    const lines = await runWriter(folder, (line) => line === 'wrote 5')
    const acknowledged = lines.filter((line) => line.startsWith('wrote')).length
    const database = await openFolder(folder)
    const found = await database.query<{ subject: string }>('select subject from password_attempt order by at')
    await database.close()
    expect(acknowledged).toBeGreaterThanOrEqual(6)
    expect(found.length).toBeGreaterThanOrEqual(acknowledged)
    expect(found).toEqual(found.map((_, at) => ({ subject: String(at) })))
  })

  it('is created again when its first start was interrupted, and nothing is deleted', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'database'))
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '')
    writeFileSync(join(folder, 'database.beginning'), '')
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

  // PostgreSQL, CreateLockFile: an existing postmaster.pid without a process id is fatal.
  it('opens after a kill in the moment between the creation of the lock file of its engine and its first byte', async () => {
    const folder = await dataFolder()
    writeFileSync(join(folder, 'database', 'postmaster.pid'), '')
    const database = await openFolder(folder)
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
  })

  it(`is not opened by a second process in ${PLACES.map(([place]) => place).join(', or in ')}`, async () => {
    const folder = await dataFolder()
    const database = await openFolder(folder)
    const rejected = []
    for (const [, around] of PLACES) rejected.push(await runWriter(folder, () => false, { mode: 'read', around }))
    await database.close()
    const sentence = `rejected Otro proceso (${process.pid}) ya está usando estos datos. Detenlo antes de iniciar otro.`
    expect(rejected).toEqual(PLACES.map(() => [sentence]))
    await expect(openFolder(folder).then((again) => again.close())).resolves.toBeUndefined()
  })
})

describe('the lock', () => {
  it('of a dead process is taken over', () => {
    const file = join(newFolder(), 'lock')
    for (const left of ['999999999 5', `${process.pid} 1`, '', 'nonsense']) {
      writeFileSync(file, left)
      lockData(file)()
      expect(existsSync(file)).toBe(false)
    }
  })

  it('reports the process and machine that hold the data', () => {
    const file = join(newFolder(), 'lock')
    const release = lockData(file)
    expect(readFileSync(file, 'utf8').split(' ')).toEqual([String(process.pid), hostname(), expect.any(String)])
    writeFileSync(file, '7 otro-equipo')
    expect(() => lockData(file)).toThrow('Otro proceso (7 en otro-equipo) ya está usando estos datos.')
    release()
  })

  it('of a running process is respected', () => {
    const file = join(newFolder(), 'lock')
    const release = lockData(file)
    expect(() => lockData(file)).toThrow(DataInUse)
    release()
    lockData(file)()
  })

  it('is taken by one of many concurrent processes, whether stale or free', async () => {
    const folder = newFolder()
    const rounds = runs(60) + (runs(60) % 2)
    for (let round = 0; round < rounds; round += 2) writeFileSync(join(folder, `lock-${round}`), '999999999 5')
    const racers = Array.from({ length: 4 }, () =>
      spawn(process.execPath, [RACER, folder, String(rounds), String(Date.now() + 1_500), '10']),
    )
    children.push(...racers)
    const won = await Promise.all(racers.map(firstLine))
    for (const racer of racers) racer.kill('SIGKILL')
    const winners = won.flatMap((line) => JSON.parse(line) as ReadonlyArray<number>)
    expect(winners.toSorted((a, b) => a - b)).toEqual(Array.from({ length: rounds }, (_, round) => round))
    expect(readdirSync(folder)).toHaveLength(2 * rounds)
  })
})

const firstLine = (child: ChildProcessWithoutNullStreams): Promise<string> =>
  new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve))

describe('damaged data', () => {
  const cutLogs = (database: string): void => {
    const logs = join(database, 'pg_wal')
    for (const name of readdirSync(logs)) if (/^[0-9A-F]{24}$/.test(name)) truncateSync(join(logs, name), 0)
  }
  const replaceFolder = (database: string): void => {
    rmSync(database, { recursive: true })
    writeFileSync(database, 'x')
  }
  const DAMAGES: ReadonlyArray<readonly [string, (database: string) => void]> = [
    ['a folder that is a file', replaceFolder],
    ['a lost folder', (database) => rmSync(database, { recursive: true })],
    ['a lost control file', (database) => rmSync(join(database, 'global', 'pg_control'))],
    ['an empty log', cutLogs],
    ['a cut table', (database) => truncateSync(join(database, fileOfBusinesses), 100)],
    ['a table of another kind', (database) => writeFileSync(join(database, fileOfBusinesses), Buffer.alloc(8192, 7))],
  ]

  it.each(DAMAGES)('(%s) is reported in words', async (_, damage) => {
    const folder = await dataFolder()
    damage(join(folder, 'database'))
    await expect(openFolder(folder)).rejects.toMatchObject({
      failure: 'DAMAGED',
      message: expect.stringContaining('Recupera la última copia'),
    })
  })

  /* Restoring looks only at whether a folder, a file or nothing is there: the first three differ in that. */
  it.each(isEverything ? DAMAGES : DAMAGES.slice(0, 3))('(%s) is replaced by the last snapshot', async (_, damage) => {
    const folder = await dataFolder()
    damage(join(folder, 'database'))
    await restoreSnapshot(folder)
    const database = await openFolder(folder)
    expect(await database.query('select identifier from business')).toEqual([{ identifier: '76086428-5' }])
    await database.close()
  })
})

describe('a snapshot of another folder', () => {
  it('remains restored after a killed first start', async () => {
    const [file = ''] = await listSnapshots(join(await dataFolder(), 'snapshots'))
    const folder = newFolder()
    writeFileSync(join(folder, 'database.beginning'), '')
    await restoreSnapshot(folder, { file })
    const database = await openFolder(folder)
    expect(await database.query('select identifier from business')).toEqual([{ identifier: '76086428-5' }])
    await database.close()
  })
})

describe('snapshots', () => {
  it('are limited to the newest six, each complete or absent', async () => {
    const folder = newFolder()
    for (let at = 0; at < 9; at += 1) await keepSnapshot(folder, new Uint8Array([at]), Date.UTC(2026, 0, 1, 0, at))
    const kept = await listSnapshots(folder)
    expect(kept.map((file) => readFileSync(file)[0])).toEqual([8, 7, 6, 5, 4, 3])
    expect(readdirSync(folder).every((name) => name.endsWith('.tar.gz'))).toBe(true)
  })
})
