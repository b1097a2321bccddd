import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { pageOfOrderInvoices } from '#host/orders/order-views.ts'
import { OrderInvoicePage } from '#wire/orders.codec.ts'
import { makeWorld, type World } from '#test/host/tax-authority/world.ts'
import { businessById } from '#test/host/database/read-back.ts'
import { cfdi, SELLER_RFC, utf8, uuidOf } from '#test/host/tax-authority/samples.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

it('an order states the total of an invoice in dollars beside its pesos (SAT, TipoCambio)', async () => {
  const id = await world.business('MX', SELLER_RFC)
  const files = [cfdi({ currency: 'USD', rate: '18.50' }), cfdi({ uuid: uuidOf(2), folio: '11' })]
  await world.hand(
    id,
    files.map((text, at) => ({ name: `${at}.xml`, bytes: utf8(text) })),
  )
  const [order] = await world.database.query<{ id: number }>(
    `insert into orders (business_id, type, requested_on, total, credit_notes, retention, retention_rate, base_rate, interest,
       operation_cost, order_discounts, invoice_discounts, transfer)
     values ($1, 'DIRECT_FINANCING', '2026-03-20', 2262000, 0, 0, 0, 280, 0, 0, 0, 0, 2262000) returning id`,
    [id],
  )
  await world.database.query(
    `insert into order_invoice (order_id, invoice_id, position, payment_date, amount, credit_notes, rate, retention_rate, retention)
     select $1, id, row_number() over (order by folio), '2026-04-13', amount, 0, 280, 0, 0 from invoice where business_id = $2`,
    [order?.id ?? 0, id],
  )
  const business = (await businessById(world.database, id)) ?? expect.fail('no business')
  const query = { page: 1, size: 20, filter: undefined, order: undefined }
  const today = '2026-03-20' as CivilDate
  const { rows: data, totalRows } = await pageOfOrderInvoices(
    world.database,
    business,
    String(order?.id) as OrderId,
    query,
    today,
  )
  expect(data.map(({ amount, documentAmount, folio }) => [folio, amount, documentAmount])).toEqual([
    ['F-10', money('MXN', 2_146_000), money('USD', 116_000)],
    ['F-11', money('MXN', 116_000), undefined],
  ])
  const wire = JSON.stringify(OrderInvoicePage('MX').encode({ rows: data, page: 1, pageSize: 20, totalRows }))
  expect(JSON.parse(wire)).toMatchObject({ data: [{ documentTotal: { amount: 1_160, currency: 'USD' } }, {}] })
})
