import * as fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { cfdiTotals, writeCfdi } from '#samples/write-cfdi.ts'
import { dteTotals, writeDte, type DteInput } from '#samples/write-dte.ts'
import { findInvoiceDocument } from '#host/tax-authority/read/invoice-document.ts'
import { BUYER, BUYER_RFC, dte, envelope, latin1, SELLER, SELLER_RFC, totals, utf8, uuidOf } from './samples.ts'
import { runs } from '#test/support/runs.ts'

const party = (rut: string) => ({ rut, name: 'Maderas', activity: 'Comercio', address: 'Uno 1', commune: 'Santiago' })
const DTE: DteInput = {
  type: 33,
  folio: 77,
  issuedOn: '2026-10-01' as CivilDate,
  issuer: party(SELLER),
  receiver: party(BUYER),
  lines: [{ name: 'Tablas de pino', unit: 'M2', price: 12_500, quantity: 3 }],
  references: [{ type: '801', folio: '4500', date: '2026-09-01' as CivilDate }],
}
/* SII: 28 is the tax of diesel, 35 that of petrol. */
const TAXES =
  '<ImptoReten><TipoImp>28</TipoImp><MontoImp>500</MontoImp></ImptoReten>' +
  '<ImptoReten><TipoImp>35</TipoImp><MontoImp>200</MontoImp></ImptoReten><MntTotal>'
const KEY = `${SELLER}|33|77`
const CFDI = {
  kind: 'I',
  uuid: uuidOf(1),
  issuedOn: '2026-10-01' as CivilDate,
  issuer: { rfc: SELLER_RFC, name: 'Aceros', regime: '601', postalCode: '06000' },
  receiver: { rfc: BUYER_RFC, name: 'Cliente', regime: '601', postalCode: '06000' },
  relations: [{ type: '04', uuids: [uuidOf(9)] }],
  method: 'PPD',
  form: '99',
  lines: [{ name: 'Vigas', unit: 'H87', key: '30102400', price: 150_050, quantity: 2 }],
} as const

describe('the document of an invoice', () => {
  // SII, Formato DTE: Detalle with NmbItem, QtyItem, UnmdItem, PrcItem and MontoItem; TpoDocRef 801 is a purchase order.
  it('has the lines, sums and references that a DTE states', () => {
    const bytes = writeDte(DTE)
    expect(findInvoiceDocument(bytes, KEY)).toEqual({
      xml: bytes,
      content: {
        lines: [
          { name: 'Tablas de pino', quantity: '3', unit: 'M2', unitPrice: '12500', amount: money('CLP', 37_500) },
        ],
        omittedLines: 0,
        sums: [
          { sum: 'NET', amount: money('CLP', 37_500) },
          { sum: 'TAX', amount: money('CLP', 7_125) },
          { sum: 'TOTAL', amount: money('CLP', 44_625) },
        ],
        references: [{ type: '801', folio: '4500', date: '2026-09-01', reason: undefined }],
      },
    })
  })

  // SAT, CFDI 4.0: Concepto with Cantidad, ClaveUnidad, ValorUnitario and Importe; c_TipoRelacion 04 is a replacement.
  it('has those that a CFDI states', () => {
    const found = findInvoiceDocument(writeCfdi(CFDI), uuidOf(1))
    expect(found?.content).toMatchObject({
      lines: [{ name: 'Vigas', quantity: '2', amount: money('MXN', 300_100) }],
      sums: [
        { sum: 'SUBTOTAL', amount: money('MXN', 300_100) },
        { sum: 'TAX', amount: money('MXN', 48_016) },
        { sum: 'TOTAL', amount: money('MXN', 348_116) },
      ],
      references: [{ type: '04', folio: uuidOf(9) }],
    })
  })

  it('is cut out of an envelope with the namespaces that it inherits, and found in an archive', () => {
    const other = dte({ folio: '78', namespace: '' })
    const wanted = dte({ folio: '77', namespace: '' })
    const inEnvelope = findInvoiceDocument(latin1(envelope([other, wanted])), KEY)
    expect(new TextDecoder().decode(inEnvelope?.xml)).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<DTE xmlns="http:\/\/www.sii.cl\/SiiDte" xmlns:xsi="[^"]+" version="1.0">/,
    )
    expect(findInvoiceDocument(inEnvelope?.xml ?? new Uint8Array(), KEY)?.content).toEqual(inEnvelope?.content)
    const archive = zipSync({ 'a.xml': utf8(other), 'b.xml': utf8(wanted) })
    expect(new TextDecoder().decode(findInvoiceDocument(archive, KEY)?.xml)).toBe(wanted)
  })

  it('is not shown when a comment of its envelope hides another copy', () => {
    const wanted = dte({ folio: '77' })
    const hidden = `<!--${wanted.replace('119000', '1')}-->`
    expect(findInvoiceDocument(latin1(envelope([hidden, wanted])), KEY)).toBeUndefined()
  })

  it('has texts that a screen can show, and taxes beside the VAT in one sum', () => {
    const text = dte({ folio: '77', totals: `${totals(100_000)}`.replace('<MntTotal>', TAXES) })
    const line = '<Detalle><NmbItem>Fle\u202ete</NmbItem><MontoItem>5</MontoItem></Detalle></Documento>'
    const { content } = findInvoiceDocument(utf8(text.replace('</Documento>', line)), KEY) ?? expect.fail('not found')
    expect(content.lines[0]?.name).toBe('Fle te')
    expect(content.sums).toContainEqual({ sum: 'OTHER_TAXES', amount: money('CLP', 700) })
  })

  it('is not another document, nor one that only names it', () => {
    expect(findInvoiceDocument(writeDte({ ...DTE, type: 61 }), KEY)).toBeUndefined()
    expect(findInvoiceDocument(writeDte({ ...DTE, folio: 78 }), KEY)).toBeUndefined()
    expect(findInvoiceDocument(writeCfdi(CFDI), uuidOf(9))).toBeUndefined()
  })

  it('has no more than 200 lines, and says how many more there are', () => {
    const lines = Array.from({ length: 230 }, (_, at) => ({ name: `Tabla ${at}`, unit: 'UN', price: 10, quantity: 1 }))
    const { content } = findInvoiceDocument(writeDte({ ...DTE, lines }), KEY) ?? expect.fail('not found')
    expect([content.lines.length, content.omittedLines]).toEqual([200, 30])
  })

  it('leaves out a figure that is none, and keeps the line', () => {
    const line =
      '<Detalle><NmbItem>Flete</NmbItem><QtyItem>uno</QtyItem><MontoItem>-5</MontoItem></Detalle></Documento>'
    const bytes = utf8(dte({ folio: '77' }).replace('</Documento>', line))
    expect(findInvoiceDocument(bytes, KEY)?.content.lines).toEqual([
      { name: 'Flete', quantity: undefined, unit: undefined, unitPrice: undefined, amount: undefined },
    ])
  })

  const line = fc.record({
    name: fc.constantFrom('Clavos & tornillos', '<Tabla>', 'Ñandú'),
    unit: fc.constantFrom('UN', 'KG'),
    key: fc.constant('31162000'),
    price: fc.integer({ min: 1, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 90 }),
  })
  const lines = fc.array(line, { minLength: 1, maxLength: 8 })

  it('states the lines and the total that were written, in both countries', () => {
    fc.assert(
      fc.property(lines, (written) => {
        const chilean = findInvoiceDocument(writeDte({ ...DTE, lines: written }), KEY)?.content
        expect(chilean?.lines.map(({ amount, name }) => [name, amount?.minor])).toEqual(
          written.map(({ name, price, quantity }) => [name, price * quantity]),
        )
        expect(chilean?.sums.at(-1)?.amount.minor).toBe(dteTotals({ type: 33, lines: written }).total)
        const mexican = findInvoiceDocument(writeCfdi({ ...CFDI, lines: written }), uuidOf(1))?.content
        expect(mexican?.lines.map(({ amount }) => amount?.minor)).toEqual(
          written.map(({ price, quantity }) => price * quantity),
        )
        expect(mexican?.sums.at(-1)?.amount.minor).toBe(cfdiTotals(written).total)
      }),
      { numRuns: runs(60) },
    )
  })

  it('is looked for in any bytes without an exception', () => {
    const genuine = writeDte(DTE)
    fc.assert(
      fc.property(
        fc.nat({ max: genuine.length - 1 }),
        fc.integer({ min: 0, max: 255 }),
        fc.boolean(),
        (at, byte, cut) => {
          const bytes = Uint8Array.from(genuine)
          bytes[at] = byte
          expect(() => findInvoiceDocument(cut ? bytes.subarray(0, at) : bytes, KEY)).not.toThrow()
        },
      ),
      { numRuns: runs(300) },
    )
  })
})
