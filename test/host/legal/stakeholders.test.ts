import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHost, errorOf, type AHost, type Answer, type Company } from '#test/host/server/a-host.ts'
import { aStakeholder } from './a-stakeholder.ts'

let host: AHost
let next = -1
let rejected: Company
beforeAll(async () => {
  host = await aHost()
  rejected = await chilean()
})
afterAll(() => host.close())

const RUTS = ['76086428-5', '77777777-7', '96790240-3', '96511460-2', '90193000-7', '61219000-3', '76124890-1']
const chilean = (): Promise<Company> => {
  next += 1
  return host.company('CL', RUTS[next] ?? '', `ana${next}@empresa.cl`)
}
const listOf = async ({ businessId, token }: Company) =>
  (await host.request(`GET /api/business/${businessId}/stakeholder`, { token })).body as ReadonlyArray<
    Readonly<Record<string, unknown>>
  >
const add = ({ businessId, token }: Company, body: unknown, key: string = crypto.randomUUID()): Promise<Answer> =>
  host.request(`POST /api/business/${businessId}/stakeholder`, { token, headers: { 'idempotency-key': key }, body })
const idIn = ({ body }: Answer): number => (body as { id: number }).id
const change = ({ businessId, token }: Company, id: number, version: number, body: unknown): Promise<Answer> =>
  host.request(`PUT /api/business/${businessId}/stakeholder/${id}`, {
    token,
    body,
    headers: { 'if-match': `"${version}"` },
  })

describe('a legal representative', () => {
  it('is stored with canonical values, and an empty postal code as null', async () => {
    const company = await chilean()
    const { body } = await add(company, aStakeholder('CL', { name: ' Ana ', street: 'of the other country' }))
    expect(body).toMatchObject({
      identifier: '12345678-5',
      name: 'Ana',
      phone: '+56961234567',
      postalCode: null,
      street: null,
      curp: null,
      region: 'XIII',
      version: 1,
    })
    expect(await listOf(company)).toEqual([body])
  })

  it.each([
    ['a wrong check digit', { identifier: '12.345.678-4' }, 'identifier'],
    ['a civil status of the other country', { civilStatus: 'CONCUBINATO' }, 'civilStatus'],
    ['a commune of another region', { commune: 'Arica' }, 'commune'],
    ['a minor', { birthday: '2025-01-01' }, 'birthday'],
    ['a name of 121 characters', { name: 'a'.repeat(121) }, 'name'],
  ])('is rejected with %s', async (_, instead, field) => {
    expect(errorOf(await add(rejected, aStakeholder('CL', instead)))).toMatchObject({ status: 400, fields: [field] })
    expect(await listOf(rejected)).toEqual([])
  })

  it('is created once for two requests with one key, and once per person', async () => {
    const company = await chilean()
    const answers = await Promise.all([1, 2].map(() => add(company, aStakeholder('CL'), 'same-key')))
    expect(new Set(answers.map(idIn)).size).toBe(1)
    const duplicate = { status: 409, errorCode: 'ERROR_STAKEHOLDER_DUPLICATE' }
    expect(errorOf(await add(company, aStakeholder('CL', { identifier: '12345678-5' })))).toMatchObject(duplicate)
    const other = idIn(await add(company, aStakeholder('CL', { identifier: '76.086.428-5' })))
    expect(errorOf(await change(company, other, 1, aStakeholder('CL')))).toMatchObject(duplicate)
    expect(await listOf(company)).toHaveLength(2)
  })

  it('is changed only from the version that is stored; otherwise the answer is the stored one', async () => {
    const company = await chilean()
    const id = idIn(await add(company, aStakeholder('CL')))
    const changed = await change(company, id, 1, aStakeholder('CL', { profession: 'Contadora', postalCode: '7500000' }))
    expect(changed.body).toMatchObject({ id, profession: 'Contadora', postalCode: '7500000', version: 2 })
    expect(errorOf(await change(company, id, 1, aStakeholder('CL', { profession: 'Dueña' })))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_CONFLICT',
      current: { id, profession: 'Contadora', version: 2 },
    })
  })

  it('keeps RFC and CURP in Mexico, whatever was sent, and may have no inside number', async () => {
    const company = await host.company('MX', 'EKU9003173C9', 'eva@empresa.mx')
    const added = await add(company, aStakeholder('MX', { insideNumber: null, motherLastName: null }))
    expect(added.body).toMatchObject({ insideNumber: null, motherLastName: null, curp: 'HEGG560427MVZRRL04' })
    const sent = aStakeholder('MX', { identifier: 'XAXX010101000', curp: 'nonsense', city: 'Toluca' })
    expect((await change(company, idIn(added), 1, sent)).body).toMatchObject({
      identifier: 'HEGG560427AB1',
      curp: 'HEGG560427MVZRRL04',
      city: 'Toluca',
    })
  })

  it('leaves a log entry without personal data, and a live message', async () => {
    const company = await chilean()
    const id = idIn(await add(company, aStakeholder('CL')))
    await change(company, id, 1, aStakeholder('CL'))
    const entries = await host.database.query(
      `select action, detail, actor from audit where business_id = $1 and action like 'legal%' order by id`,
      [Number(company.businessId)],
    )
    expect(entries).toEqual([
      {
        action: 'legal representative added',
        actor: company.email,
        detail: { stakeholder: String(id), version: 1 },
      },
      {
        action: 'legal representative changed',
        actor: company.email,
        detail: { stakeholder: String(id), version: 2 },
      },
    ])
    expect(host.messages).toContainEqual({ type: 'stakeholders', businessId: company.businessId })
  })
})
