import * as E from 'fp-ts/Either'
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Queries } from '#host/database/database.ts'
import { listSnapshots } from '#host/database/snapshots.ts'
import { operatorSocketPath } from '#host/operator-socket/path.ts'
import { openOperatorSocket } from '#host/operator-socket/server.ts'
import { dataRead } from '#host/operator/data-read.ts'
import { rehearseSnapshot } from '#host/rehearsal/rehearse-snapshot.ts'
import { aDataFolder, addDocument, appendEntry, type DataFolder } from '#test/host/database/a-data-folder.ts'
import { openFolder } from '#test/host/database/open-folder.ts'

/** The words of a rehearsal, and the differences that it found. */
const rehearse = async ({ path }: Pick<DataFolder, 'path'>, goOn: () => void = () => undefined) => {
  const printed: Array<string> = []
  const differences: Array<string> = []
  const report = {
    say: (line: string) => void printed.push(line),
    differs: (line: string) => void differences.push(line),
  }
  await rehearseSnapshot({ dataFolder: path, now: Date.now, report, goOn })
  return { printed: printed.join('\n'), differences }
}

const addUsers = (queries: Queries, count: number) =>
  queries.query(
    `insert into app_user (email, name, password_hash) select 'u' || n || '@a.cl', 'U', 'x' from generate_series(1, $1) n`,
    [count],
  )

/** Loses the snapshot of the change, so that the newest one is from before it. */
const changeAfterSnapshot = async (folder: DataFolder, work: Parameters<DataFolder['run']>[0]): Promise<void> => {
  const before = new Set(await listSnapshots(join(folder.path, 'snapshots')))
  await folder.run(work)
  for (const file of await listSnapshots(join(folder.path, 'snapshots'))) if (!before.has(file)) rmSync(file)
}

describe('a rehearsed snapshot', () => {
  it('is restored and found to be like the data, which stay as they are', async () => {
    const folder = await aDataFolder()
    const before = folder.files()
    const { differences, printed } = await rehearse(folder)
    expect(differences).toEqual([])
    expect(printed).toMatch(/Copia: \S+\.tar\.gz, de hace 0 min/)
    expect(printed).toMatch(/Se recuperó y se leyó completa en \d+,\d s/)
    expect(printed).toContain('Libro: 4 asientos que suman 1000')
    expect(printed).toContain('Registro de auditoría: entero, 1 filas')
    expect(printed).toContain('business 1/1')
    expect(printed).toContain('Archivos de documentos: 1 de 1')
    expect(folder.files()).toEqual(before)
    expect(readdirSync(folder.path).filter((name) => name.includes('scratch'))).toEqual([])
  })

  it('may be of an earlier moment', async () => {
    const folder = await aDataFolder()
    await changeAfterSnapshot(folder, async (database) => {
      await database.transaction((tx) => appendEntry(tx, 'company added'))
      await addUsers(database, 90)
    })
    expect((await rehearse(folder)).differences).toEqual([])
  })

  it('is compared with the data of a running host by asking it', async () => {
    const folder = await aDataFolder()
    const database = await openFolder(folder.path)
    const socket = await openOperatorSocket(operatorSocketPath(folder.path), async (line) => {
      const done = await dataRead.execute({ database }, line)
      return E.isRight(done) ? { ok: true, lines: [...done.right] } : { ok: false, sentence: done.left }
    })
    try {
      await addUsers(database, 300)
      expect((await rehearse(folder)).differences).toEqual([
        'La tabla app_user tiene 0 filas en la copia y 300 en los datos en uso.',
      ])
    } finally {
      await socket?.close()
      await database.close()
    }
  })

  it('is passed over when it is damaged, which is reported', async () => {
    const folder = await aDataFolder()
    await folder.run(async () => undefined)
    const [newest = '', older = ''] = await listSnapshots(join(folder.path, 'snapshots'))
    truncateSync(newest, 20_000)
    const { differences, printed } = await rehearse(folder)
    expect(differences).toEqual([`La copia ${newest} está dañada y no se puede recuperar.`])
    expect(printed).toContain(`Copia: ${older}`)
    expect(printed).toContain('Libro: 4 asientos')
    writeFileSync(older, 'x')
    expect((await rehearse(folder)).differences).toContain('Ninguna copia se puede recuperar.')
  })

  it('is missed when there is none', async () => {
    const folder = await aDataFolder()
    rmSync(join(folder.path, 'snapshots'), { recursive: true })
    await expect(rehearse(folder)).rejects.toMatchObject({ failure: 'NO_SNAPSHOT' })
  })

  it('is removed from its scratch folder when the operator ends the rehearsal', async () => {
    const folder = await aDataFolder()
    let steps = 0
    const end = () => {
      steps += 1
      if (steps === 2) throw new Error('ended')
    }
    await expect(rehearse(folder, end)).rejects.toThrow('ended')
    expect(readdirSync(folder.path).filter((name) => name.includes('scratch'))).toEqual([])
  })
})

describe('a rehearsal finds', () => {
  it('a file that is lost or changed, and not one that was rejected since', async () => {
    const folder = await aDataFolder()
    const documents = join(folder.path, 'documents')
    const [lost, rejected] = await folder.run(async (database) => [
      await addDocument(database, documents, 'TAX_FOLDER'),
      await addDocument(database, documents, 'BALANCE'),
    ])
    writeFileSync(fileOf(documents, folder.fileKey), 'otro')
    for (const key of [lost, rejected]) rmSync(fileOf(documents, key ?? ''))
    await changeAfterSnapshot(folder, (database) =>
      database.query('update document set file_key = null, file_name = null, file_size = null where file_key = $1', [
        rejected ?? null,
      ]),
    )
    const { differences, printed } = await rehearse(folder)
    expect(differences).toEqual(['El archivo de document 1 no es el que se subió.', 'Falta el archivo de document 2.'])
    expect(printed).toContain('Archivos de documentos: 0 de 3, y 1 que se rechazaron después de la copia')
  })
})

const fileOf = (documents: string, key: string): string => join(documents, key.slice(0, 2), key)
