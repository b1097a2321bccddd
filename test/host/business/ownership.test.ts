import type { Role } from '#domain/team/role.ts'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { execute } from '#host/operator/execute.ts'
import type { OperatorServices } from '#host/operator/operator-services.ts'
import { typed, type TypedOptions } from '#test/support/operator-line.ts'
import { makeDebtFolder } from '#host/debts/debt-folder.ts'
import { makeTaxpayers } from '#host/tax-authority/sync/taxpayers.ts'
import { endpoints, type EndpointName } from '#wire/endpoints.ts'
import {
  aHost,
  anInvoice,
  errorOf,
  linesOf,
  PASSWORD,
  store,
  type AHost,
  type Company,
} from '#test/host/server/a-host.ts'
import { NAMES, requestOf } from '#test/host/http/each-call.ts'
import { storePayable } from '#test/host/payables/a-payable.ts'
import { storeSuppliers } from '#test/host/suppliers/a-supplier.ts'
import { testWorkers } from '#test/host/workers/test-workers.ts'
import { redeem } from '#test/host/impersonation/as-operator.ts'

const TAX_ID = { country: 'CL', identifier: '76086428-5' } as const

let host: AHost
let operator: (words: ReadonlyArray<string>, options?: TypedOptions) => Promise<string>
beforeEach(async () => {
  host = await aHost()
  const services: OperatorServices = {
    ...host.services,
    taxpayers: makeTaxpayers('/nowhere', host.services.passwords),
    debtSource: makeDebtFolder('/nowhere'),
    signatures: NO_CHECKS,
    workers: testWorkers(),
    dataFolder: '/nowhere',
  }
  operator = async (words, options) => {
    const answer = await execute(services, typed(words, options))
    return answer.ok ? answer.lines.join('\n') : `no: ${answer.sentence}`
  }
})
afterEach(() => host.close())

/** Not used by these commands. */
const NO_CHECKS: OperatorServices['signatures'] = { again: async () => undefined, idle: async () => undefined }

/** A registered user with a claim to the tax id. */
const claimant = async (
  email: string,
  taxId: { readonly country: 'CL' | 'MX'; readonly identifier: string } = TAX_ID,
): Promise<Company> => {
  await host.request('POST /api/user', { body: { email, password: PASSWORD, confirmPassword: PASSWORD } })
  const outside = await signIn(email)
  const { id } = (await claim(outside, taxId.identifier)).body as { id: number }
  const [user] = await host.database.query<{ id: number }>('select id from app_user where email = $1', [email])
  return {
    businessId: String(id) as BusinessId,
    userId: String(user?.id) as UserId,
    email,
    ...taxId,
    token: await signIn(email),
  }
}
const claim = (token: string, identifier: string) =>
  host.request('POST /api/business', { token, body: { name: 'Lo que escribí SpA', identifier, countryId: 'CL' } })
const signIn = async (email: string, password = PASSWORD): Promise<string> =>
  ((await host.request('POST /api/user/login', { body: { email, password } })).body as { token: string }).token
const link = ({ businessId, identifier, token }: Company, password = 'right') =>
  host.request(`POST /api/business/${businessId}/taxuser`, { token, body: { user: identifier, password } })
const add = (user: string, role?: Role) =>
  operator(['company:add', TAX_ID.identifier], {
    name: 'La Empresa SpA',
    user,
    role,
    'user-name': 'Eva Soto',
    password: 'cinco palabras de la dueña',
  })
const enter = (user?: string) => operator(['impersonate'], { company: TAX_ID.identifier, user, operator: 'Olga Pérez' })
const codeIn = (lines: string): string => /\/impersonate\/(\S+)/.exec(lines)?.[1] ?? lines
const invoicesOf = (businessId: BusinessId, token: string) =>
  host.request(`GET /api/business/${businessId}/invoice?orderType=DIRECT_FINANCING&page=1&size=20`, { token })
const verified = () => host.database.query('select id, verified_by from business where verified_at is not null')

describe('the first user with a claim to a tax id', () => {
  it('has no access to the company once an operator added its owner, and cannot be impersonated as its member', async () => {
    const first = await claimant('primera@persona.cl')
    await add('duena@empresa.cl')
    const token = await signIn('duena@empresa.cl', 'cinco palabras de la dueña')
    const [row] = await host.database.query<{ id: number }>('select id from business where verified_at is not null')
    const owner: Company = { ...first, businessId: String(row?.id) as BusinessId, token }
    const invoices = await store(host, owner, [anInvoice('CL', 0), anInvoice('CL', 1)])
    expect((await invoicesOf(owner.businessId, token)).body).toMatchObject({ pagination: { totalData: 2 } })

    for (const used of [first.token, await signIn(first.email)]) {
      for (const businessId of [owner.businessId, first.businessId]) {
        expect([401, 404]).toContain((await invoicesOf(businessId, used)).status)
        const order = await host.request(`POST /api/business/${businessId}/order?orderType=DIRECT_FINANCING`, {
          token: used,
          headers: { 'idempotency-key': `k-${businessId}` },
          body: { orderInvoices: linesOf(invoices), preselectedInvoicesIds: [] },
        })
        expect([401, 404]).toContain(order.status)
      }
    }
    expect(await host.database.query('select id from orders')).toEqual([])

    const entered = (await redeem(host, codeIn(await enter()))).body as { token: string }
    expect(decodeJwt(entered.token)).toMatchObject({
      user: { email: 'duena@empresa.cl' },
      business: { id: Number(owner.businessId) },
    })
  })

  it('is notified, and its sessions end', async () => {
    const first = await claimant('primera@persona.cl')
    const lines = await add('duena@empresa.cl')
    await host.mailed()
    expect(lines).toContain('primera@persona.cl')
    expect((await host.request(`GET /api/user/${first.userId}`, { token: first.token })).status).toBe(401)
    expect(host.endedSessions.length).toBeGreaterThan(0)
    expect(host.emails.at(-1)).toMatchObject({
      to: first.email,
      subject: 'Otra persona demostró que la empresa 76086428-5 es suya',
    })
    const { body } = await host.request(`GET /api/user/${first.userId}/notification`, {
      token: await signIn(first.email),
    })
    expect(body).toMatchObject({ items: [{ kind: 'BusinessClaimLost', detail: { identifier: '76086428-5' } }] })
  })
})

describe('an unverified business', () => {
  const OPEN: ReadonlyArray<EndpointName> = [
    'businessFeatures',
    'businessDocuments',
    'businessDocumentList',
    'businessDocumentsCompleted',
    'businessDocumentSign',
    'businessDocumentDownload',
    'stakeholdersCompleted',
    'stakeholderDocumentList',
    'stakeholderDocumentsCompleted',
    'stakeholderDocumentSign',
    'stakeholderDocumentDownload',
    'tasks',
    'findings',
    'report',
    'business',
    'businessChange',
    'taxCheck',
    'pfxCheck',
    'taxLink',
    'orderList',
    'orderDetail',
    'orderActivity',
    'orderSettlement',
    'orderReorder',
    'billList',
    'walletStatus',
    'walletMovements',
    'statement',
    'statementPdf',
    'billDownload',
    'orderInvoices',
    'orderSimulationPdf',
    'bankAccounts',
    'bankAccountCreate',
    'bankAccountUpdate',
    'bankAccountMakeDefault',
    'bankAccountDelete',
    'approvals',
    'approval',
    'approvalDecide',
    'approvalWithdraw',
    'stakeholders',
    'legalFormLink',
    'stakeholderCreate',
    'stakeholderUpdate',
  ]

  it('has no data of the tax authority and no orders: each such call fails without a change', async () => {
    const company = await claimant('ana@empresa.cl')
    const invoices = await store(host, company, [anInvoice('CL', 0)])
    const [supplierId] = await storeSuppliers(host, company, ['Nativa'])
    const payable = await storePayable(host, company)
    const before = await host.database.query('select * from orders')
    const waiting = NAMES.filter((name) => endpoints[name].access === 'tenant' && !OPEN.includes(name))
    for (const name of waiting) {
      const { call, ...request } = requestOf(name, {
        company,
        invoices,
        orderId: '1' as never,
        accountId: '1' as never,
        documentId: '1' as never,
        stakeholderId: '1' as never,
        supplierId: supplierId ?? expect.fail('no supplier'),
        memberId: '999999' as never,
        ...payable,
      })
      const answer = await host.request(call, { ...request, token: company.token, headers: { 'idempotency-key': 'k' } })
      expect([name, answer.status === 404 ? 'unknown row' : errorOf(answer)]).toMatchObject([
        name,
        /^\/api\/order(\/|invoice\/:)|^\/api\/supplier\/.*:(contactId|accountId)|:scenarioId|:fixedId|:memberId|:invitationId|:orderId\/depositaccount/.test(
          endpoints[name].path,
        )
          ? 'unknown row'
          : { status: 403, errorCode: 'ERROR_BUSINESS_UNVERIFIED' },
      ])
    }
    expect(waiting).toEqual(
      expect.arrayContaining(['invoiceList', 'invoiceStats', 'invoiceImport', 'cartCalculate', 'orderCreate']),
    )
    expect([host.uploads, await host.database.query('select * from orders')]).toEqual([[], before])
  })

  it('can complete its profile, and has the task to link its credential', async () => {
    const { businessId, token } = await claimant('ana@empresa.cl')
    const get = (path: string) => host.request(`GET /api/business/${businessId}${path}`, { token })
    expect((await get('')).status).toBe(200)
    expect((await get('/taxuser/check')).body).toMatchObject({ hasCredential: false })
    const [first] = (await get('/task')).body as ReadonlyArray<unknown>
    expect(first).toMatchObject({ id: 'credential', title: 'Ingresa tu clave SII' })
    expect((await get('/order?page=1&size=20')).body).toMatchObject({ data: [] })
    expect((await host.request(`POST /api/business/${businessId}/document`, { token })).status).toBe(200)
  })

  it('can be claimed by any number of users, until the credential of one of them is accepted', async () => {
    const [first, second] = [await claimant('uno@empresa.cl'), await claimant('dos@empresa.cl')]
    expect(first.businessId).not.toBe(second.businessId)
    expect(errorOf(await link(first, 'wrong'))).toMatchObject({ status: 422 })
    expect(await verified()).toEqual([])
    expect((await link(second)).status).toBe(200)
    expect(await verified()).toEqual([{ id: Number(second.businessId), verified_by: 'CREDENTIAL' }])
    expect((await invoicesOf(second.businessId, second.token)).status).toBe(200)
    expect((await invoicesOf(first.businessId, first.token)).status).toBe(401)
    const back = await signIn(first.email)
    expect(errorOf(await claim(back, TAX_ID.identifier))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_BUSINESS_IDENTIFIER_TAKEN',
    })
    expect((await claim(back, '77777777-7')).status).toBe(200)
  })

  it('is verified for one of two concurrent proofs, and no second one exists', async () => {
    const both = [await claimant('uno@empresa.cl'), await claimant('dos@empresa.cl')]
    const answers = await Promise.all(both.map((company) => link(company)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await verified()).toHaveLength(1)
    expect(await host.database.query('select business_id from tax_credential')).toEqual([
      { business_id: (await verified())[0]?.['id'] },
    ])
  })

  it("cannot be used to guess the taxpayer's password: all claims share the attempts of an hour", async () => {
    const statuses: Array<number> = []
    for (const email of ['uno@empresa.cl', 'dos@empresa.cl', 'tres@empresa.cl', 'cuatro@empresa.cl']) {
      statuses.push((await link(await claimant(email), 'wrong')).status)
    }
    expect(statuses).toEqual([422, 422, 422, 429])
  })

  it('of another tax id is not affected', async () => {
    const other = await claimant('otra@empresa.cl', { country: 'CL', identifier: '77777777-7' })
    expect((await link(await claimant('uno@empresa.cl'))).status).toBe(200)
    expect((await host.request(`GET /api/business/${other.businessId}`, { token: other.token })).status).toBe(200)
  })
})

describe('an operator with several matching users', () => {
  it('verifies the claim of the named one, and gets a list otherwise', async () => {
    const verify = (user?: string) => operator(['company:verify', TAX_ID.identifier], { user })
    expect(await verify()).toBe('no: Nadie registró esa empresa. Agrégala con company:add.')
    const [, second] = [await claimant('uno@empresa.cl'), await claimant('dos@empresa.cl')]
    const ambiguous = await verify()
    expect(ambiguous).toMatch(/^no: Hay más de una posibilidad.*--user/)
    expect(ambiguous).toContain('uno@empresa.cl')
    expect(ambiguous).toContain('dos@empresa.cl')
    expect(await verify('tres@empresa.cl')).toMatch(/^no: Ese correo no registró la empresa/)
    expect(await verified()).toEqual([])
    expect(await verify('Dos@empresa.cl')).toMatch(/^Empresa verificada[^]*uno@empresa\.cl/)
    expect(await verified()).toEqual([{ id: Number(second.businessId), verified_by: 'OPERATOR' }])
    expect(await verify()).toBe('no: 76086428-5 ya está verificada.')
  })

  it('impersonates the named member, and gets a list otherwise', async () => {
    const [first, second] = [await claimant('uno@empresa.cl'), await claimant('dos@empresa.cl')]
    expect(await enter()).toMatch(/^no: Hay más de una posibilidad.*uno@empresa\.cl.*sin verificar.*dos@empresa\.cl/)
    const code = codeIn(await enter(second.email))
    await host.database.query('delete from session where user_id in ($1, $2)', [first.userId, second.userId])
    expect((await redeem(host, code)).status).toBe(200)
    expect(
      await host.database.query('select user_id from session where user_id in ($1, $2)', [first.userId, second.userId]),
    ).toEqual([{ user_id: Number(second.userId) }])
    await add('dos@empresa.cl')
    await add('colega@empresa.cl', 'ADMIN')
    expect(await enter()).toMatch(/^no: Hay más de una posibilidad.*dos@empresa\.cl.*colega@empresa\.cl/)
    expect(await enter('colega@empresa.cl')).toContain('Para ingresar como colega@empresa.cl')
  })

  it('adds a company for the named one: their claim is verified, other claims end', async () => {
    const [first, second] = [await claimant('uno@empresa.cl'), await claimant('dos@empresa.cl')]
    const withoutUser = await operator(['company:add', TAX_ID.identifier], { name: 'X' })
    expect(withoutUser).toMatch(/^no: Falta --user.*uno@empresa\.cl.*dos@empresa\.cl/)
    expect(await add(second.email)).toMatch(/ya no la tienen: uno@empresa\.cl/)
    expect(await verified()).toEqual([{ id: Number(second.businessId), verified_by: 'OPERATOR' }])
    expect(
      await host.database.query('select user_id from membership where business_id in ($1, $2)', [
        first.businessId,
        second.businessId,
      ]),
    ).toEqual([{ user_id: Number(second.userId) }])
  })
})
