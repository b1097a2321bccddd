import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import type { SessionHeader } from '#infrastructure/http/session-header.ts'
import { makeApi } from '#infrastructure/http/api.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { makeHttpInvoiceImport, makeHttpInvoices } from '#infrastructure/financing/http-invoices.ts'
import { makeHttpOrderSubmissions } from '#infrastructure/financing/http-order-submissions.ts'
import { makeHttpWallets } from '#infrastructure/wallet/http-wallets.ts'
import { makeHttpOrders } from '#infrastructure/orders/http-orders.ts'
import { NO_FILTER } from '#domain/financing/invoice-filter.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId, InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeTransport, type SentRequest } from '#test/support/fault-adapter.ts'
import { makeSessionHeader } from '#test/support/fakes/session-header.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { GOOD_ANSWERS } from '#test/support/samples/wire.ts'
import { ALL_ORDERS } from '#test/support/samples/orders.ts'

type Answer = Parameters<typeof makeTransport>[0]

const makeClient = (answer: Answer, token: string | undefined = 'a.b.c') => {
  const time = makeFakeTime()
  const transport = makeTransport(answer)
  const rejected: Array<string> = []
  const denied: Array<string> = []
  const times: Array<number> = []
  const ends = new Set<() => void>()
  const session: SessionHeader = {
    ...makeSessionHeader(token),
    rejectToken: (one) => rejected.push(one),
    deny: (one) => denied.push(one),
    onEnd: (listener) => {
      ends.add(listener)
      return () => ends.delete(listener)
    },
  }
  const client = makeApiClient({
    baseUrl: '',
    session,
    http: transport.http,
    beginSync: () => (ms) => times.push(ms),
  })
  const call = makeApiCall(client, time.scheduler)
  const api = makeApi(call, { businessId: () => '7' as BusinessId })
  const end = (): void => ends.forEach((listener) => listener())
  return { time, transport, rejected, denied, times, call, api, end, listeners: ends, sent: transport.sent }
}

const good =
  (name: keyof typeof GOOD_ANSWERS): Answer =>
  () => ({ status: 200, text: JSON.stringify(GOOD_ANSWERS[name]) })

const last = (sent: ReadonlyArray<SentRequest>): SentRequest => sent.at(-1) ?? expect.fail()

const page = {
  type: 'DIRECT_FINANCING',
  page: 2,
  pageSize: 50,
  search: '  ñandú & cía ',
  filter: NO_FILTER,
  sort: { field: 'amount', direction: 'desc' },
} as const

describe('a call', () => {
  it('has the URL, the parameters and the token of the contract', async () => {
    const { api, sent } = makeClient(good('invoiceList'))
    const answer = await makeHttpInvoices(api).page(page)()
    expect(answer).toMatchObject({ _tag: 'Right', right: { totalRows: 1, rows: [{ id: '1', folio: '1042' }] } })
    const { method, url, headers } = last(sent)
    expect([method, url]).toEqual([
      'GET',
      '/api/business/7/invoice?orderType=DIRECT_FINANCING&page=2&size=50&filter=%C3%B1and%C3%BA%20%26%20c%C3%ADa&order=amount%3Adesc',
    ])
    expect(headers).toMatchObject({ authorization: 'Bearer a.b.c', country: 'CL' })
  })

  it('names the last 300 of the invoices that come first, so that its address is never too long', async () => {
    const { api, sent } = makeClient(good('invoiceList'))
    const first = Array.from({ length: 301 }, (_, at) => `${at + 1}` as InvoiceId)
    await makeHttpInvoices(api).page({ ...page, first })()
    const named = new URL(last(sent).url, 'http://localhost').searchParams.get('first')?.split(',')
    expect([named?.length, named?.[0], named?.at(-1)]).toEqual([300, '2', '301'])
  })

  it('sends dates as midnight in UTC, and the idempotency key only where money moves', async () => {
    const { api, sent } = makeClient(good('orderCreate'))
    const lines = [{ invoiceId: '1' as InvoiceId, paymentDate: '2026-04-10' as CivilDate }]
    const submissions = makeHttpOrderSubmissions(api)
    expect(await submissions.create({ type: 'DIRECT_FINANCING', lines, preselected: [] }, 'k-1')()).toEqual(
      E.right('5000'),
    )
    expect(last(sent).headers['idempotency-key']).toBe('k-1')
    expect(JSON.parse(String(last(sent).data))).toEqual({
      orderInvoices: [{ invoiceId: 1, expirationDate: '2026-04-10T00:00:00.000Z' }],
      preselectedInvoicesIds: [],
    })
    await submissions.simulate('DIRECT_FINANCING', lines)()
    expect(last(sent).headers['idempotency-key']).toBeUndefined()
  })

  it('that moves money is not sent without a key', async () => {
    const { call, sent } = makeClient(good('orderCreate'))
    const given = {
      params: { businessId: '7' as BusinessId },
      query: { orderType: 'DIRECT_FINANCING' as const },
      body: { lines: [], preselected: [] },
    }
    expect(await call(endpoints.orderCreate, given)()).toMatchObject({ _tag: 'Left' })
    expect(sent).toEqual([])
  })

  it('sends files', async () => {
    const { api, sent } = makeClient(good('invoiceImport'))
    const file = { name: 'a.xml', size: 3, bytes: async () => new Uint8Array([60, 97, 62]) }
    expect(await makeHttpInvoiceImport(api).importFiles([file])()).toMatchObject({
      right: [{ outcome: 'IMPORTED', also: undefined }, { also: ['ERROR_INVOICE_INVALID_DATE'] }],
    })
    const { data } = last(sent)
    expect(data instanceof FormData && data.getAll('files')).toHaveLength(1)
  })

  it('is not sent with an unreadable file', async () => {
    const { api, sent } = makeClient(good('invoiceImport'))
    const gone = { name: 'a.xml', size: 3, bytes: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }
    expect(await makeHttpInvoiceImport(api).importFiles([gone])()).toMatchObject({ _tag: 'Left' })
    expect(sent).toEqual([])
  })

  it('never lets an id change the path', async () => {
    const { api, sent } = makeClient(good('orderDetail'))
    const orders = makeHttpOrders(api)
    const hostile = fc.oneof(
      fc.constantFrom(
        '..',
        '../../user/7',
        '%2e%2e',
        '5000/../../user/7',
        '5000?x=1',
        '5000#',
        '0',
        '-1',
        '1e3',
        ' 5',
        '\u0000',
        '９',
      ),
      fc.string().filter((text) => !/^[1-9]\d{0,14}$/.test(text.trim())),
    )
    await fc.assert(
      fc.asyncProperty(hostile, async (id) => {
        expect(await orders.detail(id as OrderId)()).toMatchObject({ _tag: 'Left', left: { _tag: 'Undecodable' } })
      }),
    )
    expect(sent.map(({ url }) => url)).toEqual([])
  })

  it('without a business is an ended session, and sends nothing', async () => {
    const { call, sent } = makeClient(good('orderDetail'))
    const orders = makeHttpOrders(makeApi(call))
    expect(await orders.detail('5000' as OrderId)()).toEqual(E.left({ _tag: 'Unauthorized' }))
    expect(sent).toEqual([])
  })

  it('that the role of the user does not permit reports its token, and other refusals do not', async () => {
    const answering = (errorCode: string) => makeClient(() => ({ status: 403, text: JSON.stringify({ errorCode }) }))
    const forbidden = answering('ERROR_AUTH_FORBIDDEN')
    const answer = await makeHttpInvoices(forbidden.api).page(page)()
    expect(answer).toMatchObject({ _tag: 'Left', left: { _tag: 'Rejected', code: 'ERROR_AUTH_FORBIDDEN' } })
    expect([forbidden.denied, forbidden.rejected]).toEqual([['a.b.c'], []])
    const unverified = answering('ERROR_BUSINESS_UNVERIFIED')
    await makeHttpInvoices(unverified.api).page(page)()
    expect(unverified.denied).toEqual([])
  })

  it('that is rejected reports its token', async () => {
    const { api, rejected } = makeClient(() => ({ status: 401, text: '' }))
    await makeHttpOrders(api).page(ALL_ORDERS)()
    expect(rejected).toEqual(['a.b.c'])
  })

  it('to sign in carries no token, and its rejection ends no session', async () => {
    const { call, sent, rejected } = makeClient(() => ({
      status: 401,
      text: '{"errorCode":"ERROR_AUTH_INVALID_CREDENTIALS"}',
    }))
    const answer = await call(endpoints.login, { body: { email: 'a@b.cl', password: 'x' } })()
    expect(answer).toMatchObject({ _tag: 'Left', left: { _tag: 'Rejected', code: 'ERROR_AUTH_INVALID_CREDENTIALS' } })
    expect([last(sent).headers['authorization'], rejected]).toEqual([undefined, []])
  })

  it('reports the time of the host', async () => {
    const headers = { date: 'Wed, 04 Mar 2026 15:00:00 GMT' }
    const { api, times } = makeClient(() => ({ status: 200, text: '{"count":1}', headers }))
    await makeHttpInvoices(api).count('DIRECT_FINANCING')()
    expect(times).toEqual([Date.UTC(2026, 2, 4, 15)])
  })

  it("stores the request id of the host's log", async () => {
    const { api } = makeClient(() => ({
      status: 500,
      text: '{"errorCode":"ERROR_STORAGE","requestId":"r-77"}',
    }))
    expect(await makeHttpOrders(api).page(ALL_ORDERS)()).toMatchObject({
      left: { code: 'ERROR_STORAGE', requestId: 'r-77' },
    })
  })

  it.each([
    ['[12,"13"]', { invoices: ['12', '13'] }],
    ['[]', {}],
    ['[12,"x"]', {}],
    ['{"length":1}', {}],
    ['null', {}],
  ])('returns the invoices of an error: %s', async (invoices, named) => {
    const { api } = makeClient(() => ({
      status: 409,
      text: `{"errorCode":"ERROR_INVOICE_NOT_AVAILABLE","invoices":${invoices}}`,
    }))
    expect(await makeHttpOrders(api).page(ALL_ORDERS)()).toEqual({
      _tag: 'Left',
      left: {
        _tag: 'Rejected',
        code: 'ERROR_INVOICE_NOT_AVAILABLE',
        requestId: undefined,
        retryAfterSeconds: undefined,
        ...named,
      },
    })
  })

  it.each([
    ['{"_tag":"Supplier","name":"Uno SpA"}', { keeper: { _tag: 'Supplier', name: 'Uno SpA' } }],
    ['{"_tag":"Company"}', { keeper: { _tag: 'Company' } }],
    ['{"_tag":"Supplier"}', {}],
    ['{"_tag":"constructor"}', {}],
  ])('returns who already has an account: %s', async (keeper, named) => {
    const text = `{"errorCode":"ERROR_BANK_ACCOUNT_SHARED","keeper":${keeper}}`
    const { api } = makeClient(() => ({ status: 409, text }))
    const failure = { code: 'ERROR_BANK_ACCOUNT_SHARED', requestId: undefined, retryAfterSeconds: undefined, ...named }
    expect(await makeHttpOrders(api).page(ALL_ORDERS)()).toEqual({
      _tag: 'Left',
      left: { _tag: 'Rejected', ...failure },
    })
  })

  it.each([
    ['{"folio":"12","payroll":"Julio"}', { scheduled: { folio: '12', payroll: 'Julio' } }],
    ['{"folio":"12"}', {}],
    ['"Julio"', {}],
  ])('returns the payroll that already has an invoice: %s', async (scheduled, named) => {
    const { api } = makeClient(() => ({
      status: 409,
      text: `{"errorCode":"ERROR_PAYABLE_MOVED","scheduled":${scheduled}}`,
    }))
    const answer = await makeHttpOrders(api).page(ALL_ORDERS)()
    expect(answer).toEqual({
      _tag: 'Left',
      left: {
        _tag: 'Rejected',
        code: 'ERROR_PAYABLE_MOVED',
        requestId: undefined,
        retryAfterSeconds: undefined,
        ...named,
      },
    })
  })

  it.each([
    ['ERROR_SURPLUS_CHANGED', 'NotDone'],
    ['ERROR_NOT_FOUND', 'TurnedAway'],
    ['ERROR_STORAGE', 'Unknown'],
    ['ERROR_PAYABLE_MOVED', 'Unknown'],
  ])('says of a request with a key what an error means for its effect: %s', async (code, verdict) => {
    const { api } = makeClient(() => ({ status: 409, text: `{"errorCode":"${code}"}` }))
    const amount = { currency: 'CLP', minor: 5 } as const
    expect(await makeHttpWallets(api).request('key-1', { amount, account: undefined })()).toMatchObject({
      left: { code, verdict },
    })
  })

  it('reports where a response is invalid, and not its values', async () => {
    const { api } = makeClient(() => ({ status: 200, text: '{"count":"76086428-5"}' }))
    expect(await makeHttpInvoices(api).count('DIRECT_FINANCING')()).toEqual(
      E.left({ _tag: 'Undecodable', at: ['count: expected Count'] }),
    )
  })
})

describe('a call in flight when its session ends', () => {
  const GOOD = { status: 200, text: JSON.stringify(GOOD_ANSWERS.orderList) }
  const LINES = [{ invoiceId: '1' as InvoiceId, paymentDate: '2026-04-10' as CivilDate }]

  it('is aborted when it reads, as if the host had rejected its token', async () => {
    const client = makeClient(() => {
      client.end()
      return GOOD
    })
    expect(await makeHttpOrders(client.api).page(ALL_ORDERS)()).toEqual(E.left({ _tag: 'Unauthorized' }))
    expect(client.sent.length).toBe(1)
  })

  it('is answered when it writes', async () => {
    const client = makeClient((request, count) => {
      client.end()
      return good('orderCreate')(request, count)
    })
    const submissions = makeHttpOrderSubmissions(client.api)
    const answer = await submissions.create({ type: 'DIRECT_FINANCING', lines: LINES, preselected: [] }, 'k')()
    expect(answer).toMatchObject({ _tag: 'Right' })
  })

  it('no longer listens for the end once it is answered', async () => {
    const client = makeClient(() => GOOD)
    await makeHttpOrders(client.api).page(ALL_ORDERS)()
    expect(client.listeners.size).toBe(0)
  })
})

describe('a retry', () => {
  const GOOD = { status: 200, text: JSON.stringify(GOOD_ANSWERS.orderList) }
  const orders = ({ api }: ReturnType<typeof makeClient>) => makeHttpOrders(api).page(ALL_ORDERS)()

  it('repeats a read when a proxy could not reach the host', async () => {
    const client = makeClient((_, count) => (count < 3 ? { status: 503, text: '' } : GOOD))
    const answer = orders(client)
    await client.time.pass(5_000)
    expect([(await answer)._tag, client.sent.length]).toEqual(['Right', 3])
  })

  it('waits for the retry time of the host', async () => {
    const client = makeClient((_, count) =>
      count < 2 ? { status: 429, text: '', headers: { 'retry-after': '20' } } : GOOD,
    )
    const answer = orders(client)
    await client.time.pass(19_900)
    expect(client.sent.length).toBe(1)
    await client.time.pass(200)
    expect([(await answer)._tag, client.sent.length]).toEqual(['Right', 2])
  })

  it('does not wait longer than half a minute', async () => {
    const client = makeClient(() => ({ status: 429, text: '', headers: { 'retry-after': '31' } }))
    expect(await orders(client)).toMatchObject({ left: { _tag: 'Rejected', retryAfterSeconds: 31 } })
    expect(client.sent.length).toBe(1)
  })

  it('does not repeat errors, timeouts or writes', async () => {
    for (const status of [400, 403, 404, 409, 422, 500]) {
      const client = makeClient(() => ({ status, text: '' }))
      await orders(client)
      expect(client.sent.length).toBe(1)
    }
    const client = makeClient(() => ({ status: 503, text: '' }))
    const lines = [{ invoiceId: '1' as InvoiceId, paymentDate: '2026-04-10' as CivilDate }]
    await makeHttpOrderSubmissions(client.api).create({ type: 'DIRECT_FINANCING', lines, preselected: [] }, 'k')()
    expect(client.sent.length).toBe(1)
  })
})
