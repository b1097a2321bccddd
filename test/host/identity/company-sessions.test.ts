import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MembershipId } from '#domain/business/own-company.ts'
import { activeSessions } from '#host/identity/session-store.ts'
import { addMember } from '#host/identity/membership-store.ts'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'
import { aHost, errorOf, NOON, PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
/** The companies of Ana. */
let first: Company
let second: Company
let other: Company
const memberships: Record<string, MembershipId> = {}

beforeAll(async () => {
  host = await aHost()
  first = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  const shared = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
  other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
  second = { ...shared, userId: first.userId, email: first.email }
  await addMember(host.database, first.userId, shared.businessId)
  for (const { businessId, userId } of [first, second, other]) {
    const [row] = await host.database.query<{ id: number }>(
      'select id from membership where user_id = $1 and business_id = $2',
      [userId, businessId],
    )
    memberships[businessId] = String(row?.id) as MembershipId
  }
})
afterAll(() => host.close())
beforeEach(async () => {
  host.world.now = NOON
  host.endedSessions.length = 0
  host.emails.length = 0
  await host.database.query('delete from session', [])
  await host.database.query('update membership set last_used_at = null', [])
})

const minutes = (count: number): number => count * 60_000
const tokenIn = ({ body }: { readonly body: unknown }): string => (body as { token: string }).token
const signIn = async ({ email }: Company = first): Promise<string> =>
  tokenIn(await host.request('POST /api/user/login', { body: { email, password: PASSWORD } }))
const switchTo = (token: string, { businessId }: Company, { userId }: Company = first) =>
  host.request(`POST /api/user/${userId}/membership/${memberships[businessId]}/token`, { token })
const switched = async (token: string, to: Company): Promise<string> => tokenIn(await switchTo(token, to))
const refresh = (token: string) => host.request('POST /api/user/refresh', { token })
const statusOf = async (token: string) => (await host.request(`GET /api/user/${first.userId}`, { token })).status
const statusesOf = (tokens: ReadonlyArray<string>) => Promise.all(tokens.map(statusOf))
const sidOf = (token: string): string => String(decodeJwt(token)['sid'])
const companyIn = (token: string): string => String((decodeJwt(token)['business'] as { id: number } | null)?.id)
const audited = (action: string) =>
  host.database.query('select business_id as company, operator, detail from audit where action = $1 order by id', [
    action,
  ])

describe('switching to another company', () => {
  it('gives a token for it and keeps the present one, in one sign-in of one age', async () => {
    const before = await signIn()
    host.world.now = NOON + minutes(10)
    const after = await switched(before, second)
    expect([companyIn(before), companyIn(after)]).toEqual([first.businessId, second.businessId])
    expect(decodeJwt(after)['auth_time']).toBe(decodeJwt(before)['auth_time'])
    const orders = (company: Company, token: string) =>
      host.request(`GET /api/business/${company.businessId}/order?page=1&size=20`, { token })
    expect((await orders(first, before)).status).toBe(200)
    expect((await orders(second, after)).status).toBe(200)
    expect([(await orders(second, before)).status, (await orders(first, after)).status]).toEqual([404, 404])
  })

  it('gives the session that is open there already, and is recorded once', async () => {
    const count = (await audited('company opened')).length
    const token = await signIn()
    const once = await switched(token, second)
    const back = await switched(once, first)
    const again = await switched(back, second)
    expect([sidOf(back), sidOf(again)]).toEqual([sidOf(token), sidOf(once)])
    expect((await audited('company opened')).slice(count)).toEqual([
      { company: Number(second.businessId), operator: null, detail: { session: sidOf(once) } },
    ])
  })

  it('is answered alike for a membership of somebody else and for one that does not exist', async () => {
    const token = await signIn()
    const missing = await host.request(`POST /api/user/${first.userId}/membership/999999/token`, { token })
    for (const answer of [await switchTo(token, other), await switchTo(token, second, other), missing])
      expect(errorOf(answer)).toMatchObject({ status: 404, errorCode: 'ERROR_NOT_FOUND' })
  })

  it('does not extend the eight hours of the sign-in', async () => {
    let token = await signIn()
    for (let minute = 25; minute < 480; minute += 25) {
      host.world.now = NOON + minutes(minute)
      token = await switched(token, minute % 2 === 0 ? first : second)
    }
    host.world.now = NOON + minutes(479)
    expect(await statusOf(token)).toBe(200)
    host.world.now = NOON + minutes(480)
    expect([await statusOf(token), (await switchTo(token, first)).status]).toEqual([401, 401])
  })

  it('is over for a session that ends in that moment', async () => {
    const token = await signIn()
    const [answer] = await Promise.all([switchTo(token, second), host.request('POST /api/user/logout', { token })])
    const left = answer.status === 200 ? await statusOf(tokenIn(answer)) : 401
    expect(left).toBe(401)
    expect(await host.database.query('select id from session', [])).toEqual([])
  })
})

describe('the company of a session', () => {
  it('is kept by a refresh', async () => {
    const token = await switched(await signIn(), second)
    expect(companyIn(tokenIn(await refresh(token)))).toBe(second.businessId)
  })

  it('is not replaced by another when its user is no member any more', async () => {
    const token = await switched(await signIn(), second)
    await host.database.query('delete from membership where id = $1', [memberships[second.businessId]])
    const answer = await refresh(token)
    await host.database.query('insert into membership (id, user_id, business_id) values ($1, $2, $3)', [
      memberships[second.businessId],
      first.userId,
      second.businessId,
    ])
    expect(errorOf(answer)).toMatchObject({ status: 401 })
  })

  it('is the one used last at the next sign-in', async () => {
    expect(companyIn(await signIn())).toBe(first.businessId)
    const token = await signIn()
    host.world.now = NOON + minutes(1)
    await switched(token, second)
    host.world.now = NOON + minutes(2)
    expect(companyIn(await signIn())).toBe(second.businessId)
  })
})

describe('the sessions of one sign-in', () => {
  it('are idle together: one in the background lives while another is used', async () => {
    const background = await signIn()
    const used = await switched(background, second)
    for (const minute of [20, 40]) {
      host.world.now = NOON + minutes(minute)
      expect(await statusOf(used)).toBe(200)
    }
    const active = await activeSessions(host.database, [sidOf(background)], host.world.now)
    expect([await statusOf(background), [...active]]).toEqual([200, [sidOf(background)]])
    host.world.now = NOON + minutes(71)
    expect(await statusesOf([background, used])).toEqual([401, 401])
  })

  it('end together when one of them signs out, and no other sign-in does', async () => {
    const elsewhere = await signIn()
    const one = await signIn()
    const two = await switched(one, second)
    await host.request('POST /api/user/logout', { token: two })
    expect(await statusesOf([one, two, elsewhere])).toEqual([401, 401, 200])
    expect(host.endedSessions.toSorted()).toEqual([sidOf(one), sidOf(two)].toSorted())
  })

  it('stay together when one of them changes the password, and the others of the user end', async () => {
    const elsewhere = await switched(await signIn(), second)
    const one = await signIn()
    const two = await switched(one, second)
    const change = (oldPassword: string, password: string) =>
      host.request(`PUT /api/user/${first.userId}/password`, {
        token: two,
        body: { oldPassword, password, confirmPassword: password },
      })
    expect((await change(PASSWORD, 'otra frase de paso')).status).toBe(200)
    expect(await statusesOf([one, two, elsewhere])).toEqual([200, 200, 401])
    expect((await change('otra frase de paso', PASSWORD)).status).toBe(200)
  })

  it('are one line of the list, which is the current one in both companies', async () => {
    const one = await signIn()
    host.world.now = NOON + minutes(5)
    const two = await switched(one, second)
    for (const token of [one, two]) {
      expect((await host.request(`GET /api/user/${first.userId}/session`, { token })).body).toEqual({
        sessions: [
          {
            id: sidOf(one),
            device: expect.anything(),
            createdAt: NOON,
            lastSeenAt: NOON + minutes(5),
            isCurrent: true,
          },
        ],
      })
    }
  })

  it('stay together when the others are ended', async () => {
    const elsewhere = await signIn()
    const elsewhereToo = await switched(elsewhere, second)
    const one = await signIn()
    const two = await switched(one, second)
    await host.request(`POST /api/user/${first.userId}/session/endothers`, { token: two })
    expect(await statusesOf([one, two, elsewhere, elsewhereToo])).toEqual([200, 200, 401, 401])
  })

  it('may be rows of a host that knows no families: each is its own', async () => {
    const token = await signIn()
    await host.database.query(`insert into session (id, user_id, started_at, seen_at) values ('older', $1, $2, $2)`, [
      first.userId,
      new Date(NOON),
    ])
    expect(await host.database.query(`select family from session where id = 'older'`, [])).toEqual([
      { family: 'older' },
    ])
    await host.request('POST /api/user/logout', { token })
    expect(await host.database.query('select id from session', [])).toEqual([{ id: 'older' }])
  })
})

describe('an operator who acts as a user', () => {
  it('switches within the thirty minutes, under their own name, and is notified there as an entry', async () => {
    const begun = (await audited('impersonation begun')).length
    const token = await sudoToken(host, first)
    await host.mailed()
    const mails = host.emails.length
    host.world.now = NOON + minutes(20)
    const there = await switched(token, second)
    await switched(await switched(there, first), second)
    await host.mailed()
    expect(decodeJwt(there)).toMatchObject({
      exp: NOON / 1000 + 30 * 60,
      isSudoUser: true,
      act: decodeJwt(token)['act'],
      business: { id: Number(second.businessId) },
    })
    const entries = (await audited('impersonation begun')).slice(begun)
    expect(entries.map(({ company }) => company)).toEqual([Number(first.businessId), Number(second.businessId)])
    expect(host.emails.slice(mails).map(({ subject, to }) => [to, subject])).toEqual([
      [first.email, 'Un ejecutivo ingresó a tu cuenta'],
    ])
    host.world.now = NOON + minutes(31)
    expect(await statusesOf([token, there])).toEqual([401, 401])
  })

  it('does not change which company the user opens next', async () => {
    await switched(await sudoToken(host, first), second)
    expect(companyIn(await signIn())).toBe(first.businessId)
  })

  it('does not end with the sessions that the user ends', async () => {
    const sudo = await switched(await sudoToken(host, first), second)
    const own = await signIn()
    await host.request(`POST /api/user/${first.userId}/session/endothers`, { token: own })
    expect(await statusesOf([sudo, own])).toEqual([200, 200])
  })
})
