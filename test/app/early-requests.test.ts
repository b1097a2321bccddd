import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlyUrls, startEarlyRequests, takeEarlyResponse } from '#app/early-requests.ts'
import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '#application/shared/page.ts'
import { NO_FILTER } from '#domain/financing/invoice-filter.ts'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { makeHttpInvoices } from '#infrastructure/financing/http-invoices.ts'
import { makeApi } from '#infrastructure/http/api.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeHttpOrders } from '#infrastructure/orders/http-orders.ts'
import { makeHttpPayables } from '#infrastructure/payables/http-payables.ts'
import { makeHttpFeatures } from '#infrastructure/shell/http-features.ts'
import { makeHttpTaxCredentials } from '#infrastructure/tax-credential/http-tax-credentials.ts'
import { FINANCE_PATHS, ORDERS_PATH, PAYMENT_PATHS } from '#ui/app/paths.ts'
import { makeTransport } from '#test/support/fault-adapter.ts'
import { makeSessionHeader } from '#test/support/fakes/session-header.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const NOW = Date.UTC(2026, 8, 5)

const tokenOf = (over: object = {}, business: object = {}): string => {
  const claims = { exp: NOW / 1_000 + 60, business: { id: 7, countryId: 'CL', isVerified: true, ...business }, ...over }
  return `a.${btoa(JSON.stringify(claims))}.c`
}

const page = { page: FIRST_PAGE, pageSize: DEFAULT_PAGE_SIZE, search: '', sort: undefined } as const

/** The addresses that the adapters request. */
const requestedBy = async (work: (api: ReturnType<typeof makeApi>) => ReadonlyArray<() => Promise<unknown>>) => {
  const transport = makeTransport(() => ({ status: 404, text: '{}' }))
  const session = makeSessionHeader()
  const client = makeApiClient({ baseUrl: '', session, http: transport.http })
  const api = makeApi(makeApiCall(client, makeFakeTime().scheduler), { businessId: () => '7' as BusinessId })
  await Promise.all(work(api).map((call) => call()))
  return transport.sent.map(({ url }) => url)
}

describe('the early requests of a screen', () => {
  it('have the addresses that the finance page requests by the contract', async () => {
    for (const type of ['DIRECT_FINANCING', 'EARLY_PAYMENT'] as const) {
      const urls = await requestedBy((api) => [
        makeHttpFeatures(api).list(),
        makeHttpTaxCredentials(api).check(),
        makeHttpInvoices(api).page({ ...page, type, filter: NO_FILTER }),
      ])
      expect(earlyUrls(FINANCE_PATHS[type], 7)).toEqual(urls)
    }
  })

  it('have the addresses that the page of an order requests by the contract', async () => {
    const id = '1042' as OrderId
    const urls = await requestedBy((api) => [
      makeHttpFeatures(api).list(),
      makeHttpOrders(api).detail(id),
      makeHttpOrders(api).invoices(id, page),
    ])
    expect(earlyUrls(`${ORDERS_PATH}/1042`, 7)).toEqual(urls)
  })

  it('have the addresses that the inbox of the payments requests by the contract', async () => {
    const urls = await requestedBy((api) => {
      const payables = makeHttpPayables(api)
      const inbox = payables.page({ ...page, list: 'inbox', due: undefined, notice: undefined })
      return [
        makeHttpFeatures(api).list(),
        makeHttpTaxCredentials(api).check(),
        payables.setup(),
        payables.totals(),
        payables.creditLine(),
        inbox,
      ]
    })
    expect(earlyUrls(PAYMENT_PATHS.inbox, 7)).toEqual(urls)
  })

  it('are none for other pages', () => {
    expect(['/orders', '/orders/x', '/payments/pagadas', '/start/login'].flatMap((path) => earlyUrls(path, 7))).toEqual(
      [],
    )
  })
})

describe('an early response', () => {
  const answer = vi.fn<typeof fetch>()
  const [check = ''] = earlyUrls('/finance', 7)

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    vi.stubGlobal('fetch', answer)
    answer.mockReset().mockImplementation(async () => new Response('{"hasCredential":true}'))
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is given once, to the session that requested it', async () => {
    const token = tokenOf()
    expect(startEarlyRequests(token, '/finance')).toBe(true)
    expect(answer.mock.calls[0]?.[1]?.headers).toEqual({
      Accept: 'application/json',
      country: 'CL',
      Authorization: `Bearer ${token}`,
    })
    expect(await takeEarlyResponse(check, token)).toMatchObject({ status: 200, text: '{"hasCredential":true}' })
    expect(await takeEarlyResponse(check, token)).toBeUndefined()
  })

  it('is not given to another session', async () => {
    startEarlyRequests(tokenOf(), '/finance')
    expect(await takeEarlyResponse(check, tokenOf({}, { id: 8 }))).toBeUndefined()
  })

  it('is not given to a screen that opens much later', async () => {
    const token = tokenOf()
    startEarlyRequests(token, '/finance')
    vi.setSystemTime(NOW + 11_000)
    expect(await takeEarlyResponse(check, token)).toBeUndefined()
  })

  it('is nothing when the host rejects the request or cannot be reached, so that the call is made as usual', async () => {
    answer.mockResolvedValueOnce(new Response('{}', { status: 503 })).mockRejectedValueOnce(new TypeError('offline'))
    startEarlyRequests(tokenOf(), '/finance')
    const taken = await Promise.all(earlyUrls('/finance', 7).map((url) => takeEarlyResponse(url, tokenOf())))
    expect(taken.slice(0, 2)).toEqual([undefined, undefined])
  })

  it('is requested of the payments only for a business that has them', async () => {
    const requestedWith = async (features: string): Promise<ReadonlyArray<string>> => {
      answer
        .mockReset()
        .mockImplementation(async (url) => new Response(/entityfeature/.test(String(url)) ? features : '{}'))
      startEarlyRequests(tokenOf(), PAYMENT_PATHS.inbox)
      await Promise.all(earlyUrls(PAYMENT_PATHS.inbox, 7).map((url) => takeEarlyResponse(url, tokenOf())))
      return answer.mock.calls.map(([url]) => String(url))
    }
    const all = earlyUrls(PAYMENT_PATHS.inbox, 7)
    expect(await requestedWith(`[{"featureId":${PAYABLES_FEATURE},"active":true}]`)).toEqual(all)
    for (const features of [
      '[]',
      '[{"featureId":9,"active":true}]',
      '[{"featureId":10,"active":false}]',
      '{}',
      '[{"feat',
    ])
      expect(await requestedWith(features)).toEqual(all.slice(0, 2))
  })

  it('is not requested by an ended session, an unverified business, or what is no token', () => {
    const ended = tokenOf({ exp: NOW / 1_000 })
    const unverified = tokenOf({}, { isVerified: false })
    const requested = [ended, unverified, tokenOf({ business: undefined }), 'a.b', ''].map((token) =>
      startEarlyRequests(token, '/finance'),
    )
    expect(requested).toEqual([false, false, false, false, false])
    expect(answer).not.toHaveBeenCalled()
  })
})
