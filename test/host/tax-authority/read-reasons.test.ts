import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#domain/kernel/country.ts'
import type { ReadFailure } from '#host/tax-authority/read/file-reading.ts'
import { READ_REASONS } from '#host/tax-authority/read/read-reasons.ts'
import type { ReadErrorCode } from '#host/tax-authority/read/tax-document.ts'
import { importDetailText } from '#ui/text/import-details.ts'
import {
  aec,
  BUYER,
  cfdi,
  dte,
  envelope,
  METADATA_HEADER,
  metadataRow,
  readOne,
  SALES_HEADER,
  SELLER,
  uuidOf,
} from './samples.ts'

const reasonsOf = ({ also = [], code }: ReadFailure): ReadonlyArray<ReadErrorCode> => [code, ...also]

const reasonsIn = (content: string, name?: string): ReadonlyArray<ReadonlyArray<ReadErrorCode>> =>
  readOne(content, name).failures.map(reasonsOf)

describe('the reasons of a rejected document', () => {
  // SII, Formato DTE 2.2: RUT with its check digit, Folio of up to ten digits, FchEmis AAAA-MM-DD, whole pesos.
  it('are all that a DTE has', () => {
    const faulty = { receiver: 'XXXXXXX-3', folio: 'A1', date: '14/03/2026', totals: '<MntTotal>10.5</MntTotal>' }
    expect(reasonsIn(dte(faulty))).toEqual([['INVALID_IDENTIFIER', 'INVALID_FOLIO', 'INVALID_DATE', 'INVALID_AMOUNT']])
    expect(reasonsIn(dte({ folio: '', totals: '<IVA>1.9</IVA>' }))).toEqual([['MISSING_FIELD', 'INVALID_AMOUNT']])
  })

  // SAT, Anexo 20: Rfc, Fecha AAAA-MM-DDThh:mm:ss, Moneda of c_Moneda, Total with up to six decimals, TipoCambio.
  it('are all that a comprobante has, and its stamp comes first', () => {
    const faulty = { uuid: '', issuer: 'NOPE', date: '2026-02-30T00:00:00', currency: 'EUR' }
    expect(reasonsIn(cfdi(faulty))).toEqual([
      ['CFDI_NOT_STAMPED', 'INVALID_IDENTIFIER', 'INVALID_DATE', 'CURRENCY_NOT_SUPPORTED'],
    ])
    expect(reasonsIn(cfdi({ currency: 'USD', rate: '0', total: '1,160.00' }))).toEqual([
      ['INVALID_RATE', 'INVALID_AMOUNT'],
    ])
    expect(reasonsIn(cfdi({ uuid: 'nothing' }).replace('TipoDeComprobante="I"', ''))).toEqual([
      ['INVALID_UUID', 'MISSING_FIELD'],
    ])
  })

  // SII, registro de compras y ventas: `;`, dd/mm/aaaa. SAT, descarga masiva: `~`, Estatus 1 or 0.
  it('are all that a line has, whatever the order of the columns', () => {
    const line = `1;3;Del Giro;1-2;Comercial;A-7;2026-03-14;;;;0;0;0;119.000;;`
    const registers = [SALES_HEADER, SALES_HEADER.replace('Folio;Fecha Docto;', '')]
    const other = line.replace('A-7;2026-03-14;', '')
    const texts = [`${registers[0]}\n${line}`, `${registers[1]};Fecha Docto;Folio\n${other};2026-03-14;A-7`]
    for (const text of texts)
      expect(reasonsIn(text, 'ventas.csv')).toEqual([
        ['NO_VALID_ROWS'],
        ['UNSUPPORTED_DOCUMENT', 'INVALID_IDENTIFIER', 'INVALID_FOLIO'],
      ])
    const row = metadataRow('nothing', '1').replace('~1~', '~7~')
    expect(reasonsIn(`${METADATA_HEADER}\n${row}`, 'm.txt')).toEqual([
      ['NO_VALID_ROWS'],
      ['INVALID_UUID', 'INVALID_STATUS'],
    ])
  })

  // SII, Formato AEC: SeqCesion counts from 1; UltimoVencimiento AAAA-MM-DD.
  it('are all that a cession has', () => {
    const text = aec(dte(), [SELLER, 'none'])
      .replace('<SeqCesion>1', '<SeqCesion>0')
      .replace('<UltimoVencimiento>2026-05-20', '<UltimoVencimiento>20-05-2026')
    expect(readOne(text)).toMatchObject({
      documents: [{ _tag: 'Invoice' }],
      failures: [{ at: 'cession 0', code: 'INVALID_IDENTIFIER', also: ['INVALID_SEQUENCE', 'INVALID_DATE'] }],
    })
  })

  it('never depend on each other: each faulty field adds its own, once, in the order of the list', () => {
    const faults = {
      receiver: ['NOPE', 'INVALID_IDENTIFIER'],
      date: ['2026-13-01', 'INVALID_DATE'],
      uuid: ['', 'CFDI_NOT_STAMPED'],
      currency: ['EUR', 'CURRENCY_NOT_SUPPORTED'],
    } as const
    const names = Object.keys(faults) as ReadonlyArray<keyof typeof faults>
    fc.assert(
      fc.property(fc.subarray([...names], { minLength: 1 }), (chosen) => {
        const text = cfdi(Object.fromEntries(chosen.map((name) => [name, faults[name][0]])))
        const wanted: ReadonlySet<ReadErrorCode> = new Set(chosen.map((name) => faults[name][1]))
        expect(reasonsIn(text)).toEqual([READ_REASONS.filter((reason) => wanted.has(reason))])
      }),
    )
  })
})

describe('each reason', () => {
  it.each(READ_REASONS)('%s has a sentence for users', (reason) => {
    for (const country of COUNTRIES)
      expect(importDetailText(`ERROR_INVOICE_${reason}`, undefined, country)).toMatch(/^[A-ZÁÉÍÓÚ¿].+\.$/u)
  })

  it('is said after the others; one of a later release is left out', () => {
    const also = ['ERROR_INVOICE_INVALID_FOLIO', 'ERROR_INVOICE_OF_A_LATER_RELEASE']
    expect(importDetailText('ERROR_INVOICE_MISSING_FIELD', undefined, 'CL', also)).toBe(
      'Le falta un dato obligatorio. El folio no es válido.',
    )
    expect(importDetailText(undefined, undefined, 'CL')).toBeUndefined()
  })
})

describe('a register or metadata file', () => {
  // SII: a register of a month without sales has only its header. SAT: so has the metadata of a day without documents.
  it.each([
    ['a register', SALES_HEADER, 'ventas.csv'],
    ['metadata', METADATA_HEADER, 'm.txt'],
  ])('without lines says so, and is no failure: %s', (_, header, name) => {
    expect(readOne(`${header}\r\n`, name)).toMatchObject({ outcome: 'ACCEPT', failures: [], warnings: ['NO_ROWS'] })
  })

  // SAT: a package of metadata has a list of third parties, which has lines only when an intermediary invoiced.
  it('about third parties has no warning without lines', () => {
    expect(readOne('Uuid~RfcACuentaTerceros~NombreACuentaTerceros', 'm_tercero.txt')).toMatchObject({
      outcome: 'ACCEPT',
      warnings: [],
    })
  })

  it('whose lines are all rejected says so before the reasons of each', () => {
    const rows = [metadataRow('nothing', '1'), metadataRow('none', '1')]
    expect(readOne([METADATA_HEADER, ...rows].join('\n'), 'm.txt')).toMatchObject({
      outcome: 'REJECT',
      failures: [
        { at: '', code: 'NO_VALID_ROWS' },
        { at: 'line 2', code: 'INVALID_UUID' },
        { at: 'line 3', code: 'INVALID_UUID' },
      ],
    })
  })

  it('with one valid line does not', () => {
    const rows = [metadataRow('nothing', '1'), metadataRow(uuidOf(1), '1')]
    expect(reasonsIn([METADATA_HEADER, ...rows].join('\n'), 'm.txt')).toEqual([['INVALID_UUID']])
  })

  // SII: a further tax repeats the document of the line above, without its number and total.
  it('reports a line that continues nothing', () => {
    const sale = `1;33;Del Giro;${BUYER};Comercial;501;14/03/2026;;;;0;100000;19000;119000;;`
    const further = `;33;Del Giro;${BUYER};Comercial;501;14/03/2026;;;;;;;;;`
    expect(reasonsIn([SALES_HEADER, sale, further].join('\n'), 'v.csv')).toEqual([])
    expect(reasonsIn([SALES_HEADER, sale, further.replace(';501;', ';502;')].join('\n'), 'v.csv')).toEqual([
      ['MISSING_FIELD'],
    ])
    expect(reasonsIn([SALES_HEADER, further, sale].join('\n'), 'v.csv')).toEqual([['MISSING_FIELD']])
  })

  it('of another type of document in a line loses this line only', () => {
    const sale = `1;Total;Del Giro;${BUYER};Comercial;501;14/03/2026;;;;0;100000;19000;119000;;`
    expect(reasonsIn([SALES_HEADER, sale, sale.replace('Total', '33')].join('\n'), 'v.csv')).toEqual([
      ['UNSUPPORTED_DOCUMENT'],
    ])
  })

  // Spreadsheets quote the header or save in UTF-16.
  it('is recognised with quotes around its header, and in UTF-16', () => {
    const sale = `1;33;Del Giro;${BUYER};Comercial;501;14/03/2026;;;;0;100000;19000;119000;;`
    const quoted = `"${SALES_HEADER.split(';').join('";"')}"\n${sale}`
    expect(readOne(quoted, 'v.csv')).toMatchObject({ outcome: 'ACCEPT', documents: [{ folio: '501' }] })
    const wide = Buffer.from(`\uFEFF${SALES_HEADER}\n${sale}`, 'utf16le')
    expect(readOne(wide, 'v.csv')).toMatchObject({ outcome: 'ACCEPT', documents: [{ folio: '501' }] })
    expect(readOne(Buffer.from('\uFEFF \n', 'utf16le'), 'v.csv').failures).toEqual([{ at: '', code: 'EMPTY_FILE' }])
  })
})

describe('kinds and versions', () => {
  // SAT: the namespaces of comprobantes are http://www.sat.gob.mx/cfd/2, /3 and /4; Retenciones have another one.
  it.each([
    [
      'of another namespace',
      cfdi().replace('sat.gob.mx/cfd/4', 'sat.gob.mx/esquemas/retencionpago/2'),
      'UNSUPPORTED_DOCUMENT',
    ],
    [
      'of a namespace that only begins like one',
      cfdi().replace('sat.gob.mx/cfd/4', 'sat.gob.mx/cfd/4/x'),
      'UNSUPPORTED_DOCUMENT',
    ],
    ['without a namespace', '<Comprobante Version="4.0"/>', 'UNSUPPORTED_DOCUMENT'],
    ['of a later namespace', cfdi().replace('sat.gob.mx/cfd/4', 'sat.gob.mx/cfd/5'), 'UNSUPPORTED_VERSION'],
    ['of a later version', cfdi().replace('Version="4.0"', 'Version="4.1"'), 'UNSUPPORTED_VERSION'],
    ['of version 3.2', '<c:Comprobante xmlns:c="http://www.sat.gob.mx/cfd/3" version="3.2"/>', 'UNSUPPORTED_VERSION'],
    ['without a version', cfdi().replace(' Version="4.0"', ''), 'MISSING_FIELD'],
  ])('a comprobante %s', (_, text, code) => {
    expect(reasonsIn(text)).toEqual([[code]])
  })

  // SII, DTE_v10.xsd and EnvioDTE_v10.xsd: the attribute version is 1.0.
  it.each([
    ['a DTE', dte().replace('version="1.0"', 'version="2.0"'), ['UNSUPPORTED_VERSION']],
    [
      'an envelope',
      envelope([dte()]).replace(/(<EnvioDTE[^>]*)version="1.0"/, '$1version="1.1"'),
      ['UNSUPPORTED_VERSION'],
    ],
    [
      'an AEC',
      aec(dte(), [SELLER, BUYER]).replace(/(<AEC[^>]*)version="1.0"/, '$1version="x"'),
      ['UNSUPPORTED_VERSION'],
    ],
  ])('%s of another version', (_, text, reasons) => {
    expect(reasonsIn(text)).toEqual([reasons])
  })

  it('a DTE without a version, or with 1, is of version 1.0', () => {
    for (const version of ['', 'version="1"', 'version=" 1.0 "'])
      expect(readOne(dte().replace('version="1.0"', version)).outcome).toBe('ACCEPT')
  })

  it('a DTE of another namespace in an envelope is reported, and loses no other', () => {
    expect(readOne(envelope([dte(), dte({ folio: '502', namespace: ' xmlns="urn:other"' })]))).toMatchObject({
      documents: [{ folio: '501' }],
      failures: [{ at: 'document 2', code: 'UNSUPPORTED_DOCUMENT' }],
    })
  })

  // SII: a settlement (43) is a `Liquidacion`, an export (110) `Exportaciones`; an invoice is a `Documento`.
  it('a body of another kind is no invoice, whatever type it states', () => {
    const settlement = dte().replaceAll('Documento', 'Liquidacion')
    expect(readOne(settlement)).toMatchObject({ outcome: 'IGNORE', failures: [{ code: 'DTE_TYPE_IGNORED' }] })
  })
})

describe('a field that a document has once', () => {
  // SII, DTE_v10.xsd: MntTotal, Encabezado and Documento have maxOccurs 1. SAT, cfdv40.xsd: so have Emisor and Receptor.
  it.each([
    ['a total', dte({ totals: '<MntTotal>1</MntTotal><MntTotal>119000</MntTotal>' })],
    ['a receiver', dte().replace(/(<Receptor>.*<\/Receptor>)/, '$1$1')],
    ['a head', dte().replace(/(<Encabezado>.*<\/Encabezado>)/, '$1$1')],
    ['a body', dte().replace(/(<Documento.*<\/Documento>)/, '$1$1')],
    ['an issuer', cfdi().replace(/(<cfdi:Emisor[^>]*>)/, '$1$1')],
  ])('and states twice rejects it: %s', (_, text) => {
    expect(reasonsIn(text)).toEqual([['REPEATED_FIELD']])
  })

  it('does not mix text and elements', () => {
    expect(reasonsIn(dte({ totals: '<MntTotal>11<x/>9000</MntTotal>' }))).toEqual([['MISSING_FIELD']])
  })
})

describe('a date', () => {
  // SAT, tdCFDI.xsd: t_FechaH is AAAA-MM-DDThh:mm:ss. Metadata have a blank instead of the T.
  it.each(['2026-03-14', '2026-03-14T10:00:00', '2026-03-14 10:00:00', '2026-03-14T10:00:00.000'])(
    'is read: %s',
    (date) => {
      expect(readOne(cfdi({ date })).documents).toMatchObject([{ issueDate: '2026-03-14' }])
    },
  )

  it.each(['2026-03-14x', '2026-03-145', '2026-03-14T', '2026-03-14T1'])('with a tail is none: %s', (date) => {
    expect(reasonsIn(cfdi({ date }))).toEqual([['INVALID_DATE']])
  })
})
