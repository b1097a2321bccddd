import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeVault } from '#host/tax-credential/vault.ts'
import { aHost, errorOf, NOON, PASSWORD, type AHost, type Company } from './a-host.ts'

let host: AHost
let mine: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

const link = (user: string, password: string, company: Company = mine) =>
  host.ask(`POST /api/business/${company.businessId}/taxuser`, { token: company.token, body: { user, password } })
const check = async (company: Company = mine) =>
  (await host.ask(`GET /api/business/${company.businessId}/taxuser/check`, { token: company.token })).body

describe('linking the tax authority', () => {
  it('stores the encrypted password, queues one job, and publishes it', async () => {
    expect(await check()).toEqual({ hasCredential: false, isCredentialActive: false, jobState: null, jobProgress: 0 })
    expect((await link('76.086.428-5', 'right')).status).toBe(200)
    expect((await link('760864285', 'right')).status).toBe(200)
    expect(await check()).toEqual({ hasCredential: true, isCredentialActive: true, jobState: 'QUEUE', jobProgress: 0 })
    expect(await host.database.query('select id from tax_job')).toHaveLength(1)
    expect(host.enqueued).toEqual([mine.businessId, mine.businessId])
    const [row] = await host.database.query<{ sealed_password: string }>('select sealed_password from tax_credential')
    expect(row?.sealed_password).not.toContain('right')
    expect(host.parts.vault.open(row?.sealed_password ?? '', mine.businessId)).toBe('right')
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
    const login = await host.ask('POST /api/user/login', { body: { email: other.email, password: PASSWORD } })
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

describe('a vault', () => {
  it('decrypts for the same owner only', () => {
    const vault = makeVault(randomBytes(32))
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
    expect(makeVault(randomBytes(32)).open(sealed, '7')).toBeUndefined()
  })
})
