import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { COMMANDS, usage } from '#host/cli/commands.ts'
import { readConfig } from '#host/config/config.ts'
import { STANDARD_RATES } from '#host/http/rate-limits.ts'
import { timeOfMark } from '#host/kernel/page-mark.ts'
import { keysIn } from '#host/security/key-file.ts'
import { ownHost, anInvoice, linesOf, PASSWORD, store, type AHost } from './a-host.ts'

const folder = mkdtempSync(join(tmpdir(), 'anticipo-client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the client', () => {
  let host: AHost
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Anticipo</title>')
    writeFileSync(join(folder, 'index.html.br'), 'brotli page')
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'plain')
    writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), 'brotli')
    host = await ownHost({ clientFolder: folder })
  })
  afterAll(() => host.close())

  it('is served at its addresses, and revalidated every time', async () => {
    for (const path of ['/', '/finance/simulation', '/user/profile/notifications', '/?utm_source=x']) {
      const answer = await host.request(`GET ${path}`)
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
      expect(answer.text).toContain('<title>Anticipo</title>')
      expect(answer.headers['content-security-policy']).toBeDefined()
    }
  })

  it('is compressed for browsers that accept it, and not sent again while unchanged', async () => {
    const page = await host.request('GET /orders', { headers: { 'accept-encoding': 'gzip, br;q=0.9' } })
    expect([page.text, page.headers['content-encoding'], page.headers['vary']]).toEqual([
      'brotli page',
      'br',
      'accept-encoding',
    ])
    const again = await host.request('GET /', { headers: { 'if-none-match': String(page.headers['etag']) } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('is marked with the time at which it is sent, also when it is unchanged', async () => {
    const before = host.services.clock.now()
    const page = await host.request('GET /finance/directo')
    const again = await host.request('GET /', { headers: { 'if-none-match': String(page.headers['etag']) } })
    for (const { headers } of [page, again]) {
      const mark = /^page;desc="([^"]+)"$/.exec(String(headers['server-timing']))?.[1] ?? ''
      expect(timeOfMark(mark)).toBeGreaterThanOrEqual(before)
    }
  })

  it('has immutable hashed files, compressed for browsers that accept it', async () => {
    const plain = await host.request('GET /assets/app-1a2b.js')
    const small = await host.request('GET /assets/app-1a2b.js', { headers: { 'accept-encoding': 'br, gzip' } })
    expect([plain.text, small.text, small.headers['content-encoding']]).toEqual(['plain', 'brotli', 'br'])
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(small.headers['content-type']).toContain('javascript')
  })

  it('shows the not-found page at a path with an extension to users, and never to scripts', async () => {
    const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    for (const path of ['/orders/7.0', '/notas.txt', '/orders/%zz', `/verifyemail/${'a'.repeat(101)}`]) {
      for (const headers of [person, { ...person, 'sec-fetch-dest': 'document' }]) {
        const { headers: answered, status, text } = await host.request(`GET ${path}`, { headers })
        expect([path, status, answered['content-type'], text.includes('<title>Anticipo</title>')]).toEqual([
          path,
          404,
          'text/html; charset=utf-8',
          true,
        ])
        expect(answered['content-security-policy']).toBeDefined()
      }
    }
    for (const headers of [
      { accept: '*/*', 'sec-fetch-dest': 'script' },
      { ...person, 'sec-fetch-dest': 'iframe' },
      { accept: '*/*' },
    ]) {
      const { headers: answered, status } = await host.request('GET /assets/app-0000.js', { headers })
      expect([status, answered['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    }
    expect((await host.request('GET /api/%zz', { headers: person })).body).toMatchObject({
      errorCode: 'ERROR_VALIDATION',
    })
  })

  it('is read-only: other methods get the allowed ones', async () => {
    for (const path of ['/', '/orders', '/index.html']) {
      expect((await host.request(`HEAD ${path}`)).status).toBe(200)
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        expect(await host.request(`${method} ${path}`)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
      }
    }
    for (const path of ['/reports/xtracker', '/verifyemail/abc']) {
      expect(await host.request(`HEAD ${path}`)).toMatchObject({ status: 405, headers: { allow: 'GET' } })
    }
  })

  it('has no page for missing files, nor for paths outside', async () => {
    for (const path of [
      '/assets/app-0000.js',
      '/../package.json',
      '/%2e%2e/package.json',
      '/favicon.ico',
      '/api/',
      '/api',
    ]) {
      expect((await host.request(`GET ${path}`)).status).toBe(404)
    }
  })
})

describe('health', () => {
  it('distinguishes a running process from one that is ready, and says why it is not', async () => {
    const host = await ownHost()
    expect([(await host.request('GET /health/live')).status, (await host.request('GET /health/ready')).status]).toEqual(
      [200, 200],
    )
    expect((await host.request('GET /health/ready')).body).toEqual({ status: 'ok', reasons: [], warnings: [] })
    await host.database.close()
    host.world.now += 1_000
    for (const method of ['GET', 'HEAD']) {
      expect([
        (await host.request(`${method} /health/live`)).status,
        (await host.request(`${method} /health/ready`)).status,
      ]).toEqual([200, 503])
    }
    expect((await host.request('GET /health/ready')).body).toEqual({
      status: 'unavailable',
      reasons: ['DATABASE_UNAVAILABLE'],
      warnings: [],
    })
    await host.app.close()
  })
})

describe('a caller above a limit', () => {
  /* Fake timers, so that a second of the limits lasts as long as the test needs. */
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('gets a retry time, and no other caller does', async () => {
    const host = await ownHost({ rates: { ...STANDARD_RATES, readsPerSecond: 20, writesPerSecond: 60 } })
    const mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
    const other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
    const ask = ({ userId, token }: typeof mine) => host.request(`GET /api/user/${userId}`, { token })
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(mine)))
    const rejected = answers.filter(({ status }) => status === 429)
    expect(rejected).toHaveLength(10)
    expect(rejected[0]).toMatchObject({ body: { errorCode: 'ERROR_RATE_LIMITED' }, headers: { 'retry-after': '1' } })
    expect((await ask(other)).status).toBe(200)

    const ids = await store(host, mine, [anInvoice('CL', 1)])
    const simulate = () =>
      host.request('POST /api/cart/calculate?orderType=DIRECT_FINANCING', {
        token: mine.token,
        body: { businessId: Number(mine.businessId), orderInvoices: linesOf(ids) },
      })
    const simulated = await Promise.all(Array.from({ length: 40 }, simulate))
    expect(simulated.filter(({ status }) => status === 200)).toHaveLength(25)
    await host.close()
  })
})

describe('a user with several sessions', () => {
  /* Fake timers, so that a second of the limits lasts as long as the test needs. */
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('is limited across all of them, for reads, writes, uploads, prices and events', async () => {
    const host = await ownHost({
      rates: { readsPerSecond: 12, uploadsPerMinute: 3, simulationsPerSecond: 2, eventBatchesPerMinute: 5 },
      analytics: true,
    })
    const mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
    const ids = await store(host, mine, [anInvoice('CL', 1)])
    const tokens = [mine.token]
    for (let more = 0; more < 3; more += 1) {
      const { body } = await host.request('POST /api/user/login', { body: { email: mine.email, password: PASSWORD } })
      tokens.push((body as { token: string }).token)
    }
    const upload = {
      body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.xml"\r\n\r\nx\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }
    const limits = [
      [12, `GET /api/user/${mine.userId}`, {}],
      [3, `POST /api/business/${mine.businessId}/invoice/import`, upload],
      [
        10,
        'POST /api/cart/calculate?orderType=DIRECT_FINANCING',
        { body: { businessId: Number(mine.businessId), orderInvoices: linesOf(ids) } },
      ],
      [5, 'POST /api/analytics/event', { body: { events: [] } }],
    ] as const
    for (const [most, call, request] of limits) {
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, at) => host.request(call, { ...request, token: tokens[at % tokens.length] })),
      )
      expect([call, answers.filter(({ status }) => status !== 429).length]).toEqual([call, most])
    }
    await host.close()
    const slow = await ownHost({ rates: { writesPerSecond: 12 } })
    const other = await slow.company('CL', '76086428-5', 'ana@empresa.cl')
    const { body } = await slow.request('POST /api/user/login', { body: { email: other.email, password: PASSWORD } })
    const both = [other.token, (body as { token: string }).token]
    const writes = await Promise.all(
      Array.from({ length: 24 }, (_, at) => slow.request('POST /api/user/refresh', { token: both[at % 2] })),
    )
    expect(writes.filter(({ status }) => status === 200)).toHaveLength(12)
    await slow.close()
  })
})

describe('the configuration', () => {
  const config = (argv: ReadonlyArray<string>, environment = {}) => readConfig(argv, environment)

  it('listens locally unless a proxy is declared', () => {
    expect(config([])).toMatchObject(
      E.right({ words: [], config: { address: '127.0.0.1', port: undefined, behindProxy: false } }),
    )
    expect(E.isLeft(config(['--host', '0.0.0.0']))).toBe(true)
    expect(E.isLeft(config([], { BIND_ADDRESS: '192.168.1.4' }))).toBe(true)
    expect(config(['--host', '0.0.0.0', '--behind-proxy'])).toMatchObject(
      E.right({ config: { address: '0.0.0.0', behindProxy: true } }),
    )
  })

  it('prefers the command line', () => {
    expect(
      config(['order:advance', '7', '--port=5000', 'PAID', '--password', 'x y'], { PORT: '6000', LOG_LEVEL: 'warn' }),
    ).toMatchObject(E.right({ words: ['order:advance', '7', 'PAID'], config: { port: 5000, logLevel: 'warn' } }))
  })

  it.each([
    ['--port', '-1'],
    ['--port', '70000'],
    ['--port', 'x'],
    ['--database-url', 'mysql://x'],
    ['--log', 'loud'],
    ['--host', 'a b'],
    ['--sockets-per-address', '0'],
    ['--public-address', 'anticipo.cl'],
    ['--public-address', 'https://anticipo.cl/app'],
    ['--public-address', 'javascript:alert(1)'],
    ['--public-address', 'https://ana@anticipo.cl'],
    ['--smtp-url', 'https://mail.cl'],
    ['--smtp-url', 'smtp:// x'],
    ['--mail-from', 'Anticipo'],
    ['--mail-from', 'a@b.cl\r\nBcc: c@d.cl'],
  ])('rejects %s %s with a message', (option, value) => {
    expect(config([option, value])).toEqual(E.left(`El valor de ${option} no es válido.`))
  })

  it('reads the public origin and the mail settings from the environment', () => {
    const SMTP_URL = 'smtps://anticipo:clave%40@mail.anticipo.cl:465'
    expect(config([])).toMatchObject(
      E.right({ config: { publicAddress: undefined, smtpUrl: undefined, mailFrom: undefined } }),
    )
    expect(
      config([], { PUBLIC_ADDRESS: 'https://Anticipo.cl/', SMTP_URL, MAIL_FROM: 'Anticipo <hola@anticipo.cl>' }),
    ).toMatchObject(
      E.right({
        config: { publicAddress: 'https://anticipo.cl', smtpUrl: SMTP_URL, mailFrom: 'Anticipo <hola@anticipo.cl>' },
      }),
    )
  })

  it('lists each command', () => {
    for (const { name } of COMMANDS) expect(usage(COMMANDS)).toContain(name)
  })
})

describe('a key file', () => {
  it('is created once, readable by its owner only', () => {
    const file = join(folder, 'keys', 'session.key')
    const [key] = keysIn(file)
    expect(key).toHaveLength(32)
    expect(keysIn(file)).toEqual([key])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    writeFileSync(file, 'short')
    expect(() => keysIn(file)).toThrow('está dañada')
  })
})
