import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FORM_TYPES } from '#host/legal/form-ticket.ts'
import { consultDebts, consultOldDebts } from '#host/debts/consult-debts.ts'
import { makeDebtFolder } from '#host/debts/debt-folder.ts'
import { sudoToken } from '#test/host/impersonation/as-operator.ts'
import { aHost, errorOf, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'

const DAY = 24 * 60 * 60 * 1000

let host: AHost
let chilean: Company
let mexican: Company
beforeAll(async () => {
  host = await aHost()
  chilean = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  mexican = await host.company('MX', 'EKU9003173C9', 'eva@empresa.mx')
})
beforeEach(async () => {
  host.world.now = NOON
  host.world.debts = () => ({})
  await host.database.script('delete from debt; delete from debt_authorisation;')
})
afterAll(() => host.close())

const get = async ({ businessId, token }: Company, path: string) =>
  (await host.request(`GET /api/business/${businessId}/${path}`, { token })).body
const consult = ({ businessId: id, country, identifier }: Company) =>
  consultDebts(host.services, { id, country, identifier })
const fails = () => {
  throw new Error('the source is down')
}

describe('the debts of a Chilean company', () => {
  it('are unknown until they are consulted', async () => {
    expect(await get(chilean, 'tgr-debt')).toEqual({ totalTGRDebt: null, updatedAt: null, stale: false })
    host.world.debts = () => ({ treasury: { total: 1_250_000 }, bureau: { total: 0, score: 712 } })
    expect(await consult(chilean)).toBeUndefined()
    expect(await get(chilean, 'tgr-debt')).toEqual({ totalTGRDebt: 1_250_000, updatedAt: '2026-11-20', stale: false })
    expect(await get(chilean, 'credit-report')).toEqual({
      delinquentAmount: 0,
      score: 712,
      updatedAt: '2026-11-20',
      stale: false,
    })
  })

  it('keep the last good value with its day while the source fails, and are of today when it answers again', async () => {
    host.world.debts = () => ({ treasury: { total: 5_000 } })
    await consult(chilean)
    host.world.debts = fails
    host.world.now = NOON + DAY
    await expect(consultOldDebts(host.services)).rejects.toThrow('not consulted')
    host.world.now = NOON
    expect(await get(chilean, 'tgr-debt')).toEqual({ totalTGRDebt: 5_000, updatedAt: '2026-11-20', stale: true })
    host.world.debts = () => ({ treasury: { total: 0 } })
    await consultOldDebts(host.services)
    expect(await get(chilean, 'tgr-debt')).toEqual({ totalTGRDebt: 0, updatedAt: '2026-11-20', stale: false })
  })

  it('are not consulted again on the same day', async () => {
    let consultations = 0
    host.world.debts = () => {
      consultations += 1
      return { treasury: { total: 1 } }
    }
    await consultOldDebts(host.services)
    const first = consultations
    await consultOldDebts(host.services)
    expect([first, consultations]).toEqual([2, 2])
  })

  it.each([-1, 1.5, 1e300])('are never %d, which is an answer of a source that fails', async (total) => {
    host.world.debts = () => ({ treasury: { total } })
    expect(await consult(chilean)).toBeInstanceOf(Error)
    expect(await get(chilean, 'tgr-debt')).toMatchObject({ totalTGRDebt: null })
  })
})

describe('the debt service of a Mexican company', () => {
  const authorise = async (ticket: string, name = 'Gloria Núñez') =>
    host.request(`POST /api/legalform/debtservice?ticket=${ticket}`, { body: { name } })
  const ticketOf = async (company: Company): Promise<string> => {
    const { path } = (await get(company, 'debtservice/form')) as { readonly path: string }
    expect(path).toContain('/legal-form?type=0&')
    return new URL(path, 'https://anticipo.example').searchParams.get('ticket') ?? ''
  }

  it('is consulted after it was authorised on the page of the link', async () => {
    host.world.debts = () => ({ service: { total: 90_000.5 } })
    await consult(mexican)
    expect(await get(mexican, 'debtservice')).toEqual({
      canConsult: false,
      totalAmount: null,
      createdAt: null,
      stale: false,
    })
    expect((await authorise(await ticketOf(mexican))).status).toBe(200)
    await consult(mexican)
    expect(await get(mexican, 'debtservice')).toEqual({
      canConsult: true,
      totalAmount: 90_000.5,
      createdAt: '2026-11-20',
      stale: false,
    })
  })

  it('is authorised once, by the first name', async () => {
    const ticket = await ticketOf(mexican)
    await authorise(ticket)
    await authorise(ticket, 'Otra persona')
    expect(await host.database.query('select name from debt_authorisation')).toEqual([{ name: 'Gloria Núñez' }])
  })

  it('is not authorised by an operator, nor through a link that an operator made', async () => {
    const token = await sudoToken(host, mexican)
    const link = `/api/business/${mexican.businessId}`
    expect(errorOf(await host.request(`GET ${link}/debtservice/form`, { token }))).toMatchObject({ status: 403 })
    const [session] = await host.database.query<{ id: string }>('select id from session where user_id = $1 limit 1', [
      mexican.userId,
    ])
    const ticket = await host.services.formTickets.sign({
      type: FORM_TYPES.debtService,
      sid: session?.id ?? '',
      user: mexican.userId,
      business: mexican.businessId,
      operator: 'Paula Rojas',
    })
    expect(errorOf(await authorise(ticket))).toMatchObject({ status: 403, errorCode: 'ERROR_AUTH_FORBIDDEN' })
    expect(await host.database.query('select name from debt_authorisation')).toEqual([])
  })

  it('is not authorised without a name, or with another ticket', async () => {
    expect(errorOf(await authorise(await ticketOf(mexican), '  '))).toMatchObject({ status: 400 })
    expect(errorOf(await authorise('x'))).toMatchObject({ errorCode: 'ERROR_LEGAL_FORM_LINK_INVALID' })
    expect(await host.database.query('select name from debt_authorisation')).toEqual([])
  })
})

describe('the folder of debts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-debts-'))
  const debts = makeDebtFolder(folder)

  it('has what was set, kind by kind', async () => {
    expect(await debts.consult('CL', '76086428-5')).toEqual({})
    await debts.set('CL', '76086428-5', { treasury: { total: 1 } })
    await debts.set('CL', '76086428-5', { bureau: { total: 2, score: 700 } })
    expect(await debts.consult('CL', '76086428-5')).toEqual({
      treasury: { total: 1 },
      bureau: { total: 2, score: 700 },
    })
  })

  it.each(['', '{', '[]', '{"treasury":1}', '{"treasury":{"total":"1"}}', `"${'x'.repeat(5_000)}"`])(
    'is a source that fails with the file %j',
    async (text) => {
      writeFileSync(join(folder, 'MX-EKU9003173C9.json'), text)
      await expect(debts.consult('MX', 'EKU9003173C9')).rejects.toThrow()
    },
  )
})
