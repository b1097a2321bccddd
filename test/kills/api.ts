import { decodeJwt } from 'jose'
import type { CivilDate } from '#domain/kernel/civil-date.ts'

/** The outcome of a call: the host's response, or unknown because the host ended before it responded. */
export type Outcome<A> = { readonly _tag: 'Answered'; readonly body: A } | { readonly _tag: 'Unknown' }

export interface Listed {
  readonly id: string
  readonly folio: string
}

export type Api = Awaited<ReturnType<typeof signInAt>>

/** The calls of one signed-in user. An error response throws, because every request here is valid. */
export const signInAt = async (
  address: string,
  { email, password }: { readonly email: string; readonly password: string },
) => {
  const { token } = answerOf(
    await call<{ token: string }>(`${address}/api/user/login`, { method: 'POST', ...json({ email, password }) }),
  )
  const { business } = decodeJwt<{ business: { id: number } }>(token)
  const tenant = `${address}/api/business/${business.id}`
  const ask = <A>(url: string, options: RequestInit = {}): Promise<Outcome<A>> =>
    call<A>(url, { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } })
  const list = async (url: string): Promise<ReadonlyArray<Listed>> =>
    answerOf(await ask<{ data: ReadonlyArray<{ id: number; folio: string }> }>(url)).data.map(({ id, folio }) => ({
      id: String(id),
      folio,
    }))
  return {
    available: () => list(`${tenant}/invoice?orderType=DIRECT_FINANCING&page=1&size=10000`),
    orders: () => list(`${tenant}/order?page=1&size=10000`),
    jobState: async () => answerOf(await ask<{ jobState?: string }>(`${tenant}/taxuser/check`)).jobState,
    linkCredential: (user: string, taxPassword: string) =>
      ask<unknown>(`${tenant}/taxuser`, { method: 'POST', ...json({ user, password: taxPassword }) }),
    importFile: (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData()
      form.append('files', new Blob([bytes]), name)
      return ask<{ results: ReadonlyArray<{ outcome: string }> }>(`${tenant}/invoice/import`, {
        method: 'POST',
        body: form,
      })
    },
    placeOrder: async (key: string, invoiceId: string, paymentDate: CivilDate): Promise<Outcome<string>> => {
      const body = {
        orderInvoices: [{ invoiceId: Number(invoiceId), expirationDate: `${paymentDate}T00:00:00.000Z` }],
        preselectedInvoicesIds: [],
      }
      const { headers, ...rest } = json(body)
      const placed = await ask<{ createdOrder: { id: number } }>(`${tenant}/order?orderType=DIRECT_FINANCING`, {
        method: 'POST',
        ...rest,
        headers: { ...headers, 'idempotency-key': key },
      })
      return placed._tag === 'Unknown' ? placed : { _tag: 'Answered', body: String(placed.body.createdOrder.id) }
    },
  }
}

/** The response of a running host. */
export const answerOf = <A>(outcome: Outcome<A>): A => {
  if (outcome._tag === 'Unknown') throw new Error('The host did not answer')
  return outcome.body
}

const json = (body: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const call = async <A>(url: string, options: RequestInit): Promise<Outcome<A>> => {
  const answered = await read(url, options)
  if (answered === undefined) return { _tag: 'Unknown' }
  /* A fast machine writes more in a second than a host allows, which then says when to come back. */
  if (answered.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, answered.retryAfterMs))
    return call(url, options)
  }
  if (answered.status !== 200)
    throw new Error(`${options.method ?? 'GET'} ${url} answered ${answered.status}: ${answered.text}`)
  return { _tag: 'Answered', body: JSON.parse(answered.text) as A }
}

/** Undefined when the connection was cut before the end of the response. */
const read = async (
  url: string,
  options: RequestInit,
): Promise<{ readonly status: number; readonly text: string; readonly retryAfterMs: number } | undefined> => {
  try {
    const answer = await fetch(url, options)
    const retryAfterMs = Number(answer.headers.get('retry-after') ?? 1) * 1_000
    return { status: answer.status, text: await answer.text(), retryAfterMs }
  } catch {
    return undefined
  }
}
