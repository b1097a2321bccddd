import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isActive } from '#host/identity/session-store.ts'
import { aHost, errorOf, NOON, PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

const minutes = (count: number): number => count * 60_000
const at = async <A>(now: number, work: () => Promise<A>): Promise<A> => {
  host.world.now = now
  try {
    return await work()
  } finally {
    host.world.now = NOON
  }
}
const login = async (): Promise<string> =>
  (
    (await host.request('POST /api/user/login', { body: { email: mine.email, password: PASSWORD } })).body as {
      token: string
    }
  ).token
const user = (token: string) => host.request(`GET /api/user/${mine.userId}`, { token })

describe('signing in', () => {
  it('returns a token of the user and its business', async () => {
    expect((await user(mine.token)).body).toMatchObject({ id: Number(mine.userId), email: 'ana@empresa.cl' })
    const business = await host.request(`GET /api/business/${mine.businessId}`, { token: mine.token })
    expect(business.body).toMatchObject({ identifier: '76086428-5', countryId: 'CL' })
  })

  it('ignores case and surrounding blanks of an address', async () => {
    expect(
      (await host.request('POST /api/user/login', { body: { email: ' ANA@empresa.cl ', password: PASSWORD } })).status,
    ).toBe(200)
  })

  it('responds identically to an unknown address and a wrong password', async () => {
    const wrong = await host.request('POST /api/user/login', { body: { email: 'ana@empresa.cl', password: 'nope' } })
    const unknown = await host.request('POST /api/user/login', {
      body: { email: 'nadie@empresa.cl', password: 'nope' },
    })
    expect(errorOf(wrong)).toEqual(errorOf(unknown))
    expect(wrong.status).toBe(401)
  })

  it('distinguishes passwords of 72 bytes and one more', async () => {
    const long = await host.services.passwords.hash('a'.repeat(72))
    expect(await host.services.passwords.verify('a'.repeat(72), long)).toBe(true)
    expect(await host.services.passwords.verify('a'.repeat(73), long)).toBe(false)
  })
})

describe('a session', () => {
  it('ends an hour after its token was issued, however active', async () => {
    const token = await login()
    for (const minute of [25, 50, 59]) expect((await at(NOON + minutes(minute), () => user(token))).status).toBe(200)
    expect((await at(NOON + minutes(61), () => user(token))).status).toBe(401)
  })

  it('ends after half an hour without activity, for its refreshed tokens too', async () => {
    const [left, used] = [await login(), await login()]
    expect((await at(NOON + minutes(29), () => user(used))).status).toBe(200)
    expect([
      (await at(NOON + minutes(30), () => user(left))).status,
      (await at(NOON + minutes(31), () => user(left))).status,
    ]).toEqual([401, 401])
    expect((await at(NOON + minutes(30), () => host.request('POST /api/user/refresh', { token: left }))).status).toBe(
      401,
    )
    expect((await at(NOON + minutes(58), () => user(used))).status).toBe(200)
  })

  it('stores its activity once a minute at most', async () => {
    const token = await login()
    const { sid } = decodeJwt(token)
    const seen = async () =>
      (await host.database.query('select seen_at as seen from session where id = $1', [String(sid)]))[0]
    const before = await seen()
    for (const seconds of [10, 30, 59]) await at(NOON + seconds * 1000, () => user(token))
    expect(await seen()).toEqual(before)
    await at(NOON + minutes(1), () => user(token))
    expect(await seen()).toEqual({ seen: new Date(NOON + minutes(1)) })
  })

  it('is over for a running call when it ends', async () => {
    const id = String(decodeJwt(await login())['sid'])
    await host.database.query('delete from session where id = $1', [id])
    expect(await isActive(host.database, id, NOON, NOON + minutes(2))).toBe(false)
  })

  it('is refreshed while active, and never beyond eight hours', async () => {
    let token = await login()
    for (let minute = 25; minute < 480; minute += 25) {
      const renewed = await at(NOON + minutes(minute), () => host.request('POST /api/user/refresh', { token }))
      expect(renewed.status).toBe(200)
      token = (renewed.body as { token: string }).token
    }
    expect((await at(NOON + minutes(479), () => user(token))).status).toBe(200)
    expect((await at(NOON + minutes(481), () => user(token))).status).toBe(401)
  })

  it('is over for all its tokens after a sign-out, and no other session is', async () => {
    const [first, other] = [await login(), await login()]
    const second = ((await host.request('POST /api/user/refresh', { token: first })).body as { token: string }).token
    expect((await host.request('POST /api/user/logout', { token: second })).status).toBe(200)
    expect([(await user(first)).status, (await user(second)).status, (await user(other)).status]).toEqual([
      401, 401, 200,
    ])
    expect(host.endedSessions).toHaveLength(1)
  })

  it('loses the business when its user is no member any more', async () => {
    const guest = await host.company('CL', '77777777-7', 'eva@empresa.cl')
    await host.database.query('delete from membership where user_id = $1', [guest.userId])
    expect((await host.request(`GET /api/business/${guest.businessId}`, { token: guest.token })).status).toBe(404)
    expect((await host.request(`GET /api/user/${guest.userId}`, { token: guest.token })).status).toBe(200)
  })
})
