import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { orderPay } from '#host/operator/order-pay.ts'
import { actOnOrder, setOrderStatus } from '#host/orders/change-status.ts'
import type { PayerPaymentRequest } from '#host/orders/pay-order.ts'
import { updateLateness } from '#host/orders/update-lateness.ts'
import { typed } from '#test/support/operator-line.ts'
import { aHost, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { anOrder, aTransferredOrder } from './a-transferred-order.ts'
import { noonOf, payOnItsDay } from './pay-on-its-day.ts'

const DAY = 24 * 60 * 60 * 1000

let host: AHost
let chilean: Company
let mexican: Company
beforeAll(async () => {
  host = await aHost()
  chilean = await readyForTransfers(host, await host.company('CL', '76086428-5', 'ana@empresa.cl'))
  mexican = await readyForTransfers(host, await host.company('MX', 'EKU9003173C9', 'eva@empresa.mx'))
})
beforeEach(() => {
  host.world.now = NOON
})
afterAll(() => host.close())

const pay = (orderId: OrderId, request: Partial<PayerPaymentRequest> = {}) => payOnItsDay(host, orderId, request)

const ledgerOf = (orderId: OrderId) =>
  host.database.query<{ type: string; amount: number; on: string }>(
    'select type, amount, moved_on::text as "on" from ledger_entry where order_id = $1 order by id',
    [orderId],
  )
const detailOf = async (orderId: OrderId, company = chilean): Promise<Record<string, unknown>> =>
  (await host.request(`GET /api/business/${company.businessId}/order/${orderId}`, { token: company.token }))
    .body as Record<string, unknown>
/** The session of the company ends while the clock is moved by days. */
const statusOf = async (orderId: OrderId): Promise<unknown> =>
  (await host.database.query<{ status: string }>('select status from orders where id = $1', [orderId]))[0]?.status
const invoicesOf = async (orderId: OrderId): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const path = `GET /api/business/${chilean.businessId}/order/${orderId}/invoice?page=1&size=20`
  const { body } = await host.request(path, { token: chilean.token })
  return (body as { readonly data: ReadonlyArray<Record<string, unknown>> }).data
}

describe('the ledger of an order', () => {
  it('gets the movements of its transfer once, and none before', async () => {
    const orderId = await anOrder(host, chilean, 1)
    await actOnOrder(host.services, orderId, 'approve')
    expect(await ledgerOf(orderId)).toEqual([])
    await actOnOrder(host.services, orderId, 'transfer')
    await setOrderStatus(host.services, orderId, 'ACTIVE')
    const { interest, operationCost, retention, transfer } = await detailOf(orderId)
    const on = '2026-11-20'
    expect(await ledgerOf(orderId)).toEqual([
      { type: 'TRANSFER', amount: transfer, on },
      { type: 'RETENTION', amount: retention, on },
      { type: 'PRICE_DIFFERENCE', amount: interest, on },
      { type: 'ADVISORY', amount: operationCost, on },
    ])
  })

  it('is never changed', async () => {
    await aTransferredOrder(host, chilean, 1)
    await expect(host.database.query('update ledger_entry set amount = 1')).rejects.toThrow('never changed')
    await expect(host.database.query('delete from ledger_entry')).rejects.toThrow('never changed')
  })

  it('follows an order that an operator simply sets to paid', async () => {
    const orderId = await aTransferredOrder(host, chilean, 2)
    await setOrderStatus(host.services, orderId, 'PAID')
    expect((await ledgerOf(orderId)).filter(({ type }) => type === 'PAGO_FACTURA')).toHaveLength(2)
    expect(await detailOf(orderId)).toMatchObject({ lostRetention: 0, percentageSurplus: 100 })
  })
})

describe('a payment of an invoice', () => {
  it('made late takes the default interest from its retention and releases the rest', async () => {
    const orderId = await aTransferredOrder(host, chilean, 2)
    const [late, other] = await invoicesOf(orderId)
    expect(E.isRight(await pay(orderId, { folio: String(late?.['folio']), daysLate: 10 }))).toBe(true)
    const [amount, retention, rate] = [Number(late?.['totalAmount']), Number(late?.['amountRetention']), 280]
    const interest = Math.round(((amount - retention) * 10 * rate) / 300_000)
    expect((await ledgerOf(orderId)).slice(-3)).toEqual([
      { type: 'PAGO_FACTURA', amount, on: '2026-12-11' },
      { type: 'DEFAULT_INTEREST', amount: interest, on: '2026-12-11' },
      { type: 'RELEASE', amount: retention - interest, on: '2026-12-11' },
    ])
    const order = await detailOf(orderId)
    expect(order).toMatchObject({ releasedRetention: retention - interest, lostRetention: interest })
    expect(order['availableRetention']).toBe(Number(order['retention']) - interest)
    expect(await invoicesOf(orderId)).toMatchObject([
      { folio: late?.['folio'], statusGroup: 'PAID', daysDebt: 10 },
      { folio: other?.['folio'], statusGroup: 'TRANSFERRED', daysDebt: 0 },
    ])
  })

  it('in parts settles the invoice with the last one, and all settled invoices the order', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    expect(await pay(orderId, { amount: 40_000 })).toMatchObject({ right: { status: 'TRANSFERRED' } })
    expect((await invoicesOf(orderId))[0]).toMatchObject({ statusGroup: 'TRANSFERRED' })
    expect(await pay(orderId)).toMatchObject({ right: { status: 'PAID', invoices: 1 } })
    expect(await pay(orderId)).toMatchObject({ left: { _tag: 'OrderNotRepayable', status: 'PAID' } })
  })

  it('in Mexico transfers the rest of the retention at once', async () => {
    const orderId = await aTransferredOrder(host, mexican, 1)
    await pay(orderId)
    const types = (await ledgerOf(orderId)).map(({ type }) => type)
    expect(types.slice(-3)).toEqual(['PAGO_FACTURA', 'RELEASE', 'SURPLUS_PAID'])
  })

  it('in Mexico transfers the rest of a retention less the debt that an earlier order left', async () => {
    const company = await readyForTransfers(host, await host.company('MX', 'XIA190128J61', 'iris@empresa.mx'))
    const late = await aTransferredOrder(host, company, 1)
    await pay(late, { daysLate: 700 })
    const punctual = await aTransferredOrder(host, company, 1)
    await pay(punctual)
    const sumOf = async (orderId: OrderId, type: string): Promise<number> =>
      (await ledgerOf(orderId)).find((entry) => entry.type === type)?.amount ?? 0
    const debt = await sumOf(late, 'DEFAULT_DEBT')
    expect(debt).toBeGreaterThan(0)
    expect(await sumOf(punctual, 'SURPLUS_PAID')).toBe((await sumOf(punctual, 'RELEASE')) - debt)
    const next = await aTransferredOrder(host, company, 1)
    await pay(next)
    expect(await sumOf(next, 'SURPLUS_PAID')).toBe(await sumOf(next, 'RELEASE'))
  })

  it('in Mexico pays a debt once when several orders are paid at the same time', async () => {
    const company = await readyForTransfers(host, await host.company('MX', 'MISC491214B86', 'marta@empresa.mx'))
    const late = await aTransferredOrder(host, company, 1)
    await pay(late, { daysLate: 700 })
    expect((await ledgerOf(late)).map(({ type }) => type)).toContain('DEFAULT_DEBT')
    const orders: Array<OrderId> = []
    for (let count = 0; count < 8; count += 1) orders.push(await aTransferredOrder(host, company, 1))
    await Promise.all(orders.map((orderId) => pay(orderId)))
    const [wallet] = await host.database.query<{ balance: number }>(
      `select sum(case when credit = 'SURPLUS' then amount else -amount end)::bigint as balance from ledger_entry
        where business_id = $1 and 'SURPLUS' in (debit, credit)`,
      [Number(company.businessId)],
    )
    expect(wallet?.balance).toBe(0)
  })

  it('is rejected whole when one of its invoices cannot be paid so', async () => {
    const orderId = await aTransferredOrder(host, chilean, 2)
    const [, second] = await invoicesOf(orderId)
    await pay(orderId, { folio: String(second?.['folio']), daysLate: 20, amount: 1_000 })
    const before = await ledgerOf(orderId)
    expect(await pay(orderId, { daysLate: 5 })).toMatchObject({ left: { _tag: 'PaymentOutOfOrder' } })
    expect(await ledgerOf(orderId)).toEqual(before)
  })

  it('is rejected for an order that is not transferred, unknown folios, wrong amounts and ambiguous parts', async () => {
    const requested = await anOrder(host, chilean, 1)
    expect(await pay(requested)).toMatchObject({ left: { _tag: 'OrderNotRepayable' } })
    expect(await pay('999999' as OrderId)).toMatchObject({ left: { _tag: 'OrderUnknown' } })
    const orderId = await aTransferredOrder(host, chilean, 2)
    expect(await pay(orderId, { folio: 'no such folio' })).toMatchObject({ left: { _tag: 'NothingToPay' } })
    expect(await pay(orderId, { amount: 1_000 })).toMatchObject({ left: { _tag: 'InvoiceAmbiguous' } })
    const folio = String((await invoicesOf(orderId))[0]?.['folio'])
    expect(await pay(orderId, { folio, amount: 1.5 })).toMatchObject({ left: { _tag: 'MoneyTooPrecise' } })
    expect(await pay(orderId, { folio, amount: 1e9 })).toMatchObject({ left: { _tag: 'PaymentAboveDue' } })
  })

  it('is rejected before its day has come', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    const before = await ledgerOf(orderId)
    const line = typed(['order:pay', orderId], { 'days-late': '0' })
    expect(await orderPay.execute(host.services, line)).toEqual(
      E.left('El 01/12/2026 todavía no llega: un pago se registra cuando ya se hizo.'),
    )
    expect(await ledgerOf(orderId)).toEqual(before)
    host.world.now = noonOf('2026-12-01' as CivilDate)
    expect(await orderPay.execute(host.services, line)).toMatchObject({ right: [expect.stringContaining('PAID')] })
  })

  it('sent twenty times at once is written once', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(orderId)))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect((await ledgerOf(orderId)).filter(({ type }) => type === 'PAGO_FACTURA')).toHaveLength(1)
  })

  it('is notified with its payer, folio, amount, day and rest, and stands in the activity of the order', async () => {
    const orderId = await aTransferredOrder(host, chilean, 2)
    const folio = String((await invoicesOf(orderId))[0]?.['folio'])
    await pay(orderId, { folio, amount: 12_345 })
    const [news] = await host.database.query<{ detail: unknown }>(
      `select detail from notification where kind = 'PayerPaid' order by id desc limit 1`,
    )
    expect(news?.detail).toEqual({
      orderId,
      payer: expect.any(String),
      folio,
      amount: '$12.345',
      paidOn: '2026-11-20',
      due: expect.stringMatching(/^\$\d/),
    })
    const activity = await host.request(`GET /api/business/${chilean.businessId}/order/${orderId}/activity`, {
      token: chilean.token,
    })
    expect(activity.body).toMatchObject({ items: [{ action: 'PAYMENT_RECEIVED', actor: 'operator' }, {}, {}, {}] })
  })
})

describe('the lateness of an order', () => {
  it('puts it in arrears the day after the payment date, and makes it critical after thirty days', async () => {
    const orderId = await aTransferredOrder(host, chilean, 2, '2026-12-01')
    const statusAfter = async (days: number) => {
      host.world.now = NOON + days * DAY
      await updateLateness(host.services)
      return statusOf(orderId)
    }
    expect(await statusAfter(11)).toBe('TRANSFERRED')
    expect(await statusAfter(12)).toBe('ARREAR')
    expect(await statusAfter(41)).toBe('ARREAR')
    expect(await statusAfter(42)).toBe('CRITICAL')
    host.world.now = NOON
    const history = (await detailOf(orderId))['statusHistory'] as ReadonlyArray<{ readonly pymeStatus: string }>
    expect(history.map(({ pymeStatus }) => pymeStatus).slice(-3)).toEqual(['TRANSFERRED', 'ARREAR', 'CRITICAL'])
  })

  it('ends when the late invoice is paid', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    host.world.now = NOON + 20 * DAY
    await updateLateness(host.services)
    expect(await pay(orderId)).toMatchObject({ right: { status: 'PAID' } })
    await updateLateness(host.services)
    expect(await statusOf(orderId)).toBe('PAID')
    host.world.now = NOON
    expect(Number((await detailOf(orderId))['lostRetention'])).toBeGreaterThan(0)
  })
})
