import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceRow, World } from '#test/host/tax-authority/world.ts'
import { makeWorld } from '#test/host/tax-authority/world.ts'
import { expected, invoiceFile, minorOf, type ExpectedInvoice, type ExpectedScenario } from './invoices/expected.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

describe.each(expected.scenarios)('$name, from the folder to the table', (scenario) => {
  it('yields the issued invoices with their amounts, and the financeable ones', async () => {
    await world.forget()
    const businessId = await bring(scenario)
    const table = await world.invoices(businessId)
    expect(table.map(rowOf)).toEqual(scenario.issued.map(expectedRow))
    expect(table.filter(({ financeable }) => financeable)).toHaveLength(scenario.counts.financeable)
  })

  it('yields the same when the files are dropped in the browser one by one', async () => {
    const before = await world.table(await world.business(scenario.country, scenario.businessId))
    await world.forget()
    const businessId = await world.business(scenario.country, scenario.businessId)
    for (const name of scenario.files) await world.hand(businessId, [{ name, bytes: invoiceFile(name) }])
    expect(await world.table(businessId)).toEqual(before)
  })
})

/** In file order: of equal keys the first is stored. */
const bring = async ({ businessId: identifier, country, files, name }: ExpectedScenario) => {
  const numbered = files.map((file, at) => ({
    name: `${String(at).padStart(4, '0')}-${file.replaceAll('/', '-')}`,
    bytes: invoiceFile(file),
  }))
  await world.taxpayers.add({ country, identifier, password: 'clave', documents: world.archive(name, numbered) })
  const businessId = await world.business(country, identifier)
  await world.queue(businessId)
  const jobs = world.newJobs()
  await jobs.start()
  await jobs.idle()
  expect(await world.job(businessId)).toMatchObject({ state: 'SUCCESS', progress: 100 })
  return businessId
}

/** Since payments lower an invoice too, `credit_notes` is all that does, and `paid` what payments do. */
const rowOf = (row: InvoiceRow) => ({
  key: row.key.replaceAll('|', '/'),
  folio: row.folio,
  payer: [row.payer_identifier, row.payer_name],
  issueDate: row.issue_date,
  amount: row.amount,
  creditNotes: row.credit_notes - row.paid,
  method: row.method,
  financeable: row.financeable,
  reasons: [...row.reasons].sort(),
})

/** In the currency of the country; credit notes never exceed the invoice. */
const expectedRow = (invoice: ExpectedInvoice) => {
  const local = invoice.amountMXN === undefined ? minorOf(invoice.amount, 'CLP') : minorOf(invoice.amountMXN, 'MXN')
  const credit = minorOf(invoice.totalAmountCreditNotes, invoice.currency)
  const isForeign = invoice.currency === 'USD'
  return {
    key: invoice.key,
    folio: invoice.folio,
    payer: [invoice.payerIdentifier, invoice.payerName],
    issueDate: invoice.issueDate,
    amount: local,
    creditNotes: Math.min(local, isForeign ? Math.round((credit * local) / minorOf(invoice.amount, 'USD')) : credit),
    method: invoice.docType ?? invoice.paymentMethod ?? null,
    financeable: (invoice.reasons ?? []).length === 0,
    reasons: [...(invoice.reasons ?? [])].sort(),
  }
}
