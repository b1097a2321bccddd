import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { Database, Queries } from '#host/database/database.ts'
import { buildServer } from '#host/server/http-server.ts'
import { aHost, anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

let next = 0
const fresh = (count: number): Promise<ReadonlyArray<InvoiceId>> =>
  store(
    host,
    mine,
    Array.from({ length: count }, () => anInvoice('CL', (next += 1))),
  )

const send = (ids: ReadonlyArray<InvoiceId>, app = host.app) =>
  app.inject({
    method: 'POST',
    url: `/api/business/${mine.businessId}/order?orderType=DIRECT_FINANCING`,
    headers: { authorization: `Bearer ${mine.token}`, 'idempotency-key': randomUUID() },
    payload: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] },
  })

/** The same host, with a hook between pricing and writing an order. */
const interruptedHost = (between: () => Promise<void>) => {
  const watch = (tx: Queries): Queries => ({
    query: async (sql, parameters) => {
      if (sql.includes('insert into orders')) await between()
      return tx.query(sql, parameters)
    },
  })
  const database: Database = {
    ...host.database,
    ofBusiness: (business) => {
      const rows = host.database.ofBusiness(business)
      return { ...rows, transaction: (work) => rows.transaction((tx) => work(watch(tx))) }
    },
  }
  return buildServer(
    { ...host.services, database },
    {
      clientFolder: '/nowhere',
      behindProxy: false,
      readiness: host.readiness,
      log: { level: 'silent', stream: { write: () => undefined } },
    },
  )
}

describe('an order', () => {
  it.each([1, 2, 3])(
    'of two concurrent ones with overlapping invoices in opposite order is the only one (round %i)',
    async () => {
      const ids = await fresh(6)
      const answers = await Promise.all([send(ids), send(ids.toReversed()), send(ids.slice(3))])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
      const taken = await host.database.query<{ count: number }>(
        'select count(*) as count from order_invoice where active and invoice_id = any($1::bigint[]) group by order_id',
        [ids.map(Number)],
      )
      expect(taken).toHaveLength(1)
    },
  )
})

const server = process.env['TEST_DATABASE_URL']
/** The embedded database has one connection, so that statements of transactions never interleave. */
if (server !== undefined) {
  describe('an invoice on a shared server', () => {
    it('is locked from its pricing to its order', async () => {
      const ids = await fresh(2)
      const changeable: Array<number> = []
      const app = await interruptedHost(async () => {
        const rows = await host.database.query(
          'select id from invoice where id = any($1::bigint[]) for update skip locked',
          [ids.map(Number)],
        )
        changeable.push(rows.length)
      })
      expect((await send(ids, app)).statusCode).toBe(200)
      await app.close()
      expect(changeable).toEqual([0])
    })
  })
}
