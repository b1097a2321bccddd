import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyAuditLog } from '#host/audit/verify-audit-log.ts'
import { ownHost, PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let last = 0
beforeAll(async () => {
  host = await ownHost({ behindProxy: true, rates: { triesPerAccount: 10, triesPerAddress: 30 } })
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

beforeEach(async () => {
  last = (await host.database.query<{ position: number }>('select position from audit_head'))[0]?.position ?? 0
  host.lines.length = 0
})

const rows = () =>
  host.database.query<Record<string, unknown>>(
    'select actor, user_id, action, detail, address from audit where position > $1 order by position',
    [last],
  )
const signIn = (email: string, password: string, from: string) =>
  host.request('POST /api/user/login', { body: { email, password }, headers: { 'x-forwarded-for': from } })
const logged = () =>
  host.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ route }) => route === '/api/user/login')

describe('the audit log of sign-ins', () => {
  it('records successful ones, with account and address', async () => {
    await signIn(' Ana@Empresa.CL', PASSWORD, '203.0.113.1')
    expect(await rows()).toMatchObject([
      { actor: mine.email, user_id: Number(mine.userId), action: 'signed in', address: '203.0.113.1' },
    ])
    expect(logged()).toMatchObject([{ status: 200, account: mine.email, address: '203.0.113.1' }])
  })

  it('records failed ones, with or without an account', async () => {
    for (const email of [mine.email, 'nadie@empresa.cl']) await signIn(email, 'canary-password', '203.0.113.2')
    const detail = { at: 'sign-in', reason: 'wrong password or account' }
    expect(await rows()).toMatchObject([
      { actor: mine.email, user_id: Number(mine.userId), action: 'password rejected', address: '203.0.113.2', detail },
      { actor: 'nadie@empresa.cl', user_id: null, action: 'password rejected', address: '203.0.113.2', detail },
    ])
    expect(logged()).toMatchObject([
      { status: 401, account: mine.email, address: '203.0.113.2' },
      { status: 401, account: 'nadie@empresa.cl' },
    ])
    expect(JSON.stringify(await rows()) + host.lines.join('')).not.toContain('canary')
  })

  it('records those in a registration and in a password change', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.3' }
    const password = 'otra clave bastante larga'
    await host.request('POST /api/user', { headers, body: { email: mine.email, password, confirmPassword: password } })
    const body = { oldPassword: 'wrong', password, confirmPassword: password }
    await host.request(`PUT /api/user/${mine.userId}/password`, { headers, token: mine.token, body })
    expect(await rows()).toMatchObject([
      { actor: mine.email, action: 'password rejected', detail: { at: 'registration' } },
      { actor: mine.email, action: 'password rejected', detail: { at: 'password change' } },
    ])
  })

  it('stores no text other than an address, since it may be a password', async () => {
    await signIn('canary-typed-here', 'x', '203.0.113.4')
    expect((await rows()).map(({ actor }) => actor)).toEqual(['(no e-mail address)'])
    expect(JSON.stringify(await rows()) + host.lines.join('')).not.toContain('canary')
  })

  it('grows by each checked attempt, and by one row for all rejected after them, however many accounts', async () => {
    for (let at = 0; at < 100; at += 1) await signIn(`otra${at}@empresa.cl`, 'x', '203.0.113.5')
    const written = await rows()
    expect(written.filter(({ detail }) => (detail as { reason: string }).reason === 'too many tries')).toHaveLength(1)
    expect(written).toHaveLength(31)
    expect(logged().filter(({ status }) => status === 429)).toHaveLength(70)
  })

  it('is part of the chain', async () => {
    expect(await verifyAuditLog(host.database)).toMatchObject({ _tag: 'TrailIntact' })
  })
})
