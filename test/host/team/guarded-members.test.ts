import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#domain/team/role.ts'
import { aColleague } from '#test/host/approval/a-colleague.ts'
import { aHost, errorOf, NOON, PASSWORD, type AHost, type Answer, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let ana: Company
let luis: Company
let olga: Company
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
/** Ana owns a company, Luis is its administrator, Olga prepares. */
beforeEach(async () => {
  await host.clear()
  host.world.now = NOON
  ana = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  luis = await aColleague(host, ana, { email: 'luis@empresa.cl', identifier: '76111111-6', role: 'ADMIN' })
  olga = await aColleague(host, ana, { email: 'olga@empresa.cl', identifier: '76222222-1', role: 'PREPARER' })
  await host.mailed()
  host.emails.length = 0
})

const of = (path: string): string => `/api/business/${ana.businessId}/${path}`
const invite = (email: string, role: Role, who = ana): Promise<Answer> =>
  host.request(`POST ${of('invitation')}`, { token: who.token, body: { email, role } })
const memberOf = async ({ userId }: Company) => {
  const [found] = await host.database.query<{ id: number; version: number; role: Role }>(
    'select id, version, role from membership where user_id = $1',
    [userId],
  )
  return found ?? expect.fail('no member')
}
const change = async (member: Company, role: Role, who = ana): Promise<Answer> => {
  const { id, version } = await memberOf(member)
  return host.request(`PUT ${of(`member/${id}`)}`, {
    token: who.token,
    body: { role },
    headers: { 'if-match': `"${version}"` },
  })
}
const handOver = async (member: Company): Promise<Answer> =>
  host.request(`POST ${of(`member/${(await memberOf(member)).id}/ownership`)}`, {
    token: ana.token,
    body: { password: PASSWORD },
  })
const requests = async () =>
  (await host.request(`GET ${of('approval')}`, { token: ana.token })).body as ReadonlyArray<{
    readonly id: number
    readonly contentHash: string
    readonly content: { readonly lines: ReadonlyArray<Record<string, unknown>> }
  }>
const approve = async (who: Company): Promise<Answer> => {
  const [first] = await requests()
  return host.request(`PUT ${of(`approval/${first?.id}/decision`)}`, {
    token: who.token,
    body: { decision: 'APPROVE', contentHash: first?.contentHash },
  })
}
const mailedTo = async (address: string): Promise<ReadonlyArray<string>> => {
  await host.mailed()
  return host.emails.filter(({ to }) => to === address).map(({ subject }) => subject)
}
const invited = async () => (await host.database.query('select email from invitation where is_open')).length

describe('an invitation of a person who could authorise', () => {
  it('is stored and mailed once another member authorised it', async () => {
    const { body, status } = await invite('eva@empresa.cl', 'APPROVER')
    expect([status, body]).toMatchObject([202, { approval: { act: 'MEMBER', needed: 1 } }])
    expect((await requests())[0]?.content.lines).toMatchObject([
      { change: 'INVITED', about: 'eva@empresa.cl', was: null, becomes: 'Autorizador' },
    ])
    expect([await invited(), await mailedTo('eva@empresa.cl')]).toEqual([0, []])
    expect((await approve(luis)).body).toMatchObject({ state: 'EXECUTED' })
    expect([await invited(), (await mailedTo('eva@empresa.cl')).length]).toEqual([1, 1])
  })

  it('is sent again without another approval, in the same role only', async () => {
    await invite('eva@empresa.cl', 'APPROVER')
    await approve(luis)
    expect((await invite('eva@empresa.cl', 'APPROVER')).status).toBe(200)
    expect((await invite('eva@empresa.cl', 'ADMIN')).status).toBe(202)
  })

  it('is sent at once where its role may not authorise, and where no other member could decide', async () => {
    expect((await invite('eva@empresa.cl', 'PREPARER')).status).toBe(200)
    await host.database.query(`update membership set role = 'READER' where user_id = $1`, [luis.userId])
    expect((await invite('leo@empresa.cl', 'APPROVER')).status).toBe(200)
  })

  it('is rejected at once for what it would be rejected for later', async () => {
    expect(errorOf(await invite('olga@empresa.cl', 'ADMIN'))).toMatchObject({ status: 400, fields: ['email'] })
    expect(errorOf(await invite('eva@empresa.cl', 'OWNER'))).toMatchObject({ status: 400, fields: ['role'] })
  })

  it('is void where its requester may invite no more', async () => {
    await invite('eva@empresa.cl', 'APPROVER', luis)
    await host.database.query(`update membership set role = 'APPROVER' where user_id = $1`, [luis.userId])
    expect((await approve(ana)).body).toMatchObject({ state: 'VOID', voidedFor: 'REQUESTER_LOST' })
    expect(await invited()).toBe(0)
  })
})

describe('a role with the right to authorise', () => {
  it('is given once another member authorised it', async () => {
    expect((await change(olga, 'APPROVER')).status).toBe(202)
    expect((await requests())[0]?.content.lines).toMatchObject([
      { change: 'ROLE', about: expect.stringContaining('olga@empresa.cl'), was: 'Preparador', becomes: 'Autorizador' },
    ])
    expect((await memberOf(olga)).role).toBe('PREPARER')
    expect((await approve(olga)).status).toBe(403)
    expect((await approve(luis)).body).toMatchObject({ state: 'EXECUTED' })
    expect((await memberOf(olga)).role).toBe('APPROVER')
    expect(await mailedTo('olga@empresa.cl')).toEqual([expect.stringContaining('Autorizador')])
  })

  it('is changed to another one at once, and not while a change of it waits', async () => {
    expect((await change(luis, 'APPROVER')).status).toBe(200)
    expect((await change(luis, 'ADMIN')).status).toBe(200)
    expect((await change(olga, 'ADMIN')).status).toBe(202)
    expect(errorOf(await change(olga, 'READER'))).toMatchObject({ status: 409, errorCode: 'ERROR_APPROVAL_PENDING' })
  })

  it('is void where the member changed meanwhile', async () => {
    await change(olga, 'ADMIN')
    await host.database.query(`update membership set version = version + 1 where user_id = $1`, [olga.userId])
    expect((await approve(luis)).body).toMatchObject({ state: 'VOID', voidedFor: 'ERROR_CONFLICT' })
  })
})

describe('the company', () => {
  it('is handed over at once to a member who may authorise', async () => {
    expect((await handOver(luis)).body).toMatchObject({ role: 'OWNER' })
  })

  it('is handed over to another member once it is authorised, and by the password', async () => {
    expect((await handOver(olga)).status).toBe(202)
    expect((await memberOf(olga)).role).toBe('PREPARER')
    expect((await approve(luis)).body).toMatchObject({ state: 'EXECUTED' })
    expect((await memberOf(olga)).role).toBe('OWNER')
  })
})
