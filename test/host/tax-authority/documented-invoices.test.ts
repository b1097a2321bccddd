import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { directionOf } from '#domain/tax-documents/documented-invoices.ts'
import { columnsOf } from '#host/tax-authority/store/document-columns.ts'
import { documentedDueDate } from '#host/tax-authority/read/due-date.ts'
import type { TaxDocument } from '#host/tax-authority/read/tax-document.ts'
import { creditNotesOf, documentedOf, type ReasonedInvoice } from './documented.ts'
import {
  aec,
  BUYER,
  BUYER_RFC,
  cfdi,
  documentsOf,
  dte,
  envelope,
  FACTOR,
  METADATA_HEADER,
  metadataRow,
  pago,
  SALES_HEADER,
  SELLER,
  SELLER_RFC,
  totals,
  uuidOf,
} from './samples.ts'
import { runs } from '#test/support/runs.ts'

const mx = (...contents: ReadonlyArray<string>): ReadonlyArray<ReasonedInvoice> =>
  documentedOf('MX', SELLER_RFC, documentsOf(...contents)).issued
const cl = (...contents: ReadonlyArray<string>): ReadonlyArray<ReasonedInvoice> =>
  documentedOf('CL', SELLER, documentsOf(...contents)).issued

const egreso = (number: number, total: string, related: ReadonlyArray<string>, relation = '01'): string =>
  cfdi({ uuid: uuidOf(number), kind: 'E', total, related, relation })

const metadata = (...rows: ReadonlyArray<string>): string => [METADATA_HEADER, ...rows].join('\r\n')

describe('directionOf', () => {
  it('distinguishes issued, received, self-issued and foreign documents', () => {
    const party = (id: string) => ({ id, name: id })
    const between = (issuer: string, receiver: string) =>
      directionOf('ME', { issuer: party(issuer), receiver: party(receiver) })
    expect([between('ME', 'X'), between('X', 'ME'), between('ME', 'ME'), between('X', 'Y')]).toEqual([
      'ISSUED',
      'RECEIVED',
      'TO_ITSELF',
      'FOREIGN',
    ])
  })
})

describe('the invoices of a business', () => {
  it('are those it issued and those it received, oldest first', () => {
    const documents = documentsOf(
      cfdi({ uuid: uuidOf(1), date: '2026-03-02T00:00:00' }),
      cfdi({ uuid: uuidOf(2), date: '2026-03-01T00:00:00' }),
      cfdi({ uuid: uuidOf(3), issuer: BUYER_RFC, receiver: SELLER_RFC }),
      cfdi({ uuid: uuidOf(4), receiver: SELLER_RFC }),
      cfdi({ uuid: uuidOf(5), issuer: 'OTR010203AB4' }),
      dte(),
    )
    const { issued, received } = documentedOf('MX', SELLER_RFC, documents)
    expect(issued.map(({ document }) => document.key)).toEqual([uuidOf(2), uuidOf(1)])
    expect(received.map(({ document }) => document.key)).toEqual([uuidOf(3)])
  })

  it('have the columns of their country', () => {
    expect(mx(cfdi()).map(columnsOf)).toEqual([{ method: '99', extra: 'PPD' }])
    expect(mx(cfdi())).toMatchObject([{ registerState: undefined, reasons: [] }])
    expect(cl(dte()).map(columnsOf)).toEqual([{ method: '33', extra: 'NOT_ACKNOWLEDGED' }])
    expect(cl(dte())).toMatchObject([{ document: { dueDate: '2026-05-13' }, registerState: undefined, reasons: [] }])
  })

  it('contain the first of two with one key', () => {
    expect(mx(cfdi({ total: '1.00' }), cfdi({ total: '2.00' }))).toMatchObject([
      { document: { amount: { minor: 100 } } },
    ])
  })
})

describe('a Mexican credit note', () => {
  it('is subtracted from its invoice, whatever the case of the key', () => {
    const [invoice, ...others] = mx(cfdi(), egreso(2, '160.00', [uuidOf(1).toUpperCase()]))
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      parts: { credits: { minor: 16_000 } },
      outstanding: { minor: 100_000 },
      reasons: [],
    })
    expect(invoice && creditNotesOf(invoice)).toMatchObject([{ document: uuidOf(2), amount: { minor: 16_000 } }])
  })

  it('for several invoices is divided in proportion, the rest to the last', () => {
    const invoices = [1, 2, 3].map((number) =>
      cfdi({ uuid: uuidOf(number), total: '100.00', date: `2026-03-0${number}T00:00:00` }),
    )
    const resolved = mx(...invoices, egreso(9, '100.00', [uuidOf(1), uuidOf(2), uuidOf(3)], '03'))
    expect(resolved.map(({ parts }) => parts.credits.minor)).toEqual([3333, 3333, 3334])
  })

  it('that refers to an invoice twice counts once', () => {
    expect(mx(cfdi(), egreso(2, '60.00', [uuidOf(1), uuidOf(1)]))).toMatchObject([
      { parts: { credits: { minor: 6000 } }, effects: [{ amount: { minor: 6000 } }] },
    ])
  })

  it.each([
    ['01', 1000],
    ['03', 1000],
    ['07', 1000],
    ['02', 0],
    ['04', 0],
  ])('with relation %s deducts %i', (relation, minor) => {
    expect(mx(cfdi(), egreso(2, '10.00', [uuidOf(1)], relation))).toMatchObject([{ parts: { credits: { minor } } }])
  })

  it('in pesos is deducted from an invoice in dollars at the rate of the invoice', () => {
    expect(mx(cfdi({ currency: 'USD', rate: '20', total: '100.00' }), egreso(2, '500.00', [uuidOf(1)]))).toMatchObject([
      { parts: { credits: { currency: 'USD', minor: 2500 } } },
    ])
  })

  it('that was cancelled or replaced deducts nothing', () => {
    const note = egreso(2, '10.00', [uuidOf(1)])
    expect(mx(cfdi(), note, metadata(metadataRow(uuidOf(2), '0', 'E')))).toMatchObject([
      { parts: { credits: { minor: 0 } } },
    ])
    expect(mx(cfdi(), note, egreso(3, '4.00', [uuidOf(2)], '04'))).toMatchObject([{ parts: { credits: { minor: 0 } } }])
  })

  it('of the whole amount leaves nothing to finance', () => {
    expect(mx(cfdi(), egreso(2, '1160.00', [uuidOf(1)]))[0]?.reasons).toEqual(['FULLY_CREDITED'])
    expect(mx(cfdi(), egreso(2, '1159.98', [uuidOf(1)]))[0]?.reasons).toEqual([])
  })

  it('that leaves one cent leaves a rounding', () => {
    expect(mx(cfdi(), egreso(2, '1159.99', [uuidOf(1)]))).toMatchObject([
      { outstanding: { minor: 0 }, reasons: ['FULLY_CREDITED'] },
    ])
  })
})

describe('a payment', () => {
  const instalment = (number: number, installment: number, outstanding: string): string =>
    pago([{ uuid: uuidOf(1).toUpperCase(), installment, paid: '1.00', outstanding }], { uuid: uuidOf(number) })

  it('leaves the least stated balance, whatever the number of its instalment', () => {
    expect(mx(cfdi(), instalment(3, 2, '60.00'), instalment(2, 1, '100.00'))).toMatchObject([
      { outstanding: { minor: 6000 }, reasons: [] },
    ])
    expect(mx(cfdi(), instalment(3, 1, '60.00'), instalment(2, 2, '100.00'))).toMatchObject([
      { outstanding: { minor: 6000 }, reasons: [] },
    ])
  })

  it('with one instalment number stated twice leaves the smaller balance', () => {
    expect(mx(cfdi(), instalment(2, 1, '60.00'), instalment(3, 1, '40.00'))).toMatchObject([
      { outstanding: { minor: 4000 } },
    ])
    expect(mx(cfdi(), instalment(2, 1, '40.00'), instalment(3, 1, '60.00'))).toMatchObject([
      { outstanding: { minor: 4000 } },
    ])
  })

  it('of the whole balance settles the invoice', () => {
    expect(mx(cfdi(), instalment(2, 1, '100.00'), instalment(3, 2, '0.00'))[0]?.reasons).toEqual(['PAID'])
  })

  it('that was cancelled or replaced is ignored', () => {
    expect(mx(cfdi(), instalment(2, 1, '0'), metadata(metadataRow(uuidOf(2), '0', 'P')))[0]?.reasons).toEqual([])
    const replacement = pago([{ uuid: uuidOf(8), installment: 1, paid: '1.00', outstanding: '0' }], {
      uuid: uuidOf(3),
      related: [uuidOf(2)],
      relation: '04',
    })
    expect(mx(cfdi(), instalment(2, 1, '0'), replacement)[0]?.reasons).toEqual([])
  })

  it('that another company replaces still counts', () => {
    const replacement = pago([{ uuid: uuidOf(8), installment: 1, paid: '1.00', outstanding: '0' }], {
      uuid: uuidOf(3),
      issuer: BUYER_RFC,
      related: [uuidOf(2)],
      relation: '04',
    })
    expect(mx(cfdi(), instalment(2, 1, '0'), replacement)[0]?.reasons).toEqual(['PAID'])
  })
})

describe('a Mexican invoice', () => {
  it('is cancelled by the metadata', () => {
    expect(mx(cfdi(), metadata(metadataRow(uuidOf(1).toUpperCase(), '0')))[0]?.reasons).toEqual(['CANCELLED'])
    expect(mx(cfdi(), metadata(metadataRow(uuidOf(1), '1')))[0]?.reasons).toEqual([])
  })

  it('is replaced by an invoice that refers to it with relation 04, unless that one was cancelled', () => {
    const replacement = cfdi({ uuid: uuidOf(2), date: '2026-04-01T00:00:00', relation: '04', related: [uuidOf(1)] })
    expect(mx(cfdi(), replacement).map(({ reasons }) => reasons)).toEqual([['REPLACED'], []])
    expect(mx(cfdi(), replacement, metadata(metadataRow(uuidOf(2), '0'))).map(({ reasons }) => reasons)).toEqual([
      [],
      ['CANCELLED'],
    ])
  })

  it('does not replace itself', () => {
    expect(mx(cfdi({ relation: '04', related: [uuidOf(1)] }))[0]?.reasons).toEqual([])
  })

  it.each(['XAXX010101000', 'XEXX010101000'])('to %s has no debtor', (receiver) => {
    expect(mx(cfdi({ receiver }))[0]?.reasons).toEqual(['GENERIC_RECEIVER'])
  })
})

describe('a Chilean note', () => {
  const credit = (code: string, overrides = {}): string =>
    dte({
      type: '61',
      folio: '88',
      form: '',
      due: '',
      totals: totals(20_000),
      references: [{ type: '33', folio: '0000501', code }],
      ...overrides,
    })
  const debit = (reference: { readonly type: string; readonly folio: string; readonly code: string }): string =>
    dte({ type: '56', folio: '12', totals: totals(20_000), references: [reference] })

  it.each([
    ['1', 23_800],
    ['3', 23_800],
    ['', 23_800],
    ['2', 0],
  ])('61 with CodRef %j deducts %i', (code, minor) => {
    expect(cl(dte(), credit(code))).toMatchObject([{ parts: { credits: { currency: 'CLP', minor } } }])
  })

  it('61 with CodRef 1 annuls its invoice, whatever the amount', () => {
    expect(cl(dte(), credit('1'))).toMatchObject([{ outstanding: { minor: 0 }, reasons: ['FULLY_CREDITED'] }])
    expect(cl(dte(), credit('3'))).toMatchObject([{ outstanding: { minor: 95_200 }, reasons: [] }])
  })

  it('61 of another issuer deducts nothing', () => {
    expect(cl(dte(), credit('1', { issuer: BUYER, receiver: SELLER }))).toMatchObject([
      { parts: { credits: { minor: 0 } } },
    ])
  })

  it('61 annulled by a 56 deducts nothing', () => {
    expect(cl(dte(), credit('1'), debit({ type: '61', folio: '88', code: '1' }))).toMatchObject([
      { parts: { credits: { minor: 0 }, debits: { minor: 0 } }, outstanding: { minor: 119_000 } },
    ])
  })

  it('56 adds to its invoice until a 61 annuls it', () => {
    const added = debit({ type: '33', folio: '501', code: '3' })
    expect(cl(dte(), added)).toMatchObject([{ parts: { debits: { minor: 23_800 } } }])
    expect(
      cl(dte(), added, dte({ type: '61', folio: '99', references: [{ type: '56', folio: '12', code: '1' }] })),
    ).toMatchObject([{ parts: { debits: { minor: 0 } } }])
  })
})

describe('a Chilean invoice', () => {
  it.each([
    ['1', ['CASH_SALE']],
    ['3', ['CASH_SALE']],
    ['2', []],
    ['', []],
  ])('with FmaPago %j has the reasons %j against financing', (form, reasons) => {
    expect(cl(dte({ form }))[0]?.reasons).toEqual(reasons)
  })

  it('that was assigned belongs to the holder of the last cession', () => {
    expect(cl(dte({ due: '' }), aec(dte({ due: '' }), [SELLER, FACTOR, BUYER]))).toMatchObject([
      { holder: { party: { id: BUYER } }, assignedDueDate: '2026-05-20', reasons: ['ALREADY_ASSIGNED'] },
    ])
    const [ceded] = cl(dte({ due: '' }), aec(dte({ due: '' }), [SELLER, FACTOR, BUYER]))
    expect(ceded && columnsOf(ceded).extra).toBe('ASSIGNED')
    expect(ceded && documentedDueDate(ceded, bankCalendar('CL')).dueDate).toBe('2026-05-20')
  })

  it('has the state of the register of sales, claims first', () => {
    const row = (acknowledged: string, claimed: string): string =>
      [
        SALES_HEADER,
        `1;33;Del Giro;${BUYER};Comercial;501;14/03/2026;15/03/2026 09:00:00;${acknowledged};${claimed};0;100000;` +
          '19000;119000;;',
      ].join('\n')
    const [known, answered] = [row('16/03/2026 10:00:00', ''), row('', '17/03/2026 10:00:00')]
    expect(cl(dte(), known)).toMatchObject([{ registerState: 'ACKNOWLEDGED' }])
    expect(cl(dte(), known, answered)).toMatchObject([{ registerState: 'CLAIMED' }])
  })
})

describe('what documents mean together', () => {
  const mexican = documentsOf(
    ...[1, 2, 3, 4].map((number) =>
      cfdi({ uuid: uuidOf(number), total: `${number}00.01`, date: `2026-03-0${(number % 3) + 1}T00:00:00` }),
    ),
    egreso(11, '77.77', [uuidOf(2), uuidOf(3), uuidOf(1)]),
    egreso(12, '10.00', [uuidOf(3)]),
    egreso(13, '9.00', [uuidOf(12)], '04'),
    egreso(14, '3.00', [uuidOf(3), uuidOf(4)], '03'),
    pago(
      [
        { uuid: uuidOf(1), installment: 1, paid: '50.00', outstanding: '50.01' },
        { uuid: uuidOf(4), installment: 1, paid: '400.01', outstanding: '0' },
      ],
      { uuid: uuidOf(21) },
    ),
    pago([{ uuid: uuidOf(1), installment: 2, paid: '50.01', outstanding: '0' }], { uuid: uuidOf(22) }),
    cfdi({ uuid: uuidOf(5), relation: '04', related: [uuidOf(2)] }),
    metadata(metadataRow(uuidOf(3), '0'), metadataRow(uuidOf(4), '1')),
  )
  const chilean = documentsOf(
    envelope([
      dte(),
      dte({ folio: '502', form: '1' }),
      dte({
        type: '61',
        folio: '88',
        references: [
          { type: '33', folio: '501', code: '3' },
          { type: '33', folio: '502', code: '3' },
        ],
        totals: totals(999),
      }),
      dte({ type: '61', folio: '89', references: [{ type: '33', folio: '501', code: '1' }] }),
      dte({ type: '56', folio: '12', references: [{ type: '61', folio: '89', code: '1' }] }),
    ]),
    aec(dte({ folio: '503' }), [SELLER, FACTOR, BUYER], '503'),
  )

  it.each([
    ['MX', SELLER_RFC, mexican],
    ['CL', SELLER, chilean],
  ] as const)('is independent of the order of the documents of %s', (country, business, documents) => {
    const resolved = documentedOf(country, business, documents)
    expect(resolved.issued.length).toBeGreaterThan(2)
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...documents], { minLength: documents.length }),
        (shuffled: ReadonlyArray<TaxDocument>) => {
          expect(documentedOf(country, business, shuffled).issued).toEqual(resolved.issued)
        },
      ),
    )
  })

  it('is unchanged when every document arrives twice', () => {
    expect(documentedOf('MX', SELLER_RFC, [...mexican, ...mexican]).issued).toEqual(
      documentedOf('MX', SELLER_RFC, mexican).issued,
    )
    expect(documentedOf('CL', SELLER, [...chilean, ...chilean]).issued).toEqual(
      documentedOf('CL', SELLER, chilean).issued,
    )
  })

  it('allocates every credit note to the cent when all its invoices are known', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 999_999 }),
        (invoices, credit) => {
          const decimal = (cents: number): string =>
            `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
          const texts = invoices.map((cents, at) => cfdi({ uuid: uuidOf(at + 1), total: decimal(cents) }))
          const resolved = mx(
            ...texts,
            egreso(
              99,
              decimal(credit),
              invoices.map((_, at) => uuidOf(at + 1)),
            ),
          )
          expect(resolved.reduce((total, { parts }) => total + parts.credits.minor, 0)).toBe(credit)
        },
      ),
      { numRuns: runs(50) },
    )
  })
})
