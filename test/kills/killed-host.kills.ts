import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyAuditLog } from '#host/audit/verify-audit-log.ts'
import { integer, rowCodec } from '#host/database/columns.ts'
import type { Database } from '#host/database/database.ts'
import { row, sql } from '#host/database/sql.ts'
import { openDatabase } from '#host/database/open-database.ts'
import { openPostgres } from '#host/database/postgres-database.ts'
import { freshDatabase } from '#test/host/database/fresh-database.ts'
import { registerCompany, writeJourneyCompany } from '#test/e2e/support/companies.ts'
import { killProduct, startProduct } from '#test/e2e/support/product.ts'
import { createServerDatabase } from '#test/support/server-database.ts'
import { signInAt } from './api.ts'
import { companyAtWork, MAX_PER_ROUND } from './company-at-work.ts'
import { schemaOf } from './schema-of.ts'

const KILLS = 15
const KILLS_AT_THE_START = 6
/** Delay between an acknowledgement and the kill, long enough for another write to be in any state. */
const MAX_DELAY_MS = 60

const server = process.env['TEST_DATABASE_URL']
const cleanUp: Array<() => Promise<void>> = []
afterAll(async () => {
  for (const work of cleanUp.toReversed()) await work()
})

/** The address of a new database, when a server is configured. */
const newDatabase = async (): Promise<string | undefined> => {
  if (server === undefined) return undefined
  const { address, drop } = await createServerDatabase(server)
  cleanUp.push(drop)
  return address
}
const flagsFor = (address: string | undefined): ReadonlyArray<string> =>
  address === undefined ? [] : ['--database-url', address]

/** Ends the leases of a killed host at once, instead of after a minute. */
const endLeases = async (address: string | undefined): Promise<void> => {
  if (address === undefined) return
  const database = openPostgres(address)
  await database.query(`update tax_job set leased_until = now() where state = 'WORKING'`)
  await database.close()
}

const within = (most: number): number => Math.floor(Math.random() * most)

let wholeSchema: ReadonlyArray<string>
beforeAll(async () => {
  const fresh = await freshDatabase()
  wholeSchema = await schemaOf(fresh)
  await fresh.close()
})

describe(`a host on ${server === undefined ? 'the embedded database' : 'PostgreSQL'}`, () => {
  it(`killed ${KILLS} times under load has every acknowledged write exactly once`, async () => {
    const address = await newDatabase()
    const product = await startProduct(flagsFor(address))
    cleanUp.push(product.stop)
    const company = writeJourneyCompany(product, 'CL')
    await registerCompany(product, company)
    const api = await signInAt(product.address, company)
    const working = companyAtWork(api, company)
    await working.settle()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const enough = afterCount(1 + within(MAX_PER_ROUND))
      const work = working.work(enough.count)
      await Promise.race([enough.reached, work])
      await wait(within(MAX_DELAY_MS))
      await product.kill()
      await work
      await endLeases(address)
      await product.restart()
      await working.settle()
      await working.repeatLastOrder()
      await working.check()
    }
    await product.kill()
    const database = await openDatabase(product.data, address, Date.now)
    await expectEverythingOnce(database, working)
    await database.close()
  })

  it(`killed ${KILLS_AT_THE_START} times while it creates its schema completes it`, async () => {
    const timing = await newDatabase()
    const from = performance.now()
    const whole = await startProduct(flagsFor(timing))
    const startMs = performance.now() - from
    await whole.stop()

    const data = mkdtempSync(join(tmpdir(), 'anticipo-killed-start-'))
    cleanUp.push(async () => rmSync(data, { recursive: true, force: true }))
    const address = await newDatabase()
    for (let kill = 0; kill < KILLS_AT_THE_START; kill += 1) {
      await killProduct(data, flagsFor(address), wait(within(startMs)))
    }
    const database = await openDatabase(data, address, Date.now)
    expect(await schemaOf(database)).toEqual(wholeSchema)
    await database.close()
  })
})

const expectEverythingOnce = async (
  database: Database,
  { folios, links, orders }: ReturnType<typeof companyAtWork>,
): Promise<void> => {
  expect(await schemaOf(database)).toEqual(wholeSchema)
  expect(await verifyAuditLog(database)).toMatchObject({ _tag: 'TrailIntact' })

  const invoices = await database.query<{ folio: string }>('select folio from invoice')
  expect(invoices.map(({ folio }) => folio).toSorted()).toEqual(folios())
  const lines = await database.query<{ order_id: number; invoice_id: number }>(
    'select order_id, invoice_id from order_invoice order by order_id',
  )
  expect(lines.map(({ order_id, invoice_id }) => [String(order_id), String(invoice_id)]).toSorted()).toEqual(
    orders()
      .map(({ orderId, invoiceId }) => [orderId, invoiceId])
      .toSorted(),
  )

  const counted = await row(database, CountsRow, COUNTS)
  const all = orders().length
  expect(counted).toMatchObject({ orders: all, keys: all, ordered: all, left: 0 })
  expect(counted.notified).toBe(counted.done)
  expect(counted.linked).toBeGreaterThanOrEqual(links.acknowledged)
  expect(counted.linked).toBeLessThanOrEqual(links.asked)
}

const CountsRow = rowCodec('CountsRow', {
  orders: integer,
  keys: integer,
  ordered: integer,
  linked: integer,
  left: integer,
  done: integer,
  notified: integer,
})

/** Each successful job notified one user. */
const COUNTS = sql`
select (select count(*) from orders)::integer as orders,
  (select count(*) from idempotency where answer is not null)::integer as keys,
  (select count(*) from audit where action = 'order requested')::integer as ordered,
  (select count(*) from audit where action = 'tax credential linked')::integer as linked,
  (select count(*) from tax_job where state <> 'SUCCESS')::integer as left,
  (select count(*) from tax_job where state = 'SUCCESS')::integer as done,
  (select count(*) from notification where kind = 'InvoicesReady')::integer as notified`

const afterCount = (count: number) => {
  let seen = 0
  let reach = (): void => undefined
  const reached = new Promise<void>((resolve) => (reach = resolve))
  return {
    reached,
    count: () => {
      seen += 1
      if (seen >= count) reach()
    },
  }
}
