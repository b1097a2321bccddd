import * as E from 'fp-ts/Either'
import { READER_VERSION } from '#host/tax-authority/reader-version.ts'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { actOnPayroll } from '#host/operator/payrolls.ts'
import { ordersToReview } from '#host/operator/orders-to-review.ts'
import { setCreditLine } from '#host/operator/set-credit-line.ts'
import { actOnOrder, setOrderStatus } from '#host/orders/change-status.ts'
import { correctPayment } from '#host/orders/correct-payment.ts'
import { makeFollowChanges } from '#host/orders/follow-changes.ts'
import { payOrder } from '#host/orders/pay-order.ts'
import { sql, value } from '#host/database/sql.ts'
import { integer } from '#host/database/columns.ts'
import { errorOf, type AHost, type Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'
import { aReceivedInvoice, storePayables, storeTransferAccounts } from './a-payable.ts'
import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { paymentCalls } from './payment-calls.ts'

interface WirePayroll {
  readonly id: number
  readonly status: string
  readonly orderId: number | null
  readonly reason: string | null
}

let host: AHost
let mine: Company
companyForEachTest((given, company) => {
  host = given
  mine = company
})

const { ask, path } = paymentCalls(() => ({ host, mine }))

const DAY = '2026-11-30' as CivilDate
const REPAID = '2026-12-30' as CivilDate

/** 100.000 and 200.000, with an account for their payee, and a credit line. */
const aPayroll = async (credit = 1_000_000): Promise<WirePayroll> => {
  const ids = await storePayables(
    host,
    mine,
    [100_000, 200_000].map((minor, at) => aReceivedInvoice('CL', at, { amount: { currency: 'CLP', minor } })),
  )
  await storeTransferAccounts(host, mine)
  await storeStakeholder(host, mine)
  await setCredit(credit)
  return scheduled(ids)
}
const scheduled = async (ids: ReadonlyArray<unknown>): Promise<WirePayroll> => {
  const body = { name: 'Facturas de noviembre', paymentDate: DAY, invoiceIds: ids.map(Number) }
  return (await ask(`POST ${path('payroll')}`, body)).body as WirePayroll
}
const setCredit = (credit: number, balance?: number) =>
  setCreditLine(host.services, {
    command: 'credit-line:set',
    taxId: { country: 'CL', identifier: mine.identifier },
    credit,
    balance,
  })
const balance = async () =>
  ((await ask(`GET ${path('account/credit-line')}`)).body as { readonly balance: number }).balance
const price = (payrollId: number, date: string = REPAID) =>
  ask('POST /api/cart/calculate?orderType=CONFIRMING', {
    businessId: Number(mine.businessId),
    orderInvoices: [],
    payrollId,
    expirationDate: `${date}T00:00:00.000Z`,
  })
const finance = (payrollId: number, date: string = REPAID, key?: string) =>
  ask(`PUT ${path(`payroll/${payrollId}/request-financing`)}`, { expirationDate: `${date}T00:00:00.000Z` }, key)
const financed = async (): Promise<WirePayroll & { readonly order: OrderId }> => {
  const payroll = (await finance((await aPayroll()).id)).body as WirePayroll
  return { ...payroll, order: String(payroll.orderId) as OrderId }
}
/** Of the document of a received invoice. */
const storeSignature = (key: string, signature: string) =>
  host.database.query(
    `insert into tax_document (business_id, country, kind, key, sha256, payload, signature, signature_reason, in_archive, reader_version)
      values ($1, 'CL', 'Invoice', $2, $2, '{}', $3, null, true, ${READER_VERSION})
      on conflict (business_id, kind, key) do update set signature = excluded.signature`,
    [mine.businessId, key, signature],
  )
/** The lines about an order in the list of those to review. */
const reviewed = async (orderId: number | null): Promise<ReadonlyArray<string>> => {
  const listed = await ordersToReview(host.services)
  const [, own = ''] = (E.isRight(listed) ? listed.right.join('\n') : '').split(`Operación ${orderId} `)
  return own === '' ? [] : (own.split('\nOperación')[0] ?? '').split('\n').map((line) => line.trim())
}
const payrollOf = async (id: number) => (await ask(`GET ${path(`payroll/${id}`)}`)).body as WirePayroll
const orderOf = async (id: string) =>
  (await host.request(`GET /api/business/${mine.businessId}/order/${id}`, { token: mine.token })).body
const inboxSize = async () =>
  ((await ask(`GET ${path('stats')}`)).body as { readonly counts: { readonly inbox: number } }).counts.inbox
const funded = async () => {
  const payroll = await financed()
  await actOnOrder(host.services, payroll.order, 'approve')
  await actOnOrder(host.services, payroll.order, 'transfer')
  return payroll
}
const repay = (orderId: OrderId, instead: { readonly folio?: string; readonly amount?: number } = {}) =>
  payOrder(host.services, { orderId, folio: undefined, daysLate: undefined, amount: undefined, ...instead })

describe('the price of financing a payroll', () => {
  it('is 2,8 % for the thirty days from its payment date, and the cost', async () => {
    const { id } = await aPayroll()
    expect(await price(id)).toMatchObject({
      status: 200,
      body: { transfer: 300_000, interest: 8_400, operationCost: 500, retention: 0, totalAmount: 308_900 },
    })
    expect(await inboxSize()).toBe(0)
  })

  it('needs a business day after the suppliers are paid, at most a year later', async () => {
    const { id } = await aPayroll()
    expect(errorOf(await price(id, DAY))).toMatchObject({ errorCode: 'ERROR_INVOICE_DATE_PAST' })
    expect(errorOf(await price(id, '2026-12-25'))).toMatchObject({ errorCode: 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY' })
    expect(errorOf(await price(id, addDays(DAY, 366)))).toMatchObject({ errorCode: 'ERROR_VALIDATION' })
  })

  it('is refused for the payroll of another company', async () => {
    const { id } = await aPayroll()
    mine = await host.company('CL', '79111222-K', 'otra@empresa.cl')
    expect(await price(id)).toMatchObject({ status: 404 })
    expect(await finance(id)).toMatchObject({ status: 404 })
  })
})

describe('a request of financing', () => {
  it('creates a CONFIRMING order with what each invoice is repaid with', async () => {
    const { order, ...payroll } = await financed()
    expect(payroll.status).toBe('FINANCING_REQUESTED')
    expect(await orderOf(order)).toMatchObject({
      orderType: 'CONFIRMING',
      totalAmount: 308_900,
      transfer: 300_000,
      interest: 8_400,
      currentSurplus: null,
    })
    const { body } = await host.request(
      `GET /api/business/${mine.businessId}/order/${order}/invoice?page=1&size=10&order=folio:asc`,
      { token: mine.token },
    )
    const { data } = body as { readonly data: ReadonlyArray<Readonly<Record<string, unknown>>> }
    expect(data.map(({ folio, totalAmount }) => [folio, totalAmount])).toEqual([
      ['100', 102_967],
      ['101', 205_933],
    ])
  })

  it('is sent once per key, and once per payroll', async () => {
    const { id } = await aPayroll()
    const [first, again] = [await finance(id, REPAID, 'a'.repeat(36)), await finance(id, REPAID, 'a'.repeat(36))]
    expect(again.body).toEqual(first.body)
    expect(errorOf(await finance(id))).toMatchObject({ errorCode: 'ERROR_PAYROLL_NOT_PAYABLE' })
    expect(
      await value(host.services.database, integer, sql`select count(*) from orders where payroll_id = ${id}`),
    ).toBe(1)
  })

  it('of fifty at once, one has an effect', async () => {
    const { id } = await aPayroll()
    const answers = await Promise.all(Array.from({ length: 50 }, () => finance(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      await value(host.services.database, integer, sql`select count(*) from orders where payroll_id = ${id}`),
    ).toBe(1)
  })

  it('above the available credit is refused, also when other requests would use it', async () => {
    const { id } = await aPayroll(308_899)
    expect(errorOf(await finance(id))).toMatchObject({ errorCode: 'ERROR_CREDIT_LINE_EXCEEDED' })
    await setCredit(308_900)
    expect(await finance(id)).toMatchObject({ status: 200 })
    const ids = await storePayables(host, mine, [
      aReceivedInvoice('CL', 7, { amount: { currency: 'CLP', minor: 1_000 } }),
    ])
    expect(errorOf(await finance((await scheduled(ids)).id))).toMatchObject({ errorCode: 'ERROR_CREDIT_LINE_EXCEEDED' })
    expect(await balance()).toBe(308_900)
  })

  it('goes to review with the signatures of its invoices, unless all are verified, until it is decided', async () => {
    const { id: payrollId } = await aPayroll()
    const [first = 0, second = 0] = (
      await host.database.query<{ id: number }>('select id from payable where payroll_id = $1 order by id', [payrollId])
    ).map(({ id }) => id)
    await storeSignature('received-0', 'VERIFIED')
    await storeSignature('received-1', 'NOT_SIGNED')
    const { orderId } = (await finance(payrollId)).body as WirePayroll
    const order = String(orderId) as OrderId
    const trail = await host.database.query(
      `select detail ->> 'unverified' as unverified from audit
        where action = 'payroll financing requested' and detail ->> 'orderId' = $1`,
      [order],
    )
    expect(trail).toEqual([{ unverified: `${second} NOT_SIGNED` }])
    await storeSignature('received-1', 'VERIFIED')
    expect(await reviewed(orderId)).toEqual([
      expect.stringMatching(/· 1 factura sin firma verificada$/),
      '101  NOT_SIGNED; ahora VERIFIED',
    ])
    expect(
      await host.database.query(
        'select payable_id, signature from order_invoice where order_id = $1 order by position',
        [order],
      ),
    ).toEqual([
      { payable_id: first, signature: 'VERIFIED' },
      { payable_id: second, signature: 'NOT_SIGNED' },
    ])
    expect(await actOnOrder(host.services, order, 'approve')).toMatchObject({ _tag: 'Right' })
    expect(await reviewed(orderId)).toEqual([])
    expect(await actOnOrder(host.services, order, 'transfer')).toMatchObject({ _tag: 'Right' })
    expect(await payrollOf(payrollId)).toMatchObject({ status: 'FUNDING_COMPLETE' })
  })

  it('is not reviewed when every signature is verified, and is when a document is missing', async () => {
    const { id } = await aPayroll()
    await storeSignature('received-0', 'VERIFIED')
    await storeSignature('received-1', 'VERIFIED')
    expect(await reviewed(((await finance(id)).body as WirePayroll).orderId)).toEqual([])
    const ids = await storePayables(host, mine, [aReceivedInvoice('CL', 7)])
    const { orderId } = (await finance((await scheduled(ids)).id)).body as WirePayroll
    expect((await reviewed(orderId))[1]).toBe('107  NOT_CHECKED; ahora NOT_CHECKED (NO_ORIGINAL)')
  })

  it('ends when its payroll is deleted: the order is rejected and the invoices are back', async () => {
    const { id, order } = await financed()
    expect(await ask(`DELETE ${path(`payroll/${id}`)}`)).toMatchObject({ status: 200 })
    expect(await orderOf(order)).toMatchObject({ pymeStatus: 'REJECTED' })
    expect(await inboxSize()).toBe(2)
  })
})

describe('the order of a financed payroll', () => {
  it('funds the payroll when it is transferred, and uses the credit until it is repaid', async () => {
    const { id, order } = await funded()
    expect(await payrollOf(id)).toMatchObject({ status: 'FUNDING_COMPLETE', orderId: Number(order) })
    expect(await balance()).toBe(1_000_000 - 308_900)
    expect(await repay(order, { folio: '100', amount: 100_000 })).toMatchObject({ _tag: 'Right' })
    expect(await balance()).toBe(1_000_000 - 208_900)
    expect(await repay(order)).toMatchObject({ right: { status: 'PAID' } })
    expect(await balance()).toBe(1_000_000)
  })

  it('is owed again when its repayment was recorded by mistake', async () => {
    const { order } = await funded()
    await repay(order)
    const [payment] = await host.database.query<{ id: number }>(
      `select id from ledger_entry where order_id = $1 and type = 'PAGO_FACTURA' order by id limit 1`,
      [order],
    )
    const part = { amount: 60_000, folio: undefined, on: undefined }
    const request = { orderId: order, paymentId: payment?.id ?? 0, reason: 'Llegaron 60.000.', part }
    expect(await correctPayment(host.services, request)).toEqual(E.right({ status: 'TRANSFERRED' }))
    expect(await orderOf(order)).toMatchObject({ pymeStatus: 'TRANSFERRED' })
    const [paid] = await host.database.query<{ sum: number }>(
      `select sum(amount)::bigint as sum from ledger_in_force where order_id = $1 and type = 'PAGO_FACTURA'`,
      [order],
    )
    expect(await balance()).toBe(1_000_000 - 308_900 + (paid?.sum ?? 0))
    expect(paid?.sum).toBeLessThan(308_900)
  })

  it('claims no credit beside what it uses, whatever status staff gives it afterwards', async () => {
    const { order } = await funded()
    await setOrderStatus(host.services, order, 'IN_REVIEW')
    await setCredit(400_000, 320_000)
    const ids = await storePayables(host, mine, [
      aReceivedInvoice('CL', 7, { amount: { currency: 'CLP', minor: 300_000 } }),
    ])
    expect(await finance((await scheduled(ids)).id)).toMatchObject({ status: 200 })
  })

  it('leaves the balance that staff sets, whatever is owed then', async () => {
    const { order } = await funded()
    await setCredit(2_000_000, 1_500_000)
    expect(await balance()).toBe(1_500_000)
    await repay(order)
    expect(await balance()).toBe(1_808_900)
  })

  it('lets staff confirm the payments to the suppliers afterwards', async () => {
    const { id } = await funded()
    await actOnPayroll(host.services, {
      command: 'payroll:act',
      payrollId: String(id) as never,
      action: 'confirm',
      reason: undefined,
      payee: undefined,
      anyway: undefined,
    })
    expect(await payrollOf(id)).toMatchObject({ status: 'PAID' })
    expect(await ask(`DELETE ${path(`payroll/${id}`)}`)).toMatchObject({ status: 409 })
  })

  it('is not transferred while less is owed to a supplier than was financed', async () => {
    const { order } = await financed()
    await host.database.query(`update payable set amount = amount - 1 where business_id = $1 and amount = 200000`, [
      mine.businessId,
    ])
    expect(await actOnOrder(host.services, order, 'approve')).toMatchObject({
      left: { _tag: 'LinesStopped', lines: [{ folio: '101', obstacles: ['OWED_LESS'] }] },
    })
  })

  it('returns to review when a document that nothing proves frees one of its invoices', async () => {
    const { order } = await financed()
    await actOnOrder(host.services, order, 'approve')
    const follows = makeFollowChanges(host.services)
    const freed = { field: 'STATE', before: 'SETTLED', after: '', because: undefined } as const
    const emails = await host.database.transaction(async (tx) => {
      const business = { id: mine.businessId, country: mine.country, identifier: mine.identifier }
      const followed = await follows.begin(tx, business, ['received-1'])
      return followed([[{ key: 'received-1', folio: '101', ...freed }]])
    })
    expect(await reviewed(Number(order))).toContain('Un documento sin comprobar cambió la factura 101')
    expect(emails.filter(({ subject }) => subject.includes(order))).toHaveLength(1)
    expect(await actOnOrder(host.services, order, 'transfer')).toMatchObject({ left: { _tag: 'OrderActionRefused' } })
  })

  it('rejects the payroll with its reason when it is rejected, and cannot be reactivated', async () => {
    const { id, order } = await financed()
    await actOnOrder(host.services, order, 'reject', 'Sin cupo.')
    expect(await payrollOf(id)).toMatchObject({ status: 'FINANCING_REJECTED', reason: 'Sin cupo.' })
    expect(await setOrderStatus(host.services, order, 'APPROVED')).toEqual(E.left({ _tag: 'PayrollClosed' }))
    expect(await balance()).toBe(1_000_000)
  })

  it('tells the business of its repayment, not of a payer', async () => {
    const { order } = await funded()
    await repay(order)
    const kinds = await host.request(`GET /api/user/${mine.userId}/notification`, { token: mine.token })
    expect(JSON.stringify(kinds.body)).toContain('FinancingRepaid')
    expect(JSON.stringify(kinds.body)).not.toContain('PayerPaid')
  })
})
