import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { owedTotals } from '#domain/payables/owed-totals.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { moveTo } from '#host/payables/store.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { aReceivedInvoice, storePayable, storePayables } from '#test/host/payables/a-payable.ts'
import { aHost, anInvoice, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { testClient } from '#test/host/server/test-client.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import { aTransferredOrder } from '#test/host/wallet/a-transferred-order.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const TODAY = '2026-11-20' as CivilDate
const IDENTIFIERS: Readonly<Record<Country, (at: number) => string>> = {
  CL: (at) => identifierOf(`Cartola ${at}`),
  MX: (at) => `CAR010101A${String.fromCodePoint(64 + at)}1`,
}
const PAYER: Readonly<Record<Country, string>> = { CL: '76086428-5', MX: 'EKU9003173C9' }
let next = 0
/** The host is at Friday 20 November 2026. */
const aCompany = async (country: Country): Promise<Company> => {
  next += 1
  return readyForTransfers(
    host,
    await host.company(country, IDENTIFIERS[country](next), `cartola${next}@empresa.${country}`),
  )
}

const order = (company: Company, ids: Parameters<typeof linesOf>[0]) =>
  host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: company.token,
    body: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] },
  })

const itemsOf = async (company: Company, kinds: ReadonlyArray<string>) => {
  const { currency } = profileOf(company.country)
  const pages = await Promise.all(
    ([currency, 'USD'] as const).map((one) =>
      testClient(host, company).cashItems({ query: { currency: one, page: 1, size: 100 } }),
    ),
  )
  return pages.flatMap(({ rows }) => rows).filter(({ kind }) => kinds.includes(kind))
}

const since = { from: '2026-01-01' as CivilDate, to: TODAY }

const supplierIdOf = async (company: Company): Promise<SupplierId> => {
  const { rows } = await testClient(host, company).suppliers({ query: { page: 1, size: 20 } })
  return rows[0]?.id ?? expect.fail('no supplier')
}

describe.each(COUNTRIES)('the statement of a payer in %s', (country) => {
  const { currency } = profileOf(country)
  const statementOf = (company: Company, payer = PAYER[country]) =>
    testClient(host, company).payerStatement({ params: { payer }, query: since })

  it('closes with the receivables of the payer: one of two invoices, when the other one is ordered', async () => {
    const company = await aCompany(country)
    const ids = await store(host, company, [
      anInvoice(country, 1),
      anInvoice(country, 2),
      anInvoice(country, 3, { reasons: ['CLAIMED'] }),
      anInvoice(country, 4, { payer: { name: 'Otro', identifier: identifierOf('Otro') } }),
    ])
    await order(company, ids.slice(0, 1))
    const { blocks, name, open } = await statementOf(company)
    const mine = (await itemsOf(company, ['RECEIVABLE'])).filter(({ name: payer }) => payer !== 'Otro')
    expect(open).toEqual(owedTotals(mine, currency))
    expect([blocks[0]?.closing]).toEqual(open)
    expect(blocks[0]?.lines.map(({ folio, kind }) => `${kind} ${folio}`)).toEqual([
      'INVOICE 101',
      'INVOICE 102',
      'INVOICE 103',
      'ORDER 101',
    ])
    expect(name).toBe('Pagador 3')
  })

  it('says what is financed and retained, and closes a cancelled invoice', async () => {
    const company = await aCompany(country)
    await aTransferredOrder(host, company, 2)
    const before = await statementOf(company)
    const retentions = await itemsOf(company, ['RETENTION'])
    expect([before.retained]).toEqual(owedTotals(retentions, currency))
    expect(before.financed?.minor).toBeGreaterThan(before.retained?.minor ?? 0)
    await store(host, company, [anInvoice(country, 30, { reasons: ['CANCELLED'] })])
    const { blocks } = await statementOf(company)
    expect(blocks[0]?.lines.map(({ kind }) => kind)).toContain('NOT_OWED')
    expect(blocks[0]?.closing.minor).toBe(0)
  })

  it('closes an invoice that the company collected with a line that says so, until that is taken back', async () => {
    const company = await aCompany(country)
    const [id = expect.fail('no invoice')] = await store(host, company, [anInvoice(country, 1), anInvoice(country, 2)])
    const mark = (state: 'COLLECTED' | 'NONE', version: number) =>
      testClient(host, company).cashExpectedSave({ body: { invoiceId: id, state, date: undefined }, version })
    await mark('COLLECTED', 0)
    const linesNow = async () => {
      const { blocks } = await statementOf(company)
      return blocks[0]?.lines.map(({ folio, kind, on }) => `${kind} ${folio} ${on}`)
    }
    expect(await linesNow()).toContain(`COLLECTED 101 ${TODAY}`)
    const { blocks, open } = await statementOf(company)
    expect([blocks[0]?.closing]).toEqual(open)
    await mark('NONE', 1)
    expect((await linesNow())?.filter((line) => line.startsWith('COLLECTED'))).toEqual([])
  })

  it('is not there for one without invoices, for another company, or for days to come', async () => {
    const company = await aCompany(country)
    await store(host, company, [anInvoice(country, 1)])
    const other = await aCompany(country)
    const of = (who: Company, query: object) =>
      testClient(host, who).payerStatement.either({ params: { payer: PAYER[country] }, query: { ...since, ...query } })
    expect(await of(other, {})).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
    expect(await of(company, { to: '2026-11-21' })).toMatchObject({
      left: { code: 'ERROR_VALIDATION' },
    })
    expect(await of(company, { from: '2026-11-20', to: '2026-11-19' })).toMatchObject({
      left: { code: 'ERROR_VALIDATION' },
    })
  })

  it('is a PDF named after the payer', async () => {
    const company = await aCompany(country)
    await store(host, company, [anInvoice(country, 1)])
    const { file, name } = await testClient(host, company).payerStatementPdf({
      params: { payer: PAYER[country] },
      query: since,
    })
    expect(name).toBe(`${country === 'CL' ? 'Cartola' : 'Estado de cuenta'} Pagador 1 2026-11-20.pdf`)
    expect(atob(file.slice(file.indexOf(',') + 1)).slice(0, 5)).toBe('%PDF-')
  })
})

describe.each(COUNTRIES)('the statement of a supplier in %s', (country) => {
  const { currency } = profileOf(country)

  it('closes with its invoices and payrolls to be paid; the archive and a payment in process close the others', async () => {
    const company = await aCompany(country)
    const ids = await storePayables(host, company, [
      aReceivedInvoice(country, 2),
      aReceivedInvoice(country, 3, { documentAmount: money('USD', 6_840) }),
      aReceivedInvoice(country, 4),
      aReceivedInvoice(country, 5, { obstacle: 'CLAIMED' }),
    ])
    const { payrollId } = await storePayable(host, company)
    await moveTo(host.database, ids.slice(2, 3), { _tag: 'Archived', on: TODAY })
    const supplierId = await supplierIdOf(company)
    const agree = async () => {
      const { blocks, open } = await testClient(host, company).supplierStatement({
        params: { supplierId },
        query: since,
      })
      expect(open).toEqual(owedTotals(await itemsOf(company, ['PAYABLE', 'PAYROLL']), currency))
      expect(blocks.map(({ closing }) => closing)).toEqual(open)
      return blocks.flatMap(({ lines }) => lines).filter(({ kind }) => kind !== 'INVOICE')
    }
    expect((await agree()).map(({ folio, kind }) => `${kind} ${folio}`).toSorted()).toEqual([
      'ARCHIVED 104',
      'NOT_OWED 105',
    ])
    await host.database.query(`update payroll set status = 'PAYMENT_IN_PROCESS' where id = $1`, [payrollId])
    expect((await agree()).find(({ kind }) => kind === 'PAYROLL')).toMatchObject({ payrollId, folio: '101' })
  })

  it('is a PDF, and belongs to its company', async () => {
    const company = await aCompany(country)
    await storePayables(host, company, [aReceivedInvoice(country, 1)])
    const supplierId = await supplierIdOf(company)
    const given = { params: { supplierId }, query: since }
    const { file } = await testClient(host, company).supplierStatementPdf(given)
    expect(atob(file.slice(file.indexOf(',') + 1)).slice(0, 5)).toBe('%PDF-')
    const other = await aCompany(country)
    await storePayables(host, other, [aReceivedInvoice(country, 1)])
    expect(await testClient(host, other).supplierStatement.either(given)).toMatchObject({
      left: { code: 'ERROR_NOT_FOUND' },
    })
  })
})
