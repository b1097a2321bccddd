import { once } from 'node:events'
import { get } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#wire/endpoints.ts'
import type { AnnouncementListener } from '#host/announcements/announcements.port.ts'
import { ENDPOINT_NAMES, NO_ENDPOINT } from '#host/http/observe-calls.ts'
import { countLatestJobs } from '#host/jobs/job-counts.ts'
import { serveMetrics } from '#host/telemetry/metrics-server.ts'
import { makeMetrics, type Metrics, type MetricsDependencies } from '#host/telemetry/metrics.ts'
import { rawClient } from '#test/host/http/raw-client.ts'
import { ownHost, NOON, type AHost } from '#test/host/server/a-host.ts'
import { AMPLE } from '#test/support/ample.ts'
import { readExposition } from './exposition.ts'

let host: AHost
let metrics: Metrics
let isDown: boolean
let listener: AnnouncementListener | undefined
beforeEach(async () => {
  isDown = false
  listener = undefined
  host = await ownHost({ answered: (answer) => metrics.answered(answer) })
  metrics = metricsOf({})
})
afterEach(() => host.close())

const metricsOf = (given: Partial<MetricsDependencies>): Metrics =>
  makeMetrics({
    endpoints: [...ENDPOINT_NAMES, NO_ENDPOINT],
    database: {
      query: (sql, parameters) =>
        isDown ? Promise.reject(new Error('no database')) : host.database.query(sql, parameters),
      load: () => ({ open: 7, idle: 3, waiting: 2 }),
    },
    countJobs: () => (isDown ? Promise.reject(new Error('no database')) : countLatestJobs(host.database)),
    liveConnections: () => 4,
    httpConnections: async () => 9,
    announcements: { isConnected: () => true, subscribe: (one) => void (listener = one) },
    now: () => NOON,
    ...given,
  })

/** The value of a sample, or of all that have these labels together; undefined when there is none. */
const read = async (name: string, labels: Readonly<Record<string, string>> = {}): Promise<number | undefined> => {
  const found = readExposition(await metrics.text()).filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0)
}

const requests = (endpoint: string, outcome: string) => read('anticipo_http_requests_total', { endpoint, outcome })

describe('the metrics', () => {
  it('have a counter of every endpoint of the contract from the start', async () => {
    const counted = readExposition(await metrics.text()).filter(({ name }) => name === 'anticipo_http_requests_total')
    expect(new Set(counted.map(({ labels }) => labels['endpoint']))).toEqual(
      new Set([...Object.values(endpoints).map(({ method, path }) => `${method} ${path}`), 'other']),
    )
    expect(counted.every(({ value }) => value === 0)).toBe(true)
  })

  it('count calls by endpoint and outcome, and everything else together', async () => {
    const mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
    await host.request(`GET /api/user/${mine.userId}`, { token: mine.token })
    await host.request(`GET /api/user/${mine.userId}`)
    await host.request('GET /api/user/999999', { token: mine.token })
    expect(await requests('GET /api/user/:userId', 'ok')).toBe(1)
    expect(await requests('GET /api/user/:userId', 'refused')).toBe(2)
    expect(await requests('POST /api/user/login', 'ok')).toBe(1)
    expect(await read('anticipo_http_request_duration_seconds_count', { endpoint: 'GET /api/user/:userId' })).toBe(3)
    for (const path of ['/', '/health/ready', '/api/nowhere', '/api/%zz']) await host.request(`GET ${path}`)
    expect(await read('anticipo_http_requests_total', { endpoint: 'other' })).toBeGreaterThanOrEqual(3)
  })

  it('distinguish what was limited, what failed and what was unavailable', async () => {
    const answered = (status: number) => metrics.answered({ endpoint: 'POST /api/user/login', status, seconds: 0.02 })
    for (const status of [201, 304, 404, 429, 500, 503]) answered(status)
    for (const [outcome, count] of Object.entries({ ok: 2, refused: 1, limited: 1, failed: 1, unavailable: 1 }))
      expect([outcome, await requests('POST /api/user/login', outcome)]).toEqual([outcome, count])
  })

  it('count a call whose client left as aborted', async () => {
    await host.app.listen({ host: '127.0.0.1', port: 0 })
    const begun = once(host.app.server, 'request')
    const { socket } = await rawClient(host.app.server)
    socket.write(
      'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    )
    await begun
    socket.destroy()
    await vi.waitUntil(async () => (await requests('POST /api/user/login', 'aborted')) === 1, AMPLE)
  })

  it('name no company and no person', async () => {
    const mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
    for (const path of [
      `/api/user/${mine.userId}`,
      '/api/user/checkemail?email=ana@empresa.cl',
      '/api/business/76086428-5',
      '/orders/76086428-5',
      '/api/ana@empresa.cl',
      '/signdocument/ana@empresa.cl',
    ])
      await host.request(`GET ${path}`, { token: mine.token, headers: { 'user-agent': 'ana@empresa.cl' } })
    const text = await metrics.text()
    expect(text).not.toMatch(/76086428|ana@|empresa\.cl|127\.0\.0\.1/)
    const endpointsNamed = new Set(readExposition(text).flatMap(({ labels }) => labels['endpoint'] ?? []))
    expect([...endpointsNamed].filter((name) => !ENDPOINT_NAMES.has(name))).toEqual(['other'])
  })

  it('tell the pool, the connections and the jobs', async () => {
    const mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
    const other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
    await host.database.query(
      `insert into tax_job (business_id, state, retry_at) values
        ($1::bigint, 'FAILED', null), ($1::bigint, 'QUEUE', null), ($2::bigint, 'FAILED', now())`,
      [mine.businessId, other.businessId],
    )
    expect(await read('anticipo_database_connections', { state: 'busy' })).toBe(4)
    expect(await read('anticipo_database_connections', { state: 'idle' })).toBe(3)
    expect(await read('anticipo_database_waiting')).toBe(2)
    expect(await read('anticipo_websockets')).toBe(4)
    expect(await read('anticipo_http_connections')).toBe(9)
    expect(await read('anticipo_database_round_trip_seconds')).toBeGreaterThan(0)
    const states = ['queued', 'working', 'done', 'retrying', 'failed']
    expect(await Promise.all(states.map((state) => read('anticipo_tax_jobs', { state })))).toEqual([1, 0, 0, 1, 0])
    expect(await read('process_cpu_seconds_total')).toBeGreaterThan(0)
  })

  it('leave out what the database does not say', async () => {
    isDown = true
    expect(await read('anticipo_database_round_trip_seconds')).toBeUndefined()
    expect(await read('anticipo_tax_jobs')).toBeUndefined()
    expect(await read('anticipo_database_waiting')).toBe(2)
  })

  it('measure how late announcements are heard, when there are other hosts', async () => {
    expect(listener).toBeUndefined()
    metrics.followAnnouncements()
    listener?.onAnnouncement({ type: 'maintenance' }, NOON - 2_000)
    expect(await read('anticipo_announcement_delay_seconds_sum')).toBe(2)
    expect(await read('anticipo_announcements_connected')).toBe(1)
    metrics = metricsOf({ announcements: undefined, database: { query: host.database.query } })
    metrics.followAnnouncements()
    expect(await metrics.text()).not.toMatch(/announcement|anticipo_database_connections/)
  })
})

/** Asks like a page whose name was made to resolve to this machine. */
const statusNamed = (name: string, port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/metrics', headers: { host: name } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })

describe('the listener of metrics', () => {
  it('serves them to this machine, and nothing else', async () => {
    const server = await serveMetrics(0, metrics)
    const answer = await fetch(server.address)
    expect([new URL(server.address).hostname, answer.status, answer.headers.get('content-type')]).toEqual([
      '127.0.0.1',
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(readExposition(await answer.text()).length).toBeGreaterThan(100)
    expect((await fetch(new URL('/', server.address))).status).toBe(404)
    expect((await fetch(server.address, { method: 'POST', body: 'x' })).status).toBe(404)
    expect(await statusNamed('evil.example', Number(new URL(server.address).port))).toBe(421)
    await server.close()
    await expect(fetch(server.address)).rejects.toThrow('fetch failed')
  })

  it('is the only one: calls and pages are served elsewhere', async () => {
    expect((await host.request('GET /metrics')).status).toBe(404)
  })
})
