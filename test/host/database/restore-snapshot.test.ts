import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '#host/cli/commands.ts'
import { readConfig } from '#host/config/config.ts'
import { withCopy } from '#host/database/copies.ts'
import { restoreSnapshot } from '#host/database/restore-snapshot.ts'
import { listSnapshots } from '#host/database/snapshots.ts'
import { aDataFolder, type DataFolder } from './a-data-folder.ts'
import { openFolder } from './open-folder.ts'

const snapshotsIn = ({ path }: DataFolder) => listSnapshots(join(path, 'snapshots'))
const orders = async ({ path }: DataFolder): Promise<number> => {
  const database = await openFolder(path)
  const found = await database.query('select 1 from orders')
  await database.close()
  return found.length
}
const restoreByCommand = async (...line: ReadonlyArray<string>) => {
  const told = readConfig(['restore', ...line], {})
  if (told._tag === 'Left') throw new Error(told.left)
  const [printed, complained]: [Array<string>, Array<string>] = [[], []]
  const run = COMMANDS.find(({ name }) => name === 'restore')?.run ?? expect.fail('no command')
  await run(
    told.right,
    (text) => void printed.push(text),
    (text) => void complained.push(text),
    () => Promise.reject(new Error('a command asked for what only the host does')),
  )
  return { printed, complained }
}

describe('restoring without a file', () => {
  it('takes the newest valid snapshot, and names those that are damaged', async () => {
    const folder = await aDataFolder()
    const [valid = expect.fail('no snapshot')] = await snapshotsIn(folder)
    const cut = join(folder.path, 'snapshots', '20991231T000000000Z.tar.gz')
    const other = join(folder.path, 'snapshots', '20991231T000000001Z.tar.gz')
    writeFileSync(cut, gzipSync('datos').subarray(0, 10))
    writeFileSync(other, 'no es una copia')
    expect(await restoreByCommand('--data', folder.path)).toEqual({
      printed: [`Datos recuperados de ${valid}`],
      complained: [`La copia ${other} está dañada y no se usó.`, `La copia ${cut} está dañada y no se usó.`],
    })
    expect(await orders(folder)).toBe(1)
  })

  it('leaves the data as they are when all snapshots are damaged', async () => {
    const folder = await aDataFolder()
    for (const file of await snapshotsIn(folder)) writeFileSync(file, 'no es una copia')
    const before = folder.files()
    await expect(restoreSnapshot(folder.path)).rejects.toMatchObject({
      failure: 'SNAPSHOTS_DAMAGED',
      message: expect.stringContaining('Los datos siguen como estaban'),
    })
    expect(folder.files()).toEqual(before)
    expect(readdirSync(folder.path).filter((name) => /scratch|before-restore/.test(name))).toEqual([])
  })
})

describe('restoring a file', () => {
  it('that does not exist says so in a sentence', async () => {
    const folder = await aDataFolder()
    await expect(restoreByCommand('/nowhere/copia.tar.gz', '--data', folder.path)).rejects.toMatchObject({
      failure: 'NO_FILE',
      message: 'No existe el archivo /nowhere/copia.tar.gz: indica una de las copias de la carpeta snapshots.',
    })
  })

  it('that is damaged leaves the data as they are', async () => {
    const folder = await aDataFolder()
    const file = join(folder.path, 'copia.tar.gz')
    writeFileSync(file, 'no es una copia')
    const before = folder.files()
    await expect(restoreSnapshot(folder.path, { file })).rejects.toMatchObject({ failure: 'DAMAGED' })
    expect(folder.files()).toEqual(before)
  })
})

describe('the copy of a killed command', () => {
  it('is removed by the next one; the folder of a rehearsal, which may be running, is not', async () => {
    const folder = await aDataFolder()
    const left = join(folder.path, 'database.scratch-copy-Ab12Cd')
    const rehearsal = join(folder.path, 'database.scratch-Ab12Cd')
    mkdirSync(join(left, 'database'), { recursive: true })
    mkdirSync(rehearsal)
    await withCopy(folder.path, async () => undefined)
    expect([existsSync(left), existsSync(rehearsal)]).toEqual([false, true])
  })
})
