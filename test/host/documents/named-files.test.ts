import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'

let database: Database
beforeAll(async () => {
  database = await sharedDatabase()
})
afterAll(() => database.close())

it('the named files are those of every table with a key, but of pieces and of files to delete', async () => {
  const found = await database.query<{ table: string }>(
    `select table_name as table from information_schema.columns
      where table_schema = 'public' and column_name = 'file_key' order by table_name`,
  )
  expect(found.map(({ table }) => table)).toEqual([
    'document',
    'document_piece',
    'invoice_attachment',
    'unused_file',
    'voucher',
  ])
})
