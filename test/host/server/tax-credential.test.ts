import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeVault } from '#host/security/vault.ts'
import { aHost, errorOf, NOON, PASSWORD, type AHost, type Company } from './a-host.ts'

let host: AHost
let mine: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

const link = (user: string, password: string, company: Company = mine) =>
  host.request(`POST /api/business/${company.businessId}/taxuser`, { token: company.token, body: { user, password } })
const check = async (company: Company = mine) =>
  (await host.request(`GET /api/business/${company.businessId}/taxuser/check`, { token: company.token })).body

describe('linking the tax authority', () => {
  it('stores the encrypted password, queues one job, and publishes it', async () => {
    const unrefreshed = { refreshState: null, refreshProgress: 0, refreshArrivals: 0, updatedAt: null, jobProgress: 0 }
    expect(await check()).toEqual({ ...unrefreshed, hasCredential: false, isCredentialActive: false, jobState: null })
    expect((await link('76.086.428-5', 'right')).status).toBe(200)
    expect((await link('760864285', 'right')).status).toBe(200)
    expect(await check()).toEqual({ ...unrefreshed, hasCredential: true, isCredentialActive: true, jobState: 'QUEUE' })
    expect(await host.database.query('select id from tax_job')).toHaveLength(1)
    expect(host.enqueued).toEqual([mine.businessId, mine.businessId])
    const [row] = await host.database.query<{ sealed_password: string }>('select sealed_password from tax_credential')
    expect(row?.sealed_password).not.toContain('right')
    expect(host.services.vault.open(row?.sealed_password ?? '', mine.businessId)).toBe('right')
  })

  it('rejects another taxpayer before any request', async () => {
    expect(errorOf(await link('77.777.777-7', 'right'))).toMatchObject({
      status: 422,
      errorCode: 'ERROR_TAX_CREDENTIAL_INVALID',
    })
  })

  it('allows three wrong passwords an hour', async () => {
    const other = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
    const statuses: Array<number> = []
    for (let at = 0; at < 5; at += 1) statuses.push((await link(other.identifier, 'wrong', other)).status)
    expect(statuses).toEqual([422, 422, 422, 429, 429])
    expect(Number((await link(other.identifier, 'right', other)).headers['retry-after'])).toBeLessThanOrEqual(3600)
    host.world.now = NOON + 3_601_000
    const login = await host.request('POST /api/user/login', { body: { email: other.email, password: PASSWORD } })
    const { token } = login.body as { token: string }
    expect((await link(other.identifier, 'right', { ...other, token })).status).toBe(200)
    host.world.now = NOON
  })

  it('checks three wrong passwords of many concurrent ones', async () => {
    const other = await host.company('CL', '96790240-3', 'leo@empresa.cl')
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => link(other.identifier, 'wrong', other)))).map(
      ({ status }) => status,
    )
    expect([
      statuses.filter((status) => status === 422).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([3, 9])
  })

  it('counts no attempt while the authority does not respond', async () => {
    host.world.verdict = 'unavailable'
    for (let at = 0; at < 5; at += 1) {
      expect(errorOf(await link('76086428-5', 'right'))).toMatchObject({
        status: 503,
        errorCode: 'ERROR_TAX_AUTHORITY_UNAVAILABLE',
      })
    }
    host.world.verdict = 'ok'
    expect((await link('76086428-5', 'right')).status).toBe(200)
  })
})

describe('refreshing the documents', () => {
  const refresh = (company: Company, key: string) =>
    host.request(`POST /api/business/${company.businessId}/taxuser/refresh`, {
      token: company.token,
      headers: { 'idempotency-key': key },
    })
  const finishJobs = () =>
    host.database.query(`update tax_job set state = 'SUCCESS', finished_at = $1`, [new Date(NOON)])

  it('needs an active credential', async () => {
    const other = await host.company('CL', '78555666-8', 'sin@empresa.cl')
    expect(errorOf(await refresh(other, 'a'))).toMatchObject({ status: 422, errorCode: 'ERROR_TAX_CREDENTIAL_INVALID' })
    await link(other.identifier, 'right', other)
    await finishJobs()
    await host.database.query('update tax_credential set active = false where business_id = $1', [other.businessId])
    expect((await refresh(other, 'b')).status).toBe(422)
    expect(await host.database.query(`select 1 as one from tax_job where kind = 'REFRESH'`)).toEqual([])
  })

  it('queues one job, says when the documents were last brought, and rejects the sixth in ten minutes', async () => {
    await finishJobs()
    expect(await check()).toMatchObject({ jobState: 'SUCCESS', refreshState: null, updatedAt: NOON })
    const before = host.enqueued.length
    expect((await Promise.all([refresh(mine, 'k1'), refresh(mine, 'k2')])).map(({ status }) => status)).toEqual([
      200, 200,
    ])
    expect(host.enqueued.slice(before)).toContain(mine.businessId)
    expect(await check()).toMatchObject({ jobState: 'SUCCESS', refreshState: 'QUEUE', updatedAt: NOON })
    await finishJobs()
    for (const key of ['k3', 'k4', 'k5', 'k6']) {
      expect((await refresh(mine, key)).status).toBe(200)
      await finishJobs()
    }
    const rejected = await refresh(mine, 'k7')
    expect(errorOf(rejected)).toMatchObject({ status: 429, errorCode: 'ERROR_RATE_LIMITED' })
    expect(rejected.headers['retry-after']).toBe('600')
    expect((await refresh(mine, 'k6')).status).toBe(200)
    expect(await host.database.query(`select 1 as one from tax_job where kind = 'REFRESH'`)).toHaveLength(5)
  })
})

describe('a vault', () => {
  it('decrypts for the same owner only', () => {
    const vault = makeVault([new Uint8Array(randomBytes(32))])
    const sealed = vault.seal('clave ñ', '7')
    expect(vault.open(sealed, '7')).toBe('clave ñ')
    expect(vault.seal('clave ñ', '7')).not.toBe(sealed)
    const changed = Buffer.from(sealed, 'base64')
    changed.writeUInt8(changed.readUInt8(20) ^ 1, 20)
    for (const [text, owner] of [
      [sealed, '8'],
      [changed.toString('base64'), '7'],
      ['', '7'],
      [sealed.slice(0, 30), '7'],
    ] as const) {
      expect(vault.open(text, owner)).toBeUndefined()
    }
    expect(makeVault([new Uint8Array(randomBytes(32))]).open(sealed, '7')).toBeUndefined()
  })
})
