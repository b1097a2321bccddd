import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { SimulationCodec } from '#wire/cart.codec.ts'
import { InvoicePage } from '#wire/financing.codec.ts'
import { OrderDetail, OrderInvoicePage } from '#wire/orders.codec.ts'
import { pageOfInvoices } from '#host/financing/invoice-list.ts'
import { priceRequest } from '#host/financing/price-request.ts'
import type { Business } from '#host/kernel/caller.ts'
import { orderOf, pageOfOrderInvoices } from '#host/orders/order-views.ts'
import { makeWorld, type World } from '#test/host/tax-authority/world.ts'
import { businessById } from '#test/host/database/read-back.ts'
import { BUYER_RFC, cfdi, pago, SELLER_RFC, utf8, uuidOf } from '#test/host/tax-authority/samples.ts'
import { anInvoiceListQuery } from '#test/support/samples/invoice-list-query.ts'

const TODAY = '2026-03-20' as CivilDate

let world: World
let business: Business
let ids: ReadonlyMap<string, InvoiceId>

/** F-10 of 1,160 pesos, of which the customer paid 1,000 and a note credited 60; F-11, of which nothing was paid. */
beforeAll(async () => {
  world = await makeWorld()
  const id = await world.business('MX', SELLER_RFC)
  const files = [
    cfdi({ uuid: uuidOf(1), folio: '10' }),
    cfdi({ uuid: uuidOf(2), folio: '11' }),
    cfdi({ uuid: uuidOf(3), kind: 'E', total: '60.00', related: [uuidOf(1)] }),
    pago([{ uuid: uuidOf(1), installment: 1, paid: '1000.00', outstanding: '160.00' }], { uuid: uuidOf(4) }),
  ]
  const { results } = await world.hand(
    id,
    files.map((text, at) => ({ name: `${at}.xml`, bytes: utf8(text) })),
  )
  business = (await businessById(world.database, id)) ?? expect.fail('no business')
  ids = new Map(results.flatMap(({ file, invoiceId }) => (invoiceId === undefined ? [] : [[file, invoiceId]])))
})
afterAll(() => world.close())

const idOf = (file: string): InvoiceId => ids.get(file) ?? expect.fail(file)

/** An order of both invoices, with its figures. */
const anOrder = async (): Promise<OrderId> => {
  const [order] = await world.database.query<{ id: number }>(
    `insert into orders (business_id, type, requested_on, total, credit_notes, retention, retention_rate, base_rate, interest,
       operation_cost, order_discounts, invoice_discounts, transfer)
     values ($1, 'DIRECT_FINANCING', '2026-03-20', 232000, 106000, 0, 0, 280, 0, 0, 0, 0, 126000) returning id`,
    [business.id],
  )
  for (const [at, [file, lowered]] of [['0.xml', 106_000] as const, ['1.xml', 0] as const].entries())
    await world.database.query(
      `insert into order_invoice (order_id, invoice_id, position, payment_date, amount, credit_notes, rate, retention_rate, retention)
       values ($1, $2, $3, '2026-04-13', 116000, $4, 280, 0, 0)`,
      [order?.id ?? 0, idOf(file), at, lowered],
    )
  return String(order?.id) as OrderId
}

describe('what a customer paid of an invoice', () => {
  it('is in its row, and absent where nothing was paid', async () => {
    const page = await pageOfInvoices(world.database, business, anInvoiceListQuery(), TODAY)
    const { rows: data, totalAmount, totalRows } = page
    const wire = JSON.stringify(InvoicePage('MX').encode({ rows: data, totalAmount, page: 1, pageSize: 20, totalRows }))
    const rows = (JSON.parse(wire) as { data: ReadonlyArray<Record<string, unknown>> }).data
    expect(
      new Map(
        rows.map(({ folio, paidAmount, totalAmountCreditNotes }) => [folio, [totalAmountCreditNotes, paidAmount]]),
      ),
    ).toEqual(
      new Map([
        ['F-10', [1_060, 1_000]],
        ['F-11', [0, undefined]],
      ]),
    )
  })

  it('is in the simulation of a cart with it only', async () => {
    const priced = async (...files: ReadonlyArray<string>) => {
      const lines = files.map((file) => ({ invoiceId: idOf(file), paymentDate: '2026-04-13' as CivilDate }))
      const answer = await priceRequest(world.database, business, 'DIRECT_FINANCING', lines, TODAY)
      if (E.isLeft(answer)) return expect.fail(JSON.stringify(answer.left))
      return JSON.parse(JSON.stringify(SimulationCodec('MX').encode(answer.right.simulation))) as Record<
        string,
        unknown
      >
    }
    expect(await priced('0.xml', '1.xml')).toMatchObject({ totalAmountCreditNotes: 1_060, paidAmount: 1_000 })
    expect(await priced('1.xml')).not.toHaveProperty('paidAmount')
  })

  it('is in an order and its line, where later payments do not count', async () => {
    const orderId = await anOrder()
    const read = async () => {
      const order = (await orderOf(world.database, business, orderId, TODAY)) ?? expect.fail('no order')
      const query = { page: 1, size: 20, filter: undefined, order: undefined }
      const lines = await pageOfOrderInvoices(world.database, business, orderId, query, TODAY)
      OrderDetail('MX').encode(order)
      OrderInvoicePage('MX').encode({ rows: lines.rows, page: 1, pageSize: 20, totalRows: lines.totalRows })
      return [order.paid, ...lines.rows.map(({ paid }) => paid)]
    }
    const expected = [money('MXN', 100_000), money('MXN', 100_000), undefined]
    expect(await read()).toEqual(expected)
    const settlements = [{ uuid: uuidOf(2), installment: 1, paid: '1160.00', outstanding: '0.00' }]
    await world.hand(business.id, [
      { name: '5.xml', bytes: utf8(pago(settlements, { uuid: uuidOf(5), receiver: BUYER_RFC })) },
    ])
    expect(await read()).toEqual(expected)
  })
})
