import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { CASH_COLUMNS } from '#domain/cash/cash-column.ts'
import { applyChanges } from '#domain/cash/project-cash.ts'
import type { CashProjection } from '#domain/cash/projection.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { type Currency, money } from '#domain/kernel/money.ts'
import { dueBucketOf } from '#domain/payables/due-bucket.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import { setFeature } from '#host/business/features.ts'
import { CashCoverAnswer } from '#wire/cash-cover.codec.ts'
import { createDocumentSet } from '#host/documents/store.ts'
import { CashAnswer, CashEntryPage, CashSoonAnswer } from '#wire/cash.codec.ts'
import { aReceivedInvoice, storePayable, storePayables } from '#test/host/payables/a-payable.ts'
import { approveContract } from '#test/host/orders/ready-for-transfers.ts'
import { aHost, anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { testClient } from '#test/host/server/test-client.ts'
import { aTransferredOrder } from '#test/host/wallet/a-transferred-order.ts'
import { cashCompanies } from './a-cash-company.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const TODAY = '2026-11-20' as CivilDate
const aCompany = cashCompanies(() => host)

type Decoder<A> = { readonly decode: (value: unknown) => { readonly _tag: string; readonly right?: A } }

const read = async <A>(company: Company, path: string, codec: Decoder<A>): Promise<A> => {
  const { body } = await host.request(`GET /api/business/${company.businessId}/${path}`, { token: company.token })
  const decoded = codec.decode(body)
  return decoded.right ?? expect.fail(JSON.stringify(body))
}
const cashOf = (company: Company): Promise<CashProjection> => read(company, 'cash', CashAnswer)
const entriesOf = async (company: Company, query: string) =>
  (await read(company, `cash/item?${query}&page=1&size=100`, CashEntryPage)).rows

const cellsOf = async (company: Company, currency: Currency = profileOf(company.country).currency) => {
  const block = (await cashOf(company)).blocks.find((one) => one.currency === currency)
  return (block?.columns ?? []).flatMap(({ cells, column }) =>
    cells.map(({ amount, count, kind }) => [column, kind, amount.minor, count]),
  )
}

const stateOpening = (company: Company, amount: number, version: number, date = '2026-11-20') =>
  host.request(`PUT /api/business/${company.businessId}/cash/opening`, {
    token: company.token,
    headers: { 'if-match': `"${version}"` },
    body: { date, accounts: [{ name: 'BCI', balance: { amount, currency: profileOf(company.country).currency } }] },
  })

const order = (company: Company, ids: Parameters<typeof linesOf>[0]) =>
  host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: company.token,
    body: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] },
  })

describe.each(COUNTRIES)('the cash of a company in %s', (country) => {
  const units = profileOf(country).currency === 'CLP' ? 1 : 100

  it('has its issued invoices in the week of their due date, later when their payer is, and none that is not owed', async () => {
    const company = await aCompany(country)
    await store(host, company, [
      anInvoice(country, 1),
      anInvoice(country, 2, { payer: { name: 'Tardío', identifier: '77123456-K' } }),
      anInvoice(country, 3, { reasons: ['CLAIMED'] }),
      anInvoice(country, 4, { reasons: ['CANCELLED'] }),
      anInvoice(country, 5, { creditNotes: anInvoice(country, 5).amount }),
    ])
    await host.database.query(
      `insert into payer_lateness (business_id, payer_identifier, average_days_late, paid_invoices) values ($1, '77123456-K', 7, 3)`,
      [company.businessId],
    )
    expect(await cellsOf(company)).toEqual([
      ['W3', 'RECEIVABLE', 100_001 * units, 1],
      ['W4', 'RECEIVABLE', 100_002 * units, 1],
      ['EXCLUDED', 'RECEIVABLE', 100_003 * units, 1],
    ])
    const [late] = await entriesOf(company, `currency=${profileOf(country).currency}&column=W4`)
    expect(late).toMatchObject({
      folio: '102',
      name: 'Tardío',
      payer: '77123456-K',
      averageDaysLate: 7,
      dueDate: '2026-12-01',
    })
  })

  it('has in place of an ordered invoice the transfer, and its retention', async () => {
    const company = await aCompany(country)
    const ids = await store(host, company, [anInvoice(country, 1), anInvoice(country, 2)])
    await order(company, ids.slice(0, 1))
    const cells = await cellsOf(company)
    expect(cells.map(([column, kind]) => `${column} ${kind}`)).toEqual([
      'W2 ORDER_TRANSFER',
      'W3 RECEIVABLE',
      'W3 RETENTION',
    ])
    const [entry] = await entriesOf(company, `currency=${profileOf(country).currency}&kind=RETENTION`)
    expect([entry?.folio, entry?.orderId === undefined]).toEqual(['101', false])
  })

  it('expects the transfer after the latest approval, and on its arrival again once the order is reviewed again', async () => {
    const company = await aCompany(country)
    const ids = await store(host, company, [anInvoice(country, 1)])
    const created = await order(company, ids)
    const { createdOrder } = created.body as { createdOrder: { id: number } }
    const id = String(createdOrder.id) as OrderId
    const owner = { country, id: company.businessId }
    await host.database.transaction((tx) => createDocumentSet(tx, owner, { type: 'order', id }))
    await approveContract(host, id)
    const become = async (status: string, on: string) => {
      await host.database.query('update orders set status = $2 where id = $1', [createdOrder.id, status])
      await host.database.query(
        `insert into order_status (order_id, business_id, status, changed_on, changed_at) values ($1, $2, $3, $4::date, $4::date)`,
        [createdOrder.id, company.businessId, status, on],
      )
      const [entry] = await entriesOf(company, `currency=${profileOf(country).currency}&kind=ORDER_TRANSFER`)
      return entry?.expected
    }
    const [arrival, first, reviewed, again] = [
      await become('IN_REVIEW', '2026-11-09'),
      await become('APPROVED', '2026-11-10'),
      await become('IN_REVIEW', '2026-11-18'),
      await become('APPROVED', '2026-11-19'),
    ]
    expect([arrival, first, reviewed, again]).toEqual(['2026-11-24', '2026-11-11', '2026-11-24', '2026-11-20'])
  })

  it('has only the retention after the transfer', async () => {
    const company = await aCompany(country)
    await aTransferredOrder(host, company, 2)
    expect((await cellsOf(company)).map(([, kind, , count]) => [kind, count])).toEqual([['RETENTION', 2]])
  })

  it('has what it owes by its payment date, documents in dollars apart', async () => {
    const company = await aCompany(country)
    await storePayables(host, company, [
      aReceivedInvoice(country, 1),
      aReceivedInvoice(country, 2, { documentAmount: money('USD', 6_840) }),
      aReceivedInvoice(country, 3, { obstacle: 'CLAIMED' }),
    ])
    expect((await cellsOf(company)).map(([, kind, minor]) => [kind, minor])).toEqual([['PAYABLE', 1_001]])
    expect((await cellsOf(company, 'USD')).map(([, kind, minor]) => [kind, minor])).toEqual([['PAYABLE', 6_840]])
  })

  it('has on each day what the bucket of payables has: three invoices, one in dollars, and a payroll until its money is sent', async () => {
    const company = await aCompany(country)
    const { currency } = profileOf(country)
    await storePayables(host, company, [
      aReceivedInvoice(country, 2),
      aReceivedInvoice(country, 3, { documentAmount: money('USD', 6_840) }),
    ])
    const { payrollId } = await storePayable(host, company)
    const agree = async () => {
      const entries = await Promise.all(
        ([currency, 'USD'] as const).map((one) => entriesOf(company, `currency=${one}&direction=OUT`)),
      )
      const { due } = await testClient(host, company).payableStats({ query: {} })
      for (const { bucket, totals = [] } of due) {
        const moving = entries
          .flat()
          .filter(({ expected }) => dueBucketOf(expected ?? TODAY, { today: TODAY }) === bucket)
        expect(totals).toEqual(owedTotals(moving, currency))
      }
      return entries.flat().map(({ kind }) => kind)
    }
    expect((await agree()).toSorted()).toEqual(['PAYABLE', 'PAYABLE', 'PAYABLE', 'PAYROLL'])
    await host.database.query(`update payroll set status = 'PAYMENT_IN_PROCESS' where id = $1`, [payrollId])
    expect(await agree()).toEqual(['PAYABLE', 'PAYABLE', 'PAYABLE'])
  })

  it('has in each cell the sum of the items that it opens', async () => {
    const company = await aCompany(country)
    const ids = await store(
      host,
      company,
      [1, 2, 3, 4].map((at) => anInvoice(country, at)),
    )
    await order(company, ids.slice(0, 2))
    await storePayables(
      host,
      company,
      [1, 2, 3].map((at) => aReceivedInvoice(country, at)),
    )
    const { blocks } = await cashOf(company)
    for (const { columns, currency, days } of blocks) {
      const places = [
        ...columns.map((column) => ({ ...column, query: `column=${column.column}` })),
        ...days.map((day) => ({ ...day, query: `day=${day.date}` })),
      ]
      for (const { cells, query } of places)
        for (const { amount, count, direction, kind } of cells) {
          const rows = await entriesOf(company, `currency=${currency}&kind=${kind}&direction=${direction}&${query}`)
          expect([rows.length, rows.reduce((sum, row) => sum + row.amount.minor, 0)]).toEqual([count, amount.minor])
        }
    }
    expect(blocks.flatMap(({ columns }) => columns.flatMap(({ cells }) => cells)).length).toBeGreaterThan(3)
  })

  it('adds up the next seven days and what is overdue', async () => {
    const company = await aCompany(country)
    await store(host, company, [
      anInvoice(country, 1, { dueDate: '2026-11-27' as never }),
      anInvoice(country, 2, { dueDate: '2026-11-30' as never }),
      anInvoice(country, 3, { dueDate: '2026-11-13' as never }),
    ])
    const { totals, until } = await read(company, 'cash/soon', CashSoonAnswer)
    expect(until).toBe('2026-11-27')
    expect(totals.map((one) => [one.in.minor, one.overdueIn.minor])).toEqual([[100_001 * units, 100_003 * units]])
  })

  it('closes its weeks from the balance that the company stated', async () => {
    const company = await aCompany(country)
    await storePayables(host, company, [aReceivedInvoice(country, 1)])
    const minor = 500 * units
    const stated = await stateOpening(company, 500, 0)
    expect(stated.body).toMatchObject({ version: 1, date: '2026-11-20' })
    const block = (await cashOf(company)).blocks.find(({ currency }) => currency === profileOf(country).currency)
    expect(block?.opening?.minor).toBe(minor)
    const weeks = block?.columns.filter(({ balances }) => balances !== undefined) ?? []
    expect(weeks.at(-1)?.balances?.closing.minor).toBe(minor - weeks.reduce((sum, week) => sum + week.out.minor, 0))
    expect(CASH_COLUMNS.indexOf(weeks[0]?.column ?? 'LATER')).toBe(1)
  })
})

describe.each(COUNTRIES)('the cover of a week in %s', (country) => {
  const units = profileOf(country).currency === 'CLP' ? 1 : 100
  const late = { name: 'Tardío', identifier: country === 'CL' ? '77123456-K' : 'XAXX990101AB1' }

  /** Today is Friday 20 November: what is due on 1 December is expected in the third week, and what is overdue in none. */
  const aShortCompany = async () => {
    const company = await aCompany(country)
    const ids = await store(host, company, [
      anInvoice(country, 1),
      anInvoice(country, 2, { dueDate: '2026-12-21' as never, payer: late }),
      anInvoice(country, 3, { dueDate: '2026-11-26' as never }),
      anInvoice(country, 4, { reasons: ['CLAIMED'] }),
    ])
    await setFeature(host.database, company.businessId, { featureId: PAYABLES_FEATURE, active: true })
    expect((await stateOpening(company, -150_000, 0)).status).toBe(200)
    return { company, ids }
  }
  const coverOf = async (company: Company, week: string) => {
    const path = `GET /api/business/${company.businessId}/cash/cover?orderType=DIRECT_FINANCING&week=${week}`
    const { body } = await host.request(path, { token: company.token })
    const decoded = CashCoverAnswer(country).decode(body)
    return E.isRight(decoded) ? decoded.right : expect.fail(JSON.stringify(body))
  }

  it('needs its balance below zero, from invoices that are expected after it', async () => {
    const { company, ids } = await aShortCompany()
    const { arrival, need, proposals } = await coverOf(company, 'W2')
    expect([need.minor, arrival]).toEqual([(150_000 - 100_003) * units, '2026-11-24'])
    const [lowest] = proposals
    expect(lowest?.removed.map(({ folio, kind }) => [folio, kind])).toEqual([['101', 'RECEIVABLE']])
    expect(lowest?.lines).toEqual([{ invoiceId: ids[0], paymentDate: '2026-12-01' }])
    expect(lowest?.missing.minor).toBe(0)
  })

  it('is what the projection is once the order is sent', async () => {
    const { company } = await aShortCompany()
    const before = await cashOf(company)
    const [proposal] = (await coverOf(company, 'W2')).proposals
    const { added = [], lines = [], removed = [] } = proposal ?? {}
    const expected = applyChanges(before, removed, added)
    const sent = await host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
      token: company.token,
      body: {
        orderInvoices: lines.map(({ invoiceId, paymentDate }) => ({
          invoiceId: Number(invoiceId),
          expirationDate: `${paymentDate}T00:00:00.000Z`,
        })),
        preselectedInvoicesIds: [],
      },
    })
    expect(sent.status).toBe(200)
    expect((await cashOf(company)).blocks).toEqual(expected.blocks)
    expect(await coverOf(company, 'W2')).toMatchObject({ need: { minor: 0 }, proposals: [] })
  })

  it('has no proposals where the money comes after the week, and none without a balance', async () => {
    const { company } = await aShortCompany()
    expect(await coverOf(company, 'W1')).toMatchObject({ need: { minor: 150_000 * units }, proposals: [] })
    const other = await aCompany(country)
    await setFeature(host.database, other.businessId, { featureId: PAYABLES_FEATURE, active: true })
    await store(host, other, [anInvoice(country, 1)])
    expect(await coverOf(other, 'W2')).toMatchObject({ need: { minor: 0 }, proposals: [] })
  })

  it('is no call for another company, nor for one without payables', async () => {
    const { company } = await aShortCompany()
    const stranger = await aCompany(country)
    const path = `GET /api/business/${company.businessId}/cash/cover?orderType=DIRECT_FINANCING&week=W2`
    expect((await host.request(path, { token: stranger.token })).status).toBe(404)
    expect((await host.request(`${path.slice(0, -2)}W14`, { token: company.token })).status).toBe(400)
    await setFeature(host.database, company.businessId, { featureId: PAYABLES_FEATURE, active: false })
    expect((await host.request(path, { token: company.token })).status).toBe(404)
  })
})

describe('the opening balance', () => {
  it('is replaced with its version only, and not by a balance of tomorrow', async () => {
    const company = await aCompany('CL')
    await storePayables(host, company, [aReceivedInvoice('CL', 1)])
    expect((await stateOpening(company, -500, 0)).status).toBe(200)
    expect(await stateOpening(company, 900, 0)).toMatchObject({ status: 409, body: { current: { version: 1 } } })
    expect(await stateOpening(company, 900, 1, '2026-11-21')).toMatchObject({ status: 400, body: { fields: ['date'] } })
    expect((await stateOpening(company, 900, 1)).body).toMatchObject({ version: 2 })
  })

  it('is no call of a company without payables, which sees what comes in only', async () => {
    const company = await aCompany('CL')
    await store(host, company, [anInvoice('CL', 1)])
    await storePayables(host, company, [aReceivedInvoice('CL', 1)])
    await setFeature(host.database, company.businessId, { featureId: PAYABLES_FEATURE, active: false })
    expect((await stateOpening(company, 500, 0)).status).toBe(404)
    expect((await cellsOf(company)).map(([, kind]) => kind)).toEqual(['RECEIVABLE'])
  })
})
