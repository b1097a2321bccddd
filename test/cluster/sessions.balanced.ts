import { once } from 'node:events'
import type { OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { invoiceOf, registerCompany, writeJourneyCompany, type JourneyCompany } from '#test/e2e/support/companies.ts'
import { answerOf, signInAt } from '#test/kills/api.ts'
import { aBalancedCluster, aBalancer, type BalancedCluster } from './a-balanced-cluster.ts'
import { callOf, openPage, sessionAt, statusOf, type Site } from './a-cluster.ts'

type BalancedSite = Pick<BalancedCluster, 'address' | 'plainAddress'>

/** So many that each of three hosts gets one. */
const CALLS = 6
const PATIENT = { timeout: 10_000 }

describe('three hosts behind a balancer', () => {
  let cluster: BalancedCluster
  let company: JourneyCompany
  /** The same hosts behind nginx and behind HAProxy. */
  let sites: Readonly<Record<'nginx' | 'haproxy', BalancedSite>>
  beforeEach(async () => {
    cluster = await aBalancedCluster()
    const haproxy = await aBalancer(
      'haproxy',
      cluster.hosts.map(({ address }) => new URL(address).host),
    )
    sites = { nginx: cluster, haproxy }
    const [first] = cluster.hosts
    company = writeJourneyCompany(first, 'CL')
    await registerCompany(first, company)
  })

  const statusesOf = (site: Site, call: string, token?: string): Promise<ReadonlyArray<number>> =>
    Promise.all(Array.from({ length: CALLS }, () => statusOf(site, call, token)))

  it('are one site with TLS and HTTP/2: a change reaches every page, and a session ends everywhere', async () => {
    for (const [at, site] of Object.values(sites).entries()) {
      await expectTls(site)
      const session = await sessionAt(site, company)
      const pages = [await openPage(site, session), await openPage(site, session), await openPage(site, session)]
      expect(await statusesOf(site, callOf(session), session.token)).toEqual(Array.from({ length: CALLS }, () => 200))
      const api = await signInAt(site.address, company)
      answerOf(await api.importFile('5001.xml', new Uint8Array(invoiceOf(company, 5001 + at))))
      await Promise.all(pages.map((page) => page.receives('invoices')))
      expect(await statusOf(site, 'POST /api/user/logout', session.token)).toBe(200)
      expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual([4401, 4401, 4401])
      expect(await statusesOf(site, callOf(session), session.token)).toEqual(Array.from({ length: CALLS }, () => 401))
    }
  })

  it('are closed by maintenance, which the balancer does not take for a failure, and opened', async () => {
    const [first] = cluster.hosts
    for (const site of Object.values(sites)) {
      const session = await sessionAt(site, company)
      const page = await openPage(site, session)
      const statuses = (status: number) => Array.from({ length: CALLS }, () => status)
      await first.arrange(['maintenance', 'on'])
      expect(await page.closed).toBe(1012)
      await expect.poll(() => statusesOf(site, callOf(session), session.token), PATIENT).toEqual(statuses(503))
      const rejected = await fetch(`${site.address}${callOf(session).replace('GET ', '')}`)
      expect(await rejected.json()).toMatchObject({ errorCode: 'ERROR_MAINTENANCE' })
      await first.arrange(['maintenance', 'off'])
      await expect.poll(() => statusesOf(site, callOf(session), session.token), PATIENT).toEqual(statuses(200))
    }
  })

  it('count guesses and registrations together, whatever address a client claims', async () => {
    const from = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at}` })
    const guesses: Array<number> = []
    const registrations: Array<number> = []
    for (const [at, site] of Array.from({ length: 14 }, () => Object.values(sites))
      .flat()
      .slice(0, 14)
      .entries()) {
      const guess = { email: company.email, password: `clave ${at}` }
      guesses.push(await statusOf(site, 'POST /api/user/login', undefined, guess, from(at)))
      const password = 'una frase para entrar'
      const user = { email: `nueva${at}@empresa.example`, password, confirmPassword: password }
      registrations.push(await statusOf(site, 'POST /api/user', undefined, user, from(at)))
    }
    expect(guesses.filter((status) => status === 429)).toHaveLength(4)
    expect(guesses.slice(0, 10)).not.toContain(429)
    expect(registrations).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429, 429])
  })

  it('take the largest upload, and no larger one', async () => {
    for (const site of Object.values(sites)) {
      const { token, businessId } = await sessionAt(site, company)
      const url = `${site.address}/api/business/${businessId}/invoice/import`
      const headers = { authorization: `Bearer ${token}` }
      const form = new FormData()
      form.append('files', new Blob([new Uint8Array(20 * 1024 * 1024)]), 'grande.xml')
      expect((await fetch(url, { method: 'POST', headers, body: form })).status).toBe(200)
      expect(await announcedUpload(url, headers, 22 * 1024 * 1024)).toBe(413)
    }
  })

  it('accept two hundred connections of one address', async () => {
    for (const site of Object.values(sites)) {
      const open = () =>
        new Promise<boolean>((resolve) => {
          const socket = new WebSocket(`${site.address.replace('http', 'ws')}/ws`, { origin: site.address })
          onTestFinished(() => socket.terminate())
          socket.once('open', () => resolve(true))
          socket.once('error', () => resolve(false))
        })
      const opened = await Promise.all(Array.from({ length: 220 }, open))
      expect(opened.filter(Boolean)).toHaveLength(200)
    }
  })
})

/**
 * The status of an upload whose body waits for the answer. A body that is on its way is cut when a balancer rejects it, and
 * the answer is lost with the connection.
 */
const announcedUpload = (url: string, headers: OutgoingHttpHeaders, bytes: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const body = { 'content-type': 'multipart/form-data; boundary=parts', 'content-length': bytes }
    const upload = request(url, { method: 'POST', headers: { ...headers, ...body, expect: '100-continue' } })
    upload.once('response', ({ statusCode }) => {
      resolve(statusCode)
      upload.destroy()
    })
    upload.once('continue', () => reject(new Error('The body was asked for')))
    upload.on('error', reject)
    upload.flushHeaders()
  })

const expectTls = async ({ address, plainAddress }: BalancedSite): Promise<void> => {
  const plain = await fetch(`${plainAddress}/start`, { redirect: 'manual' })
  expect(plain.status).toBe(301)
  expect(plain.headers.get('location')).toMatch(/^https:\/\/127\.0\.0\.1(:\d+)?\/start$/)
  const modern = connect(address)
  const [headers] = (await once(modern.request({ ':path': '/health/live' }), 'response')) as [object]
  expect(headers).toMatchObject({ ':status': 200 })
  modern.destroy()
}
