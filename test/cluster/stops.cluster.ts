import { describe, expect, it, onTestFinished } from 'vitest'
import { registerCompany, writeJourneyCompany } from '#test/e2e/support/companies.ts'
import { startProduct } from '#test/e2e/support/product.ts'
import { readExposition } from '#test/host/telemetry/exposition.ts'
import { aCluster, callOf, openPage, sessionAt, statusOf } from './a-cluster.ts'

describe('a host that is told to stop', () => {
  it('sends its pages to another one, which serves their sessions', async () => {
    const [first, second] = (await aCluster()).hosts
    const company = writeJourneyCompany(first, 'CL')
    await registerCompany(first, company)
    const session = await sessionAt(first, company)
    const page = await openPage(first, session)
    await first.stop()
    expect(await page.closed).toBe(1001)
    await openPage(second, session)
    expect(await statusOf(second, callOf(session), session.token)).toBe(200)
    expect(await statusOf(second, 'GET /health/ready')).toBe(200)
  })
})

describe('the metrics of a host that shares its database', () => {
  it('tell the load of its pool, and how late it hears the others', async () => {
    const { flags, hosts } = await aCluster()
    const host = await startProduct([...flags, '--metrics-port=0'])
    onTestFinished(host.stop)
    await host.prints('Las métricas están en')
    const [, address = ''] = /Las métricas están en (\S+)/.exec(host.output()) ?? []
    const read = async (name: string) => {
      const samples = readExposition(await (await fetch(address)).text()).filter((sample) => sample.name === name)
      return samples.reduce((sum, { value }) => sum + value, 0)
    }
    expect(await read('anticipo_announcements_connected')).toBe(1)
    expect(await read('anticipo_database_connections')).toBeGreaterThan(0)
    const heard = await read('anticipo_announcement_delay_seconds_count')
    await hosts[0].arrange(['maintenance', 'on'])
    await expect
      .poll(() => read('anticipo_announcement_delay_seconds_count'), { timeout: 20_000 })
      .toBeGreaterThan(heard)
  })
})
