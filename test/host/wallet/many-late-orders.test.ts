import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateLateness } from '#host/orders/update-lateness.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'

/** One more than are read at once. */
const ORDERS = 101

let host: AHost
let company: Company
beforeAll(async () => {
  host = await aHost()
  company = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})
afterAll(() => host.close())

describe('the hourly check of late orders', () => {
  it('reaches each of them, however many there are', async () => {
    await host.database.query(
      `with invoices as (
         insert into invoice (business_id, key, folio, payer_identifier, payer_name, issue_date, due_date, amount, financeable, search,
           plain_identifier, folio_order, payer_order)
         select $1::bigint, n::text, n::text, '77777777-7', 'Pagador', date '2026-01-01', date '2026-02-01', 1000, true, '', '', '', ''
         from generate_series(1, ${ORDERS}) n returning id
       ), requested as (
         insert into orders (business_id, type, status, requested_on, total, credit_notes, retention, retention_rate, base_rate, interest,
           operation_cost, order_discounts, invoice_discounts, transfer)
         select $1::bigint, 'DIRECT_FINANCING', 'TRANSFERRED', date '2026-01-01', 1000, 0, 300, 3000, 280, 40, 10, 0, 0, 650
         from invoices returning id
       )
       insert into order_invoice (business_id, order_id, invoice_id, position, payment_date, amount, credit_notes, rate, retention_rate, retention)
       select $1::bigint, o.id, i.id, 0, date '2026-02-01', 1000, 0, 280, 3000, 300
       from (select id, row_number() over (order by id) as place from requested) o
         join (select id, row_number() over (order by id) as place from invoices) i using (place)`,
      [company.businessId],
    )
    await updateLateness(host.services)
    const statuses = await host.database.query('select status, count(*) as orders from orders group by status')
    expect(statuses).toEqual([{ status: 'CRITICAL', orders: ORDERS }])
  })
})
