import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GENERIC_RFCS } from '#domain/tax-id/rfc.ts'
import { saveOwnName } from '#host/business/store.ts'
import { STANDARD_RATES } from '#host/http/rate-limits.ts'
import { storeDocuments } from '#host/tax-authority/sync/connector-documents.ts'
import { latestOwnName } from '#host/tax-authority/sync/issuer-name.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { sealedCompanies } from '#test/samples/sealed-companies.ts'
import { aHost, ownHost, date, errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let owner: Company
beforeAll(async () => {
  host = await aHost()
  owner = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

const PASSWORD = 'una clave larga'
const newcomer = async (email: string): Promise<string> => {
  await host.request('POST /api/user', { body: { email, password: PASSWORD, confirmPassword: PASSWORD } })
  return (
    (await host.request('POST /api/user/login', { body: { email, password: PASSWORD } })).body as { token: string }
  ).token
}
const create = (token: string, identifier: string, name = 'Nueva SpA', countryId = 'CL') =>
  host.request('POST /api/business', { token, body: { name, identifier, countryId } })
const businesses = () => host.database.query('select country, identifier, name from business order by id')

describe('a user without a business', () => {
  it.each([
    ['CL', '77.777.777-7', '77777777-7'],
    ['CL', '12345670k', '12345670-K'],
    ['MX', 'eku9003173c9', 'EKU9003173C9'],
  ])('creates one in %s with %s, and acts for it after the token refresh', async (country, typed, identifier) => {
    const token = await newcomer(`${identifier.toLowerCase()}@empresa.cl`)
    const created = await create(token, typed, '  Ñandú\u202E SpA ', country)
    expect(created).toMatchObject({
      status: 200,
      body: { id: expect.any(Number), identifier, name: 'Ñandú SpA', countryId: country, address: null },
    })
    const { id } = created.body as { id: number }
    expect((await host.request(`GET /api/business/${id}`, { token })).status).toBe(404)
    const renewed = ((await host.request('POST /api/user/refresh', { token })).body as { token: string }).token
    expect((await host.request(`GET /api/business/${id}`, { token: renewed })).body).toEqual(created.body)
  })

  it('creates it once, however many copies of the request arrive', async () => {
    const token = await newcomer('copias@empresa.cl')
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(token, '76192083-9')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const id = (await host.database.query<{ id: number }>("select id from business where identifier = '76192083-9'"))[0]
      ?.id
    expect(
      await host.database.query("select actor from audit where action = 'business created' and business_id = $1", [id]),
    ).toHaveLength(1)
  })

  it('has one claim: a second is rejected, also concurrently', async () => {
    const token = await newcomer('dos@empresa.cl')
    const answers = await Promise.all([create(token, '11.111.111-1'), create(token, '22.222.222-2')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const again = await create(token, '5.126.663-3')
    expect(errorOf(again)).toMatchObject({ status: 409, errorCode: 'ERROR_CONFLICT' })
    expect((await create(owner.token, '76.086.428-5', 'Con otro nombre')).body).toMatchObject({
      id: Number(owner.businessId),
      name: 'Empresa 76086428-5',
    })
  })

  it('cannot create the verified business of another user, and gets a claim to an unverified one', async () => {
    const before = await businesses()
    const token = await newcomer('ajena@empresa.cl')
    expect(errorOf(await create(token, owner.identifier))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_BUSINESS_IDENTIFIER_TAKEN',
    })
    expect(await businesses()).toEqual(before)
    const racers = await Promise.all(['carrera1@empresa.cl', 'carrera2@empresa.cl'].map(newcomer))
    const answers = await Promise.all(racers.map((racer) => create(racer, '14.569.484-1')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${(body as { id: number }).id}`)).size).toBe(2)
  })

  it.each([
    ['CL', '76086428-4', 'SpA', 422],
    ['CL', 'EKU9003173C9', 'SpA', 422],
    ['MX', '76086428-5', 'SA', 422],
    ['MX', 'XAXX010101000', 'SA', 422],
    ['CL', '', 'SpA', 422],
    ['CL', '30686957-4', '  ', 400],
    ['CL', '30686957-4', 'x'.repeat(251), 400],
    ['AR', '30686957-4', 'SA', 400],
  ])('is rejected with %s %s "%.5s"', async (country, identifier, name, status) => {
    const before = await businesses()
    const token = await newcomer('mala@empresa.cl')
    expect((await create(token, identifier, name, country)).status).toBe(status)
    expect(await businesses()).toEqual(before)
  })

  it('sets nothing but name, identifier and country', async () => {
    const token = await newcomer('exceso@empresa.cl')
    const body = {
      name: 'Exceso SpA',
      identifier: '30686957-4',
      countryId: 'CL',
      id: 1,
      userId: Number(owner.userId),
      address: 'x',
      email: 'x@y.cl',
      isXepelin: true,
    }
    const { id } = (await host.request('POST /api/business', { token, body })).body as { id: number }
    const [row] = await host.database.query('select address, email from business where id = $1', [id])
    expect([id === 1, row]).toEqual([false, { address: null, email: null }])
  })
})

describe('the documents of a business', () => {
  it('are requested once', async () => {
    const ask = () => host.request(`POST /api/business/${owner.businessId}/document`, { token: owner.token })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{}'],
      [200, '{}'],
      [200, '{}'],
    ])
    expect(await host.database.query('select business_id, requested_by from business_document')).toEqual([
      { business_id: Number(owner.businessId), requested_by: Number(owner.userId) },
    ])
  })
})

describe('the name of a tax id', () => {
  const nameOf = async (identifier: string, country = 'CL', token = owner.token) =>
    host.request(`GET /api/taxuser/business/name?identifier=${encodeURIComponent(identifier)}&country=${country}`, {
      token,
    })

  const known = async (identifier: string, country = 'CL') => (await nameOf(identifier, country)).body

  it('is the registered one, in any spelling of the tax id', async () => {
    host.registered.set('CL 76192083-9', ' Registrada\u202E SpA ')
    expect(await known('76.192.083-9')).toEqual({ data: { name: 'Registrada SpA', source: 'REGISTER' } })
  })

  it('is not the name given by an operator or a user', async () => {
    expect(await known(owner.identifier)).toEqual({ data: { name: '', source: null } })
    await create(await newcomer('inventora@empresa.cl'), '30.686.957-4', 'Nombre Inventado SpA')
    expect(await known('30.686.957-4')).toEqual({ data: { name: '', source: null } })
  })

  it('is never read from documents of other companies, uploaded or imported', async () => {
    for (const { country, files, identifier } of sealedCompanies(host.services.clock.today('CL'))) {
      const documents = files
        .slice(0, 40)
        .flatMap((file) => readTaxFile(file.name, file.bytes))
        .flatMap((reading) => reading.documents)
      await host.database.transaction(async (tx) => {
        const name = latestOwnName(owner.identifier, documents)
        if (name !== undefined) await saveOwnName(tx, owner.businessId, name)
        await storeDocuments(
          tx,
          owner.businessId,
          documents.map((document) => ({ document, source: 'archive:a' })),
        )
      })
      const parties = documents.flatMap((document) =>
        'issuer' in document ? [document.issuer, document.receiver].flatMap((party) => party?.id ?? []) : [],
      )
      expect(parties).toContain(identifier)
      for (const id of new Set(parties.filter((party) => !GENERIC_RFCS.includes(party)).slice(0, 6))) {
        expect(await known(id, country)).toEqual({ data: { name: '', source: null } })
      }
    }
  })

  it('is the one on the latest document that the business issued and its credential imported', async () => {
    const [company] = sealedCompanies(host.services.clock.today('CL')).filter(({ country }) => country === 'MX')
    if (company === undefined) throw new Error('no sample')
    const { country, files, identifier } = company
    const documents = files
      .slice(0, 40)
      .flatMap((file) => readTaxFile(file.name, file.bytes))
      .flatMap((reading) => reading.documents)
    const own = documents.flatMap((document) =>
      document._tag === 'Invoice' && document.issuer.id === identifier ? [document] : [],
    )
    const [first] = own
    if (first === undefined) throw new Error('no invoice')
    const named = (name: string, issueDate: string) => ({
      ...first,
      issueDate: date(issueDate),
      issuer: { ...first.issuer, name },
    })
    const { businessId } = await host.company(country, identifier, 'muestra@empresa.mx')
    const bring = (...batch: ReadonlyArray<typeof first>) =>
      saveOwnName(host.database, businessId, latestOwnName(identifier, batch) ?? expect.fail('no name'))
    await bring(
      named('Nombre de antes', '2024-05-01'),
      named('Nombre de ahora', '2026-05-01'),
      named('Nombre intermedio', '2025-05-01'),
    )
    await bring(named('Más antiguo todavía', '2023-05-01'))
    expect(await known(identifier, country)).toEqual({ data: { name: 'Nombre de ahora', source: 'DOCUMENTS' } })
    host.registered.set(`${country} ${identifier}`, 'Del registro')
    expect(await known(identifier, country)).toEqual({ data: { name: 'Del registro', source: 'REGISTER' } })
  })

  it('is empty for an unknown tax id, and an error for an invalid one', async () => {
    expect((await nameOf('5.126.663-3')).body).toEqual({ data: { name: '', source: null } })
    for (const [identifier, country] of [
      ['76086428-4', 'CL'],
      ['', 'CL'],
      ['%', 'CL'],
      ['XAXX010101000', 'MX'],
    ] as const) {
      expect(errorOf(await nameOf(identifier, country))).toMatchObject({
        status: 422,
        errorCode: 'ERROR_BUSINESS_IDENTIFIER_INVALID',
      })
    }
  })

  it('is returned twenty times a minute to one user, and never without a session', async () => {
    const strict = await ownHost({ rates: { nameLookupsPerMinute: STANDARD_RATES.nameLookupsPerMinute } })
    const [first, second] = [
      await strict.company('CL', '76086428-5', 'ana@empresa.cl'),
      await strict.company('CL', '77777777-7', 'eva@empresa.cl'),
    ]
    const ask = (token?: string) =>
      strict.request('GET /api/taxuser/business/name?identifier=76086428-5&country=CL', { token })
    const statuses = []
    for (let at = 1; at <= 21; at += 1) statuses.push((await ask(first.token)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect([(await ask(second.token)).status, (await ask()).status]).toEqual([200, 401])
    await strict.close()
  })
})

describe('the address of a business', () => {
  const path = () => `/api/business/${owner.businessId}`
  const change = (version: string | undefined, address: unknown, token = owner.token) =>
    host.request(`PUT ${path()}`, {
      token,
      body: { address },
      headers: version === undefined ? {} : { 'if-match': version },
    })
  const stored = async () =>
    (await host.request(`GET ${path()}`, { token: owner.token })).body as { address: string; version: number }
  const trail = () =>
    host.database.query("select actor, detail from audit where action = 'business changed' order by id")

  it('is changed by a member who has read its latest version, with an audit row without the value', async () => {
    const before = await stored()
    const changed = await change(`"${before.version}"`, '  Camino\u202E Viejo 12, Ñuñoa ')
    expect(changed).toMatchObject({
      status: 200,
      body: { ...before, address: 'Camino Viejo 12, Ñuñoa', version: before.version + 1 },
    })
    expect(await stored()).toEqual(changed.body)
    expect(await trail()).toEqual([{ actor: 'ana@empresa.cl', detail: { fields: 'address' } }])
  })

  it('that changed meanwhile is answered with the stored one, and one of two concurrent changes wins', async () => {
    const { version } = await stored()
    const answers = await Promise.all([change(`"${version}"`, 'Calle Uno 1'), change(`"${version}"`, 'Calle Dos 2')])
    const now = await stored()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: 'ERROR_CONFLICT',
      current: now,
    })
    expect(now.version).toBe(version + 1)
  })

  it.each([
    ['blank', ' \u202E '],
    ['longer than 200 characters', 'x'.repeat(201)],
    ['not a text', 12],
  ])('is not changed when it is %s', async (_, address) => {
    const before = [await stored(), await trail()]
    const answer = await change(`"${(await stored()).version}"`, address)
    expect(errorOf(answer)).toMatchObject({ status: 400, errorCode: 'ERROR_VALIDATION' })
    expect(answer.text).toContain('address')
    expect([await stored(), await trail()]).toEqual(before)
  })

  it('is not changed without a version', async () => {
    const before = await stored()
    expect(errorOf(await change(undefined, 'Calle Tres 3'))).toMatchObject({ status: 400 })
    expect(await stored()).toEqual(before)
  })
})
