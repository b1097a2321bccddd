import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BUYER,
  BUYER_RFC,
  METADATA_HEADER,
  metadataRow,
  PURCHASES_HEADER,
  readOne,
  SALES_HEADER,
  SELLER,
  SELLER_RFC,
  uuidOf,
} from './samples.ts'

const sales = (...rows: ReadonlyArray<string>) => readOne([SALES_HEADER, ...rows].join('\n'), 'ventas.csv')
const purchases = (header: string, ...rows: ReadonlyArray<string>) =>
  readOne([header, ...rows].join('\n'), 'compras.csv')

const SALE = `1;33;Del Giro;${BUYER};  Comercial  Ñandú ;501;14/03/2026;15/03/2026 09:00:00;;;0;100000;19000;119000;52;10-11`
const PURCHASE = `1;33;Del Giro;${SELLER};Pruebas;501;14/03/2026;15/03/2026 09:00:00;;0;100000;19000;119000`

describe('the register of sales', () => {
  it('yields each line with its counterparty, amounts and references', () => {
    expect(sales(SALE)).toMatchObject({
      outcome: 'ACCEPT',
      documents: [
        {
          _tag: 'RegisterEntry',
          register: 'SALES',
          documentType: '33',
          folio: '501',
          party: { id: BUYER, name: 'Comercial Ñandú' },
          issueDate: '2026-03-14',
          receivedAt: '15/03/2026 09:00:00',
          amount: { currency: 'CLP', minor: 119_000 },
          state: 'NOT_ACKNOWLEDGED',
          references: [
            { documentType: '52', folio: '10' },
            { documentType: '52', folio: '11' },
          ],
        },
      ],
    })
  })

  it("contains the customer's response", () => {
    const acknowledged = SALE.replace('09:00:00;;;', '09:00:00;16/03/2026 10:00:00;;')
    const claimed = SALE.replace('09:00:00;;;', '09:00:00;16/03/2026 10:00:00;17/03/2026 10:00:00;')
    expect(sales(acknowledged, claimed).documents).toMatchObject([{ state: 'ACKNOWLEDGED' }, { state: 'CLAIMED' }])
  })

  it('skips lines that only add a tax to the previous one', () => {
    expect(sales(SALE, `;33;Del Giro;${BUYER};Comercial Ñandú;501;14/03/2026;;;;;;;;271;701395`)).toMatchObject({
      outcome: 'ACCEPT',
      documents: [{ folio: '501' }],
    })
  })

  it('loses a faulty line only', () => {
    const reading = sales(
      SALE,
      SALE.replace(BUYER, '1-2'),
      SALE.replace(';501;', ';A-7;'),
      SALE.replace('1;33;', '1;;'),
      SALE.replace(';501;', ';502;'),
    )
    expect(reading.outcome).toBe('PARTIAL')
    expect(reading.documents).toMatchObject([{ folio: '501' }, { folio: '502' }])
    expect(reading.failures).toEqual([
      { at: 'line 3', code: 'INVALID_IDENTIFIER' },
      { at: 'line 4', code: 'INVALID_FOLIO' },
      { at: 'line 5', code: 'MISSING_FIELD' },
    ])
  })

  // The state of a document is worth more than its other fields, which its XML has.
  it.each([
    ['a date that does not exist', SALE.replace('14/03/2026', '31/02/2026'), 'issueDate'],
    ['a date with a time', SALE.replace('14/03/2026', '14/03/2026 10:00'), 'issueDate'],
    ['no date', SALE.replace('14/03/2026', ''), 'issueDate'],
    ['no reception', SALE.replace('15/03/2026 09:00:00', ''), 'receivedAt'],
    ['no total', SALE.replace(';119000;', ';null;'), 'amount'],
    ['a total that is none', SALE.replace(';119000;', ';119.00.0;'), 'amount'],
    ['a negative total', SALE.replace(';119000;', ';-119000;'), 'amount'],
    ['a VAT that is none', SALE.replace(';19000;', ';x;'), 'vat'],
  ])('has the state of a line with %s', (_, line, absent) => {
    const reading = sales(line)
    expect(reading).toMatchObject({ outcome: 'ACCEPT', documents: [{ folio: '501', state: 'NOT_ACKNOWLEDGED' }] })
    expect(reading.documents[0]).not.toHaveProperty(absent)
  })

  it('needs the type, the folio and the party only', () => {
    const reading = readOne(`Tipo Doc;Rut cliente;Folio;Fecha Reclamo\n33;${BUYER};501;x`, 'ventas.csv')
    expect(reading.documents).toEqual([
      {
        _tag: 'RegisterEntry',
        country: 'CL',
        register: 'SALES',
        documentType: '33',
        folio: '501',
        party: { id: BUYER, name: BUYER },
        state: 'CLAIMED',
        purchaseType: '',
        references: [],
        warnings: [],
      },
    ])
  })

  // SII: a claim is final after eight days, so that a date that cannot be read is one too.
  it('has a claim whatever is written as its date', () => {
    for (const date of ['31/02/2026', 'sí', '0'])
      expect(sales(SALE.replace(';;;0;', `;;${date};0;`)).documents).toMatchObject([{ state: 'CLAIMED' }])
  })

  // SII: tables of the register list 33, 34, 56, 61 and the paper documents 30, 32, 55 and 60.
  it.each(['30', '32', '33', '34', '55', '56', '60', '61', '914'])('has lines of type %s', (type) => {
    expect(sales(SALE.replace(';33;', `;${type};`)).documents).toMatchObject([{ documentType: type }])
  })

  it('says which notes are on purchase invoices', () => {
    const header = `${SALES_HEADER};NCE o NDE sobre Fact. de Compra`
    const [on, off, none] = readOne([header, `${SALE};1`, `${SALE};0`, SALE].join('\n'), 'ventas.csv').documents
    expect(on).toMatchObject({ onPurchaseInvoice: true })
    for (const entry of [off, none]) expect(entry).not.toHaveProperty('onPurchaseInvoice')
  })

  it('skips a line of sums', () => {
    const sums = ['TOTALES;;;;;;;', ';;;;Total:;;;', ';;;;;TOTAL;;', ';;;;;;;totales'].map(
      (label) => `${label};;;0;100000;19000;119000;;`,
    )
    expect(sales(SALE, ...sums)).toMatchObject({ outcome: 'ACCEPT', documents: [{ folio: '501' }], failures: [] })
  })

  it('of a month without sales is accepted', () => {
    expect(sales()).toMatchObject({ outcome: 'ACCEPT', documents: [], failures: [] })
  })
})

describe('a register that was saved again', () => {
  const expected = sales(SALE).documents

  it.each([
    ['commas', ','],
    ['tabs', '\t'],
  ])('is read with %s between its columns', (_, separator) => {
    const [header, line] = [SALES_HEADER, SALE].map((text) => text.replaceAll(';', separator))
    expect(readOne(`${header}\r\n${line}\r\n`, 'ventas.csv').documents).toEqual(expected)
    const quoted = line?.replace('  Comercial  Ñandú ', `"Ñandú${separator} Hijos"`).replace('119000', '"119,000"')
    expect(readOne(`${header}\r\n${quoted}\r\n`, 'ventas.csv').documents).toMatchObject([
      { party: { name: `Ñandú${separator.trim()} Hijos` }, amount: { minor: 119_000 } },
    ])
  })

  it('is read in UTF-16, with its mark and without', () => {
    const text = [SALES_HEADER, SALE].join('\r\n').replaceAll(';', '\t')
    const little = Buffer.from(text, 'utf16le')
    const marked = Buffer.from(`\uFEFF${text}`, 'utf16le')
    for (const bytes of [little, Buffer.from(little).swap16(), marked, Buffer.from(marked).swap16()])
      expect(readOne(bytes, 'ventas.csv').documents).toEqual(expected)
  })

  // The short dates of Chilean settings in office programs, and those of programs that export the register.
  it.each(['14/3/2026', '14-3-2026', '14-03-2026', '14-03-26', '14/03/26', '2026-03-14'])('has the date %s', (date) => {
    expect(sales(SALE.replace('14/03/2026', date)).documents).toEqual(expected)
  })

  it.each(['14.03.2026', '14/03-2026', '14/03/026', '2026/03/14', '20260314'])('has no date in %s', (date) => {
    expect(sales(SALE.replace('14/03/2026', date)).documents[0]).not.toHaveProperty('issueDate')
  })

  it.each(['119000', '119.000', '119,000', '119000.00', '119000,00', '119000,0', '119.000,00', '119,000.00'])(
    'has the amount %s',
    (amount) => {
      expect(sales(SALE.replace(';119000;', `;${amount};`)).documents).toEqual(expected)
    },
  )

  it.each(['119000,50', '1190.000', '11.9000', '1.190.00', '119.000.00', '1.190,000', '119 000', '.119', '119.'])(
    'has no amount in %s',
    (amount) => {
      expect(sales(SALE.replace(';119000;', `;${amount};`)).documents[0]).not.toHaveProperty('amount')
    },
  )

  it('has every amount that it had, however a spreadsheet shows it', () => {
    const shown = fc
      .tuple(fc.nat(10 ** 12), fc.constantFrom('', '.', ','), fc.boolean())
      .map(([amount, mark, zeros]) => {
        const grouped = mark === '' ? `${amount}` : `${amount}`.replaceAll(/\B(?=(?:\d{3})+$)/g, mark)
        return { amount, text: zeros ? `${grouped}${mark === ',' ? '.' : ','}00` : grouped }
      })
    fc.assert(
      fc.property(shown, ({ amount, text }) => {
        expect(sales(SALE.replace(';119000;', `;${text};`)).documents).toMatchObject([{ amount: { minor: amount } }])
      }),
    )
  })

  // 2026-03-14 is day 46095 since 1900; 119,000,000 in a narrow column is 1,19E+08.
  it.each([
    ['a month before its day', SALE.replace('14/03/2026', '03/14/2026')],
    ['a month before its day in two digits', SALE.replace('14/03/2026', '3-14-26')],
    ['a reception with its month first', SALE.replace('15/03/2026 09:00:00', '3/15/2026 9:00')],
    ['a claim with its month first', SALE.replace(';;;0;', ';;3/15/2026;0;')],
    ['the number of a day', SALE.replace('14/03/2026', '46095')],
    ['the number of a day and its part', SALE.replace('15/03/2026 09:00:00', '46096,375')],
    ['an amount as a power of ten', SALE.replace(';119000;', ';1,19E+08;')],
    ['a folio as a power of ten', SALE.replace(';501;', ';1.2E+09;')],
  ])('is rejected with %s, also where other lines look right', (_, line) => {
    expect(sales(SALE, line)).toMatchObject({
      outcome: 'REJECT',
      documents: [],
      failures: [{ at: '', code: 'SAVED_BY_SPREADSHEET' }],
    })
  })

  it('is not rejected for a code with an E, or a date that is none', () => {
    for (const line of [SALE.replace(';10-11', ';12E3'), SALE.replace('14/03/2026', '13/14/2026')])
      expect(sales(line)).toMatchObject({ outcome: 'ACCEPT', documents: [{ folio: '501' }] })
  })
})

describe('the register of purchases', () => {
  it('has its state in its columns', () => {
    const pending = PURCHASES_HEADER.replace('Fecha Acuse;', '')
    const claimed = PURCHASES_HEADER.replace('Fecha Acuse', 'Fecha Reclamo')
    expect(
      purchases(PURCHASES_HEADER, PURCHASE, PURCHASE.replace('Del Giro', 'No Corresp. Incluir')).documents,
    ).toMatchObject([{ register: 'PURCHASES', state: 'REGISTERED', party: { id: SELLER } }, { state: 'NOT_INCLUDED' }])
    expect(purchases(pending, PURCHASE.replace('09:00:00;;', '09:00:00;')).documents).toMatchObject([
      { state: 'PENDING' },
    ])
    expect(purchases(claimed, PURCHASE).documents).toMatchObject([{ state: 'CLAIMED' }])
  })
})

describe('the metadata of the SAT', () => {
  it('announces and cancels, with the key in lower case', () => {
    const key = 'ABCDEF01-0000-4000-8000-00000000000A'
    expect(
      readOne([METADATA_HEADER, metadataRow(key, '0'), metadataRow(uuidOf(2), '1', 'E')].join('\r\n'), 'm.txt')
        .documents,
    ).toMatchObject([
      {
        _tag: 'MetadataEntry',
        key: key.toLowerCase(),
        status: 'CANCELLED',
        issuer: { id: SELLER_RFC },
        receiver: { id: BUYER_RFC },
        total: '1160.00',
        kind: 'I',
      },
      { key: uuidOf(2), status: 'CURRENT', kind: 'E' },
    ])
  })

  it('may break a name over two lines', () => {
    const broken = metadataRow(uuidOf(1), '1').replace('Pruebas del Sur', 'Pruebas \ndel Sur')
    expect(readOne([METADATA_HEADER, broken].join('\r\n'), 'm.txt').documents).toMatchObject([
      { issuer: { name: 'Pruebas del Sur' } },
    ])
  })

  it('loses a faulty line only, and keeps one without a readable state as a doubt', () => {
    const rows = [
      metadataRow('nothing', '1'),
      metadataRow(uuidOf(2), '1').replace('~1~', '~7~'),
      metadataRow(uuidOf(3), '1').slice(0, 60),
      metadataRow(uuidOf(4), '1'),
    ]
    expect(readOne([METADATA_HEADER, ...rows].join('\n'), 'm.txt')).toMatchObject({
      outcome: 'PARTIAL',
      documents: [
        { key: uuidOf(2), status: 'UNREADABLE', issuer: { id: SELLER_RFC } },
        { key: uuidOf(3), status: 'UNREADABLE' },
        { key: uuidOf(4), status: 'CURRENT' },
      ],
      failures: [
        { at: 'line 2', code: 'INVALID_UUID' },
        { at: 'line 3', code: 'INVALID_STATUS' },
        { at: 'line 4', code: 'MISSING_FIELD' },
      ],
    })
  })

  // SAT: of a document only its UUID and its state are needed to know that it is cancelled.
  it.each([
    ['an issuer', metadataRow(uuidOf(1), '0').replace(SELLER_RFC, 'NOPE'), 'issuer'],
    ['a receiver', metadataRow(uuidOf(1), '0').replace(BUYER_RFC, ''), 'receiver'],
    ['a date', metadataRow(uuidOf(1), '0').replace('2026-03-14', '14/03/2026'), 'issueDate'],
    ['a total', metadataRow(uuidOf(1), '0').replace('1160.00', '1,160.00'), 'total'],
  ])('cancel without %s that can be read', (_, row, absent) => {
    const reading = readOne([METADATA_HEADER, row].join('\n'), 'm.txt')
    expect(reading).toMatchObject({ outcome: 'ACCEPT', documents: [{ key: uuidOf(1), status: 'CANCELLED' }] })
    expect(reading.documents[0]).not.toHaveProperty(absent)
  })

  it('cancel with the columns of the UUID and the state', () => {
    expect(readOne(`Uuid~Estatus\n${uuidOf(1)}~Cancelado`, 'm.txt').documents).toEqual([
      {
        _tag: 'MetadataEntry',
        country: 'MX',
        key: uuidOf(1),
        folio: 'abcdef00',
        status: 'CANCELLED',
        kind: '',
        warnings: [],
      },
    ])
  })

  it('cancel with a date of cancellation, whatever the state is', () => {
    const rows = ['1', '7', ''].map((status) => metadataRow(uuidOf(1), '1').replace('~1~', `~${status}~2026-10-20`))
    for (const row of rows)
      expect(readOne([METADATA_HEADER, row].join('\n'), 'm.txt')).toMatchObject({
        outcome: 'ACCEPT',
        documents: [{ status: 'CANCELLED' }],
      })
  })

  describe('with the separator inside a name', () => {
    const read = (row: string) => readOne([METADATA_HEADER, row].join('\n'), 'm.txt').documents
    const tilde = (status: '0' | '1', name = 'Pruebas ~ del ~ Sur') =>
      metadataRow(uuidOf(1), status).replace('Pruebas del Sur', name)

    it('have their parties, their total and their state', () => {
      for (const row of [tilde('0'), tilde('0').replace('Ñandúes', 'Ñan~dúes')])
        expect(read(row)).toMatchObject([
          {
            key: uuidOf(1),
            status: 'CANCELLED',
            issuer: { id: SELLER_RFC, name: 'Pruebas ~ del ~ Sur' },
            receiver: { id: BUYER_RFC, name: /~d/.test(row) ? 'Ñan~dúes' : 'Ñandúes' },
            issueDate: '2026-03-14',
            total: '1160.00',
            kind: 'I',
          },
        ])
    })

    it('are as they are without it, also without their last cell or with one more', () => {
      for (const row of [metadataRow(uuidOf(1), '1'), tilde('1'), tilde('1', 'a~b')])
        for (const end of [row, row.replace(/~$/, ''), `${row}~`, `${row}2026-10-20`, `${row}2026-10-20~`])
          expect(read(end)).toMatchObject([
            { status: end.includes('-10-') ? 'CANCELLED' : 'CURRENT', receiver: { id: BUYER_RFC }, total: '1160.00' },
          ])
    })

    it('have no receiver where two could be it, or none is an RFC', () => {
      for (const row of [tilde('0', `Pruebas~${BUYER_RFC}`), tilde('0').replace(BUYER_RFC, 'NOPE')]) {
        const [entry] = read(row)
        expect(entry).toMatchObject({ status: 'CANCELLED', issuer: { id: SELLER_RFC, name: SELLER_RFC } })
        expect(entry).not.toHaveProperty('receiver')
      }
    })

    it('are in doubt when the line is longer than is read', () => {
      expect(read(tilde('1', '~0'.repeat(2_000)))).toMatchObject([{ status: 'UNREADABLE' }])
    })

    it('never change what follows the names, wherever it is', () => {
      const name = fc.array(fc.constantFrom('a', 'Ñ', '~', ' ', '0', '1', '-'), { maxLength: 12 })
      fc.assert(
        fc.property(name, name, fc.constantFrom('0' as const, '1' as const), (issuer, receiver, status) => {
          const row = tilde(status, issuer.join('')).replace('Ñandúes', receiver.join(''))
          expect(read(row)).toMatchObject([
            {
              status: status === '0' ? 'CANCELLED' : 'CURRENT',
              issuer: { id: SELLER_RFC },
              receiver: { id: BUYER_RFC },
              total: '1160.00',
              kind: 'I',
            },
          ])
        }),
      )
    })
  })

  it('contain the third party of documents', () => {
    expect(
      readOne(`Uuid~RfcACuentaTerceros~NombreACuentaTerceros\n${uuidOf(1)}~${BUYER_RFC}~Otra`, 'm_tercero.txt')
        .documents,
    ).toEqual([
      { _tag: 'ThirdPartyEntry', country: 'MX', key: uuidOf(1), party: { id: BUYER_RFC, name: 'Otra' }, warnings: [] },
    ])
  })
})
