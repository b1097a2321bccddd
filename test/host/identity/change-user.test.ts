import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHost, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let owner: Company
beforeAll(async () => {
  host = await aHost()
  owner = await host.company('MX', 'EKU9003173C9', 'ana@empresa.mx')
})
afterAll(() => host.close())

const stored = async () =>
  (await host.request(`GET /api/user/${owner.userId}`, { token: owner.token })).body as { readonly version: number }
const change = async (body: object, version?: number) =>
  host.request(`PUT /api/user/${owner.userId}`, {
    token: owner.token,
    body,
    headers: { 'if-match': `"${version ?? (await stored()).version}"` },
  })
const trail = () => host.database.query("select actor, detail from audit where action = 'profile changed' order by id")

describe('a user', () => {
  it('changes the name alone, then the phone alone, each with an audit row without the values', async () => {
    const name = 'Ñ'.repeat(120)
    expect(await change({ name: `  ${name}\u202E ` })).toMatchObject({ status: 200, body: { name } })
    expect(await change({ phone: '55 1234 5678' })).toMatchObject({
      status: 200,
      body: { name, phone: '+525512345678' },
    })
    expect(await stored()).toMatchObject({ name, phone: '+525512345678', email: 'ana@empresa.mx' })
    expect(await trail()).toMatchObject([
      { actor: 'ana@empresa.mx', detail: { fields: 'name' } },
      { actor: 'ana@empresa.mx', detail: { fields: 'phone' } },
    ])
  })

  it('is changed only by who has read the latest version, and stays locked meanwhile', async () => {
    const { version } = await stored()
    const answers = await Promise.all([change({ name: 'Ana' }, version), change({ name: 'Eva' }, version)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const current = await stored()
    expect(current.version).toBe(version + 1)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ errorCode: 'ERROR_CONFLICT', current })
  })

  it.each([
    [{ name: 'x'.repeat(121) }, ['name']],
    [{ name: ' \u202E ' }, ['name']],
    [{ phone: '961234567' }, ['phone']],
  ])('cannot change %j', async (body, fields) => {
    const before = [await stored(), await trail()]
    const answer = await change(body)
    expect(errorOf(answer)).toMatchObject({ status: 400, errorCode: 'ERROR_VALIDATION' })
    for (const field of fields) expect(answer.text).toContain(field)
    expect([await stored(), await trail()]).toEqual(before)
  })
})
