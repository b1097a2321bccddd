import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, Queries } from '#host/database/database.ts'
import { changedInvoices } from '#host/financing/changed-invoices.ts'
import { saveInvoices } from '#host/financing/invoice-store.ts'
import { aBusiness } from '#test/host/database/a-business.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'
import { anInvoice } from '#test/host/server/a-host.ts'

let database: Database
beforeAll(async () => {
  database = await sharedDatabase()
})
afterAll(() => database.close())

it('reads the stored invoices of a large business in batches, yields between them, and misses no change', async () => {
  const businessId = await aBusiness(database, 'CL', '76086428-5')
  const invoices = Array.from({ length: 2_500 }, (_, at) => anInvoice('CL', at))
  await saveInvoices(database, businessId, invoices)
  const sizes: Array<number> = []
  const counted: Queries = {
    query: async <R extends object>(...asked: Parameters<Queries['query']>) => {
      const rows = await database.query<R>(...asked)
      sizes.push(rows.length)
      return rows
    },
  }
  let turns = 0
  const changed = [0, 999, 1_000, 1_001, 2_000, 2_499].map((at) => anInvoice('CL', at, { folio: 'otro' }))
  const asked = invoices.map((invoice) => changed.find(({ key }) => key === invoice.key) ?? invoice)
  expect(await changedInvoices(counted, businessId, asked, async () => void (turns += 1))).toEqual(changed)
  expect([Math.max(...sizes), turns]).toEqual([1_000, 2])
})
