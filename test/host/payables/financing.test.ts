import * as E from 'fp-ts/Either'
import { READER_VERSION } from '#host/tax-authority/read/reader-version.ts'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { effectiveRate } from '#domain/financing/effective-rate.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { payrollConfirm } from '#host/operator/payrolls.ts'
import { orderReviewList } from '#host/operator/orders-to-review.ts'
import { creditLineSet } from '#host/operator/set-credit-line.ts'
import { actOnOrder, setOrderStatus } from '#host/orders/change-status.ts'
import { correctPayment } from '#host/orders/correct-payment.ts'
import { makeFollowChanges } from '#host/orders/follow-changes.ts'
import { payOrder } from '#host/orders/pay-order.ts'
import { sql, value } from '#host/database/sql.ts'
import { integer } from '#host/database/columns.ts'
import { testClient, type TestClient } from '#test/host/server/test-client.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'
import { companyForEachTest } from '#test/host/server/company-for-each-test.ts'
import { aReceivedInvoice, storePayables, storeTransferAccounts } from './a-payable.ts'
import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import { effectiveRateText } from '#ui/text/effective-rates.ts'
import { typed } from '#test/support/operator-line.ts'
import { pdfPages } from '#test/support/pdf-text.ts'
import { inForce } from '#test/support/in-force.ts'

let host: AHost
let mine: Company
let client: TestClient
companyForEachTest((given, company) => {
  host = given
  mine = company
  client = testClient(host, mine)
})

const DAY = '2026-11-30' as CivilDate
const REPAID = '2026-12-30' as CivilDate

/** 100.000 and 200.000, with an account for their payee, and a credit line. */
const aPayroll = async (credit = 1_000_000) => {
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
const scheduled = (invoiceIds: ReadonlyArray<PayableId>) =>
  client.payrollCreate({ body: { name: 'Facturas de noviembre', paymentDate: DAY, invoiceIds } })
const setCredit = (credit: number, balance?: number) =>
  creditLineSet.run(host.services, {
    taxId: { country: 'CL', identifier: mine.identifier },
    credit,
    balance,
  })
const balance = async () => (await client.creditLine()).balance.minor
const price = (payrollId: PayrollId, repaymentDate = REPAID) =>
  client.cartCalculate.either({
    query: { orderType: 'CONFIRMING' },
    body: { businessId: mine.businessId, lines: [], payrollId, repaymentDate },
  })
const request = (payrollId: PayrollId) => ({ params: { payrollId }, body: { repaymentDate: REPAID } })
const finance = async (payrollId: PayrollId) => inForce(await client.payrollRequestFinancing(request(payrollId)))
const tryFinance = (payrollId: PayrollId) => client.payrollRequestFinancing.either(request(payrollId))
const rejected = (code: string) => ({ left: { code } })
const financed = async () => {
  const payroll = await finance((await aPayroll()).id)
  return { ...payroll, order: payroll.orderId ?? expect.fail('no order') }
}
/** Stores the signature of a received invoice's document. */
const storeSignature = (key: string, signature: string) =>
  host.database.query(
    `insert into tax_document (business_id, country, kind, key, sha256, payload, signature, signature_reason, in_archive, reader_version)
      values ($1, 'CL', 'Invoice', $2, $2, '{}', $3, null, true, ${READER_VERSION})
      on conflict (business_id, kind, key) do update set signature = excluded.signature`,
    [mine.businessId, key, signature],
  )
/** The lines about an order in the list of those to review. */
const reviewed = async (orderId: OrderId | undefined): Promise<ReadonlyArray<string>> => {
  const listed = await orderReviewList.run(host.services, {})
  const [, own = ''] = (E.isRight(listed) ? listed.right.join('\n') : '').split(`Operación ${orderId} `)
  return own === '' ? [] : (own.split('\nOperación')[0] ?? '').split('\n').map((line) => line.trim())
}
const payrollOf = (payrollId: PayrollId) => client.payroll({ params: { payrollId } })
const orderOf = (orderId: OrderId) => client.orderDetail({ params: { orderId } })
const inboxSize = async () => (await client.payableStats({ query: {} })).counts.inbox
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
      right: {
        transfer: { minor: 300_000 },
        interest: { minor: 8_400 },
        operationCost: { minor: 500 },
        retention: { minor: 0 },
        total: { minor: 308_900 },
      },
    })
    expect(await inboxSize()).toBe(0)
  })

  it('needs a business day after the suppliers are paid, at most a year later', async () => {
    const { id } = await aPayroll()
    expect(await price(id, DAY)).toMatchObject(rejected('ERROR_INVOICE_DATE_PAST'))
    expect(await price(id, '2026-12-25' as CivilDate)).toMatchObject(rejected('ERROR_INVOICE_DATE_NOT_BUSINESS_DAY'))
    expect(await price(id, addDays(DAY, 366))).toMatchObject(rejected('ERROR_VALIDATION'))
  })

  it('is rejected for the payroll of another company', async () => {
    const { id } = await aPayroll()
    mine = await host.company('CL', '79111222-K', 'otra@empresa.cl')
    client = testClient(host, mine)
    expect(await price(id)).toMatchObject(rejected('ERROR_NOT_FOUND'))
    expect(await tryFinance(id)).toMatchObject(rejected('ERROR_NOT_FOUND'))
  })
})

describe('a request of financing', () => {
  it('creates a CONFIRMING order with what each invoice is repaid with', async () => {
    const { order, ...payroll } = await financed()
    expect(payroll.status).toBe('FINANCING_REQUESTED')
    expect(await orderOf(order)).toMatchObject({
      type: 'CONFIRMING',
      total: { minor: 308_900 },
      transfer: { minor: 300_000 },
      interest: { minor: 8_400 },
      surplus: undefined,
    })
    const query = { page: 1, size: 10, order: { field: 'folio', direction: 'asc' } } as const
    const { rows } = await client.orderInvoices({ params: { orderId: order }, query })
    expect(rows.map(({ amount, folio }) => [folio, amount.minor])).toEqual([
      ['100', 102_967],
      ['101', 205_933],
    ])
  })

  it('has a document with the effective rate from the payment of the suppliers', async () => {
    const { order } = await financed()
    const { file } = await client.orderSimulationPdf({ params: { orderId: order } })
    const [page] = await pdfPages(Buffer.from(file.split(',')[1] ?? '', 'base64'))
    const rate = effectiveRate(money('CLP', 300_000), [{ amount: money('CLP', 308_900), on: REPAID }], DAY)
    expect(page).toContain(rate && effectiveRateText.sentence(rate, 'CL'))
  })

  it('is sent once per key, and once per payroll', async () => {
    const { id } = await aPayroll()
    const send = () => client.payrollRequestFinancing({ ...request(id), key: 'a'.repeat(36) })
    expect([await send()]).toEqual([await send()])
    expect(await tryFinance(id)).toMatchObject(rejected('ERROR_PAYROLL_NOT_PAYABLE'))
    expect(
      await value(host.services.database, integer, sql`select count(*) from orders where payroll_id = ${id}`),
    ).toBe(1)
  })

  it('of fifty at once, one has an effect', async () => {
    const { id } = await aPayroll()
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryFinance(id)))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(
      await value(host.services.database, integer, sql`select count(*) from orders where payroll_id = ${id}`),
    ).toBe(1)
  })

  it('above the available credit is rejected, also when other requests would use it', async () => {
    const { id } = await aPayroll(308_899)
    expect(await tryFinance(id)).toMatchObject(rejected('ERROR_CREDIT_LINE_EXCEEDED'))
    await setCredit(308_900)
    await finance(id)
    const ids = await storePayables(host, mine, [
      aReceivedInvoice('CL', 7, { amount: { currency: 'CLP', minor: 1_000 } }),
    ])
    expect(await tryFinance((await scheduled(ids)).id)).toMatchObject(rejected('ERROR_CREDIT_LINE_EXCEEDED'))
    expect(await balance()).toBe(308_900)
  })

  it('goes to review with the signatures of its invoices, unless all are verified, until it is decided', async () => {
    const { id: payrollId } = await aPayroll()
    const [first = 0, second = 0] = (
      await host.database.query<{ id: number }>('select id from payable where payroll_id = $1 order by id', [payrollId])
    ).map(({ id }) => id)
    await storeSignature('received-0', 'VERIFIED')
    await storeSignature('received-1', 'NOT_SIGNED')
    const order = (await finance(payrollId)).orderId ?? expect.fail('no order')
    const trail = await host.database.query(
      `select detail ->> 'unverified' as unverified from audit
        where action = 'payroll financing requested' and detail ->> 'orderId' = $1`,
      [order],
    )
    expect(trail).toEqual([{ unverified: `${second} NOT_SIGNED` }])
    await storeSignature('received-1', 'VERIFIED')
    expect(await reviewed(order)).toEqual([
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
    expect(await reviewed(order)).toEqual([])
    expect(await actOnOrder(host.services, order, 'transfer')).toMatchObject({ _tag: 'Right' })
    expect(await payrollOf(payrollId)).toMatchObject({ status: 'FUNDING_COMPLETE' })
  })

  it('is not reviewed when every signature is verified, and is when a document is missing', async () => {
    const { id } = await aPayroll()
    await storeSignature('received-0', 'VERIFIED')
    await storeSignature('received-1', 'VERIFIED')
    expect(await reviewed((await finance(id)).orderId)).toEqual([])
    const ids = await storePayables(host, mine, [aReceivedInvoice('CL', 7)])
    const { orderId } = await finance((await scheduled(ids)).id)
    expect((await reviewed(orderId))[1]).toBe('107  NOT_CHECKED; ahora NOT_CHECKED (NO_ORIGINAL)')
  })

  it('ends when its payroll is deleted: the order is rejected and the invoices are back', async () => {
    const { id, order } = await financed()
    await client.payrollDelete({ params: { payrollId: id } })
    expect(await orderOf(order)).toMatchObject({ status: 'REJECTED' })
    expect(await inboxSize()).toBe(2)
  })
})

describe('the order of a financed payroll', () => {
  it('funds the payroll when it is transferred, and uses the credit until it is repaid', async () => {
    const { id, order } = await funded()
    expect(await payrollOf(id)).toMatchObject({ status: 'FUNDING_COMPLETE', orderId: order })
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
    expect(await orderOf(order)).toMatchObject({ status: 'TRANSFERRED' })
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
    expect(await tryFinance((await scheduled(ids)).id)).toMatchObject({ _tag: 'Right' })
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
    await payrollConfirm.execute(host.services, typed(['payroll:confirm', id]))
    expect(await payrollOf(id)).toMatchObject({ status: 'PAID' })
    expect(await client.payrollDelete.either({ params: { payrollId: id } })).toMatchObject(
      rejected('ERROR_PAYROLL_NOT_PAYABLE'),
    )
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
    expect(await reviewed(order)).toContain('Un documento sin comprobar cambió la factura 101')
    expect(emails.filter(({ subject }) => subject.includes(order))).toHaveLength(1)
    expect(await actOnOrder(host.services, order, 'transfer')).toMatchObject({ left: { _tag: 'OrderActionRejected' } })
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
    const kinds = (await client.notifications()).items.map(({ kind }) => kind)
    expect(kinds).toContain('FinancingRepaid')
    expect(kinds).not.toContain('PayerPaid')
  })
})
