import { beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#domain/team/role.ts'
import { payrollConfirm } from '#host/operator/payrolls.ts'
import { aColleague } from '#test/host/approval/a-colleague.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import { errorOf, PASSWORD, type AHost, type Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import { aReceivedInvoice, storePayables, storeUnconfirmedAccounts } from './a-payable.ts'
import { paymentCalls } from './payment-calls.ts'

let host: AHost
let ana: Company
companyForEachTest((given, company) => {
  host = given
  ana = company
})

interface Payee {
  readonly supplierId: number
  readonly account: { readonly accountNumber: string }
  readonly caution: {
    readonly version: number
    readonly isUnconfirmed: boolean
    readonly waits: { readonly until: number; readonly isAsked: boolean; readonly isShortened: boolean } | null
  }
}

interface Members {
  readonly members: ReadonlyArray<{ readonly id: number; readonly email: string; readonly version: number }>
}

const { ask, path } = paymentCalls(() => ({ host, mine: ana }))
const DAY = 24 * 60 * 60 * 1000
const UNCONFIRMED = { status: 409, errorCode: 'ERROR_PAYEE_UNCONFIRMED' }

let luis: Company
let payrollId: number
const asColleague = (name: string, role: Role) => {
  const own = `${name}${ana.businessId}`
  return aColleague(host, ana, { email: `${own}@empresa.cl`, identifier: identifierOf(own), role })
}
const signIn = async (who: Company): Promise<Company> => {
  const { body } = await host.request('POST /api/user/login', { body: { email: who.email, password: PASSWORD } })
  return { ...who, token: (body as { readonly token: string }).token }
}
/** Others authorise nothing, and a changed account waits for the hours of the default. */
const waitADay = () =>
  host.database.query(`insert into approval_policy (business_id, bands) values ($1, '{}')`, [ana.businessId])
const as = (who: Company, call: string, body?: unknown) =>
  host.request(call, { token: who.token, ...(body === undefined ? {} : { body }), headers: { 'if-match': '"1"' } })
const payeeAs = async (who: Company): Promise<Payee> => {
  const { body } = await as(who, `GET ${path(`payroll/${payrollId}/transfer`)}`)
  const [payee] = (body as { readonly payees: ReadonlyArray<Payee> }).payees
  return payee ?? expect.fail('no payee')
}
const confirmAs = async (who: Company) => {
  const { caution, supplierId } = await payeeAs(who)
  return as(who, `POST ${path(`payroll/${payrollId}/payee/${supplierId}/confirmation`)}`, {
    version: caution.version,
    channel: 'PHONE',
    person: 'Eva Rey',
  })
}
const request = (paid: boolean, method: 'TRANSFER' | 'DIRECT' = 'DIRECT') =>
  ask(`PUT ${path('payroll/request-payment')}`, { payrollIds: [payrollId], paid, method })
/** Ana changes the number of the payee's account. */
const change = async () => {
  const { supplierId } = await payeeAs(ana)
  const { body } = await as(ana, `GET /api/supplier/${supplierId}/bankaccount`)
  const [account] = body as ReadonlyArray<{ id: number; version: number }>
  if (account === undefined) return expect.fail('no account')
  return host.request(`PUT /api/supplier/${supplierId}/bankaccount/${account.id}`, {
    token: ana.token,
    headers: { 'if-match': `"${account.version}"` },
    body: anAccount('CL', '55667788'),
  })
}

beforeEach(async () => {
  const ids = await storePayables(host, ana, [aReceivedInvoice('CL', 0)])
  await storeUnconfirmedAccounts(host, ana)
  const body = { name: 'Facturas de noviembre', paymentDate: '2026-11-30', invoiceIds: ids.map(Number) }
  payrollId = ((await ask(`POST ${path('payroll')}`, body)).body as { id: number }).id
  await waitADay()
  luis = await asColleague('luis', 'APPROVER')
})

describe('an account that a member changed at noon, in a company of several', () => {
  it('is paid once two others confirmed it', async () => {
    const olga = await asColleague('olga', 'PREPARER')
    expect((await change()).status).toBe(200)
    expect((await confirmAs(luis)).status).toBe(200)
    const until = host.world.now + DAY
    expect((await payeeAs(luis)).caution).toMatchObject({
      isUnconfirmed: true,
      waits: { until, isAsked: false, isShortened: true },
    })
    expect((await payeeAs(olga)).caution.waits).toEqual({ until, isAsked: true, isShortened: true })
    expect((await payeeAs(olga)).account.accountNumber).toMatch(/^···\d+$/)
    expect((await confirmAs(luis)).status).toBe(200)
    expect(errorOf(await request(true))).toMatchObject(UNCONFIRMED)
    expect((await confirmAs(olga)).status).toBe(200)
    expect((await payeeAs(ana)).caution).toMatchObject({ isUnconfirmed: false, waits: null })
    expect((await request(true)).body).toMatchObject([{ status: 'PAID' }])
  })

  it('waits until noon of the next day where only one other may confirm it', async () => {
    await asColleague('olga', 'READER')
    await change()
    await confirmAs(luis)
    expect((await payeeAs(luis)).caution.waits).toMatchObject({ isAsked: false, isShortened: false })
    host.world.now += DAY - 1
    ana = await signIn(ana)
    expect(errorOf(await request(true))).toMatchObject(UNCONFIRMED)
    host.world.now += 1
    expect((await payeeAs(ana)).caution).toMatchObject({ isUnconfirmed: false, waits: null })
    expect((await request(true)).body).toMatchObject([{ status: 'PAID' }])
  })

  it('waits as long where the one who changed it removed the others meanwhile', async () => {
    await host.database.query('delete from approval_policy where business_id = $1', [ana.businessId])
    const members = await as(ana, `GET /api/business/${ana.businessId}/member`)
    const found = (members.body as Members).members.find(({ email }) => email === luis.email)
    const removed = await host.request(`DELETE /api/business/${ana.businessId}/member/${found?.id}`, {
      token: ana.token,
      headers: { 'if-match': `"${found?.version}"` },
    })
    expect(removed.status).toBe(200)
    expect((await change()).status).toBe(409)
    await waitADay()
    await change()
    expect((await confirmAs(ana)).status).toBe(200)
    expect(errorOf(await request(true))).toMatchObject(UNCONFIRMED)
  })

  it('is not paid by staff before, when it changed after its payment was declared', async () => {
    const olga = await asColleague('olga', 'PREPARER')
    await confirmAs(luis)
    await confirmAs(olga)
    expect((await request(true, 'TRANSFER')).body).toMatchObject([{ status: 'PAYMENT_IN_PROCESS' }])
    const pay = () =>
      payrollConfirm.run(host.services, {
        payrollId: String(payrollId) as never,
        supplier: undefined,
        anyway: undefined,
      })
    await change()
    await confirmAs(luis)
    expect(await pay()).toMatchObject({ _tag: 'Left' })
    await confirmAs(olga)
    expect(await pay()).toMatchObject({ _tag: 'Right' })
  })
})
