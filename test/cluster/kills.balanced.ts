import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { openPostgres } from '#host/database/postgres-database.ts'
import { aBalancedCluster, type BalancedCluster } from './a-balanced-cluster.ts'
import { aTradingCompany } from './trading-company.ts'

/** In each a host is killed and comes back: 12 orders and 4 lists, scheduled and paid, are 20 changes. */
const ROUNDS = 10
const ORDERS = 12
const LISTS = 4
/** How many orders of each are transferred and paid by staff at the same time. */
const REPAID = 2

describe('three hosts behind nginx, one after the other killed', () => {
  it(`make each of ${ROUNDS * (ORDERS + 2 * LISTS)} changes once`, async ({ annotate }) => {
    const cluster = await aBalancedCluster()
    const company = await aTradingCompany(cluster, { invoices: ROUNDS * ORDERS, debts: ROUNDS * LISTS })
    const staff = staffAt(cluster)
    const repaid: Array<number> = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const host = cluster.hosts[round % cluster.hosts.length]
      const enough = afterCount(1 + Math.floor(Math.random() * ORDERS))
      const counted = async (change: Promise<unknown>): Promise<void> => {
        await change
        enough.count()
      }
      const killed = enough.reached.then(async () => {
        await host?.kill()
        await host?.restart()
      })
      await Promise.all([
        ...Array.from({ length: ORDERS - REPAID }, () => counted(company.order())),
        ...Array.from({ length: LISTS }, () => counted(company.pay())),
        ...Array.from({ length: REPAID }, async () => {
          const orderId = await company.order()
          enough.count()
          await staff.repay(orderId)
          repaid.push(orderId)
        }),
        killed,
      ])
    }
    await annotate(`${company.repeats()} calls and ${staff.repeats()} commands were repeated`)
    const database = openPostgres(cluster.database)
    onTestFinished(database.close)
    await company.expectEachOnce(database)
    await expectLedgerOf(database, repaid)
  })
})

/** Operators at the hosts, who repeat a command elsewhere until it is done. */
const staffAt = ({ hosts }: BalancedCluster) => {
  let repeats = 0
  const command = async (words: ReadonlyArray<string | number>): Promise<void> => {
    for (let at = 0; ; at += 1) {
      const failure = await hosts[at % hosts.length]?.arrange(words).then(
        () => undefined,
        (error: unknown) => String(error),
      )
      /* Rejected after an attempt without an answer: that attempt was executed. */
      if (failure === undefined || (at > 0 && ALREADY_DONE.test(failure))) return
      if (ALREADY_DONE.test(failure)) throw new Error(failure)
      repeats += 1
    }
  }
  return {
    repeats: () => repeats,
    repay: async (orderId: number): Promise<void> => {
      await command(['order:approve', orderId])
      await command(['order:transfer', orderId])
      await command(['order:pay', orderId])
    },
  }
}

const ALREADY_DONE = /que no lo permite|no tiene facturas por cobrar/

/** Only these were transferred; each was paid once and in full, and nothing of it is owed or retained. */
const expectLedgerOf = async (database: Database, orders: ReadonlyArray<number>): Promise<void> => {
  const found = await database.query<Readonly<Record<string, unknown>>>(LEDGER)
  expect(found.map(({ id }) => id)).toEqual(orders.toSorted((a, b) => a - b))
  for (const { id, ...order } of found)
    expect({ id, ...order }).toEqual({
      id,
      status: 'PAID',
      transfers: 1,
      payments: 1,
      receivable: 0,
      retained: 0,
      is_whole: true,
    })
}

const LEDGER = `
select o.id, o.status,
  count(*) filter (where e.type = 'TRANSFER')::integer as transfers,
  count(*) filter (where e.type = 'PAGO_FACTURA')::integer as payments,
  sum(case 'RECEIVABLE' when e.debit then e.amount when e.credit then -e.amount else 0 end)::integer as receivable,
  sum(case 'RETENTION' when e.debit then e.amount when e.credit then -e.amount else 0 end)::integer as retained,
  sum(e.amount) filter (where e.type = 'TRANSFER') = o.transfer as is_whole
from orders o join ledger_entry e on e.order_id = o.id
group by o.id order by o.id`

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
