import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { MigrationFailed } from '#host/database/migrate.ts'
import { openDatabase } from '#host/database/open-database.ts'
import { DataNotOpened, explainEmbedded, explainOpening } from '#host/database/opening-failures.ts'
import { openFolder } from './open-folder.ts'
import { WRITER } from './run-writer.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anticipo-opening-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openFolder(folder)
const changed = async (change: (database: Database) => Promise<unknown>): Promise<void> => {
  const database = await open()
  await change(database)
  await database.close()
}
const sentenceOf = (error: unknown): string => {
  const explained = explainOpening(error, '/datos')
  return explained instanceof DataNotOpened ? `${explained.failure}: ${explained.message}` : 'not explained'
}

describe('data that cannot be opened', () => {
  it('because they are from a newer program are left unchanged', async () => {
    await changed((database) => database.query('insert into schema_version (version) values (9999)'))
    await expect(open()).rejects.toMatchObject({
      failure: 'NEWER_SCHEMA',
      message: expect.stringContaining('versión más nueva'),
    })
  })

  it('because a migration fails report which, and remain unchanged', async () => {
    await changed((database) => database.query('delete from schema_version where version = 11'))
    await expect(open()).rejects.toMatchObject({
      failure: 'MIGRATION',
      message: expect.stringMatching(/11: .*already exists.*Siguen como estaban/s),
    })
    await expect(open()).rejects.toMatchObject({ failure: 'MIGRATION' })
  })

  it.each<readonly [string, unknown, string]>([
    [
      'a full disk',
      Object.assign(new Error('no space'), { code: 'ENOSPC' }),
      'DISK_FULL: El disco de /datos está lleno',
    ],
    ['a full disk, as the engine numbers it', { errno: 51 }, 'DISK_FULL: El disco'],
    [
      'a full disk, as PostgreSQL calls it',
      Object.assign(new Error('no space'), { code: '53100' }),
      'DISK_FULL: El disco',
    ],
    [
      'a full disk below the lock',
      Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
      'DISK_FULL: El disco',
    ],
    [
      'a full disk during a migration',
      new MigrationFailed(3, Object.assign(new Error('no space'), { code: '53100' })),
      'DISK_FULL: El disco',
    ],
    [
      'too little memory',
      new RangeError('WebAssembly.Memory(): could not allocate memory'),
      'MEMORY: No hay memoria suficiente',
    ],
    [
      'too little memory, as PostgreSQL calls it',
      Object.assign(new Error('oom'), { code: '53200' }),
      'MEMORY: No hay memoria suficiente',
    ],
    [
      'files of another user',
      Object.assign(new Error('EACCES: x'), { code: 'EACCES' }),
      'NOT_ALLOWED: El programa no tiene permiso',
    ],
    [
      'a disk that knows no locks',
      Object.assign(new Error('disk I/O error'), { errcode: 3850 }),
      'NO_LOCKS: El disco de /datos no permite bloquear',
    ],
    [
      'a server that is not there',
      Object.assign(new Error('rejected'), { code: 'ECONNREFUSED' }),
      'UNREACHABLE: La base de datos de /datos no responde',
    ],
    [
      'a wrong password of the server',
      Object.assign(new Error('password'), { code: '28P01' }),
      'REFUSED: La base de datos de /datos no acepta',
    ],
    ['nothing that is known', new Error('nothing known'), 'not explained'],
  ])('have distinct causes: %s', (_, error, sentence) => {
    expect(sentenceOf(error).startsWith(sentence)).toBe(true)
  })

  it('for a cause hidden by the engine are damaged only when the folder is usable', async () => {
    const hidden = new Error('PGlite failed to initialize properly')
    expect(await explainEmbedded(hidden, join(folder, 'database'))).toMatchObject({ failure: 'DAMAGED' })
    expect(readdirSync(folder)).toEqual([])
  })

  it('because the server is not running report its address', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    await new Promise((resolve) => server.close(resolve))
    await expect(openDatabase(folder, `postgres://ana:secreta@127.0.0.1:${port}/x`, Date.now)).rejects.toMatchObject({
      failure: 'UNREACHABLE',
      message: `La base de datos de 127.0.0.1:${port} no responde. Revisa que esté encendida y que la dirección sea la correcta.`,
    })
  })
})

/** A separate disk for one process, where permitted. */
const onDisk = (options: string, script: string) =>
  spawnSync(
    'unshare',
    [
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      `mount -t tmpfs -o ${options} tmpfs "$0" && ${script}`,
      folder,
      process.execPath,
      WRITER,
    ],
    {
      encoding: 'utf8',
    },
  )
const canMount =
  spawnSync('unshare', ['--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0
if (!canMount) process.stderr.write('No disk may be mounted here: a full disk is tested by its errors only.\n')

if (canMount) {
  describe('a disk', () => {
    it('that is full is not reported as damage', () => {
      expect(onDisk('size=8m', '"$1" "$2" "$0" read').stdout).toContain('está lleno y los datos no se abrieron')
    })

    it('that is read-only is not reported as damage', () => {
      expect(
        onDisk('size=80m', '"$1" "$2" "$0" read && mount -o remount,ro "$0" && "$1" "$2" "$0" read').stdout,
      ).toMatch(/^open \[\]\nrejected El programa no tiene permiso/)
    })
  })
}
