import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { orderRenegotiate } from '#host/operator/order-renegotiate.ts'
import { setOrderStatus } from '#host/orders/change-status.ts'
import { renegotiateOrder } from '#host/orders/renegotiate-order.ts'
import { updateLateness } from '#host/orders/update-lateness.ts'
import { aHost, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { aTransferredOrder, anOrder } from '#test/host/wallet/a-transferred-order.ts'
import { noonOf, payOnItsDay } from '#test/host/wallet/pay-on-its-day.ts'
import { typed } from '#test/support/operator-line.ts'
import { readyForTransfers } from './ready-for-transfers.ts'

/** When the invoices of the orders were to be paid, and when it is agreed that they are. */
const DUE = '2026-12-01' as CivilDate
const AGREED = '2026-12-30' as CivilDate

let host: AHost
let company: Company
beforeAll(async () => {
  host = await aHost()
  company = await readyForTransfers(host, await host.company('CL', '76086428-5', 'ana@empresa.cl'))
})
beforeEach(() => {
  host.world.now = NOON
})
afterAll(() => host.close())

const on = async <A>(day: string, work: () => Promise<A>): Promise<A> => {
  host.world.now = noonOf(day as CivilDate)
  const done = await work()
  host.world.now = NOON
  return done
}
const renegotiate = (orderId: OrderId, paymentDate = AGREED, rate = 150) =>
  renegotiateOrder(host.services, { orderId, paymentDate, rate: basisPoints(rate) })
const pageOf = async (orderId: OrderId) => {
  const path = `GET /api/business/${company.businessId}/order/${orderId}`
  const [order, lines] = [
    await host.request(path, company),
    await host.request(`${path}/invoice?page=1&size=20`, company),
  ]
  return {
    order: order.body as Record<string, unknown>,
    lines: (lines.body as { readonly data: ReadonlyArray<Record<string, unknown>> }).data,
  }
}
const statusOf = async (orderId: OrderId): Promise<unknown> =>
  (await host.database.query<{ status: string }>('select status from orders where id = $1', [orderId]))[0]?.status

describe('a renegotiation', () => {
  it('gives the unpaid invoices of an order another date and rate, and leaves the paid ones', async () => {
    const orderId = await aTransferredOrder(host, company, 2, DUE)
    const [paid] = (await pageOf(orderId)).lines
    await payOnItsDay(host, orderId, { folio: String(paid?.['folio']) })
    expect(await renegotiate(orderId)).toEqual(E.right({ invoices: 1, status: 'RENEGOTIATION' }))
    const { lines, order } = await pageOf(orderId)
    expect(order).toMatchObject({ pymeStatus: 'RENEGOTIATION' })
    expect(lines[0]).not.toHaveProperty('renegotiation.rate')
    expect(lines[1]).toMatchObject({
      expirationDate: `${DUE}T00:00:00.000Z`,
      rate: 2.8,
      renegotiation: { expirationDate: `${AGREED}T00:00:00.000Z`, rate: 1.5 },
      statusGroup: 'RENEGOTIATED',
    })
  })

  it('runs interest on at the new rate from its day, and counts days late from the new date', async () => {
    const orderId = await aTransferredOrder(host, company, 1, DUE)
    const [line] = (await pageOf(orderId)).lines
    await on('2026-12-11', () => renegotiate(orderId))
    await on('2026-12-21', () => payOnItsDay(host, orderId))
    const advanced = Number(line?.['totalAmount']) - Number(line?.['amountRetention'])
    /* Ten days at 2,8 % and ten at 1,5 %. */
    const interest = Math.round((advanced * (10 * 280 + 10 * 150)) / 300_000)
    const { lines, order } = await pageOf(orderId)
    expect(order).toMatchObject({ pymeStatus: 'PAID', lostRetention: interest })
    expect(lines[0]).toMatchObject({ statusGroup: 'PAID', daysDebt: 0 })
  })

  it('is replaced by a second one of the same day, and followed by one of a later day', async () => {
    const orderId = await aTransferredOrder(host, company, 1, DUE)
    await renegotiate(orderId)
    await renegotiate(orderId, '2027-01-15' as CivilDate, 200)
    await on('2026-11-30', () => renegotiate(orderId, '2027-01-29' as CivilDate, 100))
    const stored = await host.database.query(
      `select agreed_on::text as agreed, payment_date::text as paid, rate from renegotiation
        where order_invoice_id in (select id from order_invoice where order_id = $1) order by agreed_on`,
      [orderId],
    )
    expect(stored).toEqual([
      { agreed: '2026-11-20', paid: '2027-01-15', rate: 200 },
      { agreed: '2026-11-30', paid: '2027-01-29', rate: 100 },
    ])
  })

  it('keeps an order that an operator sets back to active out of arrears until the new date', async () => {
    const orderId = await aTransferredOrder(host, company, 1, DUE)
    await renegotiate(orderId)
    await setOrderStatus(host.services, orderId, 'ACTIVE')
    await on('2026-12-30', () => updateLateness(host.services))
    expect(await statusOf(orderId)).toBe('ACTIVE')
    await on('2026-12-31', () => updateLateness(host.services))
    expect(await statusOf(orderId)).toBe('ARREAR')
  })

  it('is in the audit log and told to the company with its terms', async () => {
    const orderId = await aTransferredOrder(host, company, 1, DUE)
    await renegotiate(orderId)
    const [news] = await host.database.query<{ detail: unknown }>(
      'select detail from notification order by id desc limit 1',
    )
    expect(news?.detail).toEqual({ orderId, status: 'RENEGOTIATION', agreedDate: AGREED, agreedRate: '1,50%' })
    const [entry] = await host.database.query<{ detail: unknown }>('select detail from audit order by id desc limit 1')
    expect(entry?.detail).toEqual({ orderId, status: 'RENEGOTIATION', paymentDate: AGREED, rate: 150 })
  })
})

describe('a renegotiation is rejected', () => {
  const sentence = async (orderId: OrderId, date: string, rate = '1.5') => {
    const answer = await orderRenegotiate.execute(host.services, typed(['order:renegotiate', orderId], { date, rate }))
    return E.isLeft(answer) ? answer.left : answer.right.join('\n')
  }

  it('for terms that cannot be', async () => {
    const orderId = await aTransferredOrder(host, company, 1, DUE)
    expect(await sentence(orderId, '2026-11-20')).toBe('La fecha acordada debe ser posterior a hoy.')
    expect(await sentence(orderId, '2026-12-25')).toBe(
      'La fecha acordada debe ser un día hábil bancario, como el 28/12/2026.',
    )
    expect(await sentence(orderId, '2027-11-22')).toBe('La fecha acordada debe estar dentro de un año.')
    expect(await sentence(orderId, '2026-11-30')).toBe(
      'Una factura se paga el 01/12/2026: la fecha acordada no puede ser anterior.',
    )
    expect(await sentence(orderId, AGREED, '10.01')).toBe('La tasa mensual es de hasta 10 %.')
    expect(await statusOf(orderId)).toBe('TRANSFERRED')
    expect(await sentence(orderId, AGREED, '0')).toBe(
      `Operación ${orderId}: 1 factura(s) hasta el 30/12/2026; RENEGOTIATION`,
    )
  })

  it('for an order without unpaid invoices', async () => {
    const requested = await anOrder(host, company, 1, DUE)
    expect(await sentence(requested, AGREED)).toBe(`La operación ${requested} está en IN_REVIEW, que no lo permite.`)
    const paid = await aTransferredOrder(host, company, 1, DUE)
    await payOnItsDay(host, paid)
    expect(await sentence(paid, AGREED)).toBe(`La operación ${paid} está en PAID, que no lo permite.`)
    await setOrderStatus(host.services, paid, 'ACTIVE')
    expect(await sentence(paid, AGREED)).toBe(`La operación ${paid} no tiene facturas sin pagar.`)
    expect(await sentence('999999' as OrderId, AGREED)).toBe('No existe la operación 999999.')
  })
})
