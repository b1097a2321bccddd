import { AxiosError, create, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { makePageMaintenance, type PageDocument } from '#infrastructure/maintenance/page-maintenance.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeSessionHeader } from '#test/support/fakes/session-header.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const MARKED = '<!doctype html><html><head><meta name="maintenance" content="on"><title>x</title></head></html>'
const PLAIN = '<!doctype html><html><head><title>maintenance</title></head></html>'

const page = (over: Partial<PageDocument> = {}): PageDocument => ({
  isBuiltOff: false,
  has: () => false,
  refetch: async () => PLAIN,
  ...over,
})

describe('the maintenance state', () => {
  it('is read from the mark in the page or from the build', () => {
    expect(makePageMaintenance(page()).isOn()).toBe(false)
    expect(makePageMaintenance(page({ has: (selector) => selector === 'meta[name="maintenance"]' })).isOn()).toBe(true)
    expect(makePageMaintenance(page({ isBuiltOff: true })).isOn()).toBe(true)
  })

  it('is read from the refetched page; a failed request leaves it unknown', async () => {
    expect(await makePageMaintenance(page({ refetch: async () => MARKED })).check()).toBe('on')
    expect(await makePageMaintenance(page()).check()).toBe('off')
    expect(
      await makePageMaintenance(page({ refetch: () => Promise.reject(new Error('down')) })).check(),
    ).toBeUndefined()
  })

  it('never ends for a page built for maintenance', async () => {
    expect(await makePageMaintenance(page({ isBuiltOff: true })).check()).toBe('on')
  })
})

const FIRST = '2026-01-01' as CivilDate
const LAST = '2026-12-31' as CivilDate

/** A host in maintenance that counts its requests. */
const closedHost = () => {
  let requestCount = 0
  const state = { isOn: false }
  const adapter: AxiosAdapter = async (config: InternalAxiosRequestConfig) => {
    requestCount += 1
    if (config.url === undefined) throw new AxiosError('no address')
    return {
      status: 503,
      statusText: '',
      headers: { 'retry-after': '5' },
      config,
      data: JSON.stringify({
        errorCode: 'ERROR_MAINTENANCE',
        error: { errorCode: 'ERROR_MAINTENANCE' },
        requestId: 'r-1',
      }),
    }
  }
  const api = makeApiClient({
    baseUrl: '',
    http: async () => create({ adapter }),
    session: makeSessionHeader(),
    maintenance: { isOn: () => state.isOn, start: () => (state.isOn = true) },
  })
  return { requestCount: () => requestCount, state, call: makeApiCall(api, makeFakeTime().scheduler) }
}

describe('a call to a host in maintenance', () => {
  it('is made once, starts the maintenance mode, and is the last one', async () => {
    const { requestCount, call, state } = closedHost()
    const answers = []
    for (let again = 0; again < 3; again += 1) answers.push(await call(endpoints.refresh, { token: 'a.b.c' })())
    expect(requestCount()).toBe(1)
    expect(state.isOn).toBe(true)
    expect(
      answers.every(
        (answer) => E.isLeft(answer) && answer.left._tag === 'Rejected' && answer.left.code === 'ERROR_MAINTENANCE',
      ),
    ).toBe(true)
  })

  it('is not repeated, even for a read', async () => {
    const { requestCount, call } = closedHost()
    await call(endpoints.holidays, { query: { country: 'CL' as const, from: FIRST, to: LAST } })()
    expect(requestCount()).toBe(1)
  })
})
