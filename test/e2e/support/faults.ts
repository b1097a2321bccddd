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

const EXPIRED_SESSION: Fault = {
  name: 'an expired session',
  answer: json(401, error('ERROR_AUTH_TOKEN_EXPIRED')),
}

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
