import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database, Parameter, Queries } from '#host/database/database.ts'
import {
  coolOriginals,
  deleteOriginals,
  keepOriginal,
  originalOf,
  packFile,
} from '#host/tax-authority/store/originals.ts'
import { aBusiness } from '#test/host/database/a-business.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'

let database: Database
let businessId: BusinessId
beforeAll(async () => {
  database = await sharedDatabase()
})
beforeEach(async () => {
  await database.script('truncate imported_file, imported_file_cold, imported_file_piece, business cascade')
  businessId = await aBusiness(database, 'MX', 'EKU9003173C9')
})
afterAll(() => database.close())

const MB = 1024 * 1024
const large = new Uint8Array(randomBytes(1.5 * MB))

const keep = async (bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
  const packed = await packFile({ name: 'mes.zip', bytes })
  return database.transaction((tx) => keepOriginal(tx, businessId, packed))
}

const pieces = async (): Promise<number> => (await database.query('select from imported_file_piece')).length

describe('an imported file', () => {
  it.each([0, 1, 256 * 1024 - 10, 256 * 1024, 512 * 1024, 1.5 * MB])(
    'of %d bytes is stored unchanged',
    async (length) => {
      const id = await keep(large.slice(0, length))
      expect(Buffer.from((await originalOf(database, businessId, id)) ?? []).equals(large.subarray(0, length))).toBe(
        true,
      )
    },
  )

  it('is written and read in small statements, with a turn of the event loop after each', async () => {
    let turn = 0
    const statements: Array<{ readonly turn: number; readonly bytes: number }> = []
    const watched = (queries: Queries): Queries => ({
      query: async <R extends object>(sql: string, parameters: ReadonlyArray<Parameter> = []) => {
        const rows = await queries.query<R>(sql, parameters)
        const sizes = [...parameters, ...rows.flatMap((row) => Object.values(row) as ReadonlyArray<unknown>)].map(
          (one) => (one instanceof Uint8Array || typeof one === 'string' ? one.length : 0),
        )
        if (Math.max(...sizes) > 1024) statements.push({ turn, bytes: Math.max(...sizes) })
        return rows
      },
    })
    let isOver = false
    const count = (): void => {
      turn += 1
      if (!isOver) setImmediate(count)
    }
    count()
    const packed = await packFile({ name: 'mes.zip', bytes: large })
    const id = await database.transaction((tx) => keepOriginal(watched(tx), businessId, packed))
    await originalOf(watched(database), businessId, id)
    isOver = true
    expect(statements).toHaveLength(12)
    expect(new Set(statements.map((statement) => statement.turn)).size).toBe(statements.length)
    expect(Math.max(...statements.map(({ bytes }) => bytes))).toBeLessThan(0.5 * MB)
  })

  it('is stored once, however often it is imported', async () => {
    const first = await keep(large)
    const kept = await pieces()
    expect([await keep(large), await pieces()]).toEqual([first, kept])
  })

  it('is complete after it moved to cold storage, and is not stored again', async () => {
    const id = await keep(large)
    await database.transaction((tx) => coolOriginals(tx, businessId, { files: 0, bytes: 0 }))
    expect(await keep(large)).toBe(id)
    expect(Buffer.from((await originalOf(database, businessId, id)) ?? []).equals(large)).toBe(true)
  })

  it.each([0, 2_000])('is deleted with all its pieces, with a limit of %d files', async (files) => {
    const id = await keep(large)
    await database.transaction((tx) => coolOriginals(tx, businessId, { files, bytes: 500 * MB }))
    await database.transaction((tx) => deleteOriginals(tx, businessId))
    expect([await originalOf(database, businessId, id), await pieces()]).toEqual([undefined, 0])
  })
})
