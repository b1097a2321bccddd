import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApiCall, type ApiCall } from '#infrastructure/http/api-call.ts'
import { endpoints, type EndpointName } from '#wire/endpoints.ts'
import { faultyAnswer, makeTransport, TRANSPORT_FAULTS } from '#test/support/fault-adapter.ts'
import { makeSessionHeader } from '#test/support/fakes/session-header.ts'
import { GIVEN, GOOD_ANSWERS } from '#test/support/samples/wire.ts'

const NAMES = Object.keys(endpoints) as ReadonlyArray<EndpointName>

type AnyCall = (endpoint: unknown, given: unknown) => ReturnType<ApiCall>

const makeCall = (transport: ReturnType<typeof makeTransport>): AnyCall => {
  const session = makeSessionHeader()
  const api = makeApiClient({ baseUrl: '', session, http: transport.http })
  return makeApiCall(api, { after: (_ms, task) => (queueMicrotask(task), () => undefined) }) as AnyCall
}

describe('every call of the contract', () => {
  it.each(NAMES)('%s returns the response of a healthy host', async (name) => {
    const transport = makeTransport(() => ({ status: 200, text: JSON.stringify(GOOD_ANSWERS[name]) }))
    const answer = await makeCall(transport)(endpoints[name], GIVEN[name])()
    expect(E.isRight(answer) ? 'Right' : answer.left).toBe('Right')
  })

  it.each(NAMES)('%s returns a failure and never throws, whatever the fault', async (name) => {
    for (const fault of TRANSPORT_FAULTS) {
      const transport = makeTransport(() => faultyAnswer(fault, JSON.stringify(GOOD_ANSWERS[name])))
      const answer = await makeCall(transport)(endpoints[name], GIVEN[name])()
      expect(answer, fault).toMatchObject({ _tag: 'Left', left: { _tag: EXPECTED[fault](name) } })
      const isRead = endpoints[name].method === 'GET'
      expect(transport.sent.length, fault).toBe(isRead && RETRIED.has(fault) ? 3 : 1)
    }
  })

  const SAID: ReadonlyArray<readonly [string, string]> = [
    ['{"errorCode":"ERROR_NOT_FOUND"}', 'ERROR_NOT_FOUND'],
    ['{"error":{"errorCode":"ERROR_NOT_FOUND"}}', 'ERROR_NOT_FOUND'],
    ['{}', 'ERROR_UNKNOWN_ERROR'],
    ['{"errorCode":404}', 'ERROR_UNKNOWN_ERROR'],
    ['{"errorCode":{"errorCode":"ERROR_NOT_FOUND"}}', 'ERROR_UNKNOWN_ERROR'],
    [JSON.stringify({ errorCode: 'E'.repeat(5_000) }), 'ERROR_UNKNOWN_ERROR'],
    ['<html>ERROR_NOT_FOUND</html>', 'ERROR_UNKNOWN_ERROR'],
  ]

  it.each(NAMES)('%s returns the error code, or the unknown error', async (name) => {
    for (const [text, code] of SAID) {
      const answer = await makeCall(makeTransport(() => ({ status: 404, text })))(endpoints[name], GIVEN[name])()
      expect(answer).toMatchObject({ _tag: 'Left', left: { _tag: 'Rejected', code } })
    }
  })
})

const RETRIED: ReadonlySet<string> = new Set(['reset', '502', '429'])

const always = (tag: string) => () => tag

const EXPECTED: Readonly<Record<(typeof TRANSPORT_FAULTS)[number], (name: EndpointName) => string>> = {
  reset: always('Unreachable'),
  timeout: always('TimedOut'),
  '500 with a code': always('Rejected'),
  '500 with a page': always('Rejected'),
  '502': always('Rejected'),
  '429': always('Rejected'),
  '401': (name) => (endpoints[name].access === 'public' ? 'Rejected' : 'Unauthorized'),
  '204 instead of a body': always('Undecodable'),
  truncated: always('Undecodable'),
  'wrong JSON': always('Undecodable'),
  'a page instead of JSON': always('Undecodable'),
  '10 MB of something else': always('Undecodable'),
}
