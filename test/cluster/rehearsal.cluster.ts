import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { openDatabase } from '#host/database/open-database.ts'
import { whileConnected } from '#host/database/postgres-database.ts'
import { moveData } from '#host/moving/move-data.ts'
import { findPostgresPrograms } from '#host/rehearsal/postgres-programs.ts'
import { rehearseServer } from '#host/rehearsal/rehearse-server.ts'
import { SCRATCH_PREFIX } from '#host/database/scratch-database.ts'
import { rowHashes } from '#test/host/database/row-hashes.ts'
import { aDataFolder, appendEntry, tamper, type DataFolder } from '#test/host/database/a-data-folder.ts'
import { emptyDatabase } from './cluster-database.ts'

interface Rehearsal {
  readonly dump?: string
  readonly as?: string
  readonly until?: AbortSignal
  readonly onSaid?: (line: string) => void
}

let folder: DataFolder
let address: string
let live: Database
beforeEach(async () => {
  folder = await aDataFolder()
  address = await emptyDatabase()
  await moveData({ dataFolder: folder.path, address, say: () => undefined, goOn: () => undefined })
  live = await openDatabase('/nowhere', address, Date.now)
  onTestFinished(live.close)
})

const rehearse = async ({ as = address, dump, onSaid, until = new AbortController().signal }: Rehearsal = {}) => {
  const printed: Array<string> = []
  const differences: Array<string> = []
  const report = {
    say: (line: string) => {
      printed.push(line)
      onSaid?.(line)
    },
    differs: (line: string) => void differences.push(line),
  }
  await rehearseServer({ address: as, dump, dataFolder: folder.path, now: Date.now, report, until })
  return { printed: printed.join('\n'), differences }
}

const dumpOf = (database: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'anticipo-dump-')), 'database.dump')
  onTestFinished(() => rmSync(join(file, '..'), { recursive: true, force: true }))
  execFileSync('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${database}`])
  return file
}

const scratches = async (): Promise<ReadonlyArray<unknown>> =>
  live.query('select datname from pg_database where starts_with(datname, $1)', [SCRATCH_PREFIX])

const nothingIsLeft = async (): Promise<void> => {
  expect(await scratches()).toEqual([])
  expect(readdirSync(folder.path).filter((name) => name.includes('scratch'))).toEqual([])
}

describe('a rehearsal on a server', () => {
  it('dumps the database, restores it elsewhere and finds the same, changing nothing', async () => {
    const before = await rowHashes(live)
    const { differences, printed } = await rehearse()
    expect(differences).toEqual([])
    expect(printed).toMatch(/Copia: de ahora, hecha en \d+,\d s/)
    expect(printed).toMatch(/Tablas iguales a las que están en uso: \d+, con \d+ filas/)
    expect(printed).toContain('Libro: 4 asientos que suman 1000')
    expect(printed).toContain('Registro de auditoría: entero, 1 filas')
    expect(printed).toContain('Archivos de documentos: 1 de 1')
    expect(await rowHashes(live)).toEqual(before)
    await nothingIsLeft()
  })

  it('accepts a dump of an earlier moment', async () => {
    const dump = dumpOf(address)
    await live.transaction((tx) => appendEntry(tx, 'company added'))
    const { differences, printed } = await rehearse({ dump })
    expect(differences).toEqual([])
    expect(printed).toContain('business 1/1')
    await nothingIsLeft()
  })

  it('finds a ledger entry that was changed after the dump', async () => {
    const dump = dumpOf(address)
    await tamper(live, 'ledger_entry', `moved_on = '2026-11-03' where id = 2`)
    expect((await rehearse({ dump })).differences).toEqual([
      'El asiento 2 del libro no es el mismo en los datos en uso.',
    ])
  })

  it('finds a dump of other data', async () => {
    const [other, elsewhere] = [await aDataFolder(), await emptyDatabase()]
    await live.transaction((tx) => appendEntry(tx, 'company added'))
    await other.run((database) => database.transaction((tx) => appendEntry(tx, 'company added')))
    await moveData({ dataFolder: other.path, address: elsewhere, say: () => undefined, goOn: () => undefined })
    expect((await rehearse({ dump: dumpOf(elsewhere) })).differences).toEqual([
      'El registro de auditoría de la copia no es el comienzo del de los datos en uso: es de otros datos.',
    ])
  })

  it('finds a lost piece of a document, and a changed audit log', async () => {
    await live.query('delete from document_piece')
    await tamper(live, 'audit', `actor = 'host'`)
    expect((await rehearse()).differences).toEqual([
      'El registro de auditoría no es el que se escribió: cambia en la fila 1.',
      'Falta el archivo de document 1.',
    ])
  })

  it('drops the scratch database of a killed rehearsal, not that of a running one', async () => {
    const [row] = await live.query<{ oid: number }>(
      'select oid::int as oid from pg_database where datname = current_database()',
    )
    const [killed, running] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map((end) => `${SCRATCH_PREFIX}${row?.oid}_${end}`)
    for (const name of [killed, running]) await live.script(`create database ${name}`)
    onTestFinished(() => live.script(`drop database if exists ${running} with (force)`))
    await whileConnected(address, async (holder) => {
      await holder.query('select pg_advisory_lock(hashtext($1))', [running ?? ''])
      await rehearse()
    })
    expect(await scratches()).toEqual([{ datname: running }])
  })

  it('says that a file is no dump, and drops the scratch database', async () => {
    const file = join(folder.path, 'x.dump')
    writeFileSync(file, 'x'.repeat(5_000))
    await expect(rehearse({ dump: file })).rejects.toThrow('pg_restore terminó con 1')
    await nothingIsLeft()
  })

  it('says that the user may not create databases', async () => {
    const name = `anticipo_rehearser_${process.pid}`
    await live.script(`create role ${name} login`)
    onTestFinished(() => live.script(`drop owned by ${name}; drop role ${name}`))
    await live.script(
      `grant select on all tables in schema public to ${name}; grant select on all sequences in schema public to ${name}`,
    )
    const as = Object.assign(new URL(address), { username: name }).href
    await expect(rehearse({ as })).rejects.toThrow('CREATEDB')
  })

  it('says which programs are missing', async () => {
    await expect(findPostgresPrograms(99)).rejects.toThrow('postgresql-client-99')
  })

  it.each(['Copia: de ahora', 'Se recuperó', 'Libro:'])(
    'that is ended when it says «%s» leaves nothing',
    async (moment) => {
      const ended = new AbortController()
      const rehearsing = rehearse({
        until: ended.signal,
        onSaid: (line) => {
          if (line.startsWith(moment)) ended.abort(new Error('ended'))
        },
      })
      await expect(rehearsing).rejects.toThrow('ended')
      await nothingIsLeft()
    },
  )
})

describe('the command', () => {
  it('ends pg_dump with it on Ctrl+C', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const holding = live.transaction(async (tx) => {
      await tx.query('lock table announcement in access exclusive mode')
      await held
    })
    const waiting = () =>
      live.query(`select pid from pg_stat_activity where application_name = 'pg_dump' and wait_event_type = 'Lock'`)
    const command = spawn(
      join('node_modules', '.bin', 'node'),
      ['dist/host/main.js', 'restore:rehearse', `--data=${folder.path}`],
      { env: { ...process.env, DATABASE_URL: address }, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let complained = ''
    command.stderr.on('data', (text: Buffer) => (complained += String(text)))
    const code = new Promise((resolve) => command.once('close', resolve))
    await vi.waitUntil(async () => (await waiting()).length > 0, { timeout: 60_000 })
    command.kill('SIGINT')
    expect(await code).toBe(1)
    expect(complained).toBe('Se interrumpió el ensayo, y lo que creó se borró.\n')
    release()
    await holding
    await nothingIsLeft()
  })
})
