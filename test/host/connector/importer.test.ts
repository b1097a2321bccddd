import { strToU8, zipSync } from 'fflate'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { sampleCompanies } from '#host/samples/samples.ts'
import { ImportReport } from '#wire/financing.codec.ts'
import { makeWorld, type World } from './world.ts'

const [chilean, mexican] = sampleCompanies('2026-11-20' as CivilDate)
const fileNamed = (start: string) => (chilean?.files ?? []).find(({ name }) => name.startsWith(start)) ?? { name: '', bytes: new Uint8Array() }
const invoice = fileNamed('DTE_')
const prefix = invoice.name.split('_T')[0] ?? ''

let world: World
let businessId: BusinessId
beforeAll(async () => {
  world = await makeWorld()
  businessId = await world.business('CL', chilean?.identifier ?? '')
})
afterAll(() => world.close())

const hand = async (...files: ReadonlyArray<{ readonly name: string; readonly bytes: Uint8Array }>) => {
  const report = await world.importer.import(businessId, files)
  expect(E.isRight(ImportReport.decode(ImportReport.encode(report)))).toBe(true)
  return report.results
}

describe('an import', () => {
  it('takes an invoice once, tells its id, and tells the pages', async () => {
    const [first] = await hand(invoice)
    const [again] = await hand(invoice)
    const [row] = await world.invoices(businessId)
    expect(first).toMatchObject({ file: invoice.name, outcome: 'IMPORTED', invoiceId: String(row?.id) })
    expect(again).toEqual({ file: invoice.name, outcome: 'DUPLICATE', invoiceId: String(row?.id), detail: undefined })
    expect(world.messages).toEqual([{ type: 'invoices', businessId }])
  })

  it('says of each file of an archive what became of it', async () => {
    const other = mexican?.files.find(({ name }) => name.endsWith('.xml')) ?? invoice
    const packed = zipSync({ 'uno.xml': invoice.bytes, 'ajena.xml': other.bytes, 'nota.txt': strToU8('hola'), 'rota.xml': strToU8('<DTE>') })
    const results = await hand({ name: 'mes.zip', bytes: packed })
    expect(results.map(({ file, outcome, detail }) => [file, outcome, detail])).toEqual([
      ['mes.zip/uno.xml', 'DUPLICATE', undefined],
      ['mes.zip/ajena.xml', 'OTHER_BUSINESS', 'ERROR_INVOICE_NOT_OWN_DOCUMENT'],
      ['mes.zip/nota.txt', 'NOT_AN_INVOICE', 'ERROR_INVOICE_UNSUPPORTED_DOCUMENT'],
      ['mes.zip/rota.xml', 'UNREADABLE', 'ERROR_INVOICE_XML_MALFORMED'],
    ])
  })

  it('applies what is no invoice, and says why an invoice cannot be financed', async () => {
    const results = await hand(fileNamed('RCV_VENTA'), fileNamed('AEC_'), fileNamed('EnvioDTE'), fileNamed('Recibidos'), fileNamed(`${prefix}_T52`))
    const outcomes = new Map(results.map(({ outcome, detail }) => [`${outcome} ${detail}`, outcome]))
    expect([...outcomes.keys()]).toEqual(expect.arrayContaining([
      'NOT_AN_INVOICE ERROR_INVOICE_APPLIED', 'IMPORTED undefined', 'IMPORTED ERROR_INVOICE_CASH_SALE',
      'IMPORTED ERROR_INVOICE_RECEIVED', 'NOT_AN_INVOICE ERROR_INVOICE_DTE_TYPE_IGNORED',
    ]))
    expect(results.filter(({ file }) => file.startsWith('RCV_VENTA'))).toHaveLength(1)
  })

  it('takes nothing from what is too large or holds too much, and loses no other file for it', async () => {
    const crowd = zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.xml`, strToU8('<a/>')])))
    const results = await hand({ name: 'grande.xml', bytes: new Uint8Array(10 * 1024 * 1024 + 1) }, { name: 'muchos.zip', bytes: crowd }, invoice)
    expect(results.map(({ outcome, detail }) => [outcome, detail])).toEqual([
      ['UNREADABLE', 'ERROR_INVOICE_FILE_TOO_LARGE'], ['UNREADABLE', 'ERROR_INVOICE_FILE_TOO_LARGE'], ['DUPLICATE', undefined],
    ])
  })
})
