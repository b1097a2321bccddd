import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aHost, ownHost, errorOf, NOON, PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let mine: Company
let other: Company
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  host.world.now = NOON
  host.emails.length = 0
  await host.database.script('truncate membership, business, app_user cascade')
  mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  other = await host.company('CL', '77777777-7', 'eva@empresa.cl')
})

const NEXT = 'la siguiente clave'
const request = (email: string, headers: Record<string, string> = {}) =>
  host.request('POST /api/user/resetpassword', { body: { email }, headers })
const use = (code: string, password = NEXT) =>
  host.request(`POST /api/user/resetpassword/${code}`, { body: { password, confirmPassword: password } })
const signIn = async (email: string, password: string) =>
  (await host.request('POST /api/user/login', { body: { email, password } })).status
/** The codes of the mailed links, oldest first. */
const codes = async (): Promise<ReadonlyArray<string>> => {
  await host.mailed()
  return host.emails.flatMap(
    ({ button }) =>
      button?.address.match(/^https:\/\/anticipo\.example\/resetpassword\/([A-Za-z0-9_-]{43})$/)?.[1] ?? [],
  )
}
const codeFor = async (email: string): Promise<string> => {
  await request(email)
  return (await codes()).at(-1) ?? ''
}
const minutes = (count: number): number => count * 60_000
const INVALID = {
  status: 410,
  errorCode: 'ERROR_USER_RESET_LINK_INVALID',
  error: { errorCode: 'ERROR_USER_RESET_LINK_INVALID' },
}

describe('a password reset', () => {
  it('mails a link to the owner of the account, which changes the password once', async () => {
    const code = await codeFor(' Ana@empresa.CL')
    expect(host.emails).toMatchObject([{ to: 'ana@empresa.cl', subject: 'Cambia tu contraseña de Anticipo' }])
    expect(await use(code)).toMatchObject({ status: 200, text: '{}' })
    expect([
      await signIn(mine.email, PASSWORD),
      await signIn(mine.email, NEXT),
      await signIn(other.email, PASSWORD),
    ]).toEqual([401, 200, 200])
    expect(errorOf(await use(code, 'una tercera clave'))).toEqual(INVALID)
  })

  it('ends every session of the account, and notifies its open pages, its user and its address', async () => {
    const second = await host.request('POST /api/user/login', { body: { email: mine.email, password: PASSWORD } })
    const code = await codeFor(mine.email)
    host.endedSessions.length = 0
    await use(code)
    const tokens = [mine.token, (second.body as { token: string }).token]
    const answers = await Promise.all(tokens.map((token) => host.request(`GET /api/user/${mine.userId}`, { token })))
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(new Set(host.endedSessions).size).toBe(2)
    expect((await host.request(`GET /api/user/${other.userId}`, { token: other.token })).status).toBe(200)
    await host.mailed()
    expect(host.emails.at(-1)).toMatchObject({ to: mine.email, subject: 'Cambiaste tu contraseña de Anticipo' })
    expect(await host.database.query('select kind from notification where user_id = $1', [mine.userId])).toEqual([
      { kind: 'PasswordChanged' },
    ])
  })

  it('leaves no secret in the database that opens the account', async () => {
    const code = await codeFor(mine.email)
    const links = await host.database.query('select digest, until from mailed_link')
    expect(links).toEqual([
      { digest: createHash('sha256').update(code).digest('base64url'), until: new Date(NOON + minutes(60)) },
    ])
    expect(host.lines.join('')).not.toContain(code)
  })

  it('ends with the link after sixty minutes, or with a newer one', async () => {
    const late = await codeFor(mine.email)
    host.world.now = NOON + minutes(60)
    expect(errorOf(await use(late))).toEqual(INVALID)
    const [, first] = [await codeFor(mine.email), (await codes()).at(-1) ?? '']
    const second = await codeFor(mine.email)
    expect(errorOf(await use(first))).toEqual(INVALID)
    host.world.now += minutes(60) - 1
    expect((await use(second)).status).toBe(200)
  })

  it('mails three times an hour to one account: the third link remains valid', async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect((await request(mine.email)).status).toBe(200)
    const mailed = await codes()
    expect(mailed).toHaveLength(3)
    expect((await use(mailed[2] ?? '')).status).toBe(200)
    host.world.now += minutes(61)
    await request(mine.email)
    expect(await codes()).toHaveLength(4)
  })

  it('changes the password once when the link is used twice concurrently', async () => {
    const code = await codeFor(mine.email)
    const answers = await Promise.all(['primera clave', 'segunda clave'].map((password) => use(code, password)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const winner = answers[0]?.status === 200 ? 'primera clave' : 'segunda clave'
    expect(await signIn(mine.email, winner)).toBe(200)
    expect(
      await host.database.query("select 1 as one from audit where action = 'password reset' and user_id = $1", [
        mine.userId,
      ]),
    ).toHaveLength(1)
  })

  it('does not consume the link when the new password is invalid', async () => {
    const code = await codeFor(mine.email)
    const bad = await host.request(`POST /api/user/resetpassword/${code}`, {
      body: { password: 'corta', confirmPassword: 'otra' },
    })
    expect(bad).toMatchObject({ status: 400, body: { fields: ['password', 'confirmPassword'] } })
    expect((await use(code, 'password')).body).toMatchObject({ errorCode: 'ERROR_USER_PASSWORD_COMMON' })
    expect((await use(code)).status).toBe(200)
  })

  it('unlocks the owner of an account locked by the guesses of others', async () => {
    const locked = await ownHost({ rates: { triesPerAccount: 10 } })
    await locked.company('CL', '76086428-5', mine.email)
    const enter = async (password: string) =>
      (await locked.request('POST /api/user/login', { body: { email: mine.email, password } })).status
    for (let guess = 0; guess < 12; guess += 1) await enter('adivinanza')
    expect(await enter(PASSWORD)).toBe(429)
    await locked.request('POST /api/user/resetpassword', { body: { email: mine.email } })
    await locked.mailed()
    const code = locked.emails[0]?.button?.address.split('/').at(-1) ?? ''
    await locked.request(`POST /api/user/resetpassword/${code}`, { body: { password: NEXT, confirmPassword: NEXT } })
    expect(await enter(NEXT)).toBe(200)
    await locked.close()
  })
})

describe('an unknown reset link', () => {
  it('is rejected in any form', async () => {
    const before = await host.database.query('select * from app_user order by id')
    for (let at = 0; at < 200; at += 1)
      expect(errorOf(await use(randomBytes(32).toString('base64url')))).toEqual(INVALID)
    const own = await codeFor(mine.email)
    const strange = [
      own.slice(1),
      `${own}A`,
      `..%2F${own}`,
      '..',
      '%2F',
      '%00',
      `${own.slice(0, -1)}%0A`,
      own.toUpperCase(),
      `%20${own}`,
    ]
    for (const code of strange) expect([400, 404, 405, 410]).toContain((await use(code)).status)
    expect(await host.database.query('select * from app_user order by id')).toEqual(before)
  })

  it('has ten attempts per quarter of an hour and address; a valid one is not counted', async () => {
    const strict = await ownHost({ rates: { linkTriesPerAddress: 10 } })
    await strict.company('CL', '76086428-5', mine.email)
    const open = async (code: string) =>
      (
        await strict.request(`POST /api/user/resetpassword/${code}`, {
          body: { password: 'corta', confirmPassword: 'corta' },
        })
      ).status
    await strict.request('POST /api/user/resetpassword', { body: { email: mine.email } })
    await strict.mailed()
    const right = strict.emails[0]?.button?.address.split('/').at(-1) ?? ''
    for (let at = 0; at < 20; at += 1) expect(await open(right)).toBe(400)
    const wrong = []
    for (let at = 0; at < 12; at += 1) wrong.push(await open(randomBytes(32).toString('base64url')))
    expect(wrong).toEqual([...Array.from({ length: 10 }, () => 410), 429, 429])
    await strict.close()
  })
})

describe('the origin in a link', () => {
  it('is the configured one, whatever the request contains', async () => {
    const headers = [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example' },
      { forwarded: 'host=evil.example' },
      { 'x-original-host': 'evil.example' },
      { 'x-host': 'evil.example' },
      { 'x-forwarded-server': 'evil.example' },
      { 'x-http-host-override': 'evil.example' },
      { host: 'evil.example:443' },
      { host: 'anticipo.example.evil.example' },
      { 'x-forwarded-proto': 'http', host: 'evil.example' },
    ]
    for (const header of headers) {
      host.world.now += minutes(61)
      await request(mine.email, header as Record<string, string>)
    }
    /* A request that names another host is rejected before it asks for a link. */
    expect(await codes()).toHaveLength(headers.filter((header) => !('host' in header)).length)
    expect(JSON.stringify(host.emails)).not.toContain('evil')
  })
})

describe('the existence of an account', () => {
  it('is not revealed by resets or sign-ins: 200 pairs of equal responses after equal processing', async () => {
    const verify = vi.spyOn(host.services.passwords, 'verify')
    const hash = vi.spyOn(host.services.passwords, 'hash')
    const responseTo = async (ask: (email: string) => Promise<Awaited<ReturnType<typeof request>>>, email: string) => {
      const before = verify.mock.calls.length + hash.mock.calls.length
      const answer = await ask(email)
      const { 'content-length': length } = answer.headers
      const body = answer.status === 200 ? answer.text : errorOf(answer)
      return { status: answer.status, body, length, work: verify.mock.calls.length + hash.mock.calls.length - before }
    }
    const guess = (email: string) => host.request('POST /api/user/login', { body: { email, password: 'adivinanza' } })
    for (let pair = 0; pair < 200; pair += 1) {
      const missing = `nadie${pair}@empresa.cl`
      expect(await responseTo(request, mine.email)).toEqual(await responseTo(request, missing))
      const [known, unknown] = [await responseTo(guess, mine.email), await responseTo(guess, missing)]
      expect(known).toEqual(unknown)
      expect(known.work).toBe(1)
    }
    vi.restoreAllMocks()
    expect(await codes()).toHaveLength(3)
  })
})
