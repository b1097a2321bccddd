import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, civilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { setOrderStatus } from '#host/orders/change-status.ts'
import { aHost, anInvoice, errorOf, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { testClient } from '#test/host/server/test-client.ts'
import { cashCompanies } from './a-cash-company.ts'

const TODAY = civilDate('2026-11-20')

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
const aCompany = cashCompanies(() => host)

const cellsOf = async (company: Company) =>
  (await testClient(host, company).cash()).blocks.flatMap(({ columns }) =>
    columns.flatMap(({ cells, column }) => cells.map(({ count, kind }) => `${column} ${kind} ${count}`)),
  )

const mark = (company: Company, invoiceId: InvoiceId, body: object, version: number) =>
  host.request(`PUT /api/business/${company.businessId}/cash/expected`, {
    token: company.token,
    headers: { 'if-match': `"${version}"` },
    body: { invoiceId: Number(invoiceId), ...body },
  })

const order = (company: Company, ids: ReadonlyArray<InvoiceId>) =>
  host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: company.token,
    body: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] },
  })

describe.each(COUNTRIES)('the mark of an issued invoice in %s', (country) => {
  it('moves its money to the typed day, leaves it out, and a typed day counts again what is not counted', async () => {
    const company = await aCompany(country)
    const [invoice, claimed] = await store(host, company, [
      anInvoice(country, 1),
      anInvoice(country, 2, { reasons: ['CLAIMED'] }),
    ])
    if (invoice === undefined || claimed === undefined) return expect.fail('no invoices')
    expect(await cellsOf(company)).toEqual(['W3 RECEIVABLE 1', 'EXCLUDED RECEIVABLE 1'])
    expect((await mark(company, invoice, { state: 'DATED', date: '2026-11-22' }, 0)).body).toMatchObject({ version: 1 })
    expect(await cellsOf(company)).toEqual(['W1 RECEIVABLE 1', 'EXCLUDED RECEIVABLE 1'])
    await mark(company, invoice, { state: 'EXCLUDED' }, 1)
    expect(await cellsOf(company)).toEqual(['EXCLUDED RECEIVABLE 2'])
    await mark(company, claimed, { state: 'DATED', date: '2026-11-22' }, 0)
    await mark(company, invoice, { state: 'NONE' }, 2)
    expect(await cellsOf(company)).toEqual(['W1 RECEIVABLE 1', 'W3 RECEIVABLE 1'])
  })

  it('as collected takes it out of the cash and of what can be financed, until it is taken back', async () => {
    const company = await aCompany(country)
    const [invoice, other] = await store(host, company, [anInvoice(country, 1), anInvoice(country, 2)])
    if (invoice === undefined || other === undefined) return expect.fail('no invoices')
    const client = testClient(host, company)
    const query = { orderType: 'DIRECT_FINANCING', page: 1, size: 20 } as const
    await mark(company, invoice, { state: 'COLLECTED' }, 0)
    expect(await cellsOf(company)).toEqual(['W3 RECEIVABLE 1'])
    expect((await client.invoiceList({ query })).rows.map(({ id }) => id)).toEqual([other])
    expect((await client.excludedInvoices({ query })).rows).toMatchObject([{ id: invoice, reasons: ['COLLECTED'] }])
    const ids = { query: { orderType: query.orderType }, body: { ids: [invoice] } }
    expect(await client.invoiceAvailability(ids)).toEqual({ unavailable: [{ id: invoice, reason: 'COLLECTED' }] })
    expect(errorOf(await order(company, [invoice, other]))).toMatchObject({
      status: 409,
      errorCode: 'ERROR_INVOICE_NOT_AVAILABLE',
      invoices: [Number(invoice)],
    })
    await mark(company, invoice, { state: 'NONE' }, 1)
    expect((await order(company, [invoice, other])).status).toBe(200)
  })

  it('in an order cannot be that it was collected, before the order is rejected, but may be a day', async () => {
    const company = await aCompany(country)
    const [invoice] = await store(host, company, [anInvoice(country, 1)])
    if (invoice === undefined) return expect.fail('no invoice')
    const created = await order(company, [invoice])
    const { createdOrder } = created.body as { createdOrder: { id: number } }
    const collected = await mark(company, invoice, { state: 'COLLECTED' }, 0)
    expect(errorOf(collected)).toMatchObject({ status: 409, errorCode: 'ERROR_INVOICE_IN_ORDER' })
    await mark(company, invoice, { state: 'DATED', date: '2027-01-11' }, 0)
    expect((await cellsOf(company)).find((cell) => cell.includes('RETENTION'))).toMatch(/^W9/)
    await setOrderStatus(host.services, String(createdOrder.id) as never, 'REJECTED')
    expect((await mark(company, invoice, { state: 'COLLECTED' }, 1)).status).toBe(200)
  })

  it('has a day from today to a year later, and is replaced with its version only', async () => {
    const company = await aCompany(country)
    const [invoice] = await store(host, company, [anInvoice(country, 1)])
    if (invoice === undefined) return expect.fail('no invoice')
    for (const date of [addDays(TODAY, -1), addDays(TODAY, 366), undefined])
      expect(errorOf(await mark(company, invoice, { state: 'DATED', date }, 0))).toMatchObject({
        status: 400,
        fields: ['date'],
      })
    await mark(company, invoice, { state: 'DATED', date: addDays(TODAY, 365) }, 0)
    expect(await mark(company, invoice, { state: 'EXCLUDED' }, 0)).toMatchObject({
      status: 409,
      body: { current: { state: 'DATED', version: 1 } },
    })
  })

  it('is not set on the invoice of another company', async () => {
    const [mine, other] = [await aCompany(country), await aCompany(country)]
    const [invoice] = await store(host, other, [anInvoice(country, 1)])
    if (invoice === undefined) return expect.fail('no invoice')
    expect(errorOf(await mark(mine, invoice, { state: 'EXCLUDED' }, 0))).toMatchObject({
      errorCode: 'ERROR_INVOICE_NOT_AVAILABLE',
    })
    expect(await cellsOf(other)).toEqual(['W3 RECEIVABLE 1'])
  })
})
