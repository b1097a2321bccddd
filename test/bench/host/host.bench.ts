import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { addBusinessDays, bankCalendar } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { InvoiceListQuery } from '#wire/financing.codec.ts'
import type { Queries } from '#host/database/database.ts'
import { openDatabase } from '#host/database/open-database.ts'
import { pageOfInvoices } from '#host/financing/invoice-list.ts'
import { priceRequest } from '#host/financing/price-request.ts'
import type { Business } from '#host/kernel/caller.ts'
import { anInvoiceListQuery } from '#test/support/samples/invoice-list-query.ts'
import { ceiling, median, ms, percentile, ratio, type Figure } from '../support/figure.ts'
import { timed } from '../support/timed.ts'
import { benchAccounts } from './accounts.bench.ts'
import { findPostgres } from './postgres.ts'

const TODAY = '2026-03-02' as CivilDate

const INVOICES = 100_000
const ROUNDS = 40

/** The host's responses compared with their SQL statements, in one process; network and HTTP parsing are excluded. */
export const benchHost = async (): Promise<ReadonlyArray<Figure>> => {
  const server = await findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-host-'))
  const database = await openDatabase(folder, server?.address, Date.now)
  try {
    const business = await fill(database)
    const where = server === undefined ? 'embedded database' : 'PostgreSQL'
    const pages: Array<Figure> = []
    for (const [name, query] of QUERIES)
      pages.push(
        await comparePages(
          `page of 20 from ${INVOICES.toLocaleString('en')}, ${name}, ${where}, p95`,
          database,
          business,
          query,
        ),
      )
    return [...pages, await priceThousand(database, business), ...(await benchAccounts())]
  } finally {
    await database.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const ASKED = anInvoiceListQuery()
const QUERIES: ReadonlyArray<readonly [string, InvoiceListQuery]> = [
  ['as it opens', ASKED],
  ['sorted by amount', { ...ASKED, page: 40, order: { field: 'amount', direction: 'desc' } }],
  ['searched by name', { ...ASKED, filter: 'pagador 17' }],
]

const fill = async (database: Queries): Promise<Business> => {
  const [row] = await database.query<{ id: number }>(
    `insert into business (country, identifier, name, verified_at, verified_by) values ('CL', $1, 'Banco de pruebas', now(), 'OPERATOR') returning id`,
    [`76${Date.now() % 1_000_000}-0`],
  )
  const id = row?.id ?? 0
  await database.query(
    `insert into invoice (business_id, key, folio, payer_name, payer_identifier, issue_date, due_date, amount, financeable, search, plain_identifier, folio_order, payer_order)
     select $1::bigint, 'bench-' || n, n::text, 'Pagador ' || n % 997, '76000' || n % 997 || '-0', date '2026-01-01' + n % 300, date '2026-06-01' + n % 90,
       10000 + n * 37, true, n || ' pagador ' || n % 997, '76000' || n % 997 || '0', lpad(n::text, 20, '0'), 'PAGADOR ' || n % 997
     from generate_series(1, ${INVOICES}) n`,
    [id],
  )
  await database.query('analyze invoice')
  return { id: String(id) as BusinessId, country: 'CL', identifier: '', name: 'Banco de pruebas' } as Business
}

const comparePages = async (
  what: string,
  database: Queries,
  business: Business,
  query: InvoiceListQuery,
): Promise<Figure> => {
  const statements: Array<Parameters<Queries['query']>> = []
  const recorder: Queries = {
    query: (...statement) => {
      statements.push(statement)
      return database.query(...statement)
    },
  }
  await pageOfInvoices(recorder, business, query, TODAY)
  const answer = endpoints.invoiceList.response(business.country)
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(
      await timed(async () => {
        const { data, totalRows, totalAmount } = await pageOfInvoices(database, business, query, TODAY)
        JSON.stringify(answer.encode({ rows: data, page: query.page, pageSize: query.size, totalRows, totalAmount }))
      }),
    )
    bare.push(await timed(() => Promise.all(statements.map((statement) => database.query(...statement)))))
  }
  return ratio(what, percentile(ours, 0.95), percentile(bare, 0.95), 2)
}

const priceThousand = async (database: Queries, business: Business): Promise<Figure> => {
  const today = TODAY
  const ids = await database.query<{ id: number }>('select id from invoice where business_id = $1 limit 1000', [
    business.id,
  ])
  const open = (days: number): CivilDate =>
    E.getOrElse(() => today)(addBusinessDays(addDays(today, days), 1, bankCalendar('CL')))
  const lines = ids.map(({ id }, at) => ({ invoiceId: String(id) as InvoiceId, paymentDate: open(10 + (at % 40)) }))
  const times: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const from = process.cpuUsage()
    const priced = await priceRequest(database, business, 'DIRECT_FINANCING', lines, today)
    if (E.isLeft(priced)) throw new Error(`Not priced: ${JSON.stringify(priced.left)}`)
    JSON.stringify(endpoints.cartCalculate.response('CL').encode(priced.right.simulation))
    const { user, system } = process.cpuUsage(from)
    times.push((user + system) / 1_000)
  }
  return ceiling('cart/calculate of 1,000 invoices, processor', median(times.slice(3)), 25, ms)
}
