import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { importDetailText } from '#ui/text/import-details.ts'
import { ImportReport } from '#wire/financing.codec.ts'
import { makeWorld, type World } from './world.ts'
import {
  aec,
  BUYER,
  BUYER_RFC,
  cfdi,
  dte,
  FACTOR,
  METADATA_HEADER,
  metadataRow,
  pago,
  SALES_HEADER,
  SELLER,
  SELLER_RFC,
  utf8,
  uuidOf,
} from './samples.ts'

const FACTOR_RFC = 'FAC010203AB4'
const invoice = cfdi({ uuid: uuidOf(1) })
const receiptOf = (uuid: string, given = {}) =>
  pago([{ uuid, installment: 1, paid: '500.00', outstanding: '660.00' }], { uuid: uuidOf(2), ...given })
const metadata = (...rows: ReadonlyArray<string>) => [METADATA_HEADER, ...rows].join('\r\n')
const sales = (...rows: ReadonlyArray<string>) => [SALES_HEADER, ...rows].join('\n')
const rowOf = (type: string, folio: string, client = BUYER, reference = ';') =>
  `1;${type};Del Giro;${client};Comercial;${folio};14/03/2026;14/03/2026 10:00:00;;;0;100000;19000;119000;${reference}`

let world: World
let owner: BusinessId
beforeAll(async () => {
  world = await makeWorld()
})
beforeEach(() => world.forget())
afterAll(() => world.close())

/** The details of the report of each file, in order. */
const details = async (country: Country, identifier: string, ...files: ReadonlyArray<string>) => {
  owner = await world.business(country, identifier)
  const report = await world.hand(
    owner,
    files.map((text, at) => ({ name: `${at}.${text.startsWith('<') ? 'xml' : 'csv'}`, bytes: utf8(text) })),
  )
  expect(E.isRight(ImportReport.decode(JSON.parse(JSON.stringify(ImportReport.encode(report)))))).toBe(true)
  return report.results.map(({ also, detail, issuer }) => ({
    detail: detail?.replace('ERROR_INVOICE_', ''),
    also,
    issuer,
  }))
}

const mexican = (...files: ReadonlyArray<string>) => details('MX', SELLER_RFC, ...files)
const chilean = (...files: ReadonlyArray<string>) => details('CL', SELLER, ...files)
const last = async (report: Promise<ReadonlyArray<unknown>>) => (await report).at(-1)

describe('a document of an import', () => {
  // SAT, complemento de pagos 2.0: the issuer of an invoice states its payments; a factor's receipt proves nothing.
  it('that the issuer of the invoice did not issue says who did', async () => {
    const receipt = receiptOf(uuidOf(1), { issuer: FACTOR_RFC, receiver: SELLER_RFC })
    expect(await last(mexican(invoice, receipt))).toMatchObject({ detail: 'OTHER_ISSUER', issuer: 'Pruebas del Sur' })
  })

  it('with an effect is applied, also when it is read before its invoice', async () => {
    expect(await mexican(receiptOf(uuidOf(1)), invoice)).toMatchObject([{ detail: 'APPLIED' }, {}])
  })

  it('with an effect on one of two invoices is applied', async () => {
    const settlements = [uuidOf(9), uuidOf(1)].map((uuid) => ({
      uuid,
      installment: 1,
      paid: '1.00',
      outstanding: '9.00',
    }))
    expect(await last(mexican(invoice, pago(settlements, { uuid: uuidOf(2) })))).toMatchObject({ detail: 'APPLIED' })
  })

  it('that was cancelled, replaced or annulled itself says so', async () => {
    const cancelled = metadata(metadataRow(uuidOf(2), '0', 'P'))
    expect((await mexican(invoice, cancelled, receiptOf(uuidOf(1)))).at(-1)).toMatchObject({ detail: 'VOIDED' })
    await world.forget()
    const note = dte({ type: '61', folio: '7', references: [{ type: '33', folio: '501', code: '3' }] })
    const back = dte({ type: '56', folio: '8', references: [{ type: '61', folio: '7', code: '1' }] })
    expect(await chilean(dte(), note, back)).toMatchObject([{}, { detail: 'VOIDED' }, { detail: 'APPLIED' }])
  })

  it('of an unknown invoice says that it waits for it', async () => {
    expect(await last(mexican(receiptOf(uuidOf(9))))).toMatchObject({ detail: 'NOT_KNOWN' })
    const annulment = dte({ type: '56', folio: '8', references: [{ type: '61', folio: '7', code: '1' }] })
    expect(await last(chilean(annulment))).toMatchObject({ detail: 'NOT_KNOWN' })
  })

  // SAT, c_TipoRelacion 05 moves goods. SII, CodRef 2 corrects a text.
  it('that says something else says so', async () => {
    const moved = cfdi({ uuid: uuidOf(3), kind: 'E', total: '116.00', related: [uuidOf(1)], relation: '05' })
    expect(await last(mexican(invoice, moved))).toMatchObject({ detail: 'OTHER_KIND' })
    const corrected = dte({ type: '61', folio: '7', references: [{ type: '33', folio: '501', code: '2' }] })
    expect(await last(chilean(dte(), corrected))).toMatchObject({ detail: 'OTHER_KIND' })
  })

  // Ley 19.983: only who holds a receivable can assign it.
  it('that cedes what its assignor does not hold says so', async () => {
    expect(await last(chilean(dte(), aec(dte(), [FACTOR, SELLER])))).toMatchObject({ detail: 'BROKEN_CHAIN' })
    await world.forget()
    expect(await last(chilean(dte(), aec(dte(), [SELLER, FACTOR])))).toMatchObject({ detail: 'APPLIED' })
  })
})

describe('a register or metadata', () => {
  it('of known documents is applied, whatever else it lists', async () => {
    expect(await last(chilean(dte(), sales(rowOf('33', '900'), rowOf('33', '501'))))).toMatchObject({
      detail: 'APPLIED',
    })
    await world.forget()
    const lines = metadata(metadataRow(uuidOf(9), '0'), metadataRow(uuidOf(1), '0'))
    expect(await last(mexican(invoice, lines))).toMatchObject({ detail: 'APPLIED' })
  })

  // SAT, descarga masiva: Estatus 1 is a document in force. Anexo 20: what is cancelled or annulled has no effect.
  it('that only says that its documents are in force changes none of them', async () => {
    expect(await last(mexican(invoice, metadata(metadataRow(uuidOf(1), '1'))))).toMatchObject({ detail: 'UNCHANGED' })
    await world.forget()
    const both = metadata(metadataRow(uuidOf(1), '1'), metadataRow(uuidOf(1), '0'))
    expect(await last(mexican(invoice, both))).toMatchObject({ detail: 'APPLIED' })
  })

  it('of unknown documents says that none of its lines is of a known one', async () => {
    const many = Array.from({ length: 250 }, (_, at) => rowOf('33', String(900 + at)))
    expect(await last(chilean(dte(), sales(...many)))).toMatchObject({ detail: 'CONCERNS_NONE' })
    await world.forget()
    expect(await last(mexican(metadata(metadataRow(uuidOf(9), '0'))))).toMatchObject({ detail: 'CONCERNS_NONE' })
  })

  it('that states another party says so, also in the row of a note', async () => {
    expect(await last(chilean(dte(), sales(rowOf('33', '501', FACTOR))))).toMatchObject({ detail: 'OTHER_PARTY' })
    await world.forget()
    const note = rowOf('61', '7', FACTOR, '33;501')
    expect(await last(chilean(dte(), sales(note)))).toMatchObject({ detail: 'OTHER_PARTY' })
    await world.forget()
    const stranger = metadataRow(uuidOf(1), '0').replace(BUYER_RFC, FACTOR_RFC)
    expect(await last(mexican(invoice, metadata(stranger)))).toMatchObject({ detail: 'OTHER_PARTY' })
  })

  // SAT, metadata: Estatus is 0 or 1.
  it('with lines without a readable state names them, and applies the others', async () => {
    const unreadable = metadataRow(uuidOf(1), '0').replace('~I~0~', '~I~nada~')
    const lines = metadata(unreadable, metadataRow(uuidOf(2), '0'))
    expect((await mexican(invoice, cfdi({ uuid: uuidOf(2), folio: '11' }), lines)).slice(2)).toMatchObject([
      { detail: 'APPLIED' },
      { detail: 'INVALID_STATUS' },
    ])
  })
})

describe('the sentences of an import', () => {
  it('name who issued a document without effect, where the host says so', () => {
    const text = (code: string, issuer?: string) =>
      importDetailText(`ERROR_INVOICE_${code}`, undefined, 'MX', [], issuer)
    expect(text('OTHER_ISSUER', 'Factor SA')).toBe('La emitió Factor SA, que no emitió la factura que menciona.')
    expect(text('OTHER_ISSUER')).toBe('La emitió otra empresa que la factura que menciona.')
    expect(text('BROKEN_CHAIN', 'Factor SA')).toBe('Es una cesión de Factor SA, que no tenía la factura.')
    expect(text('NOT_KNOWN', 'Factor SA')).toBe(
      'La factura que menciona no está entre tus documentos: se aplicará cuando llegue.',
    )
  })
})
