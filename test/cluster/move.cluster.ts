import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { verifyAuditLog } from '#host/audit/verify-audit-log.ts'
import { DataInUse } from '#host/database/data-lock.ts'
import type { Database } from '#host/database/database.ts'
import { openDatabase } from '#host/database/open-database.ts'
import { restoreSnapshot } from '#host/database/restore-snapshot.ts'
import { openPostgres } from '#host/database/postgres-database.ts'
import { listSnapshots } from '#host/database/snapshots.ts'
import { digestOfTables, firstDifference } from '#host/database/table-digests.ts'
import { isPortable, readTables } from '#host/database/tables.ts'
import { makeTableStore } from '#host/documents/table-store.ts'
import { moveData } from '#host/moving/move-data.ts'
import { operate, startProduct } from '#test/e2e/support/product.ts'
import { sampleLogins } from '#test/e2e/support/samples.ts'
import { aDataFolder, appendEntry, tamper, type DataFolder } from '#test/host/database/a-data-folder.ts'
import { callOf, sessionAt, statusOf } from './a-cluster.ts'
import { emptyDatabase } from './cluster-database.ts'

const move = async ({ path }: Pick<DataFolder, 'path'>, address: string, goOn: () => void = () => undefined) => {
  const printed: Array<string> = []
  await moveData({ dataFolder: path, address, goOn, say: (line) => void printed.push(line) })
  return printed.join('\n')
}

/** The database as a host opens it. */
const opened = async (address: string): Promise<Database> => {
  const database = await openDatabase('/nowhere', address, Date.now)
  onTestFinished(database.close)
  return database
}

const orderCount = async (address: string): Promise<unknown> =>
  (await (await opened(address)).query('select count(*) as count from orders'))[0]

/** Counts from 1; acts at one of the moments at which the move may be ended. */
const atStep = (step: number, act: () => void) => {
  let steps = 0
  return () => {
    steps += 1
    if (steps === step) act()
  }
}

/** How often a whole move can be ended. */
const stepsOf = async (folder: DataFolder): Promise<number> => {
  let steps = 0
  await move(folder, await emptyDatabase(), () => void (steps += 1))
  return steps
}

describe('the data of the sample companies', () => {
  it('are the same in a server, whose hosts serve them to the same sessions', async () => {
    const product = await startProduct(['--sample', '--password-cost=10'])
    onTestFinished(product.stop)
    await product.prints('Las facturas y operaciones de ejemplo están completas.')
    const [login = expect.fail('no sample')] = sampleLogins(product.output())
    const session = await sessionAt(product, login)
    await product.kill()
    const address = await emptyDatabase()
    const file = join(product.folder, 'address')
    writeFileSync(file, `${address}\n`)
    const printed = await product.operator('data:move', `--to-file=${file}`)
    expect(printed).toMatch(/Tablas iguales en los dos lados: \d+, con \d{3,} filas/)
    expect(printed).toMatch(/Archivos de documentos: [1-9]\d*/)
    expect(printed).toContain(join(product.data, 'keys', 'vault.key'))
    expect(printed).toMatch(/No están en la base de datos y siguen en \S+: taxpayers, debts, samples/)
    expect(readdirSync(product.data).filter((name) => name.includes('scratch'))).toEqual([])
    const host = await startProduct([
      `--database-url=${address}`,
      `--vault-key-file=${join(product.data, 'keys', 'vault.key')}`,
      `--session-key-file=${join(product.data, 'keys', 'session.key')}`,
    ])
    onTestFinished(host.stop)
    expect(await statusOf(host, callOf(session), session.token)).toBe(200)
    await expect(product.operator('data:move', `--to-file=${file}`)).rejects.toThrow('de un servidor que ya la usó')
  })
})

describe('a move', () => {
  it('copies what each type can hold, and leaves the folder as it is', async () => {
    const folder = await aDataFolder()
    await folder.run(async (database) => {
      await database.query(
        `insert into invoice (business_id, key, folio, payer_name, payer_identifier, issue_date, due_date, amount, financeable, reasons,
            search, plain_identifier, folio_order, payer_order)
          values (1, 'k', '', $1, '', '2026-02-28', '9999-12-31', 9007199254740991, true, array['a,"b"', '{}', 'NULL', '\\', ''], 's', '', '', '')`,
        ['Ñandú \\N "x"\n\t\u{1F600}'],
      )
      await database.script(`
        insert into idempotency (business_id, key, request_hash, answer, created_at)
          values (1, 'null', '', 'null', '2026-01-01T00:00:00.123456Z'), (1, 'none', '', null, 'infinity');
        insert into task_turn (name, fence) values ('x', 9223372036854775807);
        insert into imported_file (business_id, name, sha256, size, packed)
          select 1, 'f', n, 700000, decode(repeat(md5(n::text), 43750), 'hex') from generate_series(1, 9) n;
        insert into password_attempt (subject, at) select 'x', now() from generate_series(1, 2500)`)
    })
    const before = folder.files()
    const address = await emptyDatabase()
    expect(await move(folder, address)).toContain('password_attempt: 2500')
    expect(folder.files()).toEqual(before)
    const target = await opened(address)
    await folder.run(async (source) => {
      const tables = (await readTables(source)).filter((one) => isPortable(one) && one.name !== 'document_piece')
      const [expected, found] = [await digestOfTables(source, tables), await digestOfTables(target, tables)]
      expect(firstDifference(expected, found)).toBeUndefined()
      await tamper(target, 'ledger_entry', `moved_on = '2026-11-03' where id = 2`)
      expect(firstDifference(expected, await digestOfTables(target, tables))).toBe(
        'la tabla ledger_entry tiene las mismas 4 filas con otro contenido',
      )
    })
    expect((await makeTableStore(target).read(folder.fileKey))?.length).toBe(300_000)
  })

  it('leaves numbers, triggers and the audit log to go on where they were', async () => {
    const folder = await aDataFolder()
    await folder.run(async (database) => {
      await database.query(`insert into app_user (email, name, password_hash) values ('a@a.cl', 'A', 'x')`)
      await database.query('delete from app_user')
    })
    const address = await emptyDatabase()
    await move(folder, address)
    const target = await opened(address)
    expect(
      await target.query(`insert into app_user (email, name, password_hash) values ('b@a.cl', 'B', 'x') returning id`),
    ).toEqual([{ id: 2 }])
    await expect(target.query('update ledger_entry set amount = 1')).rejects.toThrow('never changed')
    await target.transaction((tx) => appendEntry(tx, 'company added'))
    expect(await verifyAuditLog(target)).toMatchObject({ _tag: 'TrailIntact', rows: 2 })
  })

  it('is repeated with newer data, as often as no host used the target', async () => {
    const folder = await aDataFolder()
    const address = await emptyDatabase()
    await move(folder, address)
    await folder.run(async (database) => {
      await database.query(`insert into app_user (email, name, password_hash) values ('a@a.cl', 'A', 'x')`)
      await database.transaction((tx) => appendEntry(tx, 'company added'))
    })
    expect(await move(folder, address)).toContain('app_user: 1')
    await move(folder, address)
    const target = await opened(address)
    await target.query(`update app_user set name = 'B'`)
    await expect(move(folder, address)).rejects.toThrow('de un servidor que ya la usó')
    expect(await target.query('select name from app_user')).toEqual([{ name: 'B' }])
  })

  it.each([
    ['at its first file', 1],
    ['in the middle', 30],
    ['before its last step', undefined],
  ])('that is ended %s leaves an empty database, and is then done', async (_, step) => {
    const folder = await aDataFolder()
    const address = await emptyDatabase()
    const end = atStep(step ?? (await stepsOf(folder)), () => {
      throw new Error('ended')
    })
    await expect(move(folder, address, end)).rejects.toThrow('ended')
    expect(await orderCount(address)).toEqual({ count: 0 })
    expect(readdirSync(folder.path).filter((name) => name.includes('scratch'))).toEqual([])
    await move(folder, address)
    expect(await orderCount(address)).toEqual({ count: 1 })
  })

  it('that loses its server is undone', async () => {
    const folder = await aDataFolder()
    const address = await emptyDatabase()
    const target = await opened(address)
    let cut: Promise<unknown> | undefined
    const lose = atStep(30, () => {
      cut = target.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
    })
    await expect(move(folder, address, lose)).rejects.toThrow()
    await cut
    expect(await orderCount(address)).toEqual({ count: 0 })
  })

  it('makes a host that starts meanwhile wait for the whole data', async () => {
    const folder = await aDataFolder()
    const address = await emptyDatabase()
    let starting: Promise<unknown> | undefined
    const start = atStep(5, () => {
      starting = orderCount(address)
    })
    await move(folder, address, start)
    expect(await starting).toEqual({ count: 1 })
  })
})

describe('a move is rejected', () => {
  it('while a host uses the folder', async () => {
    const folder = await aDataFolder()
    const address = await emptyDatabase()
    await folder.run(() => expect(move(folder, address)).rejects.toBeInstanceOf(DataInUse))
  })

  it('from a folder without data, which is not created', async () => {
    const folder = await aDataFolder()
    rmSync(join(folder.path, 'database'), { recursive: true })
    await expect(move(folder, await emptyDatabase())).rejects.toThrow('no hay datos de un servidor')
    expect(readdirSync(folder.path)).not.toContain('database')
  })

  it('to a database of another program', async () => {
    const folder = await aDataFolder()
    const address = await emptyDatabase()
    const other = openPostgres(address)
    onTestFinished(other.close)
    await other.script('create table customer (id integer)')
    await expect(move(folder, address)).rejects.toThrow('no está vacía (tabla customer)')
    expect(
      await other.query(`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`),
    ).toEqual([{ relname: 'customer' }])
  })

  it('to a database that a host used', async () => {
    const folder = await aDataFolder()
    const address = await emptyDatabase()
    const used = await opened(address)
    await used.query(`insert into host_setting (name, value) values ('public_address', 'https://a.example')`)
    await expect(move(folder, address)).rejects.toThrow('no está vacía (tabla host_setting)')
  })

  it('to the data of another installation, and to newer ones of its own', async () => {
    const [folder, other] = [await aDataFolder(), await aDataFolder()]
    const address = await emptyDatabase()
    for (const each of [folder, other])
      await each.run((database) => database.transaction((tx) => appendEntry(tx, 'company added')))
    await move(folder, address)
    await expect(move(other, address)).rejects.toThrow('de otra instalación')
    const snapshots = await listSnapshots(join(folder.path, 'snapshots'))
    await restoreSnapshot(folder.path, { file: snapshots.at(-1) })
    await expect(move(folder, address)).rejects.toThrow('más nuevos que los de esta carpeta')
  })

  it('to a schema of a newer program', async () => {
    const folder = await aDataFolder()
    const address = await emptyDatabase()
    await (await opened(address)).query('insert into schema_version (version) values (9999)')
    await expect(move(folder, address)).rejects.toMatchObject({ failure: 'NEWER_SCHEMA' })
  })

  it('when a document is lost or changed, and names it', async () => {
    const folder = await aDataFolder()
    const address = await emptyDatabase()
    const file = join(folder.path, 'documents', folder.fileKey.slice(0, 2), folder.fileKey)
    writeFileSync(file, 'otro')
    await expect(move(folder, address)).rejects.toThrow('document 1 cambió')
    rmSync(file)
    await expect(move(folder, address)).rejects.toThrow('document 1 falta')
    expect(await orderCount(address)).toEqual({ count: 0 })
  })

  it('when the audit log or the ledger of the folder is not whole', async () => {
    const address = await emptyDatabase()
    const [one, other] = [await aDataFolder(), await aDataFolder()]
    await one.run((database) => tamper(database, 'audit', `actor = 'host'`))
    await expect(move(one, address)).rejects.toThrow('El registro de auditoría de esta carpeta')
    await other.run((database) => tamper(database, 'ledger_entry', 'amount = 39 where id = 3'))
    await expect(move(other, address)).rejects.toThrow('El asiento 1 del libro')
    expect(await orderCount(address)).toEqual({ count: 0 })
  })
})

describe('the command', () => {
  it('never prints the password of the address', async () => {
    const folder = await aDataFolder()
    for (const address of [
      'postgres://ana:s3creta@127.0.0.1:1/base',
      'postgres://ana:s3creta%zz@127.0.0.1:1/base',
      'postgres://ana:s3creta@[/base',
    ]) {
      const failed = operate(['data:move', `--to=${address}`, `--data=${folder.path}`])
      await expect(failed).rejects.toThrow(/^data:move ended with [12]:/)
      await expect(failed).rejects.not.toThrow('s3creta')
    }
  })
})
