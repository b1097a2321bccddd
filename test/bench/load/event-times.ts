import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import { WebSocket } from 'ws'
import type { LoadSite } from './load-site.ts'
import { PAYMENT_DATE } from './load-user.ts'

/**
 * Milliseconds from the answer to an order at the first host to its event on a page of the second, `count` times; zero when
 * the event was faster.
 */
export const eventTimes = async (
  { hosts: [first, second], users }: LoadSite,
  count: number,
): Promise<ReadonlyArray<number>> => {
  const [user] = users
  const post = async <A>(path: string, body: object | undefined, token?: string): Promise<A> => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(first.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as A
  }
  const { token } = await post<{ token: string }>('/api/user/login', user)
  const businessId = decodeJwt<{ business: { id: number } }>(token).business.id
  const tenant = `/api/business/${businessId}`
  const type = 'orderType=DIRECT_FINANCING'
  const free = await post<{ data: ReadonlyArray<{ id: number }> }>(
    `${tenant}/invoice?${type}&page=1&size=${count}`,
    undefined,
    token,
  )
  const page = new WebSocket(`${second.address.replace('http', 'ws')}/ws`, { origin: second.address })
  await once(page, 'open')
  page.send(JSON.stringify({ command: 'create', token, businessId }))
  await once(page, 'message')
  const times: Array<number> = []
  for (const { id } of free.data) {
    const arrived = nextOrder(page)
    const orderInvoices = [{ invoiceId: id, expirationDate: `${PAYMENT_DATE}T00:00:00.000Z` }]
    await post(`${tenant}/order?${type}`, { orderInvoices, preselectedInvoicesIds: [] }, token)
    const answered = performance.now()
    times.push(Math.max(0, (await arrived) - answered))
    await wait(PAUSE_MS)
  }
  page.close()
  return times
}

/** A user may change fifteen things in a second. */
const PAUSE_MS = 100

/** When the event of an order arrives. */
const nextOrder = (page: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    const check = (data: unknown): void => {
      if (!String(data).includes('"type":"order"')) return
      page.off('message', check)
      resolve(performance.now())
    }
    page.on('message', check)
  })
