import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { aReceivedInvoice, storePayables } from '#test/host/payables/a-payable.ts'
import { aHost, anInvoice, store, type AHost, type Company } from '#test/host/server/a-host.ts'
import { testClient } from '#test/host/server/test-client.ts'
import { aTransferredOrder } from '#test/host/wallet/a-transferred-order.ts'
import { cashCompanies } from './a-cash-company.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
const aCompany = cashCompanies(() => host)

/** States a balance of a day; the host is at Friday 20 November 2026. */
const state = async (company: Company, date: string) => {
  const client = testClient(host, company)
  const { version } = (await client.cash()).opening
  const accounts = [{ name: 'BCI', balance: money(profileOf(company.country).currency, 900_000) }]
  await client.cashOpeningSave({ version, body: { date: civilDate(date), accounts } })
}

const moved = async (company: Company) =>
  (await testClient(host, company).cash()).sinceOpening.map((one) => [one.currency, one.in.minor, one.out.minor])

describe.each(COUNTRIES)('the money since the opening balance in %s', (country) => {
  const { currency } = profileOf(country)

  it('is nothing while the balance is of today, and without one', async () => {
    const company = await aCompany(country)
    await storePayables(host, company, [aReceivedInvoice(country, 1)])
    expect(await moved(company)).toEqual([])
    await aTransferredOrder(host, company, 1)
    await state(company, '2026-11-20')
    expect(await moved(company)).toEqual([])
  })

  it('is what the financier transferred, as the statement has it', async () => {
    const company = await aCompany(country)
    await storePayables(host, company, [aReceivedInvoice(country, 1)])
    await aTransferredOrder(host, company, 1)
    await state(company, '2026-11-19')
    const [order] = await host.database.query('select transfer from orders where business_id = $1', [
      company.businessId,
    ])
    expect(await moved(company)).toEqual([[currency, order?.['transfer'], 0]])
  })

  it('is what payers paid outside orders, once, and what was paid with own funds', async () => {
    const company = await aCompany(country)
    const [collected, receipted] = await store(host, company, [anInvoice(country, 1), anInvoice(country, 2)])
    if (collected === undefined || receipted === undefined) return expect.fail('no invoices')
    await storePayables(host, company, [aReceivedInvoice(country, 1), aReceivedInvoice(country, 2)])
    await state(company, '2026-11-16')
    const client = testClient(host, company)
    const { amount } = anInvoice(country, 1)
    await client.cashExpectedSave({ version: 0, body: { invoiceId: collected, state: 'COLLECTED', date: undefined } })
    expect(await moved(company)).toEqual([[currency, amount.minor, 0]])
    const receipt = [{ effect: 'PAYS', on: '2026-11-18', amount: { currency, minor: 40_000 } }]
    const paying = 'update invoice set paid = 40000, credit_notes = 0, effects = $2::jsonb where id = $1'
    await host.database.query(paying, [receipted, JSON.stringify(receipt)])
    expect(await moved(company)).toEqual([[currency, amount.minor + 40_000, 0]])
    await host.database.query(paying, [collected, JSON.stringify(receipt)])
    expect(await moved(company)).toEqual([[currency, amount.minor + 40_000, 0]])
    const [payable] = await host.database.query<{ id: number; amount: number }>(
      'select id, amount from payable where business_id = $1 order by id limit 1',
      [company.businessId],
    )
    await client.payablesPay({ body: { ids: [String(payable?.id) as never], on: civilDate('2026-11-18') } })
    expect(await moved(company)).toEqual([[currency, amount.minor + 40_000, payable?.amount]])
    await state(company, '2026-11-18')
    expect((await moved(company)).map(([, , out]) => out)).toEqual([0])
  })
})
