import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMaintenance } from '#host/http/maintenance.ts'
import { NAMES, requestOf } from '#test/host/http/each-call.ts'
import { ownHost, type AHost, type Company } from '#test/host/server/a-host.ts'

const PAGE = '<!doctype html><html lang="es"><head lang="es"><title>Anticipo</title></head><body></body></html>'
const folder = mkdtempSync(join(tmpdir(), 'anticipo-maintenance-'))

let host: AHost
let mine: Company
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(PAGE))
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(PAGE))
  host = await ownHost({ clientFolder: folder })
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

const closed = async <A>(work: () => Promise<A>): Promise<A> => {
  await host.services.maintenance.set(true)
  try {
    return await work()
  } finally {
    await host.services.maintenance.set(false)
  }
}
const page = async (path: string, encoding?: string) => {
  const response = await host.app.inject({
    url: path,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  })
  return { bytes: response.rawPayload, headers: response.headers, status: response.statusCode }
}

describe('maintenance', () => {
  it('rejects every call alike, with or without a token, with a retry time', async () => {
    await closed(async () => {
      for (const name of NAMES) {
        const { call, ...request } = requestOf(name, {
          company: mine,
          invoices: [],
          orderId: '1' as never,
          accountId: '1' as never,
          documentId: '1' as never,
          stakeholderId: '1' as never,
        })
        for (const token of [mine.token, undefined]) {
          expect(await host.request(call, { ...request, token })).toMatchObject({
            status: 503,
            headers: { 'retry-after': '60' },
            body: { errorCode: 'ERROR_MAINTENANCE', error: { errorCode: 'ERROR_MAINTENANCE' } },
          })
        }
      }
      expect((await host.request('GET /api/nothing')).status).toBe(503)
    })
  })

  it('recognises a call by its route, however its URL is written', async () => {
    const disguises = [
      `/%61pi/user/${mine.userId}`,
      `/a%70i/business/${mine.businessId}`,
      `http://localhost/api/user/${mine.userId}`,
    ]
    for (const url of disguises) {
      const asked = { url, headers: { authorization: `Bearer ${mine.token}` } }
      const answers = [await host.app.inject(asked), await closed(() => host.app.inject(asked))]
      expect(answers.map(({ headers, statusCode }) => [statusCode, headers['cache-control']])).toEqual([
        [200, 'no-store'],
        [503, 'no-store'],
      ])
      const fromElsewhere = { ...asked, headers: { ...asked.headers, 'sec-fetch-site': 'cross-site' } }
      expect((await host.app.inject(fromElsewhere)).statusCode).toBe(403)
    }
  })

  it('ends at once, with every session intact', async () => {
    await closed(async () => undefined)
    expect((await host.request(`GET /api/user/${mine.userId}`, { token: mine.token })).status).toBe(200)
  })

  it('does not affect health', async () => {
    await closed(async () => {
      expect([
        (await host.request('GET /health/live')).status,
        (await host.request('GET /health/ready')).status,
      ]).toEqual([200, 200])
      expect((await host.request('GET /health/ready')).body).toMatchObject({ reasons: [], warnings: ['MAINTENANCE'] })
    })
  })

  it('is marked in the page, at every address of the client and in every encoding, and nowhere else', async () => {
    const marked = PAGE.replace('<head lang="es">', '<head lang="es"><meta name="maintenance" content="on">')
    for (const path of ['/', '/finance', '/start/login', '/orders/7', '/index.html']) {
      const [plain, br, gzip] = await closed(() =>
        Promise.all([page(path), page(path, 'br, gzip'), page(path, 'gzip')]),
      )
      expect([String(plain.bytes), String(brotliDecompressSync(br.bytes)), String(gunzipSync(gzip.bytes))]).toEqual([
        marked,
        marked,
        marked,
      ])
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
      expect(Number(br.headers['content-length'])).toBe(br.bytes.length)
      expect(String((await page(path)).bytes)).toBe(PAGE)
    }
  })

  it('has another digest than the page without it', async () => {
    const open = await page('/')
    const shut = await closed(() => page('/'))
    expect(open.headers['etag']).not.toBe(shut.headers['etag'])
    const again = await closed(() =>
      host.request('GET /', { headers: { 'if-none-match': String(open.headers['etag']) } }),
    )
    expect(again.status).toBe(200)
    expect(
      (await closed(() => host.request('GET /', { headers: { 'if-none-match': String(shut.headers['etag']) } })))
        .status,
    ).toBe(304)
    expect((await host.request('GET /', { headers: { 'if-none-match': String(shut.headers['etag']) } })).status).toBe(
      200,
    )
  })

  it('survives a restart of the host', async () => {
    await closed(async () => expect((await openMaintenance(host.database)).isOn()).toBe(true))
    expect((await openMaintenance(host.database)).isOn()).toBe(false)
  })

  it('is on and off at once, a hundred times', async () => {
    for (let i = 0; i < 100; i += 1) {
      expect(
        (
          await closed(() =>
            host.request('GET /api/holiday?country=CL&from=2026-01-01&to=2026-01-31', { token: mine.token }),
          )
        ).status,
      ).toBe(503)
      expect(
        (await host.request('GET /api/holiday?country=CL&from=2026-01-01&to=2026-01-31', { token: mine.token })).status,
      ).toBe(200)
    }
  })
})
