import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Clabe from '#domain/banking/clabe.ts'
import { validateContact } from '#domain/contacts/contact.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { PAYROLL_STATUSES } from '#domain/payables/payroll.ts'
import { addSampleDocuments } from '#host/samples/sample-documents.ts'
import { requestSamplePayrolls } from '#host/samples/sample-financed-payrolls.ts'
import { addSamplePayables, openSamplePayables } from '#host/samples/sample-payables.ts'
import { addSampleStakeholders } from '#host/samples/sample-stakeholders.ts'
import { sampleCompanies } from '#samples/samples.ts'
import { aReceivedInvoice, storePayables } from '#test/host/payables/a-payable.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const suppliers = Array.from({ length: 8 }, (_, at) => ({
  name: `Proveedor ${at}`,
  identifier: identifierOf(`Proveedor ${at}`),
}))

describe.each(COUNTRIES)('the payables of the sample company in %s', (country) => {
  const get = async <A>({ token }: Company, path: string) => (await host.request(`GET ${path}`, { token })).body as A

  it('are configured once, with invoices in every place, terms, valid accounts and contacts', async () => {
    const login = { identifier: '', email: '', password: '', taxPassword: '' }
    const [company = expect.fail('no sample')] = sampleCompanies(host.services.clock.today('CL')).filter(
      (sample) => sample.country === country,
    )
    const samples = [{ company, login, isNew: true }]
    const mine = await host.company(country, company.identifier, company.email)
    const stats = `/api/payment/business/${mine.businessId}/stats`
    await openSamplePayables(host.services, samples)
    expect(await get(mine, stats)).toMatchObject({ counts: { inbox: 0, paid: 0, archived: 0 } })
    await storePayables(
      host,
      mine,
      Array.from({ length: 240 }, (_, at) => {
        const supplier = suppliers[at % suppliers.length] ?? expect.fail('no supplier')
        const issueDate = addDays('2026-11-01' as CivilDate, -(at % 90))
        return aReceivedInvoice(country, at, { issueDate, supplier, payee: supplier })
      }),
    )
    await addSamplePayables(host.services, samples)
    const first = await get(mine, stats)
    expect(first).toMatchObject({ counts: { paid: 70 + 6, archived: 9 } })
    await addSamplePayables(host.services, samples)
    expect(await get(mine, stats)).toEqual(first)
    await addSampleStakeholders(host.services, samples)
    await addSampleDocuments(host.services, samples)
    await requestSamplePayrolls(host.services, samples)
    await requestSamplePayrolls(host.services, samples)
    const found = await host.database.query<{ status: string }>(
      'select status from payroll where business_id = $1 order by id',
      [mine.businessId],
    )
    const statuses = found.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(PAYROLL_STATUSES))
    const line = `/api/payment/business/${mine.businessId}/account/credit-line`
    const orders = await host.database.query<{ status: string; total: string; repaid: string }>(
      `select o.status, o.total, coalesce((select sum(e.amount) from ledger_entry e where e.order_id = o.id and e.debit = 'RECEIVABLE'), 0) as repaid
        from orders o where o.business_id = $1 and o.type = 'CONFIRMING' order by o.id`,
      [mine.businessId],
    )
    expect(orders).toHaveLength(4)
    const owed = orders.reduce((sum, { repaid }) => sum + Number(repaid), 0)
    expect(orders.map(({ repaid, total }) => Number(repaid) === Number(total))).toEqual([false, true, true, false])
    const { balance } = await get<{ readonly balance: number }>(mine, line)
    expect(Math.round(balance * (country === 'CL' ? 1 : 100))).toBe(
      (country === 'CL' ? 32_500_000 : 162_500_000) - owed,
    )
    const { data } = await get<{ readonly data: ReadonlyArray<{ supplierId: number; paymentTerm: number | null }> }>(
      mine,
      `/api/payment/business/${mine.businessId}/supplier?page=1&size=20`,
    )
    expect(new Set(data.map(({ paymentTerm }) => paymentTerm))).toEqual(new Set([30, 60, null]))
    for (const { supplierId } of data) {
      const accounts = await get<ReadonlyArray<{ readonly accountNumber: string }>>(
        mine,
        `/api/supplier/${supplierId}/bankaccount`,
      )
      if (country === 'MX')
        expect(accounts.every(({ accountNumber }) => E.isRight(Clabe.parse(accountNumber)))).toBe(true)
      const contacts = await get<ReadonlyArray<Parameters<typeof validateContact>[0]>>(
        mine,
        `/api/supplier/${supplierId}/contactdetail`,
      )
      expect(contacts.map(validateContact).every(E.isRight)).toBe(true)
    }
  })
})
