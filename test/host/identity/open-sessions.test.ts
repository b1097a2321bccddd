import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHost, NOON, PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'

let host: AHost
let mine: Company
let other: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
})
afterAll(() => host.close())
beforeEach(async () => {
  host.world.now = NOON
  host.endedSessions.length = 0
  await host.database.query('delete from session', [])
})

const minutes = (count: number): number => count * 60_000
const signIn = async (userAgent?: string, { email }: Company = mine): Promise<string> => {
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent }
  const { body } = await host.request('POST /api/user/login', { body: { email, password: PASSWORD }, headers })
  return (body as { token: string }).token
}
const sessionIn = (token: string): string => String(decodeJwt(token)['sid'])
const list = (token: string, { userId }: Company = mine) => host.request(`GET /api/user/${userId}/session`, { token })
const endOthers = (token: string, { userId }: Company = mine) =>
  host.request(`POST /api/user/${userId}/session/endothers`, { token })
const refresh = async (token: string) => (await host.request('POST /api/user/refresh', { token })).status
const listedIds = async (token: string) =>
  ((await list(token)).body as { sessions: ReadonlyArray<{ id: string }> }).sessions.map(({ id }) => id)

describe('the open sessions of a user', () => {
  it('are listed with their browser and times, newest first', async () => {
    const first = await signIn('Mozilla/5.0 (Windows NT 10.0)')
    host.world.now = NOON + minutes(5)
    const second = await signIn('Mozilla/5.0 (iPhone)')
    await signIn(undefined, other)
    host.world.now = NOON + minutes(7)
    expect(await list(first)).toMatchObject({
      status: 200,
      body: {
        sessions: [
          {
            id: sessionIn(second),
            device: 'Mozilla/5.0 (iPhone)',
            createdAt: NOON + minutes(5),
            lastSeenAt: NOON + minutes(5),
            isCurrent: false,
          },
          {
            id: sessionIn(first),
            device: 'Mozilla/5.0 (Windows NT 10.0)',
            createdAt: NOON,
            lastSeenAt: NOON + minutes(7),
            isCurrent: true,
          },
        ],
      },
    })
  })

  it('contain no token', async () => {
    const token = await signIn()
    const { text } = await list(token)
    for (const part of token.split('.')) expect(text).not.toContain(part)
    expect(text).not.toContain(String(decodeJwt(token).jti))
  })

  it('do not include ended, idle and too old ones', async () => {
    const [signedOut, idle, old] = [await signIn(), await signIn(), await signIn()]
    await host.request('POST /api/user/logout', { token: signedOut })
    await host.database.query(`update session set seen_at = $1 where id = $2`, [
      new Date(NOON - minutes(30)),
      sessionIn(idle),
    ])
    await host.database.query(`update session set started_at = $1 where id = $2`, [
      new Date(NOON - minutes(8 * 60)),
      sessionIn(old),
    ])
    const open = await signIn()
    expect(await listedIds(open)).toEqual([sessionIn(open)])
  })

  it('have a user agent of one short line', async () => {
    const token = await signIn(`  Mozilla\t5.0\u0085${'x'.repeat(300)}`)
    const [row] = await host.database.query<{ agent: string }>(
      'select user_agent as agent from session where id = $1',
      [sessionIn(token)],
    )
    expect(row?.agent).toBe(`Mozilla 5.0${'x'.repeat(189)}`)
    const blank = await signIn(' ')
    expect(((await list(blank)).body as { sessions: ReadonlyArray<object> }).sessions).toContainEqual(
      expect.objectContaining({ id: sessionIn(blank), device: null }),
    )
  })

  it('are seen again by a refresh of the token', async () => {
    const token = await signIn()
    host.world.now = NOON + minutes(20)
    expect(await refresh(token)).toBe(200)
    expect((await list(token)).body).toMatchObject({ sessions: [{ lastSeenAt: NOON + minutes(20) }] })
  })

  it('are private to the user', async () => {
    const [token, foreign] = [await signIn(), await signIn(undefined, other)]
    expect([(await list(foreign, mine)).status, (await endOthers(foreign, mine)).status]).toEqual([404, 404])
    expect(await refresh(token)).toBe(200)
  })
})

describe('ending the other sessions', () => {
  it('leaves the own one and those of other users', async () => {
    const [here, there, away] = [await signIn(), await signIn(), await signIn()]
    const foreign = await signIn(undefined, other)
    expect(await endOthers(here)).toMatchObject({ status: 200 })
    expect([await refresh(here), await refresh(there), await refresh(away), await refresh(foreign)]).toEqual([
      200, 401, 401, 200,
    ])
    expect(await listedIds(here)).toEqual([sessionIn(here)])
    expect(host.endedSessions.toSorted()).toEqual([there, away].map(sessionIn).toSorted())
  })

  it('is in the audit log with their number', async () => {
    const [here] = [await signIn(), await signIn()]
    await endOthers(here)
    expect(
      await host.database.query(
        `select actor, user_id as user, detail from audit where action = 'other sessions ended' order by id desc limit 1`,
        [],
      ),
    ).toEqual([{ actor: mine.email, user: Number(mine.userId), detail: { sessions: 1 } }])
  })
})

describe('the session of an operator', () => {
  it('is neither listed nor ended by the user', async () => {
    const operator = await sudoToken(host, mine)
    const here = await signIn()
    expect(await listedIds(here)).toEqual([sessionIn(here)])
    await endOthers(here)
    expect((await host.request(`GET /api/user/${mine.userId}`, { token: operator })).status).toBe(200)
    expect(host.endedSessions).toEqual([])
  })

  it('neither lists nor ends those of the user', async () => {
    const here = await signIn()
    const operator = await sudoToken(host, mine)
    expect([(await list(operator)).status, (await endOthers(operator)).status]).toEqual([403, 403])
    expect(await refresh(here)).toBe(200)
  })
})
