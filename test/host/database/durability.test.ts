import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataInUse, lockData } from '#host/database/data-lock.ts'
import { LATEST_SCHEMA } from '#host/database/migrate.ts'
import { openDatabase } from '#host/database/open-database.ts'
import { restoreSnapshot } from '#host/database/restore-snapshot.ts'
import { keepSnapshot, listSnapshots } from '#host/database/snapshots.ts'
import { folderCopies } from './folder-copies.ts'
import { builtDatabase } from './fresh-database.ts'

const RACER = fileURLToPath(new URL('racer.ts', import.meta.url))
const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url))
/** Each starts processes with separate databases. */
const SLOW_MS = 120_000
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

/** Runs the writer until `isEnough` accepts a line, kills it, and returns all lines. */
const crash = async (
  folder: string,
  isEnough: (line: string) => boolean,
  mode = 'write',
  around: ReadonlyArray<string> = [],
): Promise<ReadonlyArray<string>> => {
  const [command = '', ...words] = [...around, process.execPath, WRITER, folder, mode]
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const lines: Array<string> = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (isEnough(line)) child.kill('SIGKILL')
  }
  await ended
  return lines
}
const open = (folder: string) => openDatabase(folder, undefined, Date.now, builtDatabase)
const copyData = folderCopies(async (folder) => {
  const database = await open(folder)
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
  it(
    'retains every acknowledged write of a killed process',
    async () => {
      const folder = newFolder()
      let acknowledged = 0
      for (const count of [5, 60]) {
        const lines = await crash(folder, (line) => line === `wrote ${acknowledged + count}`)
        const [opened = ''] = lines
        const found = JSON.parse(opened.replace('open ', '')) as ReadonlyArray<string>
        expect(found.length).toBeGreaterThanOrEqual(acknowledged)
        expect(found).toEqual(found.map((_, at) => String(at)))
        acknowledged = Number(lines.at(-1)?.replace('wrote ', '')) + 1
      }
      const database = await open(folder)
      const [row] = await database.query<{ count: number }>('select count(*) as count from password_attempt')
      await database.close()
      expect(row?.count).toBeGreaterThanOrEqual(acknowledged)
    },
    SLOW_MS,
  )

  it(
    'is created again when its first start was killed, and nothing is deleted',
    async () => {
      const folder = newFolder()
      const child = spawn(process.execPath, [WRITER, folder, 'write'], { stdio: 'ignore' })
      children.push(child)
      const ended = new Promise((resolve) => child.once('close', resolve))
      const written = (): ReadonlyArray<string> =>
        existsSync(join(folder, 'database')) ? readdirSync(join(folder, 'database')) : []
      await expect.poll(written, { interval: 5, timeout: SLOW_MS }).not.toEqual([])
      child.kill('SIGKILL')
      await ended
      const database = await open(folder)
      expect(await database.query('select max(version) as version from schema_version')).toEqual([
        { version: LATEST_SCHEMA },
      ])
      await database.close()
      expect(readdirSync(folder)).toEqual(
        expect.arrayContaining(['database', expect.stringMatching(/^database\.unfinished-\d+$/)]),
      )
      expect(readdirSync(folder)).not.toContain('database.beginning')
    },
    SLOW_MS,
  )

  // PostgreSQL, CreateLockFile: an existing postmaster.pid without a process id is fatal.
  it(
    'opens after a kill in the moment between the creation of the lock file of its engine and its first byte',
    async () => {
      const folder = await dataFolder()
      writeFileSync(join(folder, 'database', 'postmaster.pid'), '')
      const database = await open(folder)
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
      await database.close()
    },
    SLOW_MS,
  )

  it.each(PLACES)(
    'is not opened by a second process in %s',
    async (_, around) => {
      const folder = await dataFolder()
      const database = await open(folder)
      const lines = await crash(folder, () => false, 'read', around)
      await database.close()
      expect(lines).toEqual([
        `refused Otro proceso (${process.pid}) ya está usando estos datos. Detenlo antes de iniciar otro.`,
      ])
      await expect(open(folder).then((again) => again.close())).resolves.toBeUndefined()
    },
    SLOW_MS,
  )
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

  it(
    'is taken by one of many concurrent processes, whether stale or free',
    async () => {
      const folder = newFolder()
      const rounds = 60
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
    },
    SLOW_MS,
  )
})

const firstLine = (child: ChildProcessWithoutNullStreams): Promise<string> =>
  new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve))

describe('damaged data', () => {
  let folder: string
  let table: string
  beforeAll(async () => {
    folder = await dataFolder()
    table = join(folder, 'database', fileOfBusinesses)
  })

  const wal = (): string => join(folder, 'database', 'pg_wal')
  const cutLogs = (): void => {
    for (const name of readdirSync(wal())) if (/^[0-9A-F]{24}$/.test(name)) truncateSync(join(wal(), name), 0)
  }
  const replaceFolder = (): void => {
    rmSync(join(folder, 'database'), { recursive: true })
    writeFileSync(join(folder, 'database'), 'x')
  }

  it.each<readonly [string, () => void]>([
    ['a lost control file', () => rmSync(join(folder, 'database', 'global', 'pg_control'))],
    ['an empty log', cutLogs],
    ['a cut table', () => truncateSync(table, 100)],
    ['a table of another kind', () => writeFileSync(table, Buffer.alloc(8192, 7))],
    ['a folder that is a file', replaceFolder],
    ['a lost folder', () => rmSync(join(folder, 'database'), { recursive: true })],
  ])(
    '(%s) is reported in words, and its last snapshot can be restored',
    async (_, damage) => {
      damage()
      await expect(open(folder)).rejects.toMatchObject({ failure: 'DAMAGED' })
      await expect(open(folder)).rejects.toThrow('Recupera la última copia')
      await restoreSnapshot(folder)
      const database = await open(folder)
      expect(await database.query('select identifier from business')).toEqual([{ identifier: '76086428-5' }])
      await database.close()
    },
    SLOW_MS,
  )
})

describe('a snapshot of another folder', () => {
  it(
    'remains restored after a killed first start',
    async () => {
      const [file = ''] = await listSnapshots(join(await dataFolder(), 'snapshots'))
      const folder = newFolder()
      writeFileSync(join(folder, 'database.beginning'), '')
      await restoreSnapshot(folder, { file })
      const database = await open(folder)
      expect(await database.query('select identifier from business')).toEqual([{ identifier: '76086428-5' }])
      await database.close()
    },
    SLOW_MS,
  )
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
