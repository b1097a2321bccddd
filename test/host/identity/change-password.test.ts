import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWrites } from '#host/http/writes.ts'
import { signIn as signInAt } from '#host/identity/sign-in.ts'
import { makePasswords } from '#host/security/password-hash.ts'
import { latest } from '#test/host/identity/latest-user.ts'
import { aHost, ownHost, errorOf, PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let other: Company
beforeAll(async () => {
  host = await aHost()
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
})
afterAll(() => host.close())

const NEXT = 'la siguiente clave'
const signIn = (password: string, company: Company = mine) =>
  host.request('POST /api/user/login', { body: { email: company.email, password } })
const tokenBy = async (password: string): Promise<string> => ((await signIn(password)).body as { token: string }).token
const change = (token: string, oldPassword: string, password: string, more: object = {}) =>
  host.request(`PUT /api/user/${mine.userId}/password`, {
    token,
    body: { oldPassword, password, confirmPassword: password, ...more },
  })
const whoAmI = async (token: string) => (await host.request(`GET /api/user/${mine.userId}`, { token })).status

describe('changing the password', () => {
  it('ends the other sessions of the user with their connections, and not its own', async () => {
    const [here, there] = [await tokenBy(PASSWORD), await tokenBy(PASSWORD)]
    host.endedSessions.length = 0
    expect(await change(here, PASSWORD, NEXT)).toMatchObject({
      status: 200,
      body: { id: Number(mine.userId), email: mine.email },
    })
    expect([await whoAmI(here), await whoAmI(there), await whoAmI(mine.token)]).toEqual([200, 401, 401])
    expect(host.endedSessions).toHaveLength(2)
    expect((await host.request(`GET /api/user/${other.userId}`, { token: other.token })).status).toBe(200)
    expect([(await signIn(PASSWORD)).status, (await signIn(NEXT)).status]).toEqual([401, 200])
    await host.mailed()
    expect(host.emails.map(({ subject, to }) => [to, subject])).toEqual([
      [mine.email, 'Cambiaste tu contraseña de Anticipo'],
    ])
    expect(await host.database.query("select actor, detail from audit where action = 'password changed'")).toEqual([
      { actor: mine.email, detail: { sessions: 2 } },
    ])
    await change(here, NEXT, PASSWORD)
  })

  it('is rejected with a wrong old one, and changes nothing', async () => {
    const token = await tokenBy(PASSWORD)
    expect(errorOf(await change(token, 'no es esta', NEXT))).toMatchObject({
      status: 422,
      errorCode: 'ERROR_USER_WRONG_PASSWORD',
    })
    expect([await whoAmI(token), (await signIn(PASSWORD)).status]).toEqual([200, 200])
  })

  it.each([
    [{ password: 'corta', confirmPassword: 'corta' }, 400, ['password']],
    [{ confirmPassword: 'otra distinta' }, 400, ['confirmPassword']],
    [{ password: 'iloveyou', confirmPassword: 'iloveyou' }, 422, undefined],
  ])('is rejected for %j', async (body, status, fields) => {
    const answer = await change(await tokenBy(PASSWORD), PASSWORD, NEXT, body)
    expect([answer.status, (answer.body as { fields?: unknown }).fields]).toEqual([status, fields])
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  it('counts a wrong old one as a sign-in attempt', async () => {
    const strict = await ownHost({ rates: { triesPerAccount: 4 } })
    const { token, userId, email } = await strict.company('CL', '76086428-5', mine.email)
    const guess = async () =>
      (
        await strict.request(`PUT /api/user/${userId}/password`, {
          token,
          body: { oldPassword: 'adivinanza', password: NEXT, confirmPassword: NEXT },
        })
      ).status
    expect([await guess(), await guess(), await guess(), await guess(), await guess()]).toEqual([
      422, 422, 422, 422, 429,
    ])
    expect((await strict.request('POST /api/user/login', { body: { email, password: PASSWORD } })).status).toBe(429)
    await strict.close()
  })

  it('succeeds once of two concurrent changes', async () => {
    const token = await tokenBy(PASSWORD)
    const answers = await Promise.all([
      change(token, PASSWORD, 'primera clave'),
      change(token, PASSWORD, 'segunda clave'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const winner = answers[0]?.status === 200 ? 'primera clave' : 'segunda clave'
    expect((await change(token, winner, PASSWORD)).status).toBe(200)
  })

  it('leaves no session that started with the old one meanwhile', async () => {
    const verify: typeof host.services.passwords.verify = async (password, hash) => {
      const isRight = await host.services.passwords.verify(password, hash)
      await host.database.query('update app_user set password_hash = $2 where email = $1', [
        other.email,
        await host.services.passwords.hash(NEXT),
      ])
      return isRight
    }
    const slow = { ...host.services, passwords: { ...host.services.passwords, verify } }
    const { transaction } = createWrites(
      host.database,
      (tx, work) => work(tx),
      () => undefined,
    )
    const body = { email: other.email, password: PASSWORD }
    expect(
      await signInAt(slow, {
        body,
        params: {},
        query: {},
        db: host.database,
        acrossCompanies: host.database,
        afterCommit: () => undefined,
        address: '127.0.0.1',
        requestId: 'test',
        userAgent: undefined,
        transaction,
      }),
    ).toMatchObject({
      left: { code: 'ERROR_AUTH_INVALID_CREDENTIALS' },
    })
    expect((await signIn(NEXT, other)).status).toBe(200)
  })
})

describe('a hash of an outdated cost', () => {
  it('is replaced at the next sign-in of its owner', async () => {
    const cheap = await makePasswords({ logN: 5, r: 8, p: 1 }).hash(PASSWORD)
    await host.database.query('update app_user set password_hash = $2 where id = $1', [mine.userId, cheap])
    expect((await signIn(PASSWORD)).status).toBe(200)
    const [row] = await host.database.query<{ password_hash: string }>(
      'select password_hash from app_user where id = $1',
      [mine.userId],
    )
    expect(row?.password_hash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/)
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  it("has by default OWASP's parameters for scrypt: 2^15 blocks, three times", async () => {
    const passwords = makePasswords()
    const hash = await passwords.hash(PASSWORD)
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect([await passwords.verify(PASSWORD, hash), await passwords.verify(`${PASSWORD} `, hash)]).toEqual([
      true,
      false,
    ])
  })
})

describe('changing name and phone', () => {
  const put = async (
    body: object,
    company: Company = mine,
    token = company.token,
    headers: Awaited<ReturnType<typeof latest>> | undefined = undefined,
  ) =>
    host.request(`PUT /api/user/${company.userId}`, {
      token,
      body,
      headers: headers ?? (await latest(host, company.userId)),
    })

  it('changes the given fields only, whatever is sent', async () => {
    const before = await host.database.query('select id, email, password_hash from app_user order by id')
    const forbidden = {
      id: 1,
      email: 'otra@empresa.cl',
      password: 'x',
      passwordHash: 'x',
      password_hash: 'x',
      isSudoUser: true,
      businessId: 1,
      created_at: '2000-01-01',
      email_verified_at: '2000-01-01',
      campaign: { utmSource: 'x' },
    }
    expect(await put({ name: ' Eva  Ñuñez ', ...forbidden }, other)).toMatchObject({
      status: 200,
      body: { name: 'Eva  Ñuñez', email: other.email, phone: null },
    })
    expect(await put({ phone: '9 1234 5678' }, other)).toMatchObject({
      status: 200,
      body: { name: 'Eva  Ñuñez', phone: '+56912345678' },
    })
    expect(await host.database.query('select id, email, password_hash from app_user order by id')).toEqual(before)
    expect((await host.request(`GET /api/user/${other.userId}`, { token: other.token })).body).toMatchObject({
      name: 'Eva  Ñuñez',
      phone: '+56912345678',
    })
  })

  it('accepts one of two concurrent changes of different fields, and the other on the next version', async () => {
    const changes = [{ name: 'Eva Uno' }, { phone: '9 8765 4321' }]
    const read = await latest(host, other.userId)
    const answers = await Promise.all(changes.map((change) => put(change, other, other.token, read)))
    const late = changes[answers.findIndex(({ status }) => status === 409)]
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await put(late ?? {}, other)
    expect((await host.request(`GET /api/user/${other.userId}`, { token: other.token })).body).toMatchObject({
      name: 'Eva Uno',
      phone: '+56987654321',
    })
  })

  it.each([
    [{}, ['name', 'phone']],
    [{ email: 'otra@empresa.cl' }, ['name', 'phone']],
    [{ name: '' }, ['name']],
    [{ name: '  ' }, ['name']],
    [{ name: 'x'.repeat(251) }, ['name']],
    [{ name: '\u{1D160}'.repeat(83) }, ['name']],
    [{ phone: '12' }, ['phone']],
    [{ phone: '' }, ['phone']],
    [{ phone: '+525512345678' }, ['phone']],
    [{ name: ' ', phone: 'abc' }, ['name', 'phone']],
  ])('rejects %j', async (body, fields) => {
    const answer = await put(body, other)
    expect(answer.status).toBe(400)
    expect((answer.body as { fields?: unknown }).fields ?? []).toEqual(fields)
  })

  it('removes invisible characters', async () => {
    expect((await put({ name: 'Ana\u202Egro\u0000 Mun\u0303oz\u200E' }, other)).body).toMatchObject({
      name: 'Anagro Muñoz',
    })
  })

  it('accepts the phone of either country while there is no business', async () => {
    const email = 'nueva@empresa.cl'
    const { id } = (await host.request('POST /api/user', { body: { email, password: NEXT, confirmPassword: NEXT } }))
      .body as { id: number }
    const { token } = (await host.request('POST /api/user/login', { body: { email, password: NEXT } })).body as {
      token: string
    }
    const phone = async (text: string) =>
      (await host.request(`PUT /api/user/${id}`, { token, body: { phone: text }, headers: await latest(host, id) }))
        .body
    expect(await phone('55 1234 5678')).toMatchObject({ phone: '+525512345678' })
    expect(await phone('912345678')).toMatchObject({ phone: '+56912345678' })
  })
})

describe('another user of the same host', () => {
  it('cannot be changed, and gets the same error as a missing one', async () => {
    const before = await host.database.query('select id, name, phone, password_hash from app_user order by id')
    const body = { name: 'Otra', phone: '912345678', oldPassword: PASSWORD, password: NEXT, confirmPassword: NEXT }
    const token = await tokenBy(PASSWORD)
    for (const path of ['', '/password']) {
      const answers = await Promise.all(
        [other.userId, '999999'].map((id) =>
          host.request(`PUT /api/user/${id}${path}`, { token, body, headers: { 'if-match': '"1"' } }),
        ),
      )
      expect(answers.map(errorOf)).toEqual(
        answers.map(() => ({ status: 404, errorCode: 'ERROR_NOT_FOUND', error: { errorCode: 'ERROR_NOT_FOUND' } })),
      )
    }
    expect(await host.database.query('select id, name, phone, password_hash from app_user order by id')).toEqual(before)
  })
})
