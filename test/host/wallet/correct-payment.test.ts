import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { orderPay } from '#host/operator/order-pay.ts'
import { orderCorrectPayment, orderPaymentList } from '#host/operator/payment-corrections.ts'
import { surplusPay } from '#host/operator/surplus-pay.ts'
import { actOnOrder, setOrderStatus } from '#host/orders/change-status.ts'
import { correctPayment, type PaymentCorrectionRequest } from '#host/orders/correct-payment.ts'
import type { PayerPaymentRequest } from '#host/orders/pay-order.ts'
import { renegotiateOrder } from '#host/orders/renegotiate-order.ts'
import { updateLateness } from '#host/orders/update-lateness.ts'
import { aHost, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { anOrder, aTransferredOrder } from './a-transferred-order.ts'
import { payOnItsDay } from './pay-on-its-day.ts'
import { typed } from '#test/support/operator-line.ts'

const DAY = 24 * 60 * 60 * 1000
const TODAY = '2026-11-20' as CivilDate

/** A business day in both countries. */
const TERMS = { paymentDate: '2027-01-15' as CivilDate, rate: basisPoints(150) }

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

const pay = async (orderId: OrderId, request: Partial<PayerPaymentRequest> = {}): Promise<number> => {
  const paid = await payOnItsDay(host, orderId, request)
  if (E.isLeft(paid)) throw new Error(paid.left._tag)
  return (await paymentsOf(orderId)).at(-1) ?? expect.fail('no payment')
}

const paymentsOf = async (orderId: OrderId): Promise<ReadonlyArray<number>> =>
  (
    await host.database.query<{ id: number }>(
      `select id from ledger_entry where order_id = $1 and type = 'PAGO_FACTURA' order by id`,
      [orderId],
    )
  ).map(({ id }) => id)

const correct = (
  orderId: OrderId,
  paymentId: number,
  part: Partial<PaymentCorrectionRequest['part']> = {},
): ReturnType<typeof correctPayment> =>
  correctPayment(host.services, {
    orderId,
    paymentId,
    reason: 'Se registró en la factura equivocada.',
    part: { amount: undefined, on: undefined, folio: undefined, ...part },
  })

/** Corrected, without a debt. */
const corrected = (status: string) => E.right({ debt: undefined, status })

const ledgerOf = (orderId: OrderId) =>
  host.database.query<{ type: string; debit: string; credit: string; amount: number; on: string }>(
    'select type, debit, credit, amount, moved_on::text as "on" from ledger_entry where order_id = $1 order by id',
    [orderId],
  )

/** The balances of the accounts by the entries of one order. */
const balancesOf = async (orderId: OrderId): Promise<Record<string, number>> => {
  const balances: Record<string, number> = {}
  for (const { amount, credit, debit } of await ledgerOf(orderId)) {
    balances[debit] = (balances[debit] ?? 0) + amount
    balances[credit] = (balances[credit] ?? 0) - amount
  }
  return balances
}

const get = async (company: Company, path: string): Promise<unknown> =>
  (await host.request(`GET /api/business/${company.businessId}/${path}`, { token: company.token })).body
const detailOf = async (orderId: OrderId, company = chilean) =>
  (await get(company, `order/${orderId}`)) as Record<string, unknown>
const invoicesOf = async (orderId: OrderId, company = chilean) =>
  ((await get(company, `order/${orderId}/invoice?page=1&size=20`)) as { data: ReadonlyArray<Record<string, unknown>> })
    .data
const foliosOf = async (orderId: OrderId, company = chilean): Promise<ReadonlyArray<string>> =>
  (await invoicesOf(orderId, company)).map(({ folio }) => String(folio))
const walletOf = async (company = chilean) => (await get(company, 'wallet/status')) as { readonly balance: number }
/** The session of the company ends while the clock is moved by days. */
const statusOf = async (orderId: OrderId): Promise<unknown> =>
  (await host.database.query<{ status: string }>('select status from orders where id = $1', [orderId]))[0]?.status

const transferSurplus = async (company: Company) => {
  await host.request(`POST /api/business/${company.businessId}/wallet/request`, {
    token: company.token,
    body: { activity: 'SURPLUS_REQUEST' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  return surplusPay.run(host.services, {
    taxId: { country: 'CL', identifier: company.identifier },
  })
}

describe('a payment that never happened', () => {
  it('leaves the order, its invoices and every balance as they were before it', async () => {
    const orderId = await aTransferredOrder(host, chilean, 2)
    const before = {
      balances: await balancesOf(orderId),
      detail: await detailOf(orderId),
      invoices: await invoicesOf(orderId),
      wallet: await walletOf(),
    }
    const [folio] = await foliosOf(orderId)
    const payment = await pay(orderId, { folio })
    expect(await correct(orderId, payment)).toEqual(corrected('TRANSFERRED'))
    expect({
      balances: await balancesOf(orderId),
      detail: await detailOf(orderId),
      invoices: await invoicesOf(orderId),
      wallet: await walletOf(),
    }).toMatchObject(before)
  })

  it('is taken back by the opposite entries of today, and stays in the ledger', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const payment = await pay(orderId, { daysLate: 10 })
    const paid = (await ledgerOf(orderId)).slice(-3)
    await correct(orderId, payment)
    const all = await ledgerOf(orderId)
    expect(all.slice(-6, -3)).toEqual(paid)
    expect(all.slice(-3)).toEqual(
      paid.map(({ amount, credit, debit, type }) => ({
        type: `${type}_REVERSED`,
        debit: credit,
        credit: debit,
        amount,
        on: TODAY,
      })),
    )
  })

  it('takes back a debt of default interest too', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const { balance } = await walletOf()
    const payment = await pay(orderId, { daysLate: 3_000 })
    expect((await walletOf()).balance).toBeLessThan(balance)
    await correct(orderId, payment)
    expect((await walletOf()).balance).toBe(balance)
  })

  it('is listed in the movements of the surplus beside its correction', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const { balance } = await walletOf()
    const payment = await pay(orderId)
    const released = (await walletOf()).balance - balance
    await correct(orderId, payment)
    expect(await get(chilean, 'wallet/movement?page=1&size=2')).toMatchObject({
      data: [
        { type: 'RELEASE_REVERSED', amount: -released, balance, orderId: Number(orderId), date: TODAY },
        { type: 'RELEASE', amount: released, balance: balance + released },
      ],
    })
  })

  it('of several partial ones takes back the settlement, and the invoice can be paid again', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const first = await pay(orderId, { amount: 40_000 })
    await pay(orderId)
    expect(await statusOf(orderId)).toBe('PAID')
    expect(await correct(orderId, first)).toEqual(corrected('TRANSFERRED'))
    expect(await detailOf(orderId)).toMatchObject({ releasedRetention: 0, lostRetention: 0 })
    const balances = await balancesOf(orderId)
    expect(balances['RECEIVABLE']).toBe(40_000)
    await pay(orderId)
    expect(await statusOf(orderId)).toBe('PAID')
    expect((await balancesOf(orderId))['RECEIVABLE']).toBe(0)
  })
})

describe('a payment with a wrong amount, day or invoice', () => {
  it('is replaced by the right amount', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const payment = await pay(orderId)
    expect(await correct(orderId, payment, { amount: 40_000 })).toEqual(corrected('TRANSFERRED'))
    const total = Number((await invoicesOf(orderId))[0]?.['totalAmount'])
    expect((await balancesOf(orderId))['RECEIVABLE']).toBe(total - 40_000)
    const right = (await paymentsOf(orderId)).at(-1) ?? 0
    expect(await correct(orderId, right, { amount: total })).toEqual(corrected('PAID'))
  })

  it('is replaced by the right day, with the default interest of that day', async () => {
    const onTime = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    const late = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    await pay(onTime, { daysLate: 4 })
    const payment = await pay(late, { daysLate: 40 })
    host.world.now = NOON + 60 * DAY
    expect(await correct(late, payment, { on: addDays('2026-12-01' as CivilDate, 4) })).toEqual(corrected('PAID'))
    host.world.now = NOON
    const [expected, done] = [await detailOf(onTime), await detailOf(late)]
    expect(done['lostRetention']).toBe(expected['lostRetention'])
    expect((await invoicesOf(late))[0]).toMatchObject({ statusGroup: 'PAID', daysDebt: 4 })
  })

  it('takes its place among the days of the others', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    await pay(orderId, { amount: 40_000, daysLate: 5 })
    const payment = await pay(orderId, { amount: 40_000, daysLate: 10 })
    host.world.now = NOON + 60 * DAY
    await correct(orderId, payment, { on: '2026-12-03' as CivilDate })
    expect(await payOnItsDay(host, orderId, { daysLate: 4 })).toEqual(
      E.left({ _tag: 'PaymentOutOfOrder', last: '2026-12-06' }),
    )
  })

  it('settles its invoice with a later payment, as if both had been recorded in the order of their days', async () => {
    const inOrder = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    await pay(inOrder, { amount: 40_000, daysLate: 2 })
    await pay(inOrder, { daysLate: 20 })
    const late = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    const total = Number((await invoicesOf(late))[0]?.['totalAmount'])
    await pay(late, { amount: total - 40_000, daysLate: 20 })
    const payment = await pay(late, { daysLate: 30 })
    host.world.now = NOON + 60 * DAY
    await correct(late, payment, { on: '2026-12-03' as CivilDate })
    host.world.now = NOON
    const { lostRetention } = await detailOf(inOrder)
    expect(Number(lostRetention)).toBeGreaterThan(0)
    expect(await detailOf(late)).toMatchObject({ pymeStatus: 'PAID', lostRetention })
    expect((await invoicesOf(late))[0]).toMatchObject({ daysDebt: 20 })
  })

  it('is moved to the right invoice of the order', async () => {
    const orderId = await aTransferredOrder(host, chilean, 2)
    const [wrong, right] = await foliosOf(orderId)
    const payment = await pay(orderId, { folio: wrong, amount: 40_000 })
    await correct(orderId, payment, { folio: right })
    const due = await host.database.query<{ folio: string; paid: number }>(
      `select i.folio, sum(e.amount)::bigint as paid from ledger_in_force e join order_invoice l on l.id = e.order_invoice_id
        join invoice i on i.id = l.invoice_id where e.order_id = $1 and e.type = 'PAGO_FACTURA' group by i.folio`,
      [orderId],
    )
    expect(due).toEqual([{ folio: right, paid: 40_000 }])
  })

  it('in Mexico pays out only the difference of what is released, because money that left stays out', async () => {
    const orderId = await aTransferredOrder(host, mexican, 1, '2026-12-01')
    const payment = await pay(orderId, { daysLate: 20 })
    host.world.now = NOON + 60 * DAY
    expect(await correct(orderId, payment, { on: '2026-12-01' as CivilDate })).toEqual(corrected('PAID'))
    const entries = await ledgerOf(orderId)
    const sumOf = (type: string) =>
      entries.filter((entry) => entry.type === type).reduce((sum, { amount }) => sum + amount, 0)
    const retention = sumOf('RETENTION')
    expect(sumOf('RELEASE') - sumOf('RELEASE_REVERSED')).toBe(retention)
    expect(sumOf('SURPLUS_PAID')).toBe(retention)
  })
})

describe('a correction of what was paid out', () => {
  const newsOf = async () =>
    (await host.database.query<{ detail: unknown }>('select detail from notification order by id desc limit 1'))[0]
      ?.detail

  it('leaves the company with a debt, of which it is told, and which the next release pays first', async () => {
    const company = await readyForTransfers(host, await host.company('CL', '79111222-K', 'rosa@empresa.cl'))
    const orderId = await aTransferredOrder(host, company, 1)
    const payment = await pay(orderId)
    expect(E.isRight(await transferSurplus(company))).toBe(true)
    const retention = Number((await detailOf(orderId, company))['retention'])
    expect(await correct(orderId, payment)).toMatchObject({
      right: { status: 'TRANSFERRED', debt: { minor: retention } },
    })
    expect(await newsOf()).toMatchObject({ debt: formatMoney(money('CLP', retention), 'CL') })
    expect(await walletOf(company)).toMatchObject({ balance: -retention })
    await pay(orderId)
    expect(await walletOf(company)).toMatchObject({ balance: 0 })
  })

  it('leaves only the difference where as much is not released again', async () => {
    const company = await readyForTransfers(host, await host.company('CL', '96790240-3', 'olga@empresa.cl'))
    const orderId = await aTransferredOrder(host, company, 1, '2026-12-01')
    const payment = await pay(orderId, { daysLate: 3 })
    await transferSurplus(company)
    const before = Number((await detailOf(orderId, company))['lostRetention'])
    host.world.now = NOON + 60 * DAY
    expect(await correct(orderId, payment, { on: '2026-12-09' as CivilDate })).toMatchObject({
      right: { status: 'PAID' },
    })
    host.world.now = NOON
    const after = Number((await detailOf(orderId, company))['lostRetention'])
    expect(await walletOf(company)).toMatchObject({ balance: before - after })
  })

  it('says nothing of a debt that was there before', async () => {
    const company = await readyForTransfers(host, await host.company('CL', '70009999-K', 'elsa@empresa.cl'))
    await pay(await aTransferredOrder(host, company, 1), { daysLate: 3_000 })
    const orderId = await aTransferredOrder(host, company, 1)
    expect(await correct(orderId, await pay(orderId, { amount: 10 }))).toEqual(corrected('TRANSFERRED'))
    expect(await newsOf()).not.toHaveProperty('debt')
  })

  it('in Mexico leaves what was transferred, and later releases pay it before anything is transferred', async () => {
    const company = await readyForTransfers(host, await host.company('MX', 'XIA190128J61', 'iris@empresa.mx'))
    const orderId = await aTransferredOrder(host, company, 2)
    const [second, first] = await foliosOf(orderId, company)
    const wrong = await pay(orderId, { folio: first })
    const paidOut = async () =>
      (await ledgerOf(orderId)).filter(({ type }) => type === 'SURPLUS_PAID').map(({ amount }) => amount)
    const [retention = 0] = await paidOut()
    expect(await correct(orderId, wrong)).toMatchObject({ right: { debt: { minor: retention } } })
    await pay(orderId, { folio: second })
    expect(await paidOut()).toEqual([retention])
    await pay(orderId, { folio: first })
    expect((await paidOut()).reduce((sum, amount) => sum + amount, 0)).toBe(
      (await ledgerOf(orderId)).find(({ type }) => type === 'RETENTION')?.amount,
    )
  })
})

describe('the status of the order after a correction', () => {
  it.each([
    ['RENEGOTIATION', (orderId: OrderId) => renegotiateOrder(host.services, { orderId, ...TERMS })],
    ['DEFAULT', (orderId: OrderId) => actOnOrder(host.services, orderId, 'declareDefault')],
  ] as const)('is again %s, which it was before it was paid', async (status, act) => {
    const orderId = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    host.world.now = NOON + 20 * DAY
    await updateLateness(host.services)
    await act(orderId)
    const payment = await pay(orderId)
    expect(await correct(orderId, payment)).toEqual(corrected(status))
    expect(await statusOf(orderId)).toBe(status)
  })

  it('is as late as its invoices are by then', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    const payment = await pay(orderId)
    host.world.now = NOON + 20 * DAY
    expect(await correct(orderId, payment)).toEqual(corrected('ARREAR'))
    host.world.now = NOON
    const history = (await detailOf(orderId))['statusHistory'] as ReadonlyArray<{ readonly pymeStatus: string }>
    expect(history.map(({ pymeStatus }) => pymeStatus).slice(-3)).toEqual(['TRANSFERRED', 'PAID', 'ARREAR'])
  })

  it('becomes late afterwards, as if the payment had never been recorded', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    await correct(orderId, await pay(orderId))
    host.world.now = NOON + 12 * DAY
    await updateLateness(host.services)
    expect(await statusOf(orderId)).toBe('ARREAR')
  })

  it('follows an order that an operator simply set to paid', async () => {
    const orderId = await anOrder(host, chilean, 2)
    await setOrderStatus(host.services, orderId, 'PAID')
    const [first = 0] = await paymentsOf(orderId)
    expect(await correct(orderId, first)).toEqual(corrected('TRANSFERRED'))
  })

  it('is not announced as a transfer, but with the correction; the pages are told at once', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const payment = await pay(orderId)
    const [last] = await host.database.query<{ id: number }>('select max(id) as id from notification')
    const received: Array<unknown> = []
    await correctPayment(
      { ...host.services, live: { ...host.services.live, publish: (event) => void received.push(event) } },
      {
        orderId,
        paymentId: payment,
        reason: 'Era de otra empresa.',
        part: { amount: 10, on: undefined, folio: undefined },
      },
    )
    expect(received).toEqual([
      { type: 'order', businessId: chilean.businessId, orderId, pymeStatus: 'TRANSFERRED' },
      { type: 'invoices', businessId: chilean.businessId },
    ])
    const news = await host.database.query<{ kind: string; detail: unknown }>(
      'select kind, detail from notification where id > $1',
      [last?.id],
    )
    const [folio] = await foliosOf(orderId)
    expect(news).toMatchObject([
      {
        kind: 'PaymentCorrected',
        detail: {
          orderId,
          folio,
          rightAmount: '$10',
          paidOn: TODAY,
          status: 'TRANSFERRED',
          reason: 'Era de otra empresa.',
        },
      },
    ])
  })

  it('stands in the activity of the order with the reason', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    await correct(orderId, await pay(orderId))
    expect(await get(chilean, `order/${orderId}/activity`)).toMatchObject({
      items: [
        { action: 'PAYMENT_CORRECTED', actor: 'operator', reason: 'Se registró en la factura equivocada.' },
        { action: 'STATUS_CHANGED', actor: 'host', pymeStatus: 'TRANSFERRED' },
        { action: 'STATUS_CHANGED', pymeStatus: 'PAID' },
        { action: 'PAYMENT_RECEIVED' },
        {},
        {},
        {},
      ],
    })
  })
})

describe('a correction is rejected', () => {
  it('for an unknown order or payment, a payment of another company, and an entry that is no payment', async () => {
    const mine = await aTransferredOrder(host, chilean, 1)
    const theirs = await aTransferredOrder(host, mexican, 1)
    const payment = await pay(theirs, { amount: 10 })
    expect(await correct('999999' as OrderId, payment)).toEqual(E.left({ _tag: 'OrderUnknown' }))
    expect(await correct(mine, 999_999)).toEqual(E.left({ _tag: 'PaymentUnknown' }))
    expect(await correct(mine, payment)).toEqual(E.left({ _tag: 'PaymentUnknown' }))
    const [transfer] = await host.database.query<{ id: number }>(
      `select id from ledger_entry where order_id = $1 and type = 'TRANSFER'`,
      [mine],
    )
    expect(await correct(mine, transfer?.id ?? 0)).toEqual(E.left({ _tag: 'PaymentUnknown' }))
  })

  it('for a right payment that cannot be', async () => {
    const orderId = await aTransferredOrder(host, chilean, 2)
    const [folio, other] = await foliosOf(orderId)
    const payment = await pay(orderId, { folio, amount: 10 })
    await pay(orderId, { folio: other })
    const tagOf = async (part: Partial<PaymentCorrectionRequest['part']>) => {
      const rejected = await correct(orderId, payment, part)
      return E.isLeft(rejected) ? rejected.left._tag : 'corrected'
    }
    expect(await tagOf({ folio: 'no such folio' })).toBe('InvoiceUnknown')
    expect(await tagOf({ amount: 0 })).toBe('PaymentNotPositive')
    expect(await tagOf({ amount: 1.5 })).toBe('MoneyTooPrecise')
    expect(await tagOf({ amount: 1e9 })).toBe('PaymentAboveDue')
    expect(await tagOf({ folio: other })).toBe('PaymentAboveDue')
    expect(await tagOf({ on: addDays(TODAY, 1) })).toBe('DateOutside')
    expect(await tagOf({ on: addDays(TODAY, -1) })).toBe('DateOutside')
  })

  it('for an order that was never transferred or was rejected', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const payment = await pay(orderId)
    await setOrderStatus(host.services, orderId, 'APPROVED')
    expect(await correct(orderId, payment)).toEqual(E.left({ _tag: 'OrderNotRepayable', status: 'APPROVED' }))
  })
})

describe('a correction', () => {
  it('twice has one effect, and the second is told so', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const payment = await pay(orderId)
    expect(E.isRight(await correct(orderId, payment, { amount: 10 }))).toBe(true)
    const once = await ledgerOf(orderId)
    expect(await correct(orderId, payment, { amount: 10 })).toEqual(
      E.left({ _tag: 'PaymentAlreadyCorrected', on: TODAY }),
    )
    expect(await ledgerOf(orderId)).toEqual(once)
  })

  it('by twenty operators at once has one effect', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const payment = await pay(orderId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => correct(orderId, payment, { amount: 10 })))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    const types = (await ledgerOf(orderId)).map(({ type }) => type)
    expect(types.filter((type) => type === 'PAGO_FACTURA_REVERSED')).toHaveLength(1)
    expect((await balancesOf(orderId))['RECEIVABLE']).toBe(Number((await invoicesOf(orderId))[0]?.['totalAmount']) - 10)
  })

  it('of one entry cannot be written twice', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const payment = await pay(orderId)
    await correct(orderId, payment)
    await expect(
      host.database.query(
        `insert into ledger_entry (business_id, order_id, type, debit, credit, amount, moved_on, reverses)
          select business_id, order_id, type, credit, debit, amount, moved_on, id from ledger_entry where id = $1`,
        [payment],
      ),
    ).rejects.toThrow('ledger_one_reversal')
  })

  it('and a transfer of the surplus at once happen one after the other: the company owes exactly what it got', async () => {
    const company = await readyForTransfers(host, await host.company('CL', '61000001-K', 'nora@empresa.cl'))
    const orderId = await aTransferredOrder(host, company, 1)
    const payment = await pay(orderId)
    await Promise.all([transferSurplus(company), correct(orderId, payment)])
    const [row] = await host.database.query<{ paid: number }>(
      `select coalesce(sum(amount), 0)::bigint as paid from ledger_entry where business_id = $1 and type = 'SURPLUS_PAID'`,
      [Number(company.businessId)],
    )
    expect((await walletOf(company)).balance).toBe(0 - (row?.paid ?? 0))
  })
})

describe('the commands of the operator', () => {
  it('list the payments with their numbers, and correct one by its number', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const [folio] = await foliosOf(orderId)
    const list = () => orderPaymentList.run(host.services, { orderId })
    expect(await list()).toEqual(E.right([`La operación ${orderId} no tiene pagos.`]))
    const paymentId = await pay(orderId, { amount: 40_000 })
    const line = `${paymentId}  factura ${folio} · $40.000 · 20/11/2026`
    expect(await list()).toEqual(E.right([line]))
    const typedLine = typed(['order:correct-payment', orderId, paymentId], { reason: 'No llegó.' })
    expect(await orderCorrectPayment.execute(host.services, typedLine)).toEqual(
      E.right([`Operación ${orderId}: pago ${paymentId} corregido; TRANSFERRED`]),
    )
    expect(await list()).toEqual(E.right([`${line} · corregido el 20/11/2026`]))
    expect(await orderCorrectPayment.execute(host.services, typedLine)).toEqual(
      E.left(`El pago ${paymentId} ya se corrigió el 20/11/2026.`),
    )
  })

  it('name who paid in place of the client, and keep it when the amount is corrected', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1)
    const paidBy = { amount: '40000', 'paid-by': ' Factoring Norte SpA ' }
    expect(E.isRight(await orderPay.execute(host.services, typed(['order:pay', orderId], paidBy)))).toBe(true)
    const [paymentId = 0] = await paymentsOf(orderId)
    await correct(orderId, paymentId, { amount: 30_000 })
    expect(await orderPaymentList.run(host.services, { orderId })).toMatchObject({
      right: [
        expect.stringMatching(/ · \$40\.000 · 20\/11\/2026 · pagó Factoring Norte SpA · corregido el 20\/11\/2026$/),
        expect.stringMatching(/ · \$30\.000 · 20\/11\/2026 · pagó Factoring Norte SpA$/),
      ],
    })
  })
})
