import { create, type AxiosAdapter, type AxiosInstance, type AxiosResponse } from 'axios'
import * as E from 'fp-ts/Either'
import { toResult, type TransportResult, type TransportError, toTransportError, isMaintenance } from './response.ts'
import type { SessionHeader } from './session-header.ts'

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  /** JSON to be, or files. */
  readonly body: unknown
  readonly isPublic: boolean
  /** Names the intent of a call that creates or moves money. */
  readonly key: string | undefined
  /** Instead of the session's: for calls about a session. */
  readonly token: string | undefined
}

export interface ApiClient {
  /** One request, one attempt. Always answers; the answer is parsed, and not yet believed. */
  readonly send: (request: ApiRequest) => Promise<TransportResult>
  readonly session: SessionHeader
}

export interface ApiClientOptions {
  readonly baseUrl: string
  readonly session: SessionHeader
  /** Called with each request; its result is told the host's time, in milliseconds since 1970, that the answer carries. */
  readonly askTime?: () => (epochMs: number) => void
  readonly maintenance?: MaintenanceState
  readonly adapter?: AxiosAdapter
}

/** A host that is closed for a while says so once: from then on it is not asked. */
export interface MaintenanceState {
  readonly isOn: () => boolean
  readonly start: () => void
}

export const makeApiClient = (options: ApiClientOptions): ApiClient => {
  const http = makeHttp(options)
  return {
    session: options.session,
    send: async (request) => {
      if (options.maintenance?.isOn() === true) return E.left(CLOSED)
      const token = request.token ?? (request.isPublic ? undefined : options.session.token())
      const attempt = await performRequest(
        http,
        request,
        headersOf(request, token, options.session),
        options.askTime?.(),
      )
      const isRefused = E.isLeft(attempt) && attempt.left.failure._tag === 'Unauthorized'
      if (isRefused && token !== undefined) options.session.rejectToken(token)
      if (E.isLeft(attempt) && isMaintenance(attempt.left.failure)) options.maintenance?.start()
      return attempt
    },
  }
}

const CLOSED: TransportError = {
  failure: { _tag: 'Rejected', code: 'ERROR_MAINTENANCE', requestId: undefined, retryAfterSeconds: undefined },
  isTransient: false,
  retryAfterSeconds: undefined,
}

const READ_TIMEOUT_MS = 15_000
const WRITE_TIMEOUT_MS = 30_000
const UPLOAD_TIMEOUT_MS = 120_000
const LARGEST_ANSWER = 20 * 1024 * 1024

/** Answers stay text: axios would hand over a page of HTML as if it were the data. */
const makeHttp = ({ baseUrl, adapter }: ApiClientOptions): AxiosInstance =>
  create({
    baseURL: baseUrl,
    responseType: 'text',
    transformRequest: [(data: unknown) => data],
    transformResponse: [(text: unknown) => text],
    transitional: { silentJSONParsing: false, forcedJSONParsing: false, clarifyTimeoutError: true },
    validateStatus: () => true,
    maxContentLength: LARGEST_ANSWER,
    maxRedirects: 0,
    ...(adapter === undefined ? {} : { adapter }),
  })

const timeoutOf = ({ method, body }: ApiRequest): number =>
  method === 'GET' ? READ_TIMEOUT_MS : body instanceof FormData ? UPLOAD_TIMEOUT_MS : WRITE_TIMEOUT_MS

/** Left to itself axios says of a request without a body that it is a form, which no host of ours takes. */
const headersOf = (
  request: ApiRequest,
  token: string | undefined,
  session: SessionHeader,
): Record<string, string | false> => ({
  Accept: 'application/json',
  country: session.country(),
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  ...(request.key === undefined ? {} : { 'Idempotency-Key': request.key }),
  ...(request.body instanceof FormData ? {} : { 'Content-Type': request.body !== undefined && 'application/json' }),
})

const performRequest = async (
  http: AxiosInstance,
  request: ApiRequest,
  headers: Record<string, string | false>,
  hearTime: ((epochMs: number) => void) | undefined,
): Promise<TransportResult> => {
  const tooLarge = new AbortController()
  try {
    const { method, url, body } = request
    const response = await http.request<unknown>({
      method,
      url,
      headers,
      timeout: timeoutOf(request),
      signal: tooLarge.signal,
      data: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      onDownloadProgress: ({ loaded }) => loaded > LARGEST_ANSWER && tooLarge.abort(),
    })
    const time = Date.parse(headerOf(response, 'date') ?? '')
    if (Number.isFinite(time)) hearTime?.(time)
    const { status, data: text } = response
    return toResult({ status, text, retryAfter: headerOf(response, 'retry-after') }, request.isPublic)
  } catch (cause) {
    return E.left(toTransportError(cause, tooLarge.signal.aborted))
  }
}

const headerOf = ({ headers }: AxiosResponse<unknown>, name: string): string | undefined => {
  const value: unknown = Object.hasOwn(headers, name) ? headers[name] : undefined
  return typeof value === 'string' ? value : undefined
}
