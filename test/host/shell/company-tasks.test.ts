import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filePartsOf } from '#application/business/company-file.ts'
import { destinationOf, type Task } from '#domain/shell/task.ts'
import type { Role } from '#domain/team/role.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import { aStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { latest } from '#test/host/identity/latest-user.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'
import { aCertificate, CERTIFICATE_PASSWORD } from '#test/support/certificates.ts'

let host: AHost
let chilean: Company
let mexican: Company
beforeAll(async () => {
  host = await aHost()
  chilean = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  mexican = await host.company('MX', 'EKU9003173C9', 'eva@empresa.mx')
})
afterAll(() => host.close())

const tasksOf = async ({ businessId, token }: Company) =>
  (await host.request(`GET /api/business/${businessId}/task`, { token })).body as ReadonlyArray<Task>
const idsOf = async (company: Company) => (await tasksOf(company)).map(({ id }) => id)
const taskOf = async (company: Company, wanted: string) => (await tasksOf(company)).find(({ id }) => id === wanted)

describe('the tasks of a new company', () => {
  it('are all parts of its file, each with a page where it is done', async () => {
    for (const company of [chilean, mexican]) {
      const tasks = await tasksOf(company)
      expect(tasks.map(({ id }) => id).toSorted()).toEqual(filePartsOf(company.country).toSorted())
      for (const task of tasks) expect(destinationOf(task)).toBeDefined()
    }
  })
})

describe('the tasks of a member', () => {
  const idsAs = async (role: Role): Promise<ReadonlyArray<string>> => {
    await host.database.query('update membership set role = $1 where business_id = $2', [role, mexican.businessId])
    return idsOf(mexican)
  }

  it('are those that the role permits, and the rest of the profile', async () => {
    await host.database.query('update business set address = null where id = $1', [mexican.businessId])
    const all = filePartsOf('MX').toSorted()
    expect((await idsAs('ADMIN')).toSorted()).toEqual(all)
    for (const role of ['PREPARER', 'APPROVER', 'READER'] as const) expect(await idsAs(role)).toEqual(['profile'])
    expect(await taskOf(mexican, 'profile')).toMatchObject({ detail: 'Falta tu teléfono de contacto.' })
    expect((await idsAs('OWNER')).toSorted()).toEqual(all)
    await host.database.query(`update business set address = 'Calle 1' where id = $1`, [mexican.businessId])
  })
})

describe('a task of the file', () => {
  it('names what is missing in the profile, and disappears with it', async () => {
    expect(await taskOf(chilean, 'profile')).toMatchObject({ detail: 'Falta tu teléfono de contacto.' })
    await host.database.query('update business set address = null where id = $1', [chilean.businessId])
    expect(await taskOf(chilean, 'profile')).toMatchObject({
      detail: 'Falta tu teléfono de contacto y la dirección de tu empresa.',
    })
    await host.database.query(`update business set address = 'Calle 1' where id = $1`, [chilean.businessId])
    const headers = await latest(host, chilean.userId)
    const change = { token: chilean.token, body: { phone: '+56912345678' }, headers }
    expect((await host.request(`PUT /api/user/${chilean.userId}`, change)).status).toBe(200)
    expect(host.messages).toContainEqual({ type: 'profile', businessId: chilean.businessId })
    expect(await idsOf(chilean)).not.toContain('profile')
  })

  it('asks for a bank account until there is one', async () => {
    await host.request(`POST /api/business/${chilean.businessId}/bankaccount`, {
      token: chilean.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: anAccount('CL', '0012'),
    })
    expect(await idsOf(chilean)).not.toContain('account')
    expect(await idsOf(mexican)).toContain('account')
  })

  it('asks for a legal representative until there is one', async () => {
    await host.request(`POST /api/business/${chilean.businessId}/stakeholder`, {
      token: chilean.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: aStakeholder('CL', {}),
    })
    expect(await idsOf(chilean)).not.toContain('representatives')
    expect(await idsOf(mexican)).toContain('representatives')
  })

  it('counts the missing documents, and says when one was rejected', async () => {
    expect(await taskOf(mexican, 'documents')).toMatchObject({ detail: 'Faltan 3 documentos.' })
    await host.request(`POST /api/business/${mexican.businessId}/document`, { token: mexican.token })
    const set = (kind: string, change: string) =>
      host.database.query(`update document set ${change} where business_id = $1 and kind = $2`, [
        mexican.businessId,
        kind,
      ])
    await set('DEED', `file_key = 'k', file_name = 'acta.pdf', file_kind = 'pdf', file_size = 200, file_sha256 = 'x'`)
    await set('TAX_STATUS', 'approved = true')
    await set('ADDRESS_PROOF', `rejection = 'No se lee'`)
    expect(await taskOf(mexican, 'documents')).toMatchObject({
      title: 'Vuelve a subir un documento',
      detail: 'Falta 1 documento. Rechazamos uno o más; el motivo está en la lista.',
    })
    await set('ADDRESS_PROOF', 'approved = true, rejection = null')
    expect(await idsOf(mexican)).not.toContain('documents')
    expect(await idsOf(chilean)).not.toContain('documents')
  })

  it('asks for a new certificate in the last 30 days and after the end', async () => {
    const days = (count: number): Date => new Date(host.world.now + count * 86_400_000)
    const register = (until: Date) =>
      host.request(`POST /api/business/${chilean.businessId}/pfx`, {
        token: chilean.token,
        body: {
          pfxBase64: Buffer.from(aCertificate({ rut: chilean.identifier, from: days(-1), until })).toString('base64'),
          password: CERTIFICATE_PASSWORD,
        },
      })
    await register(days(100))
    expect(await idsOf(chilean)).not.toContain('certificate')
    await register(days(20))
    expect(await taskOf(chilean, 'certificate')).toMatchObject({
      detail: expect.stringMatching(/^Vence el /),
      pathAction: '/user/profile/sii',
    })
    await host.database.query('update tax_certificate set valid_until = $1', [days(-2)])
    expect(await taskOf(chilean, 'certificate')).toMatchObject({ detail: expect.stringMatching(/^Venció el /) })
  })
})
