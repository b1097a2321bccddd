import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount } from '#test/host/banking/an-account.ts'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'
import { aHost, errorOf, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { aColleague, authoriseNothing } from './a-colleague.ts'

interface Rules {
  readonly bands: Readonly<Record<string, ReadonlyArray<unknown>>>
  readonly expiryDays: number
  readonly coolingHours: number
  readonly version: number
  readonly holders: number
}

const HOUR = 60 * 60 * 1000

let host: AHost
let at = 0
let ana: Company
let luis: Company
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
/** Ana owns a company, Luis is its administrator. */
beforeEach(async () => {
  at += 1
  host.world.now = NOON
  ana = await host.company('CL', `7130000${at}-K`, `ana${at}@empresa.cl`)
  luis = await aColleague(host, ana, { email: `luis${at}@empresa.cl`, identifier: `7140000${at}-K`, role: 'ADMIN' })
})

const path = (rest = '') => `/api/business/${ana.businessId}${rest}`
const rulesOf = async (who: Company): Promise<Rules> =>
  (await host.request(`GET ${path('/approvalpolicy')}`, { token: who.token })).body as Rules
const save = (who: Company, given: Partial<Rules>, version: number) =>
  host.request(`PUT ${path('/approvalpolicy')}`, {
    token: who.token,
    body: given,
    headers: { 'if-match': `"${version}"` },
  })
/** Saves the policy as it is with these bands. */
const change = async (who: Company, bands: Rules['bands'], given: Partial<Rules> = {}) => {
  const before = await rulesOf(who)
  return save(who, { ...before, ...given, bands: { ...before.bands, ...bands } }, before.version)
}
const from = (amount: number, approvers: number) => ({ from: { amount, currency: 'CLP' }, approvers })
const waiting = async () =>
  (await host.request(`GET ${path('/approval')}`, { token: ana.token })).body as ReadonlyArray<{
    readonly id: number
    readonly contentHash: string
    readonly content: { readonly lines: ReadonlyArray<Record<string, unknown>> }
  }>
const approve = async (who: Company) => {
  const [first] = await waiting()
  return host.request(`PUT ${path(`/approval/${first?.id}/decision`)}`, {
    token: who.token,
    body: { decision: 'APPROVE', contentHash: first?.contentHash },
  })
}
const audited = () =>
  host.database.query<{ before: string; after: string }>(
    `select detail->>'before' as before, detail->>'after' as after from audit
      where business_id = $1 and action = 'approval rule changed' order by id`,
    [ana.businessId],
  )

describe('the policy of a company', () => {
  it('is the default of its members until one is stored', async () => {
    expect(await rulesOf(luis)).toMatchObject({
      version: 0,
      holders: 2,
      expiryDays: 7,
      coolingHours: 24,
      bands: { ORDER: [], OWN_ACCOUNT: [from(0, 1)], POLICY: [from(0, 1)] },
    })
  })

  it('is stored at once where it asks for more, with a row for each rule', async () => {
    const { body, status } = await change(ana, { ORDER: [from(5_000_000, 1), from(50_000_000, 2)] }, { expiryDays: 3 })
    expect([status, body]).toEqual([200, expect.objectContaining({ version: 1, expiryDays: 3 })])
    expect(await rulesOf(luis)).toMatchObject({ bands: { ORDER: [from(5_000_000, 1), from(50_000_000, 2)] } })
    expect(await audited()).toEqual([
      { before: 'Operaciones: Sin autorización', after: '1 persona desde $5.000.000, 2 personas desde $50.000.000' },
      { before: 'Plazo para autorizar: 7 días', after: '3 días' },
    ])
  })

  it('waits for another person where it asks for less, with both in words', async () => {
    const { body, status } = await change(ana, { OWN_ACCOUNT: [] })
    expect([status, body]).toMatchObject([202, { approval: { act: 'POLICY', needed: 1 } }])
    expect((await waiting())[0]?.content.lines).toMatchObject([
      { change: 'RULE', about: 'Cuentas de la empresa', was: '1 persona', becomes: 'Sin autorización' },
    ])
    expect([await audited(), (await rulesOf(ana)).bands['OWN_ACCOUNT']]).toEqual([[], [from(0, 1)]])
    expect((await approve(luis)).body).toMatchObject({ state: 'EXECUTED' })
    expect(await rulesOf(ana)).toMatchObject({ version: 1, bands: { OWN_ACCOUNT: [], POLICY: [from(0, 1)] } })
    expect(await audited()).toEqual([{ before: 'Cuentas de la empresa: 1 persona', after: 'Sin autorización' }])
  })

  it('waits where a changed account would wait for less time', async () => {
    expect((await change(ana, {}, { coolingHours: 0 })).status).toBe(202)
    expect((await waiting())[0]?.content.lines).toMatchObject([{ was: '24 horas', becomes: 'Sin espera' }])
  })

  it('is not changed in another version, nor while a change of it waits', async () => {
    const read = await rulesOf(ana)
    expect((await change(luis, { ORDER: [from(1, 1)] })).status).toBe(200)
    expect(errorOf(await save(ana, read, read.version))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_CONFLICT',
      current: { version: 1, bands: { ORDER: [from(1, 1)] } },
    })
    expect((await change(ana, { ORDER: [] })).status).toBe(202)
    expect(errorOf(await change(luis, { PAY: [from(1, 1)] }))).toMatchObject({ errorCode: 'ERROR_APPROVAL_PENDING' })
  })

  it.each([
    ['four approvers', { ORDER: [from(0, 4)] }, 'bands.ORDER'],
    ['falling bands', { PAY: [from(10, 2), from(20, 1)] }, 'bands.PAY'],
    ['five bands', { ORDER: [0, 1, 2, 3, 4].map((one) => from(one, one)) }, 'bands.ORDER'],
    ['an amount of an act without one', { MEMBER: [from(10, 1)] }, 'bands.MEMBER'],
    ['another currency', { ORDER: [{ from: { amount: 1, currency: 'USD' }, approvers: 1 }] }, 'bands.ORDER'],
  ])('is rejected with %s', async (_, bands, field) => {
    expect(errorOf(await change(ana, bands))).toMatchObject({ status: 400, fields: [field] })
  })

  it('is changed by owners and administrators, and by no operator', async () => {
    const rules = await rulesOf(ana)
    const olga = await aColleague(host, ana, {
      email: `olga${at}@empresa.cl`,
      identifier: `7150000${at}-K`,
      role: 'APPROVER',
    })
    expect([(await rulesOf(olga)).holders, (await save(olga, rules, 0)).status]).toEqual([3, 403])
    expect((await save({ ...ana, token: await sudoToken(host, ana) }, rules, 0)).status).toBe(403)
  })

  it('of a company of before asks for nothing, and then as it says', async () => {
    await authoriseNothing(host, ana)
    const add = () =>
      host.request(`POST ${path('/bankaccount')}`, { token: ana.token, body: anAccount('CL', '11112222') })
    expect((await change(ana, { OWN_ACCOUNT: [from(0, 1)] })).status).toBe(200)
    expect((await add()).status).toBe(202)
  })
})

describe('a second member who was removed', () => {
  it('leaves the default as it was for 72 hours', async () => {
    const [member] = await host.database.query<{ id: number; version: number }>(
      'select id, version from membership where user_id = $1',
      [luis.userId],
    )
    const removed = await host.request(`DELETE ${path(`/member/${member?.id}`)}`, {
      token: ana.token,
      headers: { 'if-match': `"${member?.version}"` },
    })
    expect(removed.status).toBe(200)
    expect(errorOf(await change(ana, { OWN_ACCOUNT: [] }))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_APPROVAL_NOBODY',
    })
    host.world.now = NOON + 72 * HOUR
    expect((await host.database.query('select * from approval where business_id = $1', [ana.businessId])).length).toBe(
      0,
    )
  })
})
