import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GENERICS } from '#domain/tax-id/rfc.ts'
import { STANDARD_RATES } from '#host/http/rate-limits.ts'
import { fileDocuments } from '#host/tax-authority/connector-documents.ts'
import { namesIn } from '#host/tax-authority/document-names.ts'
import { readTaxFile } from '#host/tax-authority/read-file.ts'
import { aHost, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { sealedCompanies } from '#test/host/samples/sealed-companies.ts'

let host: AHost
let owner: Company
beforeAll(async () => {
  host = await aHost()
  owner = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

const PASSWORD = 'una clave larga'
const newcomer = async (email: string): Promise<string> => {
  await host.ask('POST /api/user', { body: { email, password: PASSWORD, confirmPassword: PASSWORD } })
  return ((await host.ask('POST /api/user/login', { body: { email, password: PASSWORD } })).body as { token: string }).token
}
const create = (token: string, identifier: string, name = 'Nueva SpA', countryId = 'CL') =>
  host.ask('POST /api/business', { token, body: { name, identifier, countryId } })
const businesses = () => host.database.query('select country, identifier, name from business order by id')

describe('a user without a business', () => {
  it.each([
    ['CL', '77.777.777-7', '77777777-7'], ['CL', '12345670k', '12345670-K'], ['MX', 'eku9003173c9', 'EKU9003173C9'],
  ])('creates one in %s with %s, and acts for it once the token is renewed', async (country, typed, identifier) => {
    const token = await newcomer(`${identifier.toLowerCase()}@empresa.cl`)
    const created = await create(token, typed, '  Ñandú\u202E SpA ', country)
    expect(created).toMatchObject({ status: 200, body: { id: expect.any(Number), identifier, name: 'Ñandú SpA', countryId: country, address: null } })
    const { id } = created.body as { id: number }
    expect((await host.ask(`GET /api/business/${id}`, { token })).status).toBe(404)
    const renewed = ((await host.ask('POST /api/user/refresh', { token })).body as { token: string }).token
    expect((await host.ask(`GET /api/business/${id}`, { token: renewed })).body).toEqual(created.body)
  })

  it('creates it once, however many copies of the request come', async () => {
    const token = await newcomer('copias@empresa.cl')
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(token, '76192083-9')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const id = (await host.database.query<{ id: number }>("select id from business where identifier = '76192083-9'"))[0]?.id
    expect(await host.database.query("select actor from audit where action = 'business created' and business_id = $1", [id])).toHaveLength(1)
  })

  it('has one business: another is refused, also at the same time', async () => {
    const token = await newcomer('dos@empresa.cl')
    const answers = await Promise.all([create(token, '11.111.111-1'), create(token, '22.222.222-2')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const again = await create(owner.token, '5.126.663-3')
    expect(errorOf(again)).toMatchObject({ status: 409, errorCode: 'ERROR_CONFLICT' })
    expect((await create(owner.token, '76.086.428-5', 'Con otro nombre')).body).toMatchObject({ id: Number(owner.businessId), name: 'Empresa 76086428-5' })
  })

  it('is not given the verified business of somebody else, and has a claim of its own to one that is not', async () => {
    const before = await businesses()
    const token = await newcomer('ajena@empresa.cl')
    expect(errorOf(await create(token, owner.identifier))).toMatchObject({ status: 409, errorCode: 'ERROR_BUSINESS_IDENTIFIER_TAKEN' })
    expect(await businesses()).toEqual(before)
    const racers = await Promise.all(['carrera1@empresa.cl', 'carrera2@empresa.cl'].map(newcomer))
    const answers = await Promise.all(racers.map((racer) => create(racer, '14.569.484-1')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${(body as { id: number }).id}`)).size).toBe(2)
  })

  it.each([
    ['CL', '76086428-4', 'SpA', 422], ['CL', 'EKU9003173C9', 'SpA', 422], ['MX', '76086428-5', 'SA', 422], ['MX', 'XAXX010101000', 'SA', 422],
    ['CL', '', 'SpA', 422], ['CL', '30686957-4', '  ', 400], ['CL', '30686957-4', 'x'.repeat(251), 400], ['AR', '30686957-4', 'SA', 400],
  ])('is refused %s %s "%.5s"', async (country, identifier, name, status) => {
    const before = await businesses()
    const token = await newcomer('mala@empresa.cl')
    expect((await create(token, identifier, name, country)).status).toBe(status)
    expect(await businesses()).toEqual(before)
  })

  it('decides nothing but name, identifier and country', async () => {
    const token = await newcomer('exceso@empresa.cl')
    const body = { name: 'Exceso SpA', identifier: '30686957-4', countryId: 'CL', id: 1, userId: Number(owner.userId), address: 'x', email: 'x@y.cl', isXepelin: true }
    const { id } = (await host.ask('POST /api/business', { token, body })).body as { id: number }
    const [row] = await host.database.query('select address, email from business where id = $1', [id])
    expect([id === 1, row]).toEqual([false, { address: null, email: null }])
  })
})

describe('the papers of a business', () => {
  it('are asked for once', async () => {
    const ask = () => host.ask(`POST /api/business/${owner.businessId}/document`, { token: owner.token })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status, text }) => [status, text])).toEqual([[200, '{}'], [200, '{}'], [200, '{}']])
    expect(await host.database.query('select business_id, requested_by from business_document'))
      .toEqual([{ business_id: Number(owner.businessId), requested_by: Number(owner.userId) }])
  })
})

describe('the name that belongs to a tax id', () => {
  const nameOf = async (identifier: string, country = 'CL', token = owner.token) =>
    host.ask(`GET /api/taxuser/business/name?identifier=${encodeURIComponent(identifier)}&country=${country}`, { token })

  it('is known of businesses, however it is typed', async () => {
    expect(await nameOf('76.086.428-5')).toMatchObject({ status: 200, body: { data: { name: 'Empresa 76086428-5' } } })
  })

  it('is known of everybody whom a document named that was read', async () => {
    for (const { country, files, identifier } of sealedCompanies(host.parts.clock.today('CL'))) {
      expect((await nameOf(identifier, country)).body).toEqual({ data: { name: '' } })
      const documents = files.slice(0, 40).flatMap((file) => readTaxFile(file.name, file.bytes)).flatMap((reading) => reading.documents)
      await host.database.transaction((tx) => fileDocuments(tx, owner.businessId, documents))
      const named = documents.flatMap(namesIn).filter(({ name }) => name !== '')
      const others = [...new Set(named.map((one) => one.identifier))].filter((id) => id !== owner.identifier && !GENERICS.includes(id))
      for (const id of [identifier, ...others.slice(0, 5)]) {
        const first = named.find((one) => one.identifier === id && one.name !== id)?.name ?? ''
        expect((await nameOf(id, country)).body).toEqual({ data: { name: first } })
      }
    }
  })

  it('is empty when nobody is known, and asked for in vain with what is no tax id', async () => {
    expect((await nameOf('5.126.663-3')).body).toEqual({ data: { name: '' } })
    for (const [identifier, country] of [['76086428-4', 'CL'], ['', 'CL'], ['%', 'CL'], ['XAXX010101000', 'MX']] as const) {
      expect(errorOf(await nameOf(identifier, country))).toMatchObject({ status: 422, errorCode: 'ERROR_BUSINESS_IDENTIFIER_INVALID' })
    }
  })

  it('is told twenty times a minute to one user, and to nobody who is not signed in', async () => {
    const strict = await aHost({ rates: { nameLookupsPerMinute: STANDARD_RATES.nameLookupsPerMinute } })
    const [first, second] = [await strict.company('CL', '76086428-5', 'ana@empresa.cl'), await strict.company('CL', '77777777-7', 'eva@empresa.cl')]
    const ask = (token?: string) => strict.ask('GET /api/taxuser/business/name?identifier=76086428-5&country=CL', { token })
    const statuses = []
    for (let at = 1; at <= 21; at += 1) statuses.push((await ask(first.token)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect([(await ask(second.token)).status, (await ask()).status]).toEqual([200, 401])
    await strict.close()
  })
})
