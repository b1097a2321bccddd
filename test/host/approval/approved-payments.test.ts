import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { suggestedBands } from '#domain/team/approval-defaults.ts'
import { isPending } from '#domain/team/pending.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { expireApprovals } from '#host/approval/expire-approvals.ts'
import { creditLineSet } from '#host/operator/set-credit-line.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import {
  aReceivedInvoice,
  confirmAccounts,
  storePayables,
  storeTransferAccounts,
} from '#test/host/payables/a-payable.ts'
import { aHost, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { testClient, type TestClient } from '#test/host/server/test-client.ts'
import { inForce } from '#test/support/in-force.ts'
import { aColleague } from './a-colleague.ts'

const DAY = 24 * 60 * 60 * 1000
const REPAID = '2026-12-30' as CivilDate

let host: AHost
let at = 0
let ana: Company
let asAna: TestClient
let asLuis: TestClient
let luis: Company
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
beforeEach(() => aCompany('CL'))

/** Ana owns a company, Luis is its administrator; payments of the suggested amount need one approver, of ten times that two. */
const aCompany = async (country: Country): Promise<void> => {
  at += 1
  host.world.now = NOON
  const identifier = (place: number) => (country === 'CL' ? `73${place}0000${at}-K` : `ABD15010${place}A${at}1`)
  ana = await host.company(country, identifier(1), `ana${at}@pagos.cl`)
  luis = await aColleague(host, ana, { email: `luis${at}@pagos.cl`, identifier: identifier(2), role: 'ADMIN' })
  asAna = testClient(host, ana)
  asLuis = testClient(host, luis)
  await storeBands({ PAY: suggestedBands(country), FINANCE: suggestedBands(country) })
}

const storeBands = (bands: unknown): Promise<unknown> =>
  host.database.query(
    `insert into approval_policy (business_id, bands, cooling_hours) values ($1, $2::text::jsonb, 0)
      on conflict (business_id) do update set bands = excluded.bands`,
    [ana.businessId, JSON.stringify(bands)],
  )

let invoices = 0
/** A list of two invoices of the same payee, which together are what the first band begins with. */
const aList = async (share = 1): Promise<PayrollId> => {
  const { currency } = profileOf(ana.country)
  const first = suggestedBands(ana.country).find(({ approvers }) => approvers === 1)?.from.minor ?? 0
  const half = money(currency, (first * share) / 2)
  const at = (invoices += 2)
  const ids = await storePayables(host, ana, [
    aReceivedInvoice(ana.country, at, { amount: half }),
    aReceivedInvoice(ana.country, at + 1, { amount: half }),
  ])
  if (at === 2 || (await accountsOf()) === 0) await storeTransferAccounts(host, ana)
  const body = { name: `Lista ${at}`, paymentDate: '2026-11-30' as CivilDate, invoiceIds: ids }
  return (await asAna.payrollCreate({ body })).id
}
const accountsOf = async (): Promise<number> =>
  (await host.database.query('select from bank_account where business_id = $1', [ana.businessId])).length
const paymentOf = (id: PayrollId, isPaid: boolean, method: 'TRANSFER' | 'DIRECT') => ({
  body: { ids: [id], isPaid, method },
})
const ask = async (id: PayrollId, method: 'TRANSFER' | 'DIRECT' = 'TRANSFER', as = asAna) => {
  const answer = await as.payrollRequestPayment(paymentOf(id, false, method))
  return isPending(answer) ? answer.approval : expect.fail('it does not wait')
}
const tryPayment = (id: PayrollId, isPaid: boolean, method: 'TRANSFER' | 'DIRECT') =>
  asAna.payrollRequestPayment.either(paymentOf(id, isPaid, method))
const listOf = (payrollId: PayrollId) => asAna.payroll({ params: { payrollId } })
const transfersOf = (payrollId: PayrollId) => asAna.payrollTransfers({ params: { payrollId } })
const theRequest = async () => (await asAna.approvals())[0] ?? expect.fail('no request')
const decide = async (as: TestClient, decision: 'APPROVE' | 'REJECT', reason?: string) => {
  const { contentHash, id } = await theRequest()
  return as.approvalDecide.either({ params: { approvalId: id }, body: { decision, reason, contentHash } })
}
const decided = async (as: TestClient, decision: 'APPROVE' | 'REJECT' = 'APPROVE') => {
  const answer = await decide(as, decision, 'No corresponde')
  return answer._tag === 'Right' ? answer.right : expect.fail(JSON.stringify(answer.left))
}
const withdraw = async (as: TestClient) =>
  as.approvalWithdraw.either({ params: { approvalId: (await theRequest()).id } })
const changeAccount = async () => {
  const [account] = await host.database.query<{ id: number; supplier_id: number }>(
    'select id, supplier_id from bank_account where business_id = $1 and supplier_id is not null',
    [ana.businessId],
  )
  await host.database.query(`update bank_account set number = '5' || number, version = version + 1 where id = $1`, [
    account?.id ?? 0,
  ])
}
const rejected = (code: string) => ({ left: { code } })
const MASKED = /^···/

describe.each(['CL', 'MX'] as const)('a payment that others authorise in %s', (country) => {
  beforeEach(() => aCompany(country))
  const method = country === 'CL' ? 'TRANSFER' : 'DIRECT'

  it('waits, claims its list, and shows accounts only once it is authorised; then it is declared by its method', async () => {
    const id = await aList()
    const before = await transfersOf(id)
    expect(before.guardedActs).toEqual(['PAY', 'FINANCE'])
    expect(before.payees.map(({ account }) => account?.number)).toEqual([expect.stringMatching(MASKED)])
    expect(await ask(id, method)).toMatchObject({ act: 'PAY', needed: 1, given: 0 })
    expect(await listOf(id)).toMatchObject({
      status: 'SCHEDULED_READY_TO_PAY',
      approval: { act: 'PAY', requesterId: ana.userId, requestedBy: `Persona ${ana.email}` },
    })
    expect((await transfersOf(id)).payees[0]?.account?.number).toMatch(MASKED)
    expect((await decided(asLuis)).state).toBe('EXECUTED')
    const list = await listOf(id)
    expect([list.status, list.approval, list.authorisedMethod]).toEqual(['FUNDING_AWAITING', undefined, method])
    const after = await transfersOf(id)
    expect(after.guardedActs).toBeUndefined()
    expect(after.payees[0]?.account?.number).not.toMatch(MASKED)
    const other = method === 'TRANSFER' ? 'DIRECT' : 'TRANSFER'
    expect(await tryPayment(id, true, other)).toMatchObject(rejected('ERROR_APPROVAL_REQUIRED'))
    expect((await listOf(id)).status).toBe('FUNDING_AWAITING')
    const [paid] = inForce(await asAna.payrollRequestPayment(paymentOf(id, true, method)))
    expect(paid?.status).toBe(method === 'TRANSFER' ? 'PAYMENT_IN_PROCESS' : 'PAID')
  })

  it('of a small amount, or without a policy, is as ever', async () => {
    const id = await aList(0.5)
    expect((await transfersOf(id)).guardedActs).toBeUndefined()
    expect(await tryPayment(id, false, 'DIRECT')).toMatchObject(rejected('ERROR_VALIDATION'))
    inForce(await asAna.payrollRequestPayment(paymentOf(id, true, 'DIRECT')))
    expect(await listOf(id)).toMatchObject({ status: 'PAID' })
    await storeBands({})
    const large = await aList(100)
    inForce(await asAna.payrollRequestPayment(paymentOf(large, true, 'DIRECT')))
    expect((await listOf(large)).authorisedMethod).toBeUndefined()
  })

  it('counts with the others of a day', async () => {
    const [first, second] = [await aList(0.6), await aList(0.6)]
    inForce(await asAna.payrollRequestPayment(paymentOf(first, true, 'DIRECT')))
    expect((await transfersOf(second)).guardedActs).toEqual(['PAY'])
    expect(await tryPayment(second, true, 'DIRECT')).toMatchObject(rejected('ERROR_APPROVAL_REQUIRED'))
    await host.database.query(
      `update approval set requested_at = requested_at - interval '24 hours 1 second' where business_id = $1`,
      [ana.businessId],
    )
    inForce(await asAna.payrollRequestPayment(paymentOf(second, true, 'DIRECT')))
  })
})

describe('a payment that others authorise', () => {
  it('is not declared before, and nothing is stored then', async () => {
    const id = await aList()
    for (const method of ['TRANSFER', 'DIRECT'] as const)
      expect(await tryPayment(id, true, method)).toMatchObject(rejected('ERROR_APPROVAL_REQUIRED'))
    expect(await asAna.approvals()).toEqual([])
    expect(await listOf(id)).toMatchObject({ status: 'SCHEDULED_READY_TO_PAY' })
  })

  it('freezes lists, invoices, amounts, method and accounts, whose numbers are masked', async () => {
    const id = await aList()
    await ask(id)
    const { content } = await theRequest()
    expect(content.payment).toMatchObject({
      method: 'TRANSFER',
      lists: [
        {
          id,
          paymentDate: '2026-11-30',
          payees: [
            {
              name: 'Papelera Austral',
              invoices: 2,
              total: money('CLP', 5_000_000),
              account: { bank: 'BancoEstado', number: expect.stringMatching(MASKED) },
            },
          ],
        },
      ],
    })
  })

  it('keeps its list as it is until it is decided', async () => {
    const id = await aList()
    await ask(id)
    const pending = rejected('ERROR_APPROVAL_PENDING')
    const [other = '0' as PayableId] = await storePayables(host, ana, [aReceivedInvoice('CL', 900)])
    const invoice = (await asAna.payrollInvoices({ params: { payrollId: id }, query: { page: 1, size: 20 } })).rows[0]
    expect(await asAna.payrollAddInvoices.either({ params: { payrollId: id }, body: { ids: [other] } })).toMatchObject(
      pending,
    )
    expect(await asAna.payrollDelete.either({ params: { payrollId: id } })).toMatchObject(pending)
    expect(await asAna.payablesRestore.either({ body: { ids: [invoice?.id ?? other] } })).toMatchObject(pending)
    expect(await tryPayment(id, false, 'TRANSFER')).toMatchObject(pending)
    expect(await tryPayment(id, true, 'TRANSFER')).toMatchObject(pending)
    const financing = { params: { payrollId: id }, body: { repaymentDate: REPAID } }
    expect(await asAna.payrollRequestFinancing.either(financing)).toMatchObject(pending)
    expect((await decided(asLuis)).state).toBe('EXECUTED')
  })

  it('is found by its displayed status, in the list and on its page', async () => {
    const [waiting, ready] = [await aList(), await aList(0.1)]
    await ask(waiting)
    const found = async (status: 'AWAITING_APPROVAL' | 'SCHEDULED_READY_TO_PAY') =>
      (await asAna.payrolls({ query: { page: 1, size: 20, option: 'not-paid', status } })).rows.map(({ id }) => id)
    expect([await found('AWAITING_APPROVAL'), await found('SCHEDULED_READY_TO_PAY')]).toEqual([[waiting], [ready]])
  })

  it.each([
    ['rejected', () => decided(asLuis, 'REJECT')],
    ['withdrawn', () => withdraw(asAna)],
  ])('that is %s leaves its list ready, to be asked for again', async (_, end) => {
    const id = await aList()
    await ask(id)
    await end()
    expect(await listOf(id)).toMatchObject({ status: 'SCHEDULED_READY_TO_PAY' })
    expect((await listOf(id)).approval).toBeUndefined()
    await ask(id, 'DIRECT')
    expect((await decided(asLuis)).state).toBe('EXECUTED')
    expect(await listOf(id)).toMatchObject({ status: 'FUNDING_AWAITING', authorisedMethod: 'DIRECT' })
  })

  it('expires after seven days', async () => {
    const id = await aList()
    await ask(id)
    host.world.now = NOON + 7 * DAY
    await expireApprovals(host.services)
    host.world.now = NOON
    expect((await theRequest()).state).toBe('EXPIRED')
    expect((await listOf(id)).approval).toBeUndefined()
  })

  it('needs two approvers where its amount says so', async () => {
    const id = await aList(10)
    const olga = await aColleague(host, ana, {
      email: `olga${at}@pagos.cl`,
      identifier: `7390000${at}-K`,
      role: 'APPROVER',
    })
    expect(await ask(id)).toMatchObject({ needed: 2 })
    expect((await decided(asLuis)).state).toBe('PENDING')
    expect((await listOf(id)).status).toBe('SCHEDULED_READY_TO_PAY')
    expect((await decided(testClient(host, olga))).state).toBe('EXECUTED')
    expect((await listOf(id)).status).toBe('FUNDING_AWAITING')
  })

  it('is rejected at once for what it would be rejected for later', async () => {
    const id = await aList()
    await host.database.query('delete from payee_confirmation where user_id = $1', [ana.userId])
    expect(await tryPayment(id, false, 'TRANSFER')).toMatchObject(rejected('ERROR_PAYEE_UNCONFIRMED'))
    expect(await asAna.approvals()).toEqual([])
  })

  it('needs another authorisation once an account changed after it', async () => {
    const id = await aList()
    await ask(id)
    await decided(asLuis)
    const [supplier] = await host.database.query<{ supplier_id: number; id: number }>(
      'select supplier_id, id from bank_account where business_id = $1 and supplier_id is not null',
      [ana.businessId],
    )
    await host.request(`PUT /api/supplier/${supplier?.supplier_id}/bankaccount/${supplier?.id}`, {
      token: ana.token,
      body: anAccount('CL', '77778888'),
      headers: { 'if-match': '"1"' },
    })
    expect(await listOf(id)).toMatchObject({ status: 'SCHEDULED_READY_TO_PAY' })
    expect((await listOf(id)).authorisedMethod).toBeUndefined()
    await confirmAccounts(host, ana)
    expect(await tryPayment(id, true, 'TRANSFER')).toMatchObject(rejected('ERROR_APPROVAL_REQUIRED'))
  })
})

describe('a payment is void', () => {
  const voided = async (change: () => Promise<unknown>) => {
    const id = await aList()
    await ask(id)
    await change()
    const request = await decided(asLuis)
    expect((await listOf(id)).status).toBe('SCHEDULED_READY_TO_PAY')
    return [request.state, request.voidedFor]
  }

  it('where the account of a payee changed after it was asked for', async () => {
    const change = async () => {
      await changeAccount()
      await confirmAccounts(host, ana)
    }
    expect(await voided(change)).toEqual(['VOID', 'CONTENT_CHANGED'])
  })

  it('where an amount changed, also by one peso between two invoices of a payee', async () => {
    const change = () =>
      host.database.query(
        `update payable set amount = amount + case when key like '%' || $2 then 1 else -1 end where business_id = $1
          and payroll_id is not null`,
        [ana.businessId, String(invoices)],
      )
    expect(await voided(change)).toEqual(['VOID', 'CONTENT_CHANGED'])
  })

  it('where an invoice became not payable', async () => {
    const change = () =>
      host.database.query(`update payable set obstacle = 'CANCELLED' where business_id = $1 and key like '%' || $2`, [
        ana.businessId,
        String(invoices),
      ])
    expect(await voided(change)).toEqual(['VOID', 'ERROR_PAYABLE_NOT_OWED'])
  })

  it('where its requester may not ask for payments any more', async () => {
    const change = () => host.database.query(`update membership set role = 'READER' where user_id = $1`, [ana.userId])
    expect(await voided(change)).toEqual(['VOID', 'REQUESTER_LOST'])
  })
})

describe('of two at once, the first commit wins:', () => {
  const both = async (one: () => Promise<unknown>, other: () => Promise<unknown>) => {
    const id = await aList()
    await ask(id)
    await Promise.all([one(), other()])
    const [{ state }, { status }] = [await theRequest(), await listOf(id)]
    return `${state} ${status}`
  }
  const approve = () => decide(asLuis, 'APPROVE')
  const DONE = 'EXECUTED FUNDING_AWAITING'

  it('authorising and withdrawing', async () => {
    expect([DONE, 'WITHDRAWN SCHEDULED_READY_TO_PAY']).toContain(await both(approve, () => withdraw(asAna)))
  })

  it('authorising and a change of the account', async () => {
    expect([DONE, 'VOID SCHEDULED_READY_TO_PAY']).toContain(await both(approve, changeAccount))
  })

  it('authorising and expiry', async () => {
    const expire = async () => {
      await host.database.query('update approval set expires_at = $2 where business_id = $1', [
        ana.businessId,
        new Date(NOON),
      ])
      await expireApprovals(host.services)
    }
    expect([DONE, 'EXPIRED SCHEDULED_READY_TO_PAY']).toContain(await both(approve, expire))
  })

  it('authorising and removing the requester, or the approver', async () => {
    const remove = (who: () => Company) => () =>
      host.database.query('delete from membership where user_id = $1', [who().userId])
    expect([DONE, 'VOID SCHEDULED_READY_TO_PAY']).toContain(
      await both(approve, () =>
        host.database.query(`update membership set role = 'READER' where user_id = $1`, [ana.userId]),
      ),
    )
    await aCompany('CL')
    expect([DONE, 'PENDING SCHEDULED_READY_TO_PAY']).toContain(
      await both(
        approve,
        remove(() => luis),
      ),
    )
  })

  it('authorising twice, of which the second changes nothing', async () => {
    expect(await both(approve, approve)).toBe(DONE)
  })
})

describe('a financing that others authorise', () => {
  const finance = async (id: PayrollId) => {
    const answer = await asAna.payrollRequestFinancing({ params: { payrollId: id }, body: { repaymentDate: REPAID } })
    return isPending(answer) ? answer.approval : expect.fail('it does not wait')
  }
  const aCreditedList = async () => {
    const id = await aList()
    await creditLineSet.run(host.services, {
      taxId: { country: 'CL', identifier: ana.identifier },
      credit: 10_000_000,
      balance: undefined,
    })
    return id
  }

  it('waits with the day of its repayment and its cost, and is requested as its requester once it is authorised', async () => {
    const id = await aCreditedList()
    expect(await finance(id)).toMatchObject({ act: 'FINANCE', needed: 1 })
    expect(await listOf(id)).toMatchObject({ status: 'SCHEDULED_READY_TO_PAY', approval: { act: 'FINANCE' } })
    const { content } = await theRequest()
    expect(content.payment?.repaymentDate).toBe(REPAID)
    expect(content.cost?.minor).toBeGreaterThan(0)
    expect((await decided(asLuis)).state).toBe('EXECUTED')
    const list = await listOf(id)
    expect(list.status).toBe('FINANCING_REQUESTED')
    const [order] = await host.database.query<{ requested_by: number }>(
      'select requested_by from orders where id = $1',
      [list.orderId ?? '0'],
    )
    expect(String(order?.requested_by)).toBe(ana.userId)
  })

  it('is void once the credit line is too small, and ends with the day of its repayment', async () => {
    const id = await aCreditedList()
    await finance(id)
    await creditLineSet.run(host.services, {
      taxId: { country: 'CL', identifier: ana.identifier },
      credit: 1_000,
      balance: undefined,
    })
    expect(await decided(asLuis)).toMatchObject({ state: 'VOID', voidedFor: 'ERROR_CREDIT_LINE_EXCEEDED' })
    expect((await listOf(id)).status).toBe('SCHEDULED_READY_TO_PAY')
  })
})
