import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queries } from '#host/database/database.ts'
import { reportPage } from '#host/report/page.ts'
import { reportOf } from '#host/report/report-data.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'

/** More than are listed behind a figure. */
const ORDERS = 120

let host: AHost
let few: Company
let many: Company
beforeAll(async () => {
  host = await aHost()
  few = await host.company('CL', '76086428-5', 'ana@empresa.cl')
  many = await host.company('CL', '77777777-7', 'eva@empresa.cl')
  await lateOrders(few, 1)
  await lateOrders(many, ORDERS)
})
afterAll(() => host.close())

/** Orders that were transferred in September and are not paid, each of one invoice. */
const lateOrders = ({ businessId }: Company, count: number) =>
  host.database.query(
    `with invoices as (
       insert into invoice (business_id, key, folio, payer_identifier, payer_name, issue_date, due_date, amount, financeable, search,
         plain_identifier, folio_order, payer_order)
       select $1::bigint, n::text, n::text, '96790240-3', 'Pagador', date '2026-09-01', date '2026-10-01', 1000, true, '', '', '', ''
       from generate_series(1, ${count}) n returning id
     ), requested as (
       insert into orders (business_id, type, status, requested_on, total, credit_notes, retention, retention_rate, base_rate, interest,
         operation_cost, order_discounts, invoice_discounts, transfer)
       select $1::bigint, 'DIRECT_FINANCING', 'CRITICAL', date '2026-09-01', 1000, 0, 300, 3000, 280, 40, 10, 0, 0, 650
       from invoices returning id
     ), sent as (
       insert into ledger_entry (business_id, order_id, type, debit, credit, amount, moved_on)
       select $1::bigint, id, 'TRANSFER', 'RECEIVABLE', 'TRANSFERS', 650, date '2026-09-01' from requested
     )
     insert into order_invoice (business_id, order_id, invoice_id, position, payment_date, amount, credit_notes, rate, retention_rate, retention)
     select $1::bigint, o.id, i.id, 0, date '2026-10-01', 1000, 0, 280, 3000, 300
     from (select id, row_number() over (order by id) as place from requested) o
       join (select id, row_number() over (order by id) as place from invoices) i using (place)`,
    [businessId],
  )

const reported = async ({ businessId }: Company) => {
  let statements = 0
  const counted: Queries = {
    query: (...given) => {
      statements += 1
      return host.database.query(...given)
    },
  }
  const report = await reportOf(counted, host.services.clock, businessId, {})
  if (report === undefined) return expect.fail('no report')
  return { report, statements, page: reportPage(report, { theme: undefined, hidesAmounts: false }) }
}

describe('the report of many orders', () => {
  it('is read by as many statements as that of one', async () => {
    expect((await reported(many)).statements).toBe((await reported(few)).statements)
  })

  it('counts all rows behind a figure and lists fifty', async () => {
    const { page, report } = await reported(many)
    expect(report.cost.orders).toBe(ORDERS)
    expect(report.concentration.payers.map(({ invoices }) => invoices.length)).toEqual([ORDERS])
    const [, opened = ''] = page.split('Operaciones de cada mes: septiembre de 2026</caption>')
    expect(opened.split('</details>')[0]?.match(/<tr><th scope="row">/g)).toHaveLength(50)
    expect(page).toContain(`Se muestran 50 de ${ORDERS}.`)
  })
})
