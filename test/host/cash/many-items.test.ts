import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { setFeature } from '#host/business/features.ts'
import { CashAnswer } from '#wire/cash.codec.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'
import { cashCompanies } from './a-cash-company.ts'
import { recomputedCells, shownCells } from './recomputed-cash.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const aCompany = cashCompanies(() => host)

const MANY = 10_000

/** Invoices of two hundred payers over a year, half a hundred of them paid in part, one of twenty claimed; some are marked. */
const fill = async ({ businessId }: Company): Promise<void> => {
  const { database } = host
  await database.query(
    `insert into payer_lateness (business_id, payer_identifier, average_days_late, paid_invoices)
      select $1, 'P' || n, n % 30, 3 from generate_series(0, 199, 2) n`,
    [businessId],
  )
  await database.query(
    `insert into invoice (business_id, key, folio, payer_name, payer_identifier, issue_date, due_date, amount, paid, financeable,
        reasons, search, plain_identifier, folio_order, payer_order, due_source, signature, signature_reason)
      select $1, 'k' || n, n::text, 'Pagador ' || n % 200, 'P' || n % 200, '2026-03-01', '2026-05-01'::date + n % 365, 1000 + n * 37 % 900001,
        case when n % 50 = 0 then 500 else 0 end, n % 20 <> 0, case when n % 20 = 0 then '{CLAIMED}'::text[] else '{}' end,
        n::text, 'P', n::text, 'p', 'ISSUE', 'VERIFIED', null from generate_series(1, $2::int) n`,
    [businessId, MANY],
  )
  await database.query(
    `insert into cash_expected (business_id, invoice_id, state, expected_on, since)
      select $1, id, case id % 3 when 0 then 'DATED' when 1 then 'EXCLUDED' else 'COLLECTED' end,
        case when id % 3 = 0 then '2026-12-04'::date end, '2026-11-20' from invoice where business_id = $1 and id % 40 < 3`,
    [businessId],
  )
  await database.query(
    `insert into supplier (business_id, identifier, name, search, plain_identifier, sort_key)
      select $1, 'S' || n, 'Proveedor ' || n, 'p', 'S' || n, n::text from generate_series(1, 100) n`,
    [businessId],
  )
  await database.query(
    `insert into payable (business_id, key, supplier_id, payee_id, folio, issue_date, amount, document_amount, currency, payment_date,
        location, search, plain_identifier, folio_order)
      select $1, 'k' || n, s.id, s.id, n::text, '2026-10-01', 1000 + n * 41 % 800003, case when n % 25 = 0 then 100 + n end,
        case when n % 25 = 0 then 'USD' end, '2026-11-01'::date + n % 200, 'inbox', n::text, 'S', n::text
      from generate_series(1, $2::int) n join (select id, row_number() over (order by id) as place from supplier
        where business_id = $1) s on s.place = 1 + n % 100`,
    [businessId, MANY],
  )
  await database.query(
    `insert into cash_fixed (business_id, name, direction, currency, amount, cadence, starts_on)
      select $1, 'Gasto ' || n, case when n % 2 = 0 then 'IN' else 'OUT' end, 'CLP', 1000 * n, 'MONTHLY', '2026-11-25'::date + n % 3
      from generate_series(1, 100) n`,
    [businessId],
  )
}

it('the cells of a company with 10,000 issued and 10,000 received invoices are the sums that the database holds', async () => {
  const company = await aCompany('CL')
  await setFeature(host.database, company.businessId, { featureId: PAYABLES_FEATURE, active: true })
  await fill(company)
  const { body } = await host.request(`GET /api/business/${company.businessId}/cash`, { token: company.token })
  const decoded = CashAnswer.decode(body)
  const { blocks, today } = E.isRight(decoded) ? decoded.right : expect.fail(JSON.stringify(body).slice(0, 500))
  expect(blocks.map(({ currency }) => currency)).toEqual(['CLP', 'USD'])
  for (const block of blocks) {
    const place = { businessId: company.businessId, country: 'CL', currency: block.currency, today } as const
    expect(shownCells(block)).toEqual(await recomputedCells(host.database, place))
  }
  const items = blocks.flatMap(({ columns }) => columns.flatMap(({ cells }) => cells.map(({ count }) => count)))
  expect(items.reduce((all, count) => all + count, 0)).toBeGreaterThan(19_000)
})
