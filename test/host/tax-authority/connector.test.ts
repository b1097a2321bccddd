import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { writeMetadata } from '#samples/write-metadata.ts'
import { storeDocuments } from '#host/tax-authority/sync/connector-documents.ts'
import type { SourcedDocument } from '#host/tax-authority/store/document-row.ts'
import { REMOVED } from '#host/financing/invoice-store.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { makeWorld, type World } from './world.ts'
import { sealedCompanies } from '#test/samples/sealed-companies.ts'
import type { TaxDocument } from '#host/tax-authority/read/tax-document.ts'

const companies = sealedCompanies('2026-11-20' as CivilDate)
const company = (country: Country) => companies.find((one) => one.country === country) ?? companies[0]

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const sync = (businessId: BusinessId) =>
  world.connector.sync(businessId, { onProgress: async () => undefined, signal: new AbortController().signal })

describe.each(['CL', 'MX'] as const)('an archive of %s', (country) => {
  const { identifier = '', files = [] } = company(country) ?? {}
  let businessId: BusinessId
  beforeAll(async () => {
    businessId = await world.business(country, identifier)
    await world.taxpayers.add({ country, identifier, password: 'clave', documents: world.archive(country, files) })
  })

  it('is imported to the invoices of the business, which a second run leaves unchanged', async () => {
    const progress: Array<number> = []
    const first = await world.connector.sync(businessId, {
      onProgress: async (percent) => void progress.push(percent),
      signal: new AbortController().signal,
    })
    const invoices = await world.invoices(businessId)
    expect(invoices.length).toBeGreaterThanOrEqual(300)
    expect(invoices.filter(({ financeable }) => financeable).length).toBeGreaterThan(200)
    expect(invoices.every(({ due_date, issue_date }) => due_date >= issue_date)).toBe(true)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(progress.at(-1)).toBe(100)
    const again = await sync(businessId)
    expect(await world.invoices(businessId)).toEqual(invoices)
    expect(first).toMatchObject({ _tag: 'Synced', report: { files: files.length, conflicts: 0 } })
    expect(again).toMatchObject({ _tag: 'Synced', report: { added: 0, conflicts: 0 } })
  })

  it('yields the same invoices in whatever order and however often its files are uploaded', async () => {
    const expected = await world.table(businessId)
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...files], { minLength: files.length }),
        fc.nat(40),
        async (shuffled, repeated) => {
          for (const table of ['invoice', 'tax_document']) {
            await world.database.query(`delete from ${table} where business_id = $1`, [businessId])
          }
          await handIn(businessId, [...shuffled, ...shuffled.slice(0, repeated)])
          expect(await world.table(businessId)).toEqual(expected)
        },
      ),
      { numRuns: 3 },
    )
  })
})

const sourced = (document: TaxDocument): SourcedDocument => ({ document, source: 'archive:a.xml' })

/** Files in this order, each in a transaction. */
const handIn = async (businessId: BusinessId, files: ReadonlyArray<{ name: string; bytes: Uint8Array }>) => {
  for (const { name, bytes } of files) {
    const documents = readTaxFile(name, bytes).flatMap((reading) => reading.documents)
    await world.database.transaction((tx) => storeDocuments(tx, businessId, documents.map(sourced)))
  }
  await world.refresh(businessId)
}

describe('an incomplete archive', () => {
  it('of an unknown taxpayer, or without its folder, is unavailable', async () => {
    const stranger = await world.business('MX', 'EKU9003173C9')
    expect(await sync(stranger)).toEqual({ _tag: 'Unavailable' })
    await world.taxpayers.add({
      country: 'MX',
      identifier: 'EKU9003173C9',
      password: 'x',
      documents: `${world.folder}/nowhere`,
    })
    expect(await sync(stranger)).toEqual({ _tag: 'Unavailable' })
    expect(await world.taxpayers.verify('MX', 'EKU9003173C9', 'x')).toBe('unavailable')
  })

  it('leaves an invoice without documents in the table, not financeable', async () => {
    const { identifier = '' } = company('CL') ?? {}
    const businessId = await world.business('CL', identifier)
    const [before] = (await world.invoices(businessId)).filter(({ financeable }) => financeable)
    await world.database.query('delete from tax_document where business_id = $1 and key = $2', [
      businessId,
      before?.key,
    ])
    await world.refresh(businessId)
    const after = (await world.invoices(businessId)).find(({ id }) => id === before?.id)
    expect(after).toEqual({ ...before, financeable: false, reasons: [REMOVED] })
    await sync(businessId)
    expect((await world.invoices(businessId)).find(({ id }) => id === before?.id)).toEqual(before)
  })
})

describe('a later report of the authority', () => {
  const { identifier: rfc = '', files = [] } = company('MX') ?? {}
  const invoiceIn = (bytes: Uint8Array) =>
    readTaxFile('a', bytes)
      .flatMap(({ documents }) => documents)
      .find(({ _tag }) => _tag === 'Invoice')
  const file = files.find(({ bytes, name }) => name.endsWith('.xml') && invoiceIn(bytes) !== undefined)
  const invoice = invoiceIn(file?.bytes ?? new Uint8Array())

  it.each([
    ['current', 'cancelled'],
    ['cancelled', 'current'],
  ])('cancels an invoice permanently, with %s then %s', async (...told) => {
    if (invoice?._tag !== 'Invoice') throw new Error('the archive has no single invoice')
    await world.forget()
    const businessId = await world.business('MX', rfc)
    const row = {
      uuid: invoice.key,
      issuer: { rfc, name: 'A' },
      receiver: { rfc: invoice.receiver.id, name: 'B' },
      issuedOn: invoice.issueDate,
      total: invoice.amount.minor,
      kind: 'I' as const,
    }
    for (const state of told) {
      const bytes = writeMetadata([state === 'current' ? row : { ...row, cancelledOn: invoice.issueDate }])
      await world.hand(businessId, [{ name: 'metadata.txt', bytes }])
    }
    const report = await world.hand(businessId, [{ name: 'a.xml', bytes: file?.bytes ?? new Uint8Array() }])
    expect(report.results).toMatchObject([{ outcome: 'IMPORTED', detail: 'ERROR_INVOICE_CANCELLED' }])
    expect(await world.invoices(businessId)).toMatchObject([{ financeable: false, reasons: ['CANCELLED'] }])
  })
})

describe('a document that arrives twice', () => {
  const [first] = readTaxFile(
    'a',
    company('CL')?.files.find(({ name }) => name.startsWith('DTE_'))?.bytes ?? new Uint8Array(),
  )
  const invoice = first?.documents.find((document) => document._tag === 'Invoice')

  it('is known the second time; with another total it is a conflict, and the first is stored', async () => {
    const businessId = await world.business('CL', '76192083-9')
    if (invoice === undefined) throw new Error('the archive has no single invoice')
    const dearer = { ...invoice, amount: { ...invoice.amount, minor: invoice.amount.minor + 1 } }
    const laterNamed = { ...invoice, receiver: { ...invoice.receiver, name: 'OTRO NOMBRE' } }
    const filed = await world.database.transaction((tx) =>
      storeDocuments(tx, businessId, [invoice, dearer, invoice].map(sourced)),
    )
    const again = await world.database.transaction((tx) =>
      storeDocuments(tx, businessId, [dearer, laterNamed, invoice].map(sourced)),
    )
    const kept = await world.database.query<{ payload: unknown }>(
      'select payload from tax_document where business_id = $1',
      [businessId],
    )
    expect(filed).toEqual(['ADDED', 'CONFLICT', 'KNOWN'])
    expect(again).toEqual(['CONFLICT', 'KNOWN', 'KNOWN'])
    expect(kept).toEqual([{ payload: invoice }])
  })

  it('is stored even when its texts contain characters that the database rejects', async () => {
    const businessId = await world.business('CL', '76192084-7')
    if (invoice === undefined) throw new Error('the archive has no single invoice')
    const odd = { ...invoice, receiver: { ...invoice.receiver, name: 'A\0B \ud800 C \\u0000' } }
    await world.database.transaction((tx) => storeDocuments(tx, businessId, [odd].map(sourced)))
    const [kept] = await world.database.query<{ payload: typeof odd }>(
      'select payload from tax_document where business_id = $1',
      [businessId],
    )
    expect(kept?.payload.receiver.name).toBe('AB  C \\u0000')
  })
})
