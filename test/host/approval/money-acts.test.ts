import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Country } from '#domain/kernel/country.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { ofMajor } from '#domain/kernel/money.ts'
import { suggestedBands } from '#domain/team/approval-defaults.ts'
import { expireApprovals } from '#host/approval/expire-approvals.ts'
import { storeAccount } from '#test/host/banking/an-account.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { aHost, anInvoice, errorOf, linesOf, NOON, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { aTransferredOrder } from '#test/host/wallet/a-transferred-order.ts'
import { payOnItsDay } from '#test/host/wallet/pay-on-its-day.ts'
import { aColleague } from './a-colleague.ts'

interface Shown {
  readonly id: number
  readonly state: string
  readonly contentHash: string
  readonly voidedFor: string | null
  readonly content: Record<string, unknown>
}

let host: AHost
let at = 0
let ana: Company
let luis: Company
let carla: Company
/** Two invoices of more than the first amount of the suggested bands. */
let invoices: ReadonlyArray<InvoiceId>
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
beforeEach(() => aCompany('CL'))

const aCompany = async (country: Country): Promise<void> => {
  at += 1
  host.world.now = NOON
  const identifier = (place: number) => (country === 'CL' ? `73${place}0000${at}-K` : `ABD15010${place}A${at}1`)
  ana = await host.company(country, identifier(1), `ana${at}@empresa.cl`)
  luis = await aColleague(host, ana, { email: `luis${at}@empresa.cl`, identifier: identifier(2), role: 'ADMIN' })
  carla = await aColleague(host, ana, { email: `carla${at}@empresa.cl`, identifier: identifier(3), role: 'APPROVER' })
  await keep({ ORDER: suggestedBands(country) })
  const amount = suggestedBands(country)[1]?.from ?? ofMajor('CLP', 0)
  invoices = await store(host, ana, [anInvoice(country, 1, { amount }), anInvoice(country, 2, { amount })])
}

const keep = (bands: unknown): Promise<unknown> =>
  host.database.query(
    `insert into approval_policy (business_id, bands) values ($1, $2::text::jsonb)
      on conflict (business_id) do update set bands = excluded.bands`,
    [ana.businessId, JSON.stringify(bands)],
  )

const path = (rest = '') => `/api/business/${ana.businessId}${rest}`
const ask = (who: Company, call: string, body?: unknown, key = crypto.randomUUID() as string) =>
  host.request(call, {
    token: who.token,
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': key, 'if-match': '"1"' },
  })
const order = (who: Company, ids: ReadonlyArray<InvoiceId>, key?: string, paymentDate?: string) =>
  ask(
    who,
    `POST ${path('/order?orderType=DIRECT_FINANCING')}`,
    { orderInvoices: linesOf(ids, paymentDate), preselectedInvoicesIds: [] },
    key,
  )
const requests = async () => (await ask(ana, `GET ${path('/approval')}`)).body as ReadonlyArray<Shown>
const first = async () => (await requests())[0] ?? expect.fail('no request')
const decide = async (who: Company, decision: 'APPROVE' | 'REJECT' = 'APPROVE') => {
  const { contentHash, id } = await first()
  const body = { decision, contentHash, reason: decision === 'REJECT' ? 'No corresponde' : null }
  return ask(who, `PUT ${path(`/approval/${id}/decision`)}`, body)
}
const withdraw = async (who: Company) => ask(who, `PUT ${path(`/approval/${(await first()).id}/withdraw`)}`)
const orders = () =>
  host.database.query<{ requested_by: number; lines: number }>(
    `select requested_by, (select count(*)::int from order_invoice l where l.order_id = orders.id) as lines
      from orders where business_id = $1 order by id`,
    [ana.businessId],
  )
/** The invoices that can be chosen, and the reasons of the others. */
const choice = async () => {
  const list = await ask(ana, `GET ${path('/invoice?orderType=DIRECT_FINANCING&page=1&size=10')}`)
  const excluded = await ask(ana, `GET ${path('/invoice/excluded?orderType=DIRECT_FINANCING&page=1&size=10')}`)
  const rowsOf = ({ body }: { readonly body: unknown }) =>
    (body as { data: ReadonlyArray<Record<string, unknown>> }).data
  return { offered: rowsOf(list)?.length, reasons: rowsOf(excluded)?.map(({ reasons }) => reasons) }
}

describe('an order of a company with bands', () => {
  it.each(['CL', 'MX'] as const)('waits, and is placed by the last who is needed (%s)', async (country) => {
    if (country === 'MX') await aCompany('MX')
    await storeAccount(host, ana)
    const { body, status } = await order(ana, invoices)
    expect(status).toBe(202)
    expect(body).toMatchObject({ approval: { act: 'ORDER', state: 'PENDING', needed: 1, given: 0 } })
    expect(await orders()).toEqual([])
    expect((await first()).content).toMatchObject({
      order: { orderType: 'DIRECT_FINANCING', orderInvoices: [{ folio: '101' }, { folio: '102' }] },
      cost: { currency: country === 'CL' ? 'CLP' : 'MXN' },
    })
    expect((await decide(luis)).body).toMatchObject({ state: 'EXECUTED' })
    expect(await orders()).toEqual([{ requested_by: Number(ana.userId), lines: 2 }])
    const documents = await host.database.query('select from order_document')
    expect(documents.length).toBeGreaterThan(0)
  })

  it('is answered the same when it is repeated, and placed once', async () => {
    const key = crypto.randomUUID()
    const once = await order(ana, invoices, key)
    const twice = await order(ana, invoices, key)
    expect([twice.status, twice.body]).toEqual([202, once.body])
    await decide(luis)
    expect((await decide(luis)).status).toBe(200)
    expect(await orders()).toHaveLength(1)
  })

  it('below the first amount is placed at once, and counts for 24 hours', async () => {
    const small = await store(
      host,
      ana,
      [3, 4].map((place) => anInvoice('CL', place, { amount: ofMajor('CLP', 3_000_000) })),
    )
    expect((await order(ana, small.slice(0, 1))).status).toBe(200)
    expect(await requests()).toEqual([])
    host.world.now = NOON + 10 * 60 * 1000
    expect((await order(ana, small.slice(1))).status).toBe(202)
  })

  it('is rejected at once for what it would be rejected for later', async () => {
    expect(errorOf(await order(ana, invoices, undefined, '2026-11-20'))).toMatchObject({
      status: 422,
    })
    expect(await requests()).toEqual([])
  })

  it('is rejected by another one, or withdrawn by its requester, and its invoices are free again', async () => {
    await order(ana, invoices)
    expect((await decide(luis, 'REJECT')).body).toMatchObject({ state: 'REJECTED' })
    await order(ana, invoices)
    expect((await withdraw(luis)).status).toBe(404)
    expect((await withdraw(ana)).body).toMatchObject({ state: 'WITHDRAWN' })
    expect((await order(ana, invoices)).status).toBe(202)
    expect(await orders()).toEqual([])
  })

  it('claims its invoices: none is offered, priced or ordered meanwhile', async () => {
    await order(ana, invoices.slice(0, 1))
    expect(await choice()).toEqual({ offered: 1, reasons: [['AWAITING_APPROVAL']] })
    expect(errorOf(await order(luis, invoices))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_APPROVAL_PENDING',
      invoices: [Number(invoices[0])],
    })
    expect(errorOf(await ask(ana, `DELETE /api/business/${ana.businessId}/invoice/${invoices[0]}`))).toMatchObject({
      errorCode: 'ERROR_APPROVAL_PENDING',
    })
    const priced = await ask(ana, 'POST /api/cart/calculate?orderType=DIRECT_FINANCING', {
      businessId: Number(ana.businessId),
      orderInvoices: linesOf(invoices),
    })
    expect(errorOf(priced)).toMatchObject({ errorCode: 'ERROR_INVOICE_NOT_AVAILABLE' })
    await withdraw(ana)
    expect(await choice()).toEqual({ offered: 2, reasons: [] })
  })

  it('is void where an amount or the account changed since it was read', async () => {
    await order(ana, invoices.slice(0, 1))
    await host.database.query('update invoice set credit_notes = 1000 where id = $1', [invoices[0]])
    expect((await decide(luis)).body).toMatchObject({ state: 'VOID', voidedFor: 'CONTENT_CHANGED' })
    await order(ana, invoices.slice(1))
    await storeAccount(host, ana)
    expect((await decide(luis)).body).toMatchObject({ state: 'VOID', voidedFor: 'CONTENT_CHANGED' })
    expect(await orders()).toEqual([])
  })

  it('is priced again: void where it would cost more than was read, and placed where it costs less', async () => {
    const read = (cost: number) =>
      host.database.query(
        `update approval set content = jsonb_set(content, '{cost,amount}', $2::text::jsonb) where business_id = $1`,
        [ana.businessId, String(cost)],
      )
    await order(ana, invoices)
    await read(1)
    expect((await decide(luis)).body).toMatchObject({ state: 'VOID', voidedFor: 'DEARER' })
    await order(ana, invoices)
    await read(9_000_000)
    expect((await decide(luis)).body).toMatchObject({ state: 'EXECUTED' })
    expect(await orders()).toHaveLength(1)
  })

  it('is void where its requester may not ask any more, or an invoice is gone', async () => {
    await order(ana, invoices)
    await host.database.query(`update membership set role = 'READER' where user_id = $1`, [ana.userId])
    expect((await decide(luis)).body).toMatchObject({ state: 'VOID', voidedFor: 'REQUESTER_LOST' })
    await host.database.query(`update membership set role = 'OWNER' where user_id = $1`, [ana.userId])
    await order(ana, invoices)
    await host.database.query(`update invoice set financeable = false, reasons = '{CANCELLED}' where id = $1`, [
      invoices[0],
    ])
    expect((await decide(luis)).body).toMatchObject({ state: 'VOID', voidedFor: 'ERROR_INVOICE_NOT_AVAILABLE' })
    expect(await orders()).toEqual([])
  })

  it('expires when its first date is over', async () => {
    await order(ana, invoices, undefined, '2026-11-24')
    host.world.now = Date.UTC(2026, 10, 25, 3) - 1
    await expireApprovals(host.services)
    expect((await requestsOf())[0]).toBe('PENDING')
    host.world.now += 1
    await expireApprovals(host.services)
    expect((await requestsOf())[0]).toBe('EXPIRED')
  })

  it('needs two from the tenth of the amounts on', async () => {
    const [big] = await store(host, ana, [anInvoice('CL', 9, { amount: ofMajor('CLP', 50_000_000) })])
    expect((await order(ana, [big ?? expect.fail('no invoice')])).body).toMatchObject({ approval: { needed: 2 } })
    expect((await decide(carla)).body).toMatchObject({ state: 'PENDING' })
    expect((await decide(luis)).body).toMatchObject({ state: 'EXECUTED' })
  })

  it('is decided once by two at once', async () => {
    await order(ana, invoices)
    const both = await Promise.all([decide(luis), decide(carla)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await orders()).toHaveLength(1)
  })

  it('is asked for once by two who choose the same invoice at once', async () => {
    const both = await Promise.all([order(ana, invoices.slice(0, 1)), order(luis, invoices.slice(0, 1))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409])
    expect(await requests()).toHaveLength(1)
  })

  it('goes through at once without bands, and leaves no row', async () => {
    await keep({})
    expect((await order(ana, invoices)).status).toBe(200)
    expect(await host.database.query('select from approval where business_id = $1', [ana.businessId])).toEqual([])
  })
})

const requestsOf = async () =>
  (
    await host.database.query<{ state: string }>('select state from approval where business_id = $1 and needed > 0', [
      ana.businessId,
    ])
  ).map(({ state }) => state)

describe('the surplus of a company with bands', () => {
  const payout = (who: Company) => ask(who, `POST ${path('/wallet/request')}`, { activity: 'SURPLUS_REQUEST' })
  const pending = () =>
    host.database.query('select amount, requested_by from wallet_request where business_id = $1', [ana.businessId])
  const release = async () => {
    await keep({})
    await readyForTransfers(host, ana)
    await payOnItsDay(host, await aTransferredOrder(host, ana, 1), {})
    await keep({ SURPLUS: [{ from: { currency: 'CLP', minor: 0 }, approvers: 1 }] })
  }

  it('waits with its amount and its account, and is requested once by the last who is needed', async () => {
    await release()
    expect(await payout(ana)).toMatchObject({ status: 202, body: { approval: { act: 'SURPLUS', needed: 1 } } })
    expect(await pending()).toEqual([])
    expect((await first()).content).toMatchObject({
      surplus: { amount: { amount: expect.any(Number) }, depositAccount: { accountNumber: '123456' } },
    })
    expect(errorOf(await payout(luis))).toMatchObject({ status: 409, errorCode: 'ERROR_APPROVAL_PENDING' })
    expect((await decide(luis)).body).toMatchObject({ state: 'EXECUTED' })
    expect(await pending()).toMatchObject([{ requested_by: Number(ana.userId) }])
  })

  it('is void where the balance or the account changed since it was read', async () => {
    await release()
    await payout(ana)
    await host.database.query(`update bank_account set number = '999' where business_id = $1`, [ana.businessId])
    expect((await decide(luis)).body).toMatchObject({ state: 'VOID', voidedFor: 'CONTENT_CHANGED' })
    await payout(ana)
    await keep({})
    await payOnItsDay(host, await aTransferredOrder(host, ana, 1), {})
    expect((await decide(luis)).body).toMatchObject({ state: 'VOID', voidedFor: 'CONTENT_CHANGED' })
    expect(await pending()).toEqual([])
  })

  it('is rejected at once without a balance, and goes through at once without bands', async () => {
    await keep({ SURPLUS: [{ from: { currency: 'CLP', minor: 0 }, approvers: 1 }] })
    expect(errorOf(await payout(ana))).toMatchObject({ status: 409, errorCode: 'ERROR_SURPLUS_NOT_AVAILABLE' })
    await release()
    await keep({})
    expect((await payout(ana)).status).toBe(200)
  })
})
