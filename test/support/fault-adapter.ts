import {
  AxiosError,
  AxiosHeaders,
  create,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'

/** Faults of a request in transit: no response, or one that violates the contract. */
export const TRANSPORT_FAULTS = [
  'reset',
  'timeout',
  '500 with a code',
  '500 with a page',
  '502',
  '429',
  '401',
  '204 instead of a body',
  'truncated',
  'wrong JSON',
  'a page instead of JSON',
  '10 MB of something else',
] as const
export type TransportFault = (typeof TRANSPORT_FAULTS)[number]

export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown
}

export interface FakeTransport {
  readonly http: () => Promise<AxiosInstance>
  readonly sent: ReadonlyArray<SentRequest>
}

export interface GivenAnswer {
  readonly status: number
  readonly text: unknown
  readonly headers?: Record<string, string>
}

/** A transport whose responses the test controls. */
export const makeTransport = (
  answer: (request: SentRequest, count: number) => GivenAnswer | AxiosError,
): FakeTransport => {
  const sent: Array<SentRequest> = []
  const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const request = requestIn(config)
    sent.push(request)
    const given = answer(request, sent.length)
    if (given instanceof AxiosError) throw given
    const { status, text, headers = {} } = given
    return { data: text, status, statusText: '', headers: new AxiosHeaders(headers), config, request: {} }
  }
  const instance = create({ adapter })
  return { sent, http: async () => instance }
}

const requestIn = (config: InternalAxiosRequestConfig): SentRequest => ({
  method: (config.method ?? 'get').toUpperCase(),
  url: `${config.baseURL ?? ''}${config.url ?? ''}`,
  headers: Object.fromEntries(
    Object.entries(config.headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
  ),
  data: config.data,
})

const broken = (code: string): AxiosError => new AxiosError(code, code)

/** The response of a host, or of a proxy, with the given fault. `good` is the response without it. */
export const faultyAnswer = (fault: TransportFault, good: string): ReturnType<Parameters<typeof makeTransport>[0]> => {
  switch (fault) {
    case 'reset':
      return broken('ERR_NETWORK')
    case 'timeout':
      return broken('ETIMEDOUT')
    case '500 with a code':
      return {
        status: 500,
        text: '{"errorCode":"ERROR_STORAGE","error":{"errorCode":"ERROR_STORAGE"},"requestId":"r-1"}',
      }
    case '500 with a page':
      return { status: 500, text: PAGE }
    case '502':
      return { status: 502, text: PAGE }
    case '429':
      return { status: 429, text: '{"errorCode":"ERROR_RATE_LIMITED"}', headers: { 'retry-after': '2' } }
    case '401':
      return { status: 401, text: '{"errorCode":"ERROR_AUTH_TOKEN_EXPIRED"}' }
    case '204 instead of a body':
      return { status: 204, text: '' }
    case 'truncated':
      return { status: 200, text: good.slice(0, -1) }
    case 'wrong JSON':
      return { status: 200, text: '[7]' }
    case 'a page instead of JSON':
      return { status: 200, text: PAGE }
    case '10 MB of something else':
      return { status: 200, text: HUGE }
  }
}

/** Written once: each time takes 18 ms. */
const HUGE = JSON.stringify(['x'.repeat(10 * 1024 * 1024)])

const PAGE = '<!doctype html><title>Proxy</title><p>Something went wrong'
