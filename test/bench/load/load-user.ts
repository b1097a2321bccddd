import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import * as E from 'fp-ts/Either'
import { WebSocket } from 'ws'
import { addBusinessDays, bankCalendar } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { systemClock } from '#host/kernel/clock.ts'
import type { Login } from './load-site.ts'

/** The results of the calls of all users. */
export interface LoadCounts {
  /** Milliseconds of each attempt that was answered as it should be. */
  readonly times: Array<number>
  /** Attempts without an answer, or with 502, 503 or 504, that were made again. */
  repeated: number
  /** Calls that failed three times, or in any other way. */
  readonly errors: Array<string>
  /** Orders with an acknowledgement. */
  orders: number
  /** Live connections that were lost and opened again. */
  reconnected: number
}

export const noCounts = (): LoadCounts => ({ times: [], repeated: 0, errors: [], orders: 0, reconnected: 0 })

/** A client waits so long before it repeats a read twice. */
const PAUSES_MS = [500, 1_500]
const TRANSIENT: ReadonlySet<number> = new Set([502, 503, 504])
/** Between two calls of one user. */
const LEAST_PAUSE_MS = 200
const MAX_PAUSE_MS = 600

/** A business day about a month from now. */
export const PAYMENT_DATE: CivilDate = E.getOrElse(() => systemClock.today('CL'))(
  addBusinessDays(addDays(systemClock.today('CL'), 30), 1, bankCalendar('CL')),
)

/** A user with an open page, who lists, searches, calculates and orders until `isOver`. */
export const useSite = async (
  address: string,
  login: Login,
  isOver: () => boolean,
  counts: LoadCounts,
): Promise<void> => {
  const call = callsAt(address, counts)
  const { token } = await call<{ token: string }>('POST', '/api/user/login', login)
  const businessId = decodeJwt<{ business: { id: number } }>(token).business.id
  const page = openPage(address, { token, businessId }, counts)
  const list = `/api/business/${businessId}/invoice?orderType=DIRECT_FINANCING&page=1&size=20`
  const query = '?orderType=DIRECT_FINANCING'
  const steps: ReadonlyArray<(lines: ReadonlyArray<object>) => Promise<unknown>> = [
    () => call('GET', `${list}&filter=pagador%2017`, undefined, token),
    (orderInvoices) => call('POST', `/api/cart/calculate${query}`, { businessId, orderInvoices }, token),
    async (lines) => {
      const body = { orderInvoices: lines.slice(0, 1), preselectedInvoicesIds: [] }
      await call('POST', `/api/business/${businessId}/order${query}`, body, token)
      counts.orders += 1
    },
    () => call('GET', `/api/business/${businessId}/order?page=1&size=20`, undefined, token),
  ]
  while (!isOver()) {
    await attempted(counts, async () => {
      const { data } = await call<{ data: ReadonlyArray<{ id: number }> }>('GET', list, undefined, token)
      const lines = data
        .slice(0, 5)
        .map(({ id }) => ({ invoiceId: id, expirationDate: `${PAYMENT_DATE}T00:00:00.000Z` }))
      for (const step of steps) {
        await wait(LEAST_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - LEAST_PAUSE_MS))
        if (!isOver()) await step(lines)
      }
    })
  }
  page.close()
}

/** Counts an error of the work. */
export const attempted = async (counts: LoadCounts, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    counts.errors.push(error instanceof Error ? error.message : String(error))
  }
}

/** Repeats what a client repeats, with the same key. */
const callsAt =
  (address: string, counts: LoadCounts) =>
  async <A>(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<A> => {
    const options: RequestInit = {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    for (const pause of [...PAUSES_MS, undefined]) {
      const from = performance.now()
      const answer = await answerOf(address + path, options)
      if (answer?.status === 200) {
        counts.times.push(performance.now() - from)
        return JSON.parse(answer.text) as A
      }
      if (pause === undefined || (answer !== undefined && !TRANSIENT.has(answer.status)))
        throw new Error(`${method} ${path} ${answer?.status ?? 'had no answer'} ${answer?.text ?? ''}`)
      counts.repeated += 1
      await wait(pause)
    }
    throw new Error('No attempt')
  }

const answerOf = async (url: string, options: RequestInit) => {
  try {
    const answer = await fetch(url, options)
    return { status: answer.status, text: await answer.text() }
  } catch {
    return undefined
  }
}

/** The live connection of a page, which opens another when it is lost. */
const openPage = (address: string, session: { token: string; businessId: number }, counts: LoadCounts) => {
  let isClosed = false
  let socket: WebSocket
  const open = (): void => {
    socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { origin: address })
    socket.on('error', () => undefined)
    socket.on('open', () => socket.send(JSON.stringify({ command: 'create', ...session })))
    socket.on('close', () => {
      if (isClosed) return
      counts.reconnected += 1
      setTimeout(open, PAUSES_MS[0])
    })
  }
  open()
  return {
    close: () => {
      isClosed = true
      socket.close()
    },
  }
}
