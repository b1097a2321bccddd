import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OrderId } from '#domain/kernel/id.ts'
import { endpoints } from '#wire/endpoints.ts'
import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { storeApproval } from '#test/host/approval/an-approval.ts'
import { storeOwnItem } from '#test/host/cash/an-own-item.ts'
import { storeAccount } from '#test/host/banking/an-account.ts'
import { storePayable } from '#test/host/payables/a-payable.ts'
import { storeSupplier } from '#test/host/suppliers/a-supplier.ts'
import { storeDocument } from '#test/host/documents/a-document.ts'
import { aHost, ownHost, anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { NAMES, requestOf, type Subject } from './each-call.ts'

let host: AHost
let mine: Company
let subject: Subject
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  const [ordered, ...invoices] = await store(host, mine, [anInvoice('CL', 0), anInvoice('CL', 1)])
  const order = await host.request(`POST /api/business/${mine.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: mine.token,
    headers: { 'idempotency-key': 'first' },
    body: { orderInvoices: linesOf(ordered === undefined ? [] : [ordered]), preselectedInvoicesIds: [] },
  })
  const { createdOrder } = order.body as { createdOrder: { id: number } }
  subject = {
    company: mine,
    invoices,
    orderId: String(createdOrder.id) as OrderId,
    accountId: await storeAccount(host, mine),
    ownItemId: await storeOwnItem(host, mine),
    approvalId: await storeApproval(host, mine),
    documentId: await storeDocument(host, mine),
    ...(await storeSupplier(host, mine)),
    ...(await storePayable(host, mine)),
    stakeholderId: await storeStakeholder(host, mine),
  }
})
afterAll(() => host.close())

const writes = NAMES.filter((name) => endpoints[name].method !== 'GET')
const withBody = NAMES.filter(
  (name) =>
    requestOf(name, {
      company: { businessId: '1' as never, userId: '1' as never, email: '', identifier: '76086428-5' },
      invoices: [],
      orderId: '1' as never,
      accountId: '1' as never,
      documentId: '1' as never,
      stakeholderId: '1' as never,
    }).body !== undefined,
)

const HOSTILE_IDS = [
  '0',
  '-1',
  '9007199254740993',
  '1e3',
  '%2e%2e%2f7',
  "1'or'1'='1",
  'NaN',
  '1'.repeat(99),
  'null',
  '١',
]
const HOSTILE_TEXTS = [
  '%',
  '_',
  '\\',
  "'; drop table invoice; --",
  '"',
  '\u0000',
  '‮',
  '$1',
  '%27',
  '{"a":1}',
  '[]',
  'a'.repeat(100),
]

const withoutTraces = (text: string): void => {
  expect(text).not.toMatch(/ at .*\.ts|node_modules|select |insert |PGlite|constraint|\/work|SyntaxError/i)
}

/** Simulates a database failure during a call. */
const failing = async (query: () => Promise<never>) => {
  const { database } = host
  const spy = vi.spyOn(database, 'query').mockImplementation(query)
  const answer = await host.request(`GET /api/business/${mine.businessId}`, { token: mine.token })
  spy.mockRestore()
  return answer
}

describe('a hostile request', () => {
  it.each(NAMES.filter((name) => endpoints[name].path.includes(':')))(
    'with an unexpected id is rejected by %s',
    async (name) => {
      const { call, ...request } = requestOf(name, subject)
      const strange = (id: string): string => {
        const [method = '', url = ''] = call.split(' ', 2)
        const pattern = endpoints[name].path.split('/')
        const [path = '', query] = url.split('?', 2)
        const filled = path
          .split('/')
          .map((part, at) => (pattern[at]?.startsWith(':') ? id : part))
          .join('/')
        return `${method} ${filled}${query === undefined ? '' : `?${query}`}`
      }
      for (const id of HOSTILE_IDS) {
        const answer = await host.request(strange(encodeURI(id)), { ...request, token: mine.token })
        expect([400, 404]).toContain(answer.status)
        withoutTraces(answer.text)
      }
    },
  )

  it.each(withBody)('with a body of another shape is rejected by %s', async (name) => {
    const { call } = requestOf(name, subject)
    const headers = { 'content-type': 'application/json' }
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    for (const body of [
      'null',
      '[]',
      '{}',
      '"x"',
      '12',
      '{',
      '',
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{}}}',
      '{"orderInvoices":1e999}',
      deep,
    ]) {
      const answer = await host.request(call, { token: mine.token, body, headers })
      expect(answer.status).toBe(400)
      withoutTraces(answer.text)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it.each(writes)('that is not JSON, or from another site, is rejected by %s', async (name) => {
    const { call } = requestOf(name, subject)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonp']) {
      const answer = await host.request(call, { token: mine.token, body: 'a=b', headers: { 'content-type': type } })
      expect(answer.status).toBe(415)
    }
    const { body } = requestOf(name, subject)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      expect((await host.request(call, { token: mine.token, body, headers })).status).toBe(403)
    }
  })

  it('of excessive size is rejected unread', async () => {
    const { call } = requestOf('orderCreate', subject)
    const answer = await host.request(call, { token: mine.token, body: { orderInvoices: 'x'.repeat(1_100_000) } })
    expect(answer).toMatchObject({ status: 413, body: { errorCode: 'ERROR_TOO_LARGE' } })
  })

  it('with ten thousand and one invoices is rejected', async () => {
    const { call } = requestOf('orderCreate', subject)
    const orderInvoices = Array.from({ length: 10_001 }, (_, at) => ({
      invoiceId: at + 1,
      expirationDate: '2026-12-01',
    }))
    expect(
      (await host.request(call, { token: mine.token, body: { orderInvoices, preselectedInvoicesIds: [] } })).status,
    ).toBe(400)
  })

  it('in a search matches literally', async () => {
    for (const text of HOSTILE_TEXTS) {
      const answer = await host.request(
        `GET /api/business/${mine.businessId}/invoice?orderType=DIRECT_FINANCING&page=1&size=20&filter=${encodeURIComponent(text)}`,
        { token: mine.token },
      )
      expect([200, 400]).toContain(answer.status)
      if (answer.status === 200) expect(answer.body).toMatchObject({ data: [], pagination: { totalData: 0 } })
    }
  })

  it.each([
    'order=id:asc',
    'order=amount:asc;drop',
    'order=amount',
    'page=0',
    'page=-1',
    'page=1e9',
    'size=10001',
    'size=0',
    'orderType=CONFIRMING',
    'page=1&page=2',
  ])('for a list with %s is rejected', async (query) => {
    const [key = ''] = query.split('=')
    const rest = { orderType: 'DIRECT_FINANCING', page: '1', size: '20' } as Record<string, string>
    delete rest[key]
    const answer = await host.request(
      `GET /api/business/${mine.businessId}/invoice?${query}&${new URLSearchParams(rest)}`,
      { token: mine.token },
    )
    expect(answer.status).toBe(400)
  })

  it('with another method gets the allowed ones', async () => {
    expect(await host.request('DELETE /api/user/login')).toMatchObject({
      status: 405,
      headers: { allow: expect.stringContaining('POST') },
    })
    expect((await host.request('GET /api/elsewhere')).status).toBe(404)
  })
})

describe('every response', () => {
  it('has the security headers, and no cookie', async () => {
    const answers = await Promise.all([
      host.request('GET /health/live'),
      host.request('GET /nowhere'),
      host.request('POST /api/user/login', { body: {} }),
      host.request(`GET /api/business/${mine.businessId}`, { token: mine.token }),
      host.request('GET /api/%zz'),
    ])
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.any(String),
        'cache-control': 'no-store',
      })
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it('contains its request id, whose log entry contains no secret but the account of a sign-in', async () => {
    host.lines.length = 0
    const answer = await host.request('POST /api/user/login', {
      body: { email: 'canario@empresa.cl', password: 'canary-password' },
    })
    await host.request(
      `GET /api/business/${mine.businessId}/invoice?orderType=DIRECT_FINANCING&page=1&size=1&filter=canary-search`,
      { token: mine.token },
    )
    await host.request('GET /impersonate/canary-code')
    const log = host.lines.join('')
    expect(log).toContain((answer.body as { requestId: string }).requestId)
    expect(host.lines.every((line) => typeof JSON.parse(line) === 'object')).toBe(true)
    expect(log.replace('"account":"canario@empresa.cl"', '')).not.toMatch(/canar|empresa\.cl|Bearer/)
    expect(log).not.toContain(mine.token)
  })

  it('leaves in the log the location of an error, and not its message', async () => {
    host.lines.length = 0
    const broken = new Error('Key (email)=(canary@empresa.cl) already exists\nDETAIL: canary')
    host.app.log.error(broken, 'not settled')
    host.app.log.warn({ err: broken }, 'tax job failed')
    const answer = await failing(() => Promise.reject(broken))
    expect(answer).toMatchObject({ status: 500, body: { errorCode: 'ERROR_UNKNOWN_ERROR' } })
    const log = host.lines.join('')
    expect(log.match(/hostile-requests\.test\.ts/g)?.length).toBeGreaterThanOrEqual(3)
    expect(log).not.toMatch(/canar|already exists|DETAIL/)
  })
})

describe('password guessing', () => {
  const triesFrom = async (
    behindProxy: boolean,
    forwardedFor: (at: number) => string,
  ): Promise<ReadonlyArray<number>> => {
    const other = await ownHost({ behindProxy, rates: { triesPerAddress: 3 } })
    const statuses: Array<number> = []
    for (let at = 0; at < 5; at += 1) {
      const headers = { 'x-forwarded-for': forwardedFor(at) }
      const body = { email: `nadie${at}@empresa.cl`, password: 'incorrecta' }
      statuses.push((await other.request('POST /api/user/login', { body, headers })).status)
    }
    await other.close()
    return statuses
  }

  it("is limited by the connection's address, whatever the request claims", async () => {
    expect(await triesFrom(false, (at) => `203.0.113.${at}`)).toEqual([401, 401, 401, 429, 429])
  })

  it('behind a proxy is limited by the address that the proxy saw, whatever the request claims', async () => {
    expect(await triesFrom(true, (at) => `203.0.113.${at}, 198.51.100.7`)).toEqual([401, 401, 401, 429, 429])
    expect(await triesFrom(true, (at) => `198.51.100.${at}`)).toEqual([401, 401, 401, 401, 401])
  })
})
