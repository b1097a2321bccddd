import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MINIMUM } from '#domain/identity/password.ts'
import { STANDARD_RATES } from '#host/http/rate-limits.ts'
import { isCommonPassword } from '#host/identity/common-passwords.ts'
import { aHost, ownHost, errorOf, type AHost } from '#test/host/server/a-host.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const GOOD = 'una clave larga'
const register = (email: string, password = GOOD, more: object = {}) =>
  host.request('POST /api/user', { body: { email, password, confirmPassword: password, ...more } })
const signIn = (email: string, password: string) => host.request('POST /api/user/login', { body: { email, password } })
const rowOf = async (email: string) =>
  (
    await host.database.query<{ id: number; password_hash: string; campaign: unknown; name: string }>(
      'select * from app_user where email = $1',
      [email],
    )
  )[0]

describe('registration', () => {
  it('creates an account without a name and a business, which can sign in', async () => {
    const answer = await register(' Ana@Empresa.cl ')
    expect(answer).toMatchObject({
      status: 200,
      body: { id: expect.any(Number), name: '', email: 'ana@empresa.cl', phone: null },
    })
    const { token } = (await signIn('ANA@empresa.cl', GOOD)).body as { token: string }
    const { id } = answer.body as { id: number }
    expect((await host.request(`GET /api/user/${id}`, { token })).body).toEqual(answer.body)
    expect((await host.request('GET /api/business/1', { token })).status).toBe(404)
  })

  it('stores the campaign, and no other field of the request', async () => {
    const campaign = { utmCampaign: 'abril', utmMedium: 'correo', utmSource: 'boletín', referralCode: 'r-7' }
    await register('con@campana.cl', GOOD, { ...campaign, id: 1, isSudoUser: true, business: { id: 1 }, name: 'Otra' })
    expect(await rowOf('con@campana.cl')).toMatchObject({ campaign, name: '' })
    await register('sin@campana.cl', GOOD, { utmSource: '  ', utmMedium: null, referralCode: '\u0000\ud83d' })
    expect((await rowOf('sin@campana.cl'))?.campaign).toEqual({})
    expect((await register('larga@campana.cl', GOOD, { utmSource: 'x'.repeat(101) })).status).toBe(400)
  })

  it('keeps the country whose terms were accepted, and names it in every token', async () => {
    const countryOf = async (email: string) => {
      const { token } = (await signIn(email, GOOD)).body as { token: string }
      return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { user: object }).user
    }
    await register('chilena@empresa.cl', GOOD, { countryId: 'CL' })
    await register('antigua@empresa.cl')
    expect(await countryOf('chilena@empresa.cl')).toMatchObject({ countryId: 'CL' })
    expect(await countryOf('antigua@empresa.cl')).toMatchObject({ countryId: null })
    expect((await register('otra@empresa.cl', GOOD, { countryId: 'AR' })).status).toBe(400)
  })

  it.each([
    [{ email: 'nadie', password: GOOD, confirmPassword: GOOD }, ['email']],
    [{ email: 'a@b.cl', password: 'corta', confirmPassword: 'corta' }, ['password']],
    [{ email: 'a@b.cl', password: '      ', confirmPassword: '      ' }, ['password']],
    [{ email: 'a@b.cl', password: GOOD, confirmPassword: `${GOOD} ` }, ['confirmPassword']],
    [{ email: '', password: '', confirmPassword: 'x' }, ['email', 'password', 'confirmPassword']],
  ])('rejects %j', async (body, fields) => {
    expect(await host.request('POST /api/user', { body })).toMatchObject({
      status: 400,
      body: { errorCode: 'ERROR_VALIDATION', fields },
    })
    expect(await rowOf('a@b.cl')).toBeUndefined()
  })

  it('happens once, however many copies arrive', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register('doble@empresa.cl')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const trail = await host.database.query(
      "select 1 as one from audit where actor = 'doble@empresa.cl' and action = 'user registered'",
    )
    await host.mailed()
    expect([trail.length, host.emails.filter(({ to }) => to === 'doble@empresa.cl').length]).toEqual([1, 1])
  })

  it('rejects the address of another account, ignoring case', async () => {
    await register('tomada@empresa.cl')
    const answer = await register('Tomada@EMPRESA.cl', 'otra clave larga')
    expect(errorOf(answer)).toMatchObject({ status: 409, errorCode: 'ERROR_USER_EMAIL_TAKEN' })
    expect((await signIn('tomada@empresa.cl', GOOD)).status).toBe(200)
  })

  it('counts towards the limit of password attempts', async () => {
    const other = await ownHost({ rates: { triesPerAccount: 3 } })
    const guess = (password: string) =>
      other.request('POST /api/user', { body: { email: 'ana@empresa.cl', password, confirmPassword: password } })
    await guess(GOOD)
    const statuses = []
    for (const at of [1, 2, 3, 4, 5]) statuses.push((await guess(`adivinanza ${at}`)).status)
    expect(statuses).toEqual([409, 409, 409, 429, 429])
    expect((await guess(GOOD)).status).toBe(429)
    await other.close()
  })

  it('is limited to ten per hour and address', async () => {
    const other = await ownHost({ rates: { registrationsPerHour: STANDARD_RATES.registrationsPerHour } })
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const body = { email: `n${at}@empresa.cl`, password: GOOD, confirmPassword: GOOD }
        return (await other.request('POST /api/user', { body, headers: { 'x-forwarded-for': `203.0.113.${at}` } }))
          .status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    await other.close()
  })
})

describe('a new password', () => {
  it('is rejected when it is a common one, ignoring case', async () => {
    for (const password of ['123456', 'Password', 'QWERTYUIOP', 'trustno1', 'contraseña']) {
      expect(errorOf(await register('comun@empresa.cl', password))).toMatchObject({
        status: 422,
        errorCode: 'ERROR_USER_PASSWORD_COMMON',
      })
    }
    expect(await rowOf('comun@empresa.cl')).toBeUndefined()
    const tried = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MINIMUM)
    const verdicts = await Promise.all(tried.map(isCommonPassword))
    expect([tried.length > 40_000, verdicts.every(Boolean)]).toEqual([true, true])
  })

  it('counts completely: the last of 256 characters, and each emoji', async () => {
    const long = 'ñ'.repeat(255)
    await register('larga@empresa.cl', `${long}a`)
    expect((await signIn('larga@empresa.cl', `${long}b`)).status).toBe(401)
    expect((await signIn('larga@empresa.cl', `${long}a`)).status).toBe(200)
    expect((await register('otra@empresa.cl', `${long}ab`)).status).toBe(400)
    const emoji = '🙂'.repeat(64)
    await register('emoji@empresa.cl', emoji)
    expect((await signIn('emoji@empresa.cl', `${'🙂'.repeat(63)}🙃`)).status).toBe(401)
    expect((await signIn('emoji@empresa.cl', emoji)).status).toBe(200)
  })

  it('is stored as a slow hash only', async () => {
    const canary = 'canario-de-clave'
    await register('canario@empresa.cl', canary)
    expect((await rowOf('canario@empresa.cl'))?.password_hash).toMatch(/^\$scrypt\$/)
    const tables = await host.database.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    for (const { name } of tables) {
      expect(
        await host.database.query(`select 1 as one from ${name} t where t::text like $1`, [`%${canary}%`]),
      ).toEqual([])
    }
    expect(host.lines.join('')).not.toContain(canary)
  })
})

describe('the e-mail check', () => {
  const checkEmail = async (email: string) =>
    (await host.request('POST /api/user/validate/email', { body: { email } })).body

  it('validates the format, with a suggestion', async () => {
    expect(await checkEmail('ana@empresa.cl')).toEqual({ validEmail: true, emailSuggestion: null })
    expect(await checkEmail('ana@gmial.com')).toEqual({ validEmail: true, emailSuggestion: 'ana@gmail.com' })
    for (const wrong of ['', 'ana', 'ana@', 'ana@localhost', 'a b@c.cl']) {
      expect(await checkEmail(wrong)).toEqual({ validEmail: false, emailSuggestion: null })
    }
  })

  it('tells a domain that receives mail from one that does not and one that nothing is known of', async () => {
    expect(await checkEmail('ana@example.invalid')).toEqual({ validEmail: false, emailSuggestion: null })
    expect(await checkEmail('ana@example.test')).toEqual({ validEmail: null, emailSuggestion: null })
    expect(await checkEmail('ana@empresa.cl')).toEqual({ validEmail: true, emailSuggestion: null })
  })

  it('does not depend on existing accounts', async () => {
    await register('conocida@empresa.cl')
    expect(await checkEmail('conocida@empresa.cl')).toEqual(await checkEmail('desconocida@empresa.cl'))
  })

  it('is limited to thirty per minute and caller', async () => {
    const other = await ownHost({ rates: { emailChecksPerMinute: STANDARD_RATES.emailChecksPerMinute } })
    const ask = () => other.request('POST /api/user/validate/email', { body: { email: 'ana@empresa.cl' } })
    const answers = await Promise.all(Array.from({ length: 32 }, ask))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    await other.close()
  })
})
