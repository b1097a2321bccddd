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
import { simulate } from '#domain/financing/simulate.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { Business } from '#host/kernel/caller.ts'
import { anInvoiceListQuery } from '#test/support/samples/invoice-list-query.ts'
import { atMost, ratio, times, printed, median, type Figure } from '../support/figure.ts'
import { timed } from '../support/timed.ts'
import { benchAccounts } from './accounts.bench.ts'
import { findPostgres } from './postgres.ts'

const TODAY = '2026-03-02' as CivilDate

const INVOICES = 100_000
const PART = 5_000
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
          `page of 20 from ${INVOICES.toLocaleString('en')}, ${name}, ${where}`,
          database,
          business,
          query,
        ),
      )
    return [...pages, ...(await priceThousand(database, business)), ...(await benchAccounts())]
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
  /* In parts, because the host's connections end a statement after five seconds. */
  for (let from = 1; from <= INVOICES; from += PART)
    await database.query(
      `insert into invoice (business_id, key, folio, payer_name, payer_identifier, issue_date, due_date, amount, financeable, search, plain_identifier, folio_order, payer_order)
     select $1::bigint, 'bench-' || n, n::text, 'Pagador ' || n % 997, '76000' || n % 997 || '-0', date '2026-01-01' + n % 300, date '2026-06-01' + n % 90,
       10000 + n * 37, true, n || ' pagador ' || n % 997, '76000' || n % 997 || '0', lpad(n::text, 20, '0'), 'PAGADOR ' || n % 997
     from generate_series($2::int, $3::int) n`,
      [id, from, from + PART - 1],
    )
  await database.query('analyze invoice')
  return { id: String(id) as BusinessId, country: 'CL', identifier: '', name: 'Banco de pruebas' } as Business
}

/** `database`, and the statements that were executed through it. */
const recorded = (database: Queries) => {
  const statements: Array<Parameters<Queries['query']>> = []
  const recorder: Queries = {
    query: (...statement) => {
      statements.push(statement)
      return database.query(...statement)
    },
  }
  return { recorder, repeat: () => Promise.all(statements.map((statement) => database.query(...statement))) }
}

const comparePages = async (
  what: string,
  database: Queries,
  business: Business,
  query: InvoiceListQuery,
): Promise<Figure> => {
  const { recorder, repeat } = recorded(database)
  await pageOfInvoices(recorder, business, query, TODAY)
  const answer = endpoints.invoiceList.response(business.country)
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(
      await timed(async () => {
        const { rows: data, totalRows, totalAmount } = await pageOfInvoices(database, business, query, TODAY)
        JSON.stringify(answer.encode({ rows: data, page: query.page, pageSize: query.size, totalRows, totalAmount }))
      }),
    )
    bare.push(await timed(repeat))
  }
  return ratio(what, ours, bare, atMost(2))
}

const priceThousand = async (database: Queries, business: Business): Promise<ReadonlyArray<Figure>> => {
  const today = TODAY
  const ids = await database.query<{ id: number }>('select id from invoice where business_id = $1 limit 1000', [
    business.id,
  ])
  const open = (days: number): CivilDate =>
    E.getOrElse(() => today)(addBusinessDays(addDays(today, days), 1, bankCalendar('CL')))
  const lines = ids.map(({ id }, at) => ({ invoiceId: String(id) as InvoiceId, paymentDate: open(10 + (at % 40)) }))
  const { recorder, repeat } = recorded(database)
  const priced = await priceRequest(recorder, business, 'DIRECT_FINANCING', lines, today)
  if (E.isLeft(priced)) throw new Error(`Not priced: ${JSON.stringify(priced.left)}`)
  const terms = standardTerms('CLP')
  const order = { currency: 'CLP', today, operationCost: terms.operationCost, lines: priced.right.lines } as const
  const answer = endpoints.cartCalculate.response('CL')
  const [ours, least, alone]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(
      await timed(async () => {
        const again = await priceRequest(database, business, 'DIRECT_FINANCING', lines, today)
        if (E.isRight(again)) JSON.stringify(answer.encode(again.right.simulation))
      }),
    )
    alone.push(await timed(async () => void simulate(order)))
    least.push(
      await timed(async () => {
        await repeat()
        simulate(order)
      }),
    )
  }
  return [
    ratio('cart/calculate of 1,000 invoices, beside its statements and the rule', ours, least, atMost(3)),
    printed('  the same, beside the rule alone', times(median(ours) / median(alone))),
  ]
}
