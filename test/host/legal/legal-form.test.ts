import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHost, errorOf, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { aStakeholder } from './a-stakeholder.ts'

let host: AHost
let company: Company
beforeAll(async () => {
  host = await aHost()
  company = await host.company('MX', 'EKU9003173C9', 'eva@empresa.mx')
})
afterAll(() => host.close())

const ticketOf = async ({ businessId, token }: Company): Promise<string> => {
  const { body } = await host.request(`GET /api/business/${businessId}/legalform`, { token })
  return new URL((body as { path: string }).path, 'http://host').searchParams.get('ticket') ?? ''
}
const open = (ticket: string) => host.request(`GET /api/legalform?ticket=${ticket}`)
const send = (ticket: string, body: unknown) => host.request(`POST /api/legalform?ticket=${ticket}`, { body })
const stored = () =>
  host.database.query('select identifier, name from stakeholder where business_id = $1', [Number(company.businessId)])
const INVALID = { status: 410, errorCode: 'ERROR_LEGAL_FORM_LINK_INVALID' }

describe('the legal form', () => {
  it('has a link with its type and the encoded business', async () => {
    const { body } = await host.request(`GET /api/business/${company.businessId}/legalform`, { token: company.token })
    const { pathname, searchParams } = new URL((body as { path: string }).path, 'http://host')
    expect([pathname, searchParams.get('type')]).toEqual(['/legal-form', '1'])
    expect(Buffer.from(searchParams.get('business') ?? '', 'base64url').toString()).toBe(company.businessId)
  })

  it('adds a representative once without a session, with a log entry of the user and a live message', async () => {
    const ticket = await ticketOf(company)
    expect((await open(ticket)).body).toEqual({ businessName: expect.any(String) })
    expect(errorOf(await send(ticket, aStakeholder('MX', { postalCode: '1' })))).toMatchObject({
      status: 400,
      fields: ['postalCode'],
    })
    const sent = await Promise.all([1, 2].map(() => send(ticket, aStakeholder('MX'))))
    expect(sent.map(({ body, status }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ])
    expect(await stored()).toEqual([{ identifier: 'HEGG560427AB1', name: 'Ana' }])
    expect(errorOf(await send(ticket, aStakeholder('MX', { name: 'Eva' })))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_STAKEHOLDER_DUPLICATE',
    })
    expect(await host.database.query("select actor from audit where action = 'legal representative added'")).toEqual([
      { actor: company.email },
    ])
    expect(host.messages).toContainEqual({ type: 'stakeholders', businessId: company.businessId })
  })

  it('is not opened by another ticket: changed, of a session, expired, or of a session that ended', async () => {
    const ticket = await ticketOf(company)
    const [head = '', , signature = ''] = ticket.split('.')
    const claims = { sid: 'x', user: 1, business: 1, aud: 'anticipo-legal-form', iat: 0, exp: 9e9 }
    const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
    for (const other of ['x', forged, company.token]) {
      expect(errorOf(await open(other))).toMatchObject(INVALID)
      expect(errorOf(await send(other, aStakeholder('MX')))).toMatchObject(INVALID)
    }
    host.world.now = NOON + 31 * 60_000
    expect(errorOf(await open(ticket))).toMatchObject(INVALID)
    host.world.now = NOON
    expect((await open(ticket)).status).toBe(200)
    await host.request('POST /api/user/logout', { token: company.token })
    expect(errorOf(await open(ticket))).toMatchObject(INVALID)
  })

  it('is not sent by a ticket of the authorisation of debts, nor is that given by a ticket of the form', async () => {
    const other = await host.company('MX', 'KIJ0906199R1', 'sol@empresa.mx')
    const pathTo = async (link: string): Promise<URLSearchParams> => {
      const { body } = await host.request(`GET /api/business/${other.businessId}/${link}`, { token: other.token })
      return new URL((body as { path: string }).path, 'http://host').searchParams
    }
    const [representative, debts] = [await pathTo('legalform'), await pathTo('debtservice/form')]
    expect([representative.get('type'), debts.get('type')]).toEqual(['1', '0'])
    expect(errorOf(await send(debts.get('ticket') ?? '', aStakeholder('MX')))).toMatchObject(INVALID)
    const authorised = await host.request(`POST /api/legalform/debtservice?ticket=${representative.get('ticket')}`, {
      body: { name: 'Gloria Núñez' },
    })
    expect(errorOf(authorised)).toMatchObject(INVALID)
    expect(await host.database.query('select 1 from debt_authorisation')).toEqual([])
  })

  it('cannot be used as a session, and does not exist in Chile', async () => {
    const other = await host.company('MX', 'XIA190128J61', 'luz@empresa.mx')
    const token = await ticketOf(other)
    expect((await host.request(`GET /api/business/${other.businessId}/stakeholder`, { token })).status).toBe(401)
    const chilean = await host.company('CL', '76086428-5', 'ana@empresa.cl')
    const link = await host.request(`GET /api/business/${chilean.businessId}/legalform`, { token: chilean.token })
    expect(link.status).toBe(404)
  })
})
