import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeFor, redeem } from '#test/host/impersonation/as-operator.ts'
import { aHost, type AHost } from '#test/host/server/a-host.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const email = 'ana@empresa.cl'
const codeIn = async (path: string): Promise<string> => {
  await host.mailed()
  return (
    host.emails
      .findLast(({ button }) => button?.address.includes(path))
      ?.button?.address.split('/')
      .at(-1) ?? ''
  )
}
const post = async (call: string, body: object | undefined, token?: string) => {
  const { status, body: answered } = await host.request(call, { body, token })
  expect([call, status]).toEqual([call, 200])
  return answered as Readonly<Record<string, string>>
}

/** Each is used, and again where it is rejected. */
const secrets = async (): Promise<Readonly<Record<string, string>>> => {
  const [first, second, third, wrong] = ['canary-first', 'canary-second', 'canary-third', 'canary-wrong']
  const { id = '' } = await post('POST /api/user', { email, password: first, confirmPassword: first })
  const confirming = await codeIn('/verifyemail/')
  await host.request(`GET /verifyemail/${confirming}?confirmar=1`)
  await host.request('POST /api/user/login', { body: { email, password: wrong } })
  const { token: before = '' } = await post('POST /api/user/login', { email, password: first })
  const business = await post(
    'POST /api/business',
    { name: 'Empresa SpA', identifier: '76086428-5', countryId: 'CL' },
    before,
  )
  const { token = '' } = await post('POST /api/user/refresh', undefined, before)
  await post(`POST /api/business/${business['id']}/taxuser`, { user: '76086428-5', password: 'right' }, token)
  host.world.verdict = 'wrong'
  await host.request(`POST /api/business/${business['id']}/taxuser`, {
    token,
    body: { user: '76086428-5', password: 'canary-tax' },
  })
  await post(`PUT /api/user/${id}/password`, { oldPassword: first, password: second, confirmPassword: second }, token)
  await post('POST /api/user/resetpassword', { email })
  const reset = await codeIn('/resetpassword/')
  await post(`POST /api/user/resetpassword/${reset}`, { password: third, confirmPassword: third })
  await host.request(`POST /api/user/resetpassword/${reset}`, { body: { password: wrong, confirmPassword: wrong } })
  const entering = await codeFor(host, { businessId: String(business['id']), userId: String(id) } as never)
  const sudo = ((await redeem(host, entering)).body as { token: string }).token
  const report = await host.request(`GET /api/business/${business['id']}/xtracker`, { token: sudo })
  const { path = '' } = report.body as { path?: string }
  expect((await host.request(`GET ${path}`)).status).toBe(200)
  const ticket = new URL(path, 'http://x').searchParams.get('ticket') ?? ''
  return { first, second, third, wrong, tax: 'canary-tax', confirming, reset, entering, before, token, sudo, ticket }
}

/** All data of the database, as text. */
const stored = async (): Promise<string> => {
  const tables = await host.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) => host.database.query(`select t::text as row from "${name}" t`)),
  )
  expect(tables.length).toBeGreaterThan(15)
  return JSON.stringify(rows)
}

it('no password, code, token or report token is in the log, down to its lowest level, nor in the database', async () => {
  const [used, log, data] = [await secrets(), host.lines.join(''), await stored()]
  expect(host.lines.length).toBeGreaterThan(10)
  for (const [name, secret] of Object.entries(used)) {
    expect([name, secret.length >= 10, log.includes(secret), data.includes(secret)]).toEqual([name, true, false, false])
  }
})
