import { strToU8, zipSync } from 'fflate'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { text as textColumn } from '#host/database/columns.ts'
import type { Queries } from '#host/database/database.ts'
import { hasRow, sql, values } from '#host/database/sql.ts'
import { importDetailText } from '#ui/text/import-details.ts'
import { pageOfInvoices } from '#host/financing/invoice-list.ts'
import { ImportReport, InvoicePage } from '#wire/financing.codec.ts'
import { BUYER, cfdi, METADATA_HEADER, metadataRow, pago, SALES_HEADER, SELLER_RFC } from './samples.ts'
import { handmade } from './zip-samples.ts'
import { makeWorld, type World } from './world.ts'
import { businessById } from '#test/host/database/read-back.ts'
import { readUploads } from '#host/tax-authority/sync/reading-tasks.ts'
import { sealedCompanies } from '#test/samples/sealed-companies.ts'
import { anInvoiceListQuery } from '#test/support/samples/invoice-list-query.ts'
import { unrecorded } from './unrecorded.ts'

const [chilean, mexican] = sealedCompanies('2026-11-20' as CivilDate)
const fileNamed = (start: string) =>
  (chilean?.files ?? []).find(({ name }) => name.startsWith(start)) ?? { name: '', bytes: new Uint8Array() }
const invoice = fileNamed('DTE_')
const prefix = invoice.name.split('_T')[0] ?? ''

const OTHER_UUID = '11111111-2222-4333-8444-555555555555'

let world: World
let businessId: BusinessId
beforeAll(async () => {
  world = await makeWorld()
  businessId = await world.business('CL', chilean?.identifier ?? '')
})
afterAll(() => world.close())

const hand = async (...files: ReadonlyArray<{ readonly name: string; readonly bytes: Uint8Array }>) => {
  const report = await world.hand(businessId, files)
  expect(E.isRight(ImportReport.decode(ImportReport.encode(report)))).toBe(true)
  return report.results
}

describe('an import', () => {
  it('stores an invoice once, returns its id, and updates open pages', async () => {
    const [first] = await hand(invoice)
    const [again] = await hand(invoice)
    const [row] = await world.invoices(businessId)
    expect(first).toMatchObject({ file: invoice.name, outcome: 'IMPORTED', invoiceId: String(row?.id) })
    expect(again).toEqual({ file: invoice.name, outcome: 'DUPLICATE', invoiceId: String(row?.id), detail: undefined })
    expect(world.messages).toEqual([{ type: 'invoices', businessId }])
  })

  it('is recorded once, with the first documents that it stores, and not when it stores none', async () => {
    const records: Array<boolean> = []
    const record = async (tx: Queries) =>
      void records.push(await hasRow(tx, sql`select from tax_document where business_id = ${businessId}`))
    const nothing = { name: 'nota.txt', bytes: strToU8('hola') }
    await world.importer.import(businessId, [nothing], record)
    expect(records).toEqual([])
    const archive = zipSync({ 'uno.xml': invoice.bytes, 'dos.xml': invoice.bytes })
    await world.importer.import(businessId, [{ name: 'mes.zip', bytes: archive }, invoice], record)
    expect(records).toEqual([true])
  })

  it('reports the result of each file of an archive', async () => {
    const other = mexican?.files.find(({ name }) => name.endsWith('.xml')) ?? invoice
    const packed = zipSync({
      'uno.xml': invoice.bytes,
      'ajena.xml': other.bytes,
      'nota.txt': strToU8('hola'),
      'rota.xml': strToU8('<DTE>'),
    })
    const results = await hand({ name: 'mes.zip', bytes: packed })
    expect(results.map(({ file, outcome, detail }) => [file, outcome, detail])).toEqual([
      ['mes.zip/uno.xml', 'DUPLICATE', undefined],
      ['mes.zip/ajena.xml', 'OTHER_BUSINESS', 'ERROR_INVOICE_NOT_OWN_DOCUMENT'],
      ['mes.zip/nota.txt', 'NOT_AN_INVOICE', 'ERROR_INVOICE_UNSUPPORTED_DOCUMENT'],
      ['mes.zip/rota.xml', 'UNREADABLE', 'ERROR_INVOICE_XML_MALFORMED'],
    ])
  })

  it('has one line for the files of an archive that are no tax documents, and says which entries it cannot open', async () => {
    const packed = handmade([
      { name: 'uno.xml', bytes: invoice.bytes },
      { name: 'uno.pdf', bytes: strToU8('%PDF') },
      { name: 'dos.jpg', bytes: strToU8('JFIF') },
      { name: '.DS_Store', bytes: strToU8('Bud1') },
      { name: 'tres.xml', bytes: invoice.bytes, flags: 1 },
    ])
    expect(
      (await hand({ name: 'mes.zip', bytes: packed })).map(({ file, outcome, detail }) => [file, outcome, detail]),
    ).toEqual([
      ['mes.zip/uno.xml', 'DUPLICATE', undefined],
      ['mes.zip/tres.xml', 'UNREADABLE', 'ERROR_INVOICE_ENCRYPTED_ENTRY'],
      ['mes.zip · 2 archivos que no son documentos tributarios', 'NOT_AN_INVOICE', 'ERROR_INVOICE_OTHER_FILES'],
    ])
  })

  it('reports every reason of a rejected document, and the place of it in Spanish', async () => {
    const rows = [metadataRow('nada', '1').replace('~1~', '~quizás~'), metadataRow('nada', '1')]
    const results = await hand({ name: 'meta.txt', bytes: strToU8([METADATA_HEADER, ...rows].join('\n')) })
    expect(results.map(({ file, outcome, detail, also }) => [file, outcome, detail, also])).toEqual([
      ['meta.txt', 'UNREADABLE', 'ERROR_INVOICE_NO_VALID_ROWS', undefined],
      ['meta.txt · línea 2', 'UNREADABLE', 'ERROR_INVOICE_INVALID_UUID', ['ERROR_INVOICE_INVALID_STATUS']],
      ['meta.txt · línea 3', 'UNREADABLE', 'ERROR_INVOICE_INVALID_UUID', undefined],
    ])
  })

  it('keeps a line of metadata without a readable state, names it, and does not say that it changed anything', async () => {
    const mine = await world.business('MX', 'EKU9003173C9')
    const line = (state: string) => metadataRow(OTHER_UUID.replace('1', '7'), '1').replace('~1~', `~${state}~`)
    const text = (...states: ReadonlyArray<string>) => strToU8([METADATA_HEADER, ...states.map(line)].join('\n'))
    const own = (bytes: Uint8Array) => strToU8(Buffer.from(bytes).toString().replaceAll(SELLER_RFC, 'EKU9003173C9'))
    const shown = async (bytes: Uint8Array) =>
      (await world.hand(mine, [{ name: 'meta.txt', bytes: own(bytes) }])).results.map(({ file, outcome, detail }) => [
        file,
        outcome,
        detail,
      ])
    const unread = ['UNREADABLE', 'ERROR_INVOICE_INVALID_STATUS']
    expect(await shown(text('quizás'))).toEqual([
      ['meta.txt', 'UNREADABLE', 'ERROR_INVOICE_NO_VALID_ROWS'],
      ['meta.txt · línea 2', ...unread],
    ])
    expect(await shown(text('quizás', '1'))).toEqual([
      ['meta.txt', 'NOT_AN_INVOICE', 'ERROR_INVOICE_CONCERNS_NONE'],
      ['meta.txt · línea 2', ...unread],
    ])
    const stored = await values(
      world.database,
      textColumn,
      sql`select key from tax_document where business_id = ${mine} and kind = 'MetadataEntry' order by received`,
    )
    expect(stored.map((key) => key.split('|')[1])).toEqual(['UNREADABLE', 'CURRENT'])
  })

  it('rejects a register that a spreadsheet changed, with a sentence of its own', async () => {
    const row = `1;33;Del Giro;${BUYER};Comercial;501;03/14/2026;;;;0;100000;19000;119000;;`
    const results = await hand({ name: 'ventas.csv', bytes: strToU8(`${SALES_HEADER}\n${row}`) })
    expect(results).toMatchObject([
      { file: 'ventas.csv', outcome: 'UNREADABLE', detail: 'ERROR_INVOICE_SAVED_BY_SPREADSHEET' },
    ])
    expect(importDetailText(results[0]?.detail, undefined, 'CL')).toBe(
      'Parece guardado por una planilla: usa el original del SII.',
    )
  })

  it('does not say that a payment without payments changed an invoice', async () => {
    const mine = await world.business('MX', 'EKU9003173C9')
    const receipts = [pago([], { issuer: 'EKU9003173C9', uuid: OTHER_UUID.replace('1', '8') })]
    const settlement = { uuid: OTHER_UUID, installment: 1, paid: '1.00', outstanding: '0' }
    receipts.push(pago([settlement], { issuer: 'EKU9003173C9', uuid: OTHER_UUID.replace('1', '9') }))
    const { results } = await world.hand(
      mine,
      receipts.map((text, at) => ({ name: `${at}.xml`, bytes: strToU8(text) })),
    )
    expect(results.map(({ detail }) => detail)).toEqual(['ERROR_INVOICE_NAMES_NONE', 'ERROR_INVOICE_NOT_KNOWN'])
  })

  it('loses no file from its report: one without lines has its own line', async () => {
    const results = await hand({ name: 'vacio.txt', bytes: strToU8(METADATA_HEADER) })
    expect(results).toMatchObject([{ file: 'vacio.txt', outcome: 'NOT_AN_INVOICE', detail: 'ERROR_INVOICE_NO_ROWS' }])
  })

  it('shows the name of an entry without characters that a screen cannot show', async () => {
    const packed = zipSync({ 'a\u202e\u0007lmx.txt': strToU8('hola') })
    expect((await hand({ name: 'mes.zip', bytes: packed }))[0]?.file).toBe('mes.zip/a  lmx.txt')
  })

  it('applies other documents, and reports why an invoice cannot be financed', async () => {
    const results = await hand(
      fileNamed('RCV_VENTA'),
      fileNamed('AEC_'),
      fileNamed('EnvioDTE'),
      fileNamed('Recibidos'),
      fileNamed(`${prefix}_T52`),
    )
    const outcomes = new Map(results.map(({ outcome, detail }) => [`${outcome} ${detail}`, outcome]))
    expect([...outcomes.keys()]).toEqual(
      expect.arrayContaining([
        'NOT_AN_INVOICE ERROR_INVOICE_APPLIED',
        'IMPORTED undefined',
        'IMPORTED ERROR_INVOICE_CASH_SALE',
        'IMPORTED ERROR_INVOICE_RECEIVED',
        'NOT_AN_INVOICE ERROR_INVOICE_DTE_TYPE_IGNORED',
      ]),
    )
    expect(results.filter(({ file }) => file.startsWith('RCV_VENTA'))).toHaveLength(1)
  })

  it('returns texts within the contract, however long, strange or large a document writes them', async () => {
    const mine = await world.business('MX', 'EKU9003173C9')
    const written = { issuer: 'EKU9003173C9', receiverName: `Al\u202ereves &#9; ${'x'.repeat(5_000)}` }
    const files = [
      cfdi({ ...written, folio: '9'.repeat(500), form: '0'.repeat(90), method: 'P'.repeat(90) }),
      cfdi({ ...written, uuid: OTHER_UUID, total: '80000000000000.00', currency: 'USD', rate: '20' }),
      cfdi({ issuer: 'EKU9003173C9', uuid: OTHER_UUID.replace('1', '2') }),
    ].map((text, at) => ({ name: `${at}.xml`, bytes: strToU8(text) }))
    const { results } = await world.hand(mine, files)
    expect(results.map(({ outcome }) => outcome)).toEqual(['IMPORTED', expect.any(String), 'IMPORTED'])
    const business = await businessById(world.database, mine)
    const {
      rows: data,
      totalAmount,
      totalRows,
    } = await pageOfInvoices(world.database, business ?? expect.fail(), anInvoiceListQuery(), '2026-11-20' as CivilDate)
    const codec = InvoicePage('MX')
    const answer = codec.encode({ rows: data, totalAmount, page: 1, pageSize: 20, totalRows })
    expect(E.isRight(codec.decode(JSON.parse(JSON.stringify(answer))))).toBe(true)
    expect(data.length).toBeGreaterThanOrEqual(2)
    expect(data.map(({ payer }) => payer.name).join('')).not.toMatch(/[\u202e\t]/)
  })

  it('reads in another thread: this one stores chunks, and yields between them', async () => {
    const entries = Array.from({ length: 1_000 }, (_, at) => [`${at}.txt`, strToU8('hola')] as const)
    let turns = 0
    let isOver = false
    const count = (): void => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    count()
    const results = await hand({ name: 'muchos.zip', bytes: zipSync(Object.fromEntries(entries)) })
    isOver = true
    expect(results).toHaveLength(1_001)
    expect(turns).toBeGreaterThan(5)
  })

  it('rejects files above a limit, reports the limit, and loses no other file for it', async () => {
    const crowd = zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.xml`, strToU8('<a/>')])))
    const results = await hand(
      { name: 'grande.xml', bytes: new Uint8Array(20 * MB + 1) },
      { name: 'muchos.zip', bytes: crowd },
      invoice,
    )
    expect(results.map(({ outcome, detail, limit }) => [outcome, detail, limit])).toEqual([
      ['UNREADABLE', 'ERROR_INVOICE_FILE_TOO_LARGE', 20 * MB],
      ['UNREADABLE', 'ERROR_INVOICE_ZIP_TOO_MANY_FILES', 2000],
      ['DUPLICATE', undefined, undefined],
    ])
  })

  it.each([
    ['TIMED_OUT', 'ERROR_INVOICE_READING_TOO_SLOW'],
    ['CRASHED', 'ERROR_INVOICE_READER_FAILED'],
  ] as const)('stores documents read before %s, and reports it for the other files', async (end, detail) => {
    const importer = world.importerWith(async (input, onPart) => {
      await onPart([...readUploads({ ...input, files: input.files.slice(0, 1) })][0] ?? expect.fail())
      return E.left(end)
    })
    const report = await importer.import(businessId, [invoice, { name: 'bomba.xml', bytes: invoice.bytes }], unrecorded)
    expect(E.isRight(report) ? report.right.results.map((result) => [result.outcome, result.detail]) : report).toEqual([
      ['DUPLICATE', undefined],
      ['UNREADABLE', detail],
    ])
  })

  it('is rejected while the queue is full', async () => {
    const importer = world.importerWith(() => Promise.resolve(E.left('BUSY')))
    expect(await importer.import(businessId, [invoice], unrecorded)).toEqual(E.left('BUSY'))
  })

  it('rejects impossible amounts, and the list remains readable', async () => {
    const mine = await world.business('MX', 'EKU9003173C9')
    const files = ['90071992547409.91', '100000000000.00'].map((total, at) => ({
      name: `${at}.xml`,
      bytes: strToU8(cfdi({ issuer: 'EKU9003173C9', uuid: OTHER_UUID.replace('1', String(at + 3)), total })),
    }))
    const { results } = await world.hand(mine, files)
    expect(results.map(({ outcome, detail }) => [outcome, detail])).toEqual([
      ['UNREADABLE', 'ERROR_INVOICE_AMOUNT_TOO_LARGE'],
      ['IMPORTED', undefined],
    ])
  })
})

const MB = 1024 * 1024
