import { describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#host/database/postgres-database.ts'
import { startProduct } from '#test/e2e/support/product.ts'
import { aBalancedCluster } from './a-balanced-cluster.ts'
import { callOf, openPage, statusOf } from './a-cluster.ts'
import { buildNextProgram, NEXT_SCHEMA } from './next-program.ts'
import { aTradingCompany } from './trading-company.ts'

/** The number of orders before and after each update of a host. */
const WAVE = 10
/** One order beside each page at a host that waits for its update: two of them, then one. */
const OLDER = 3

describe('three hosts that are updated one after the other', () => {
  it('lose and repeat no order, and the older ones serve beside the newer schema', async ({ annotate }) => {
    const next = await buildNextProgram()
    const cluster = await aBalancedCluster()
    const company = await aTradingCompany(cluster, { invoices: 2 * WAVE * cluster.hosts.length + OLDER })
    const database = openPostgres(cluster.database)
    onTestFinished(database.close)
    const orders = () => Array.from({ length: WAVE }, company.order)

    for (const [at, host] of cluster.hosts.entries()) {
      const during = orders()
      await Promise.race(during)
      await host.shutDown()
      await host.restart(next)
      await Promise.all([...during, ...orders()])
      const [schema] = await database.query('select max(version) as version from schema_version')
      expect(schema).toEqual({ version: NEXT_SCHEMA })
      for (const older of cluster.hosts.slice(at + 1)) {
        expect(await statusOf(older, callOf(company.session), company.session.token)).toBe(200)
        const page = await openPage(older, company.session)
        await company.order()
        await page.receives('order')
      }
    }
    await annotate(`${company.repeats()} calls were repeated`)
    await company.expectEachOnce(database)
    await expect(startProduct(cluster.flags)).rejects.toThrow('versión más nueva')
  })
})
