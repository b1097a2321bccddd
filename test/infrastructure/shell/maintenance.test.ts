import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { makePageMaintenance, type PageDocument } from '#infrastructure/maintenance/page-maintenance.ts'
import { endpoints } from '#wire/endpoints.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const MARKED = '<!doctype html><html><head><meta name="maintenance" content="on"><title>x</title></head></html>'
const PLAIN = '<!doctype html><html><head><title>maintenance</title></head></html>'

const page = (over: Partial<PageDocument> = {}): PageDocument => ({
  isBuiltOff: false,
  has: () => false,
  refetch: async () => PLAIN,
  ...over,
})

describe('the sign of maintenance', () => {
  it('is the mark in the page, or the build itself', () => {
    expect(makePageMaintenance(page()).isOn()).toBe(false)
    expect(makePageMaintenance(page({ has: (selector) => selector === 'meta[name="maintenance"]' })).isOn()).toBe(true)
    expect(makePageMaintenance(page({ isBuiltOff: true })).isOn()).toBe(true)
  })

  it('is read from the page that is asked for again; one that does not come says nothing', async () => {
    expect(await makePageMaintenance(page({ refetch: async () => MARKED })).check()).toBe('on')
    expect(await makePageMaintenance(page()).check()).toBe('off')
    expect(
      await makePageMaintenance(page({ refetch: () => Promise.reject(new Error('down')) })).check(),
    ).toBeUndefined()
  })

  it('never is over for a page that was built closed', async () => {
    expect(await makePageMaintenance(page({ isBuiltOff: true })).check()).toBe('on')
  })
})

const FIRST = '2026-01-01' as CivilDate
const LAST = '2026-12-31' as CivilDate

/** A host that is closed, and counts who asks. */
const closedHost = () => {
  let asked = 0
  const state = { isOn: false }
  const adapter: AxiosAdapter = async (config: InternalAxiosRequestConfig) => {
    asked += 1
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
    adapter,
    session: { token: () => 'a.b.c', country: () => 'CL', rejectToken: () => undefined },
    maintenance: { isOn: () => state.isOn, start: () => (state.isOn = true) },
  })
  return { asked: () => asked, state, call: makeApiCall(api, makeFakeTime().scheduler) }
}

describe('a call to a closed host', () => {
  it('is made once, begins the maintenance, and is the last one', async () => {
    const { asked, call, state } = closedHost()
    const answers = []
    for (let again = 0; again < 3; again += 1) answers.push(await call(endpoints.refresh, { token: 'a.b.c' })())
    expect(asked()).toBe(1)
    expect(state.isOn).toBe(true)
    expect(
      answers.every(
        (answer) => E.isLeft(answer) && answer.left._tag === 'Rejected' && answer.left.code === 'ERROR_MAINTENANCE',
      ),
    ).toBe(true)
  })

  it('is not asked again even when it only reads', async () => {
    const { asked, call } = closedHost()
    await call(endpoints.holidays, { query: { country: 'CL' as const, from: FIRST, to: LAST } })()
    expect(asked()).toBe(1)
  })
})
