import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoint, EmptyResponse } from '#wire/endpoint.ts'
import { endpoints } from '#wire/endpoints.ts'
import { setFeature } from '#host/business/features.ts'
import type { RequestContext } from '#host/http/call.ts'
import { hostError, NOT_FOUND } from '#host/http/host-error.ts'
import { makeLimits, STANDARD_RATES } from '#host/http/rate-limits.ts'
import { route, routes } from '#host/http/route.ts'
import type { HostServices } from '#host/server/services.ts'
import { rowHashes } from '#test/host/database/row-hashes.ts'
import { NAMES, requestOf } from '#test/host/http/each-call.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let chile: Company
let mexico: Company
beforeAll(async () => {
  host = await aHost()
  chile = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  mexico = await host.company('MX', 'EKU9003173C9', 'eva@empresa.mx')
})
afterAll(() => host.close())

const requestBy = ({ businessId, token }: Company): RequestContext => ({
  params: { businessId },
  query: {},
  readBody: async () => undefined,
  authorization: `Bearer ${token}`,
  idempotencyKey: undefined,
  ifMatch: undefined,
  requestId: 'r-1',
  address: '127.0.0.1',
  userAgent: undefined,
  readFiles: async () => [],
  setSubject: () => undefined,
  onEffectError: () => undefined,
  onStorageFull: () => undefined,
})

const base = {
  method: 'POST',
  path: '/api/business/:businessId',
  access: 'tenant',
  permission: 'read',
  response: EmptyResponse,
} as const
const done = async () => E.right(undefined)
const answerOf = async (create: ReturnType<typeof route>, company: Company, services: HostServices = host.services) => {
  const [only] = routes(() => [create])(services)
  const result = await only?.answer(requestBy(company))
  return result === undefined ? 'no route' : E.isRight(result) ? 'done' : result.left.code
}

describe('a handler', () => {
  const declared = endpoint({ ...base, unverified: true, errors: ['ERROR_PAYABLE_MOVED'] })
  const notOwed = async () => E.left(hostError('ERROR_PAYABLE_NOT_OWED'))

  it('answers the errors of its endpoint, and those of any call', async () => {
    const moved = route(declared, ({ transaction }) =>
      transaction(async () => E.left(hostError('ERROR_PAYABLE_MOVED'))),
    )
    const missing = route(declared, async () => E.left(NOT_FOUND))
    expect(await answerOf(moved, chile)).toBe('ERROR_PAYABLE_MOVED')
    expect(await answerOf(missing, chile)).toBe('ERROR_NOT_FOUND')
  })

  it('does not compile with an error that its endpoint does not declare', () => {
    // @ts-expect-error: the code is not declared.
    const direct = route(declared, notOwed)
    // @ts-expect-error: a transaction answers the codes of its work.
    const inTransaction = route(declared, ({ transaction }) => transaction(notOwed))
    expect([direct, inTransaction]).toHaveLength(2)
  })
})

describe('an endpoint of a company', () => {
  it('does not compile and is not served without a permission', () => {
    const { permission, ...without } = base
    // @ts-expect-error: the permission is missing.
    const unguarded = endpoint(without)
    expect(permission).toBe('read')
    expect(() => route(unguarded, done)(host.services)).toThrow('POST /api/business/:businessId needs a permission')
  })
})

describe('an endpoint of one country', () => {
  it('is not there for businesses of another', async () => {
    const ofChile = route(endpoint({ ...base, country: 'CL' }), done)
    expect(await answerOf(ofChile, chile)).toBe('done')
    expect(await answerOf(ofChile, mexico)).toBe('ERROR_NOT_FOUND')
  })
})

describe('an endpoint of a feature', () => {
  it('is there while the feature is switched on', async () => {
    const ofFeature = route(endpoint({ ...base, feature: 12 }), done)
    const switchTo = (active: boolean) =>
      host.database.transaction((tx) => setFeature(tx, chile.businessId, { featureId: 12, active }))
    expect(await answerOf(ofFeature, chile)).toBe('ERROR_NOT_FOUND')
    await switchTo(true)
    expect(await answerOf(ofFeature, chile)).toBe('done')
    await switchTo(false)
    expect(await answerOf(ofFeature, chile)).toBe('ERROR_NOT_FOUND')
  })
})

describe('an endpoint with a limit', () => {
  it('is counted by it', async () => {
    const limited = route(endpoint({ ...base, limit: 'upload' }), done)
    const services = { ...host.services, limits: makeLimits(host.database, { ...STANDARD_RATES, uploadsPerMinute: 2 }) }
    const answers: Array<string> = []
    for (let at = 0; at < 3; at += 1) answers.push(await answerOf(limited, mexico, services))
    expect(answers).toEqual(['done', 'done', 'ERROR_RATE_LIMITED'])
  })
})

describe('a handler of a GET', () => {
  it('cannot write through what it is given', async () => {
    const writing = route(
      endpoint({ ...base, method: 'GET', response: t.strict({}) }),
      async ({ db }) => (await db.query('delete from membership'), E.right({})),
    )
    await expect(answerOf(writing, chile)).rejects.toThrow('Writing takes a transaction')
  })
})

/** Rows that a GET writes besides its answer. The use of a session is noted once a minute, and tries at the code of a link are counted. */
const WRITTEN_BY: Readonly<Record<string, ReadonlyArray<string>>> = {
  invitation: ['rate_limit'],
  notifications: ['notification'],
  report: ['report_ticket'],
}

describe('every GET of the contract', () => {
  it.each(NAMES.filter((name) => endpoints[name].method === 'GET'))('%s changes no row', async (name) => {
    await host.database.query(
      `insert into notification (user_id, kind, at, detail) values ($1, 'InvoicesFailed', now(), '{}')`,
      [chile.userId],
    )
    const { call, ...request } = requestOf(name, {
      company: chile,
      invoices: [],
      orderId: '1' as never,
      accountId: '1' as never,
      documentId: '1' as never,
      stakeholderId: '1' as never,
    })
    const before = await rowHashes(host.database)
    await host.request(call, { ...request, token: chile.token })
    const after = await rowHashes(host.database)
    const changed = [...after.keys()].filter((table) => after.get(table) !== before.get(table))
    expect(changed).toEqual(WRITTEN_BY[name] ?? [])
  })
})
