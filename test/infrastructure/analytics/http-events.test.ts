import { describe, expect, it } from 'vitest'
import { makeHttpEvents } from '#infrastructure/analytics/http-events.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApi } from '#infrastructure/http/api.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { faultyAnswer, makeTransport, TRANSPORT_FAULTS } from '#test/support/fault-adapter.ts'
import { makeSessionHeader } from '#test/support/fakes/session-header.ts'
import { settle } from '#test/support/fakes/time.ts'
import { aSession } from '#test/support/samples/identity.ts'

const EVENTS = [
  { name: 'order sent', at: 1_772_636_400_000, properties: { orderType: 'FD', source: 'sudo backoffice' } },
]

const sendThrough = async (transport: ReturnType<typeof makeTransport>): Promise<void> => {
  const session = makeSessionHeader('another')
  const call = makeApiCall(makeApiClient({ baseUrl: '', session, http: transport.http }), {
    after: () => () => undefined,
  })
  makeHttpEvents(makeApi(call))(EVENTS, aSession(), false)
  await settle()
}

describe('a batch of events', () => {
  it('is posted in its session', async () => {
    const transport = makeTransport(() => ({ status: 200, text: '{}' }))
    await sendThrough(transport)
    expect(transport.sent).toMatchObject([
      { method: 'POST', url: '/api/analytics/event', headers: { authorization: 'Bearer a.b.c' } },
    ])
    expect(JSON.parse(String(transport.sent[0]?.data))).toEqual({ events: EVENTS })
  })

  it('survives the closing page, in the same session, with one attempt', async () => {
    const transport = makeTransport(() => ({ status: 200, text: '{}' }))
    const api = makeApiClient({
      baseUrl: '',
      session: makeSessionHeader('another'),
      http: transport.http,
    })
    const posted: Array<readonly [string, RequestInit]> = []
    const post = async (url: string, request: RequestInit): Promise<never> => {
      posted.push([url, request])
      throw new TypeError('Failed to fetch')
    }
    makeHttpEvents(makeApi(makeApiCall(api, { after: () => () => undefined })), post)(EVENTS, aSession(), true)
    await settle()
    expect(transport.sent).toEqual([])
    expect(posted).toMatchObject([
      [
        '/api/analytics/event',
        { method: 'POST', keepalive: true, headers: { Authorization: 'Bearer a.b.c', country: 'CL' } },
      ],
    ])
    expect(JSON.parse(String(posted[0]?.[1].body))).toEqual({ events: EVENTS })
  })

  it.each(TRANSPORT_FAULTS)('has one attempt and is dropped after %s', async (fault) => {
    const transport = makeTransport(() => faultyAnswer(fault, '{}'))
    await sendThrough(transport)
    expect(transport.sent).toHaveLength(1)
  })
})
