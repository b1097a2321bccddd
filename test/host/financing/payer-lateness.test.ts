import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaidInvoice } from '#domain/financing/payer-lateness.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { updateLatenessByDocuments } from '#host/financing/payer-lateness.ts'
import { correctPayment } from '#host/orders/correct-payment.ts'
import { aHost, anInvoice, date, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { aTransferredOrder } from '#test/host/wallet/a-transferred-order.ts'
import { payOnItsDay } from '#test/host/wallet/pay-on-its-day.ts'

let host: AHost
let chilean: Company
let mexican: Company
beforeAll(async () => {
  host = await aHost()
  chilean = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  mexican = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
  for (const company of [chilean, mexican]) await readyForTransfers(host, company)
})
afterAll(() => host.close())

interface Listed {
  readonly folio: string
  readonly averageDaysLate: number | null
  readonly averageDaysLateInvoices?: number
}

const listed = async ({ businessId, token }: Company, filter: string): Promise<Listed | undefined> => {
  const asked = `GET /api/business/${businessId}/invoice?orderType=DIRECT_FINANCING&page=1&size=20&filter=${filter}`
  const { body } = await host.request(asked, { token })
  return (body as { readonly data: ReadonlyArray<Listed> }).data[0]
}

const pay = (orderId: OrderId, daysLate: number) => payOnItsDay(host, orderId, { daysLate })

/** Corrects the last payment of an order: it was made on another day, or never. */
const correct = async (orderId: OrderId, on: CivilDate | undefined) => {
  const [last] = await host.database.query<{ id: number }>(
    `select max(id) as id from ledger_entry where order_id = $1 and type = 'PAGO_FACTURA'`,
    [orderId],
  )
  const part = { amount: undefined, folio: undefined, on }
  const done = await correctPayment(host.services, { orderId, paymentId: last?.id ?? 0, reason: 'Error.', part })
  if (E.isLeft(done)) throw new Error(done.left._tag)
}

describe('the lateness of a Chilean payer', () => {
  it('follows the payments of its orders, and is stated from the third paid invoice on', async () => {
    await store(host, chilean, [anInvoice('CL', 900, { folio: 'A900' })])
    await pay(await aTransferredOrder(host, chilean, 2, '2026-12-01'), 4)
    expect(await listed(chilean, 'A900')).toMatchObject({ averageDaysLate: null })
    await pay(await aTransferredOrder(host, chilean, 1, '2026-12-01'), 20)
    /* (4 + 4 + 20) / 3 = 9.33 */
    expect(await listed(chilean, 'A900')).toMatchObject({ averageDaysLate: 9, averageDaysLateInvoices: 3 })
  })

  it('does not count an invoice that is paid in part', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    await payOnItsDay(host, orderId, { daysLate: 60, amount: 10 })
    expect(await listed(chilean, 'A900')).toMatchObject({ averageDaysLate: 9, averageDaysLateInvoices: 3 })
  })

  it('does not count a payment that was corrected, and counts the right day', async () => {
    const orderId = await aTransferredOrder(host, chilean, 1, '2026-12-01')
    await pay(orderId, 61)
    /* (4 + 4 + 20 + 61) / 4 = 22.25 */
    expect(await listed(chilean, 'A900')).toMatchObject({ averageDaysLate: 22, averageDaysLateInvoices: 4 })
    await correct(orderId, undefined)
    expect(await listed(chilean, 'A900')).toMatchObject({ averageDaysLate: 9, averageDaysLateInvoices: 3 })
    await pay(orderId, 61)
    const now = host.world.now
    host.world.now = now + 20 * 24 * 60 * 60 * 1000
    await correct(orderId, date('2026-12-01'))
    host.world.now = now
    /* (4 + 4 + 20 + 0) / 4 = 7 */
    expect(await listed(chilean, 'A900')).toMatchObject({ averageDaysLate: 7, averageDaysLateInvoices: 4 })
    await correct(orderId, undefined)
    expect(await listed(chilean, 'A900')).toMatchObject({ averageDaysLate: 9, averageDaysLateInvoices: 3 })
  })

  it('remains after a synchronisation, whatever the documents say', async () => {
    const paid = Array.from({ length: 3 }, () => late('76086428-5', '2026-06-01'))
    await host.database.transaction((tx) =>
      updateLatenessByDocuments(tx, { businessId: chilean.businessId, country: 'CL' }, paid),
    )
    expect(await listed(chilean, 'A900')).toMatchObject({ averageDaysLate: 9, averageDaysLateInvoices: 3 })
  })

  it('is of the company alone', async () => {
    const other = await host.company('CL', '77123456-K', 'eva@otra.cl')
    await store(host, other, [anInvoice('CL', 901, { folio: 'A901' })])
    expect(await listed(other, 'A901')).toMatchObject({ averageDaysLate: null })
  })
})

describe('the lateness of a Mexican payer', () => {
  const write = (receipts: ReadonlyArray<PaidInvoice>) =>
    host.database.transaction((tx) =>
      updateLatenessByDocuments(tx, { businessId: mexican.businessId, country: 'MX' }, receipts),
    )

  it('follows the payment receipts of each synchronisation', async () => {
    await store(host, mexican, [anInvoice('MX', 902, { folio: 'A902' })])
    const receipts = ['2026-05-08', '2026-05-09', '2026-05-11'].map((on) => late('EKU9003173C9', on))
    await write(receipts)
    expect(await listed(mexican, 'A902')).toMatchObject({ averageDaysLate: 8, averageDaysLateInvoices: 3 })
    await write([...receipts, late('EKU9003173C9', '2026-05-01')])
    expect(await listed(mexican, 'A902')).toMatchObject({ averageDaysLate: 6, averageDaysLateInvoices: 4 })
    await write(receipts.slice(1))
    expect(await listed(mexican, 'A902')).toMatchObject({ averageDaysLate: null })
    await write([])
    expect(await listed(mexican, 'A902')).toMatchObject({ averageDaysLate: null })
  })

  it('does not follow the payments of its orders', async () => {
    await pay(await aTransferredOrder(host, mexican, 4, '2026-12-01'), 20)
    expect(await listed(mexican, 'A902')).toMatchObject({ averageDaysLate: null })
  })
})

const late = (payer: string, paidOn: string): PaidInvoice => ({
  payer,
  dueDate: date('2026-05-01'),
  paidOn: date(paidOn),
})
