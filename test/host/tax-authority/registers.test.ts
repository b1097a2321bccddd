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
      SALE.replace('14/03/2026', '2026-03-14'),
      SALE.replace('31/03/2026', '').replace('14/03', '31/02'),
      SALE.replace(';119000;', ';119.000;'),
      SALE.replace(';119000;', ';null;'),
      SALE.replace(';501;', ';502;'),
    )
    expect(reading.outcome).toBe('PARTIAL')
    expect(reading.documents).toMatchObject([{ folio: '501' }, { folio: '502' }])
    expect(reading.failures).toEqual([
      { at: 'line 3', code: 'INVALID_IDENTIFIER' },
      { at: 'line 4', code: 'INVALID_FOLIO' },
      { at: 'line 5', code: 'INVALID_DATE' },
      { at: 'line 6', code: 'INVALID_DATE' },
      { at: 'line 7', code: 'INVALID_AMOUNT' },
      { at: 'line 8', code: 'MISSING_FIELD' },
    ])
  })

  it('of a month without sales is accepted', () => {
    expect(sales()).toMatchObject({ outcome: 'ACCEPT', documents: [], failures: [] })
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

  it('loses a faulty line only', () => {
    const rows = [
      metadataRow('nothing', '1'),
      metadataRow(uuidOf(2), '1').replace(SELLER_RFC, 'NOPE'),
      metadataRow(uuidOf(3), '1').slice(0, 60),
      metadataRow(uuidOf(4), '1'),
    ]
    expect(readOne([METADATA_HEADER, ...rows].join('\n'), 'm.txt')).toMatchObject({
      outcome: 'PARTIAL',
      documents: [{ key: uuidOf(4) }],
      failures: [
        { at: 'line 2', code: 'INVALID_UUID' },
        { at: 'line 3', code: 'INVALID_IDENTIFIER' },
        { at: 'line 4', code: 'MISSING_FIELD' },
      ],
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
