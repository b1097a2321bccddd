import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { aBusiness } from '#test/host/database/a-business.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'

let database: Database
let mine: string
let other: string
let orderId: number
beforeAll(async () => {
  database = await sharedDatabase()
  mine = await aBusiness(database, 'CL', '76086428-5')
  other = await aBusiness(database, 'CL', '77777777-7')
  const [order] = await database.query<{ id: number }>(
    `insert into orders (business_id, type, requested_on, total, credit_notes, retention, retention_rate, base_rate, interest,
       operation_cost, order_discounts, invoice_discounts, transfer)
     values ($1, 'DIRECT_FINANCING', '2026-03-01', 1000, 0, 300, 3000, 280, 40, 10, 0, 0, 650) returning id`,
    [mine],
  )
  orderId = order?.id ?? 0
})
afterAll(() => database.close())

const anInvoice = async (folio: string): Promise<number> => {
  const [row] = await database.query<{ id: number }>(
    `insert into invoice (business_id, key, folio, payer_identifier, payer_name, issue_date, due_date, amount, financeable, search,
       plain_identifier, folio_order, payer_order)
     values ($1, $2, $2, '77777777-7', 'Pagador', '2026-02-01', '2026-03-31', 1000, true, '', '', '', '') returning id`,
    [mine, folio],
  )
  return row?.id ?? 0
}

describe('the line of an order', () => {
  it('gets the business of its order when a host of an earlier version writes it', async () => {
    const [line] = await database.query<{ business_id: number }>(
      `insert into order_invoice (order_id, invoice_id, position, payment_date, amount, credit_notes, rate, retention_rate, retention)
       values ($1, $2, 0, '2026-03-31', 1000, 0, 280, 3000, 300) returning business_id`,
      [orderId, await anInvoice('1')],
    )
    expect(String(line?.business_id)).toBe(mine)
  })

  it('cannot name another business than its order', async () => {
    const written = database.query(
      `insert into order_invoice (business_id, order_id, invoice_id, position, payment_date, amount, credit_notes, rate, retention_rate, retention)
       values ($1, $2, $3, 1, '2026-03-31', 1000, 0, 280, 3000, 300)`,
      [other, orderId, await anInvoice('2')],
    )
    await expect(written).rejects.toThrow('foreign key')
  })
})
