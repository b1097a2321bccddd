import type { Page, Route } from '@playwright/test'

/** One way in which an answer can go wrong between the host and the page. */
export interface Fault {
  readonly name: string
  readonly answer: (route: Route) => Promise<void>
}

const json =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}) =>
  (route: Route) =>
    route.fulfill({ status, body, headers: { 'content-type': 'application/json', ...headers } })

const error = (code: string): string =>
  JSON.stringify({ errorCode: code, error: { errorCode: code }, requestId: 'r-1' })

export const ERROR_WITH_CODE: Fault = { name: 'an error with a code', answer: json(500, error('ERROR_UNKNOWN_ERROR')) }

export const EXPIRED_SESSION: Fault = {
  name: 'an expired session',
  answer: json(401, error('ERROR_AUTH_TOKEN_EXPIRED')),
}

/** What a network, a proxy or a host in trouble answers. */
export const FAULTS: ReadonlyArray<Fault> = [
  { name: 'a reset connection', answer: (route) => route.abort('connectionreset') },
  { name: 'a connection that times out', answer: (route) => route.abort('timedout') },
  ERROR_WITH_CODE,
  {
    name: 'a page of HTML with status 500',
    answer: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  },
  { name: 'a bad gateway', answer: (route) => route.fulfill({ status: 502, body: '' }) },
  { name: 'too many requests', answer: json(429, error('ERROR_RATE_LIMITED'), { 'retry-after': '1' }) },
  EXPIRED_SESSION,
  { name: 'nothing where a body belongs', answer: (route) => route.fulfill({ status: 204 }) },
  { name: 'a body cut in the middle', answer: json(200, '{"data":[{"id":1,"fol') },
  {
    name: 'JSON of another shape',
    answer: json(200, '{"data":{"id":"1"},"count":"many","totalAmount":null,"hasCredential":"yes"}'),
  },
  {
    name: 'a page of HTML with status 200',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Login</h1>' }),
  },
  { name: 'ten megabytes', answer: json(200, `{"data":[${'"x",'.repeat(2_500_000)}"x"]}`) },
]

/** Every `step`-th of the faults, beginning one later for each index, so that together the indexes meet all of them. */
export const sampleOf = (faults: ReadonlyArray<Fault>, step: number, index: number): ReadonlyArray<Fault> =>
  faults.filter((_, at) => at % step === index % step)

/** Breaks every call of the product from now on, apart from those that `requiredCalls` matches. */
export const breakCalls = async (page: Page, fault: Fault, requiredCalls: RegExp = /^$/): Promise<void> => {
  await page.route('**/api/**', (route) =>
    requiredCalls.test(route.request().url()) ? route.fallback() : fault.answer(route),
  )
}

/** The session ends with the next call of that path: one that is still under way would end it before. */
export const expireSessionAt = async (page: Page, path: string): Promise<void> => {
  let isExpired = false
  await page.route('**/api/**', (route) => {
    isExpired ||= new URL(route.request().url()).pathname === path
    return isExpired ? EXPIRED_SESSION.answer(route) : route.fallback()
  })
}
