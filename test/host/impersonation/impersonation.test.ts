import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { latest } from '#test/host/identity/latest-user.ts'
import { aHost, errorOf, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { codeFor, OPERATOR, redeem, sudoToken } from './as-operator.ts'

let host: AHost
let mine: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

const at = async <A>(seconds: number, work: () => Promise<A>): Promise<A> => {
  host.world.now = NOON + seconds * 1000
  try {
    return await work()
  } finally {
    host.world.now = NOON
  }
}
const INVALID = {
  status: 410,
  errorCode: 'ERROR_USER_IMPERSONATION_INVALID',
  error: { errorCode: 'ERROR_USER_IMPERSONATION_INVALID' },
}

describe('the link of a sample company', () => {
  it('signs its user in once, without an operator', async () => {
    const code = host.services.signInLinks.issue(mine)
    const { token } = (await redeem(host, code)).body as { token: string }
    expect(decodeJwt(token)).toMatchObject({ sub: mine.userId, business: { identifier: '76086428-5' } })
    expect(decodeJwt(token)).not.toHaveProperty('act')
    expect((await host.request(`GET /api/business/${mine.businessId}`, { token })).status).toBe(200)
    expect(errorOf(await redeem(host, code))).toEqual(INVALID)
  })

  it('is recorded as a sign-in, and its user is not told of an operator', async () => {
    const guest = await host.company('CL', '96806980-2', 'eva@empresa.cl')
    const { token } = (await redeem(host, host.services.signInLinks.issue(guest))).body as { token: string }
    const trail = 'select action, operator from audit where user_id = $1 order by id desc limit 1'
    expect(await host.database.query(trail, [guest.userId])).toEqual([{ action: 'signed in', operator: null }])
    const { body } = await host.request(`GET /api/user/${guest.userId}/notification`, { token })
    expect(body).toMatchObject({ items: [] })
  })
})

describe('an impersonation code', () => {
  it('creates a session of the user that contains the operator', async () => {
    const token = await sudoToken(host, mine)
    expect(decodeJwt(token)).toMatchObject({
      sub: mine.userId,
      act: { sub: OPERATOR },
      isSudoUser: true,
      operatorName: OPERATOR,
      business: { identifier: '76086428-5' },
    })
    expect((await host.request(`GET /api/business/${mine.businessId}`, { token })).status).toBe(200)
  })

  it('is stored as a digest only', async () => {
    const code = await codeFor(host, mine)
    expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const rows = await host.database.query<{ hash: string }>('select * from impersonation_code')
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(rows.at(-1)?.hash).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it('is valid once, a hundred times of a hundred', async () => {
    for (let i = 0; i < 100; i += 1) {
      const code = await codeFor(host, mine)
      expect((await redeem(host, code)).status).toBe(200)
      expect(errorOf(await redeem(host, code))).toEqual(INVALID)
    }
  })

  it('is valid for one of two concurrent uses', async () => {
    for (let i = 0; i < 20; i += 1) {
      const code = await codeFor(host, mine)
      const answers = await Promise.all([redeem(host, code), redeem(host, code)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    }
  })

  it('expires after two minutes by the clock of the host', async () => {
    const code = await codeFor(host, mine)
    const late = await at(120, () => redeem(host, code))
    expect(errorOf(late)).toEqual(INVALID)
    const another = await codeFor(host, mine)
    expect((await at(119, () => redeem(host, another))).status).toBe(200)
  })

  it('gets the same error when used, expired or unknown', async () => {
    const answers = [await redeem(host, 'q'.repeat(43)), await redeem(host, 'A'.repeat(43))]
    expect(answers.map(errorOf)).toEqual([INVALID, INVALID])
    expect((await redeem(host, '../../x')).status).toBe(400)
  })

  it('is rejected when the user left the company meanwhile, and so is an earlier session', async () => {
    const guest = await host.company('CL', '77777777-7', 'eva@empresa.cl')
    const [before, code] = [await sudoToken(host, guest), await codeFor(host, guest)]
    const sessions = () => host.database.query('select id from session where user_id = $1', [guest.userId])
    const begun = await sessions()
    await host.database.query('delete from membership where user_id = $1', [guest.userId])
    expect(errorOf(await redeem(host, code))).toEqual(INVALID)
    expect(await sessions()).toEqual(begun)
    expect((await host.request(`GET /api/user/${guest.userId}`, { token: before })).status).toBe(401)
    expect((await host.request(`GET /api/user/${guest.userId}`, { token: guest.token })).status).toBe(200)
  })

  it('notifies the user, in the product and by mail', async () => {
    const guest = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
    await sudoToken(host, guest)
    await host.mailed()
    const { body } = await host.request(`GET /api/user/${guest.userId}/notification`, { token: guest.token })
    expect(body).toMatchObject({ items: [{ kind: 'AccessedByOperator', read: false, detail: { operator: OPERATOR } }] })
    expect(host.emails.at(-1)).toMatchObject({ to: 'luz@empresa.mx', subject: 'Un ejecutivo ingresó a tu cuenta' })
  })

  it('is never logged, nor is a password reset code', async () => {
    const code = await codeFor(host, mine)
    for (const path of ['impersonate', 'IMPERSONATE', 'resetpassword', 'impersonate/x', 'impersonate/%zz']) {
      await host.request(`GET /${path}/${code}?x=${code}`)
      await host.request(`POST /${path}/${code}`)
    }
    await redeem(host, code)
    await redeem(host, code)
    const log = host.lines.join('')
    expect(log).not.toContain(code)
    expect(log).toContain('"route":"/impersonate/[removed]"')
    expect(log).toContain('"route":"/resetpassword/[removed]"')
  })
})

describe('an impersonation session', () => {
  it('lasts half an hour and not a second more', async () => {
    const token = await sudoToken(host, mine)
    const check = () => host.request(`GET /api/user/${mine.userId}`, { token })
    expect((await at(29 * 60, check)).status).toBe(200)
    expect((await at(30 * 60 + 1, check)).status).toBe(401)
  })

  it('cannot be refreshed, and remains valid', async () => {
    const token = await sudoToken(host, mine)
    expect(await host.request('POST /api/user/refresh', { token })).toMatchObject({
      status: 403,
      body: { errorCode: 'ERROR_AUTH_FORBIDDEN' },
    })
    expect((await host.request(`GET /api/user/${mine.userId}`, { token })).status).toBe(200)
  })

  it("ends when the operator signs out; the user's session remains", async () => {
    const token = await sudoToken(host, mine)
    expect((await host.request('POST /api/user/logout', { token })).status).toBe(200)
    expect((await host.request(`GET /api/user/${mine.userId}`, { token })).status).toBe(401)
    expect((await host.request(`GET /api/user/${mine.userId}`, { token: mine.token })).status).toBe(200)
  })

  it('cannot change the password, the address or the tax credential, even with the passwords', async () => {
    const token = await sudoToken(host, mine)
    const before = await host.database.query('select email, password_hash from app_user where id = $1', [mine.userId])
    const rejected = [
      await host.request(`PUT /api/user/${mine.userId}/password`, {
        token,
        body: { oldPassword: 'correct horse battery', password: 'another horse 9', confirmPassword: 'another horse 9' },
      }),
      await host.request(`POST /api/business/${mine.businessId}/taxuser`, {
        token,
        body: { user: mine.identifier, password: 'right' },
      }),
    ]
    expect(rejected.map(({ body, status }) => [status, (body as { errorCode: string }).errorCode])).toEqual([
      [403, 'ERROR_AUTH_FORBIDDEN'],
      [403, 'ERROR_AUTH_FORBIDDEN'],
    ])
    await host.request(`PUT /api/user/${mine.userId}`, {
      token,
      body: { email: 'operator@evil.example' },
      headers: await latest(host, mine.userId),
    })
    expect(await host.database.query('select email, password_hash from app_user where id = $1', [mine.userId])).toEqual(
      before,
    )
    expect(await host.database.query('select * from tax_credential where business_id = $1', [mine.businessId])).toEqual(
      [],
    )
  })

  it('is named beside the user in what the audit log says of a change', async () => {
    const token = await sudoToken(host, mine)
    const { status } = await host.request(`PUT /api/user/${mine.userId}`, {
      token,
      body: { name: 'Ana Muñoz Rojas' },
      headers: await latest(host, mine.userId),
    })
    const [entry] = await host.database.query(
      `select actor, operator from audit where action = 'profile changed' and user_id = $1 order by id desc limit 1`,
      [mine.userId],
    )
    expect([status, entry]).toEqual([200, { actor: mine.email, operator: OPERATOR }])
  })

  it('has its rights from its token, whatever the browser claims', async () => {
    const claim = { isSudoUser: 'true', operatorName: OPERATOR }
    const asOperator = () => host.database.query('select id from audit where operator is not null')
    const before = await asOperator()
    expect((await host.request('POST /api/user/refresh', { token: mine.token, headers: claim })).status).toBe(200)
    const change = await host.request(`PUT /api/user/${mine.userId}?isSudoUser=true`, {
      token: mine.token,
      headers: { ...claim, ...(await latest(host, mine.userId)) },
      body: { name: 'Ana', ...claim },
    })
    expect(change.status).not.toBe(403)
    expect(await asOperator()).toEqual(before)
  })

  it('does not mark notifications as read by the user', async () => {
    const token = await sudoToken(host, mine)
    const unread = async (with_: string) => {
      const { body } = await host.request(`GET /api/user/${mine.userId}/notification`, { token: with_ })
      return (body as { items: ReadonlyArray<{ read: boolean }> }).items.filter(({ read }) => !read).length
    }
    const before = await unread(token)
    expect(before).toBeGreaterThan(0)
    expect([await unread(token), await unread(mine.token), await unread(mine.token)]).toEqual([before, before, 0])
  })
})
