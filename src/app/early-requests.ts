import type { RawResponse } from '#infrastructure/http/response.ts'

/*
 * Requests the data of the first screen while its code is still being fetched. This module is part of the entry, which is small: it writes the
 * addresses itself, and a test compares them with the contract.
 */

interface EarlyRequest {
  readonly token: string
  /** Milliseconds since 1970. */
  readonly requestedAt: number
  readonly response: Promise<RawResponse | undefined>
}

interface Claims {
  readonly exp: number
  readonly business: { readonly id: number; readonly countryId: string; readonly isVerified: boolean }
}

const requests = new Map<string, EarlyRequest>()
const TIMEOUT_MS = 15_000
const PAYMENTS = '/api/payment/business/'
/** `PAYABLES_FEATURE` of the domain. */
const PAYMENTS_FEATURE = 10
/** A screen that is opened later, such as the table after a new password, needs newer data. */
const FRESH_MS = 10_000

/** `token` is the stored session's; one that has ended or has no verified business requests nothing. Returns whether anything was requested. */
export const startEarlyRequests = (token: string, path: string): boolean => {
  const claims = claimsIn(token)
  if (claims === undefined || claims.exp * 1_000 <= Date.now() || !claims.business.isVerified) return false
  const { id, countryId } = claims.business
  const headers = { Accept: 'application/json', country: countryId, Authorization: `Bearer ${token}` }
  const [featuresUrl, ...urls] = earlyUrls(path, id)
  if (featuresUrl === undefined) return false
  const get = (url: string) =>
    fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(read)
      .catch(ignore)
  const keep = (url: string, response: EarlyRequest['response']) =>
    requests.set(url, { token, requestedAt: Date.now(), response })
  const features = get(featuresUrl)
  keep(featuresUrl, features)
  /* The host has no payments for a business without that feature, and the browser would report each request as an error. */
  const paymentsOf = (url: string) => features.then((list) => (hasPayments(list) ? get(url) : undefined)).catch(ignore)
  for (const url of urls) keep(url, url.startsWith(PAYMENTS) ? paymentsOf(url) : get(url))
  return true
}

const hasPayments = (list: RawResponse | undefined): boolean => {
  const features: unknown = JSON.parse(String(list?.text ?? '[]'))
  return (
    Array.isArray(features) && features.some((each) => each?.featureId === PAYMENTS_FEATURE && each?.active === true)
  )
}

/** The response of a recent early request of the same session, once. Undefined without one, and when it failed: the call is then made as usual. */
export const takeEarlyResponse = (url: string, token: string | undefined): Promise<RawResponse | undefined> => {
  const early = requests.get(url)
  requests.delete(url)
  const isUsable = early !== undefined && early.token === token && Date.now() - early.requestedAt <= FRESH_MS
  return isUsable ? early.response : Promise.resolve(undefined)
}

/** What the screen at `path` cannot be drawn without. */
export const earlyUrls = (path: string, businessId: number): ReadonlyArray<string> => {
  const business = `/api/business/${businessId}`
  const payments = `${PAYMENTS}${businessId}`
  const features = `${business}/entityfeature?active=true`
  const order = /^\/orders\/(\d+)\/?$/.exec(path)?.[1]
  if (order !== undefined)
    return [features, `${business}/order/${order}`, `${business}/order/${order}/invoice?page=1&size=20`]
  if (path === '/payments')
    return [
      features,
      `${business}/taxuser/check`,
      `${payments}/onboard`,
      `${payments}/account/credit-line`,
      `${payments}/stats`,
      `${payments}/invoice?option=inbox&page=1&size=20`,
    ]
  const type = TYPES.get(path)
  if (type === undefined) return []
  return [features, `${business}/taxuser/check`, `${business}/invoice?orderType=${type}&page=1&size=20`]
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['/', 'DIRECT_FINANCING'],
  ['/finance', 'DIRECT_FINANCING'],
  ['/finance/directo', 'DIRECT_FINANCING'],
  ['/finance/prontopago', 'EARLY_PAYMENT'],
])

const read = async (response: Response): Promise<RawResponse | undefined> =>
  response.ok ? { status: response.status, text: await response.text(), retryAfter: undefined } : undefined

const ignore = (): undefined => undefined

/** Not validated: a wrong claim makes a request that the host rejects. */
const claimsIn = (token: string): Claims | undefined => {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims.business?.id === 'number' ? claims : undefined
  } catch {
    return undefined
  }
}
