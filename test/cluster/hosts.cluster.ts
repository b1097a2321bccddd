import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#host/database/postgres-database.ts'
import { invoiceOf, registerCompany, writeJourneyCompany, type JourneyCompany } from '#test/e2e/support/companies.ts'
import { startProduct, type Product } from '#test/e2e/support/product.ts'
import { answerOf, signInAt } from '#test/kills/api.ts'
import { aCluster, callOf, openPage, sessionAt, statusOf, type Cluster } from './a-cluster.ts'

describe('hosts on one PostgreSQL server', () => {
  let cluster: Cluster
  let first: Product
  let second: Product
  let others: ReadonlyArray<Product>
  let company: JourneyCompany
  beforeEach(async () => {
    cluster = await aCluster(3)
    ;[first, second, ...others] = cluster.hosts
    company = writeJourneyCompany(first, 'CL')
    await registerCompany(first, company)
  })

  const importAt = async (host: Product, folio: number): Promise<void> => {
    const api = await signInAt(host.address, company)
    answerOf(await api.importFile(`${folio}.xml`, new Uint8Array(invoiceOf(company, folio))))
  }

  it('that start together on an empty database serve each other’s sessions, changes and ends of sessions', async ({
    annotate,
  }) => {
    const session = await sessionAt(first, company)
    const pages = await Promise.all([first, second, ...others].map((host) => openPage(host, session)))
    await importAt(second, 5001)
    const imported = performance.now()
    await Promise.all(pages.map((page) => page.receives('invoices')))
    await annotate(`a change reached three hosts ${Math.round(performance.now() - imported)} ms after its answer`)

    const late = await openPage(others[0] ?? second, session, 60_000)
    await late.receives('invoices')

    const out = performance.now()
    expect(await statusOf(second, 'POST /api/user/logout', session.token)).toBe(200)
    expect(await Promise.all([...pages, late].map(({ closed }) => closed))).toEqual([4401, 4401, 4401, 4401])
    await annotate(`the end of a session closed its pages at three hosts in ${Math.round(performance.now() - out)} ms`)
    expect(await statusOf(first, callOf(session), session.token)).toBe(401)
  })

  it('are all closed by maintenance of one, and opened again', async () => {
    const session = await sessionAt(second, company)
    const page = await openPage(second, session)
    await first.arrange(['maintenance', 'on'])
    expect(await page.closed).toBe(1012)
    for (const host of others)
      await expect.poll(() => statusOf(host, callOf(session), session.token), { timeout: 10_000 }).toBe(503)
    await first.arrange(['maintenance', 'off'])
    for (const host of [second, ...others])
      await expect.poll(() => statusOf(host, callOf(session), session.token), { timeout: 10_000 }).toBe(200)
  })

  it('are closed by maintenance also when its announcement was lost', async () => {
    const session = await sessionAt(second, company)
    const page = await openPage(second, session)
    const database = openPostgres(cluster.database)
    onTestFinished(database.close)
    await database.query(`insert into host_setting (name, value) values ('maintenance', 'on')`)
    expect(await page.closed).toBe(1012)
    for (const host of cluster.hosts)
      await expect.poll(() => statusOf(host, callOf(session), session.token), { timeout: 10_000 }).toBe(503)
  })

  it('count the guesses at an account together', async () => {
    const statuses: Array<number> = []
    for (let guess = 0; guess < 14; guess += 1) {
      const host = guess % 2 === 0 ? first : second
      statuses.push(
        await statusOf(host, 'POST /api/user/login', undefined, { email: company.email, password: `clave ${guess}` }),
      )
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect(statuses.slice(0, 10)).not.toContain(429)
  })

  it('say so when they have different session keys, and not while a key is being changed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'anticipo-other-key-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const withKey = async (key: string): Promise<string> => {
      const file = join(folder, 'session.key')
      writeFileSync(file, key)
      const host = await startProduct([...cluster.flags, `--session-key-file=${file}`])
      await host.stop()
      return host.output()
    }
    const [old, next] = [readFileSync(cluster.sessionKeyFile, 'utf8'), randomBytes(32).toString('hex')]
    const other = 'La clave de sesiones no es la del último servidor'
    expect(await withKey(`${old},${next}`)).not.toContain(other)
    expect(await withKey(`${next},${old}`)).not.toContain(other)
    expect(await withKey(next)).not.toContain(other)
    expect(await withKey(old)).toContain(other)
  })
})
