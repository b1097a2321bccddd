import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

export interface RepeatingClient {
  readonly get: <A>(path: string) => Promise<A>
  /** Changes something once: repeated with its key until the answer is known. */
  readonly once: <A>(method: 'POST' | 'PUT', path: string, body: object) => Promise<A>
  /** How many attempts had no answer, or that of a host or a balancer in trouble. */
  readonly repeats: () => number
}

/** Behaves like a client library while hosts come and go. Any other error is a fault of the test or the product. */
export const repeatingClient = (address: string, token: string): RepeatingClient => {
  let repeats = 0
  const send = async <A>(path: string, options: RequestInit): Promise<A> => {
    for (;;) {
      const answer = await attempt(address + path, options)
      if (answer?.status === 200) return JSON.parse(answer.text) as A
      if (answer !== undefined && !answer.isTransient)
        throw new Error(`${options.method} ${path} answered ${answer.status}: ${answer.text}`)
      repeats += 1
      await wait(answer?.retryAfterMs ?? PAUSE_MS)
    }
  }
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: (path) => send(path, { method: 'GET', headers }),
    once: (method, path, body) =>
      send(path, {
        method,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      }),
    repeats: () => repeats,
  }
}

const PAUSE_MS = 100
const TRANSIENT: ReadonlySet<number> = new Set([429, 502, 503, 504])

interface Answer {
  readonly status: number
  readonly text: string
  readonly isTransient: boolean
  readonly retryAfterMs: number | undefined
}

/** Undefined when the connection was lost before the end of the answer. */
const attempt = async (url: string, options: RequestInit): Promise<Answer | undefined> => {
  try {
    const answer = await fetch(url, options)
    const text = await answer.text()
    const seconds = answer.headers.get('retry-after')
    return {
      status: answer.status,
      text,
      isTransient: TRANSIENT.has(answer.status) || seconds !== null,
      retryAfterMs: seconds === null ? undefined : Number(seconds) * 1_000,
    }
  } catch {
    return undefined
  }
}
