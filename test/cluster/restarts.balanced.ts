import { describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#host/database/postgres-database.ts'
import { invoiceOf, registerCompany, registerTaxpayer, writeJourneyCompany } from '#test/e2e/support/companies.ts'
import { answerOf, signInAt } from '#test/kills/api.ts'
import { startPostgres } from '../../scripts/lib/throwaway-postgres.mjs'
import { aBalancedCluster } from './a-balanced-cluster.ts'
import { callOf, openPage, statusOf, type Site } from './a-cluster.ts'
import { aTradingCompany } from './trading-company.ts'

/** From when the server accepts connections to the first call that succeeds; usually it takes less than one second. */
const BACK_WITHIN_MS = 5_000
const ORDERS = 60
/** Enough for the job to be at work when the server ends. */
const DOCUMENTS = 400

describe('three hosts whose PostgreSQL server ends at once and starts again', () => {
  it('serve again within five seconds, with each order once, each job done and each page connected', async ({
    annotate,
  }) => {
    const server = await startPostgres({ isDurable: true })
    if (server === undefined) throw new Error('PostgreSQL is not installed')
    onTestFinished(server.stop)
    const cluster = await aBalancedCluster(server.address)
    const site = { address: cluster.address }
    const trading = await aTradingCompany(cluster, { invoices: ORDERS })
    const page = await openPage(site, trading.session)
    const loading = writeJourneyCompany(cluster.hosts[0], 'CL', DOCUMENTS)
    await registerCompany(cluster.hosts[0], loading)
    for (const host of cluster.hosts) await registerTaxpayer(host, loading)
    const loader = await signInAt(cluster.address, loading)

    answerOf(await loader.linkCredential(loading.identifier, loading.taxPassword))
    await expect.poll(loader.jobState, { timeout: 20_000, interval: 5 }).toBe('WORKING')
    const orders = Array.from({ length: ORDERS }, trading.order)
    await Promise.race(orders)
    await server.restart()
    const accepted = performance.now()
    const servesAgain = async (place: Site): Promise<number> => {
      const { session } = trading
      await expect
        .poll(() => statusOf(place, callOf(session), session.token), { timeout: 60_000, interval: 20 })
        .toBe(200)
      return performance.now() - accepted
    }
    const back = await Promise.all([site, ...cluster.hosts].map(servesAgain))
    await Promise.all(orders)
    await annotate(`${trading.repeats()} calls were repeated; a call succeeded after ${back.map(Math.round)} ms`)
    expect(Math.max(...back)).toBeLessThan(BACK_WITHIN_MS)

    for (const host of cluster.hosts)
      await expect.poll(() => statusOf(host, 'GET /health/ready'), { timeout: 20_000 }).toBe(200)
    const database = openPostgres(cluster.database)
    onTestFinished(database.close)
    await trading.expectEachOnce(database)

    await database.query(DUE_NOW)
    await expect.poll(loader.jobState, { timeout: 60_000 }).toBe('SUCCESS')
    expect(await loader.available()).toHaveLength(DOCUMENTS)
    expect(await database.query(`select id from tax_job where state in ('QUEUE', 'WORKING')`)).toEqual([])

    const heard = page.messages.length
    const trader = await signInAt(cluster.address, trading.company)
    answerOf(await trader.importFile('5001.xml', new Uint8Array(invoiceOf(trading.company, 5001))))
    await expect
      .poll(() => page.messages.slice(heard).map(({ type }) => type), { timeout: 20_000 })
      .toContain('invoices')
  })
})

/** Jobs that wait for the end of a lease or for the next attempt are due now instead of after a minute. */
const DUE_NOW = `update tax_job set leased_until = clock_timestamp(), retry_at = case when state = 'FAILED' then clock_timestamp() end
  where state in ('WORKING', 'FAILED')`
