import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { registerCompany, writeJourneyCompany, type JourneyCompany } from '#test/e2e/support/companies.ts'
import { operate } from '#test/e2e/support/product.ts'
import { aMailServer } from './a-mail-server.ts'
import { aCluster, callOf, openPage, sessionAt, statusOf, type Cluster } from './a-cluster.ts'

describe('a command on a machine without a host', () => {
  let cluster: Cluster
  let company: JourneyCompany
  let command: (...args: ReadonlyArray<string>) => Promise<string>
  beforeEach(async () => {
    cluster = await aCluster()
    const [first] = cluster.hosts
    company = writeJourneyCompany(first, 'CL')
    await registerCompany(first, company)
    const folder = mkdtempSync(join(tmpdir(), 'anticipo-operator-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    command = (...args) => operate([...args, ...cluster.flags, `--data=${folder}`])
  })

  it('changes what every host serves, and the pages of each are told', async () => {
    const [first, second] = cluster.hosts
    const session = await sessionAt(first, company)
    const pages = [await openPage(first, session), await openPage(second, session)]
    await command('credit-line:set', company.identifier, '--credit', '1000000')
    await Promise.all(pages.map((page) => page.receives('payables')))
    await command('feature:set', company.identifier, '10', 'on')
    const switched = performance.now()
    await Promise.all(pages.map((page) => page.receives('features')))
    expect(performance.now() - switched).toBeLessThan(1_000)
    for (const host of [first, second]) {
      const features = await fetch(`${host.address}/api/business/${session.businessId}/entityfeature?active=true`, {
        headers: { authorization: `Bearer ${session.token}` },
      })
      expect(await features.text()).toContain('10')
    }
  })

  it('ends the sessions of a user at every host', async () => {
    const [first, second] = cluster.hosts
    const other = { email: `otra.${company.email}`, password: company.password }
    const access = ['--user', other.email, '--role', 'ADMIN', '--password', other.password]
    await command('company:add', company.identifier, '--name', company.name, ...access)
    const session = await sessionAt(first, other)
    const page = await openPage(second, session)
    await command('member:remove', company.identifier, '--user', other.email)
    expect(await page.closed).toBe(4401)
  })

  it('closes every host for maintenance, and opens them', async () => {
    const [first, second] = cluster.hosts
    const session = await sessionAt(first, company)
    const page = await openPage(second, session)
    const statuses = () => Promise.all([first, second].map((host) => statusOf(host, callOf(session), session.token)))
    await command('maintenance', 'on')
    expect(await page.closed).toBe(1012)
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([503, 503])
    await command('maintenance', 'off')
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200])
  })

  it('sends its e-mail also when the mail server is busy at first, and says when it did not', async () => {
    const adding = (email: string) =>
      ['company:add', company.identifier, '--name', company.name, '--user', email, '--role', 'READER'] as const
    const busy = await aMailServer(1)
    expect(await command(...adding('uno@empresa.example'), `--smtp-url=${busy.address}`)).not.toContain(
      'Un correo no se pudo enviar',
    )
    expect(busy.recipients().toSorted()).toEqual([company.email, 'uno@empresa.example'])
    const down = await aMailServer(Infinity)
    expect(await command(...adding('dos@empresa.example'), `--smtp-url=${down.address}`)).toContain(
      'Un correo no se pudo enviar',
    )
    expect(down.recipients()).toEqual([])
  })

  it('is rejected without the keys of the hosts, and creates none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'anticipo-no-keys-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const [address = ''] = cluster.flags
    await expect(operate(['maintenance', 'on', address, `--data=${folder}`])).rejects.toThrow('Falta SESSION_KEY')
    expect(readdirSync(folder)).toEqual([])
  })

  it('writes links to the address of the hosts', async () => {
    const printed = await command('impersonate', '--user', company.email, '--operator', 'Olga Pérez')
    const link = /http:\S+/.exec(printed)?.[0] ?? ''
    expect(cluster.hosts.map(({ address }) => address)).toContain(new URL(link).origin)
  })
})
