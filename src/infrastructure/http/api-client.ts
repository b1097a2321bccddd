import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import * as E from 'fp-ts/Either'
import { loadAxios } from './load-axios.ts'
import {
  isDenied,
  isMaintenance,
  toResult,
  toTransportError,
  type TransportError,
  type TransportResult,
  UNAUTHORIZED,
} from './response.ts'
import type { SessionHeader } from './session-header.ts'

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  /** A value to serialise as JSON, or files. */
  readonly body: unknown
  readonly isPublic: boolean
  /** The idempotency key of a call that creates or moves money. */
  readonly key: string | undefined
  /** The version that the request replaces. */
  readonly version: number | undefined
  /** Overrides the session's token, for calls about a session. */
  readonly token: string | undefined
  /** A file travels with it. */
  readonly isLarge: boolean
  /** Ends the request. */
  readonly signal: AbortSignal | undefined
  /** The sent part of the body, up to 1. */
  readonly onProgress: ((sent: number) => void) | undefined
}

export interface ApiClient {
  /** One request, one attempt. Never rejects; the response is parsed, but not validated. */
  readonly send: (request: ApiRequest) => Promise<TransportResult>
  readonly session: SessionHeader
}

export interface ApiClientOptions {
  readonly baseUrl: string
  readonly session: SessionHeader
  /**
   * Called before each request; its result is called with the host's time in the response, in milliseconds since 1970.
   */
  readonly beginSync?: () => (epochMs: number) => void
  readonly maintenance?: MaintenanceState
  readonly http?: () => Promise<Pick<AxiosInstance, 'request'>>
}

/** Stops all requests after the first maintenance response. */
export interface MaintenanceState {
  readonly isOn: () => boolean
  readonly start: () => void
}

export const makeApiClient = (options: ApiClientOptions): ApiClient => ({
  session: options.session,
  send: async (request) => {
    if (options.maintenance?.isOn() === true) return E.left(CLOSED)
    const token = request.token ?? (request.isPublic ? undefined : options.session.token())
    const attempt = await performRequest(options, request, headersOf(request, token, options.session))
    const isRejected = E.isLeft(attempt) && attempt.left.failure._tag === 'Unauthorized'
    if (isRejected && token !== undefined) options.session.rejectToken(token)
    if (E.isLeft(attempt) && isDenied(attempt.left.failure) && token !== undefined) options.session.deny(token)
    if (E.isLeft(attempt) && isMaintenance(attempt.left.failure)) options.maintenance?.start()
    return attempt
  },
})

const CLOSED: TransportError = {
  failure: { _tag: 'Rejected', code: 'ERROR_MAINTENANCE', requestId: undefined, retryAfterSeconds: undefined },
  isTransient: false,
  retryAfterSeconds: undefined,
}

const READ_TIMEOUT_MS = 15_000
const WRITE_TIMEOUT_MS = 30_000
const UPLOAD_TIMEOUT_MS = 120_000
const LARGEST_ANSWER = 20 * 1024 * 1024

/** Responses remain text, because axios would return an HTML page as data. */
const PLAIN: AxiosRequestConfig = {
  responseType: 'text',
  transformRequest: [(data: unknown) => data],
  transformResponse: [(text: unknown) => text],
  transitional: { silentJSONParsing: false, forcedJSONParsing: false, clarifyTimeoutError: true },
  validateStatus: () => true,
  maxContentLength: LARGEST_ANSWER,
  maxRedirects: 0,
}

const timeoutOf = ({ method, body, isLarge }: ApiRequest): number => {
  if (isLarge || body instanceof FormData) return UPLOAD_TIMEOUT_MS
  return method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS
}

/** By default axios labels a request without a body as a form, which the host rejects. */
const headersOf = (
  request: ApiRequest,
  token: string | undefined,
  session: SessionHeader,
): Record<string, string | false> => ({
  Accept: 'application/json',
  country: session.country(),
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  ...(request.key === undefined ? {} : { 'Idempotency-Key': request.key }),
  ...(request.version === undefined ? {} : { 'If-Match': `"${request.version}"` }),
  ...(request.body instanceof FormData ? {} : { 'Content-Type': request.body !== undefined && 'application/json' }),
})

const performRequest = async (
  { baseUrl, beginSync, http = loadAxios, session }: ApiClientOptions,
  request: ApiRequest,
  headers: Record<string, string | false>,
): Promise<TransportResult> => {
  const onServerTime = beginSync?.()
  const abortion = new AbortController()
  let isTooLarge = false
  const reject = (): void => {
    isTooLarge = true
    abortion.abort()
  }
  const { method, url, body, onProgress, signal } = request
  signal?.addEventListener('abort', () => abortion.abort(), { once: true })
  let hasSessionEnded = false
  const endWithSession = (): void => {
    hasSessionEnded = true
    abortion.abort()
  }
  const stopListening = isReadOfSession(request) ? session.onEnd(endWithSession) : undefined
  try {
    const axios = await http()
    const response = await axios.request<unknown>({
      ...PLAIN,
      baseURL: baseUrl,
      method,
      url,
      headers,
      timeout: timeoutOf(request),
      signal: abortion.signal,
      data: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      onDownloadProgress: ({ loaded }) => loaded > LARGEST_ANSWER && reject(),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
    })
    const time = Date.parse(headerOf(response, 'date') ?? '')
    if (Number.isFinite(time)) onServerTime?.(time)
    const { status, data: text } = response
    return toResult({ status, text, retryAfter: headerOf(response, 'retry-after') }, request.isPublic)
  } catch (cause) {
    return E.left(hasSessionEnded ? UNAUTHORIZED : toTransportError(cause, isTooLarge))
  } finally {
    stopListening?.()
  }
}

/** Its response is of no use after the session; a write is not cancelled, because the host may have done it. */
const isReadOfSession = ({ isPublic, method, token }: ApiRequest): boolean =>
  method === 'GET' && !isPublic && token === undefined

const headerOf = ({ headers }: AxiosResponse<unknown>, name: string): string | undefined => {
  const value: unknown = Object.hasOwn(headers, name) ? headers[name] : undefined
  return typeof value === 'string' ? value : undefined
}
