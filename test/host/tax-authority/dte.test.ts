import { describe, expect, it } from 'vitest'
import { aec, BUYER, dte, envelope, FACTOR, latin1, readOne, SELLER, totals } from './samples.ts'

const codeOf = (text: string): string | undefined => readOne(text).failures[0]?.code

describe('a DTE', () => {
  it('33 is an invoice with its parties, dates, amounts and form of payment', () => {
    expect(readOne(dte({ references: [{ type: '801', folio: 'OC-1' }] }))).toEqual({
      file: 'file.xml',
      outcome: 'ACCEPT',
      failures: [],
      warnings: [],
      documents: [
        {
          _tag: 'Invoice',
          country: 'CL',
          key: `${SELLER}|33|501`,
          issuer: { id: SELLER, name: 'Pruebas del Sur SpA' },
          receiver: { id: BUYER, name: 'Comercial Ñandú Ltda' },
          folio: '501',
          issueDate: '2026-03-14',
          dueDate: '2026-05-13',
          amount: { currency: 'CLP', minor: 119_000 },
          localAmount: { currency: 'CLP', minor: 119_000 },
          facts: {
            _tag: 'DteFacts',
            documentType: '33',
            paymentForm: '2',
            net: { currency: 'CLP', minor: 100_000 },
            vat: { currency: 'CLP', minor: 19_000 },
            signed: false,
            references: [{ documentType: '801', folio: 'OC-1' }],
          },
          warnings: ['NOT_SIGNED'],
        },
      ],
    })
  })

  it.each([
    ['34', 'Invoice'],
    ['56', 'DebitNote'],
    ['61', 'CreditNote'],
  ])('%s is parsed as %s', (type, tag) => {
    expect(readOne(dte({ type })).documents).toMatchObject([{ _tag: tag, key: `${SELLER}|${type}|501` }])
  })

  it('without the namespace of the SII is accepted with a warning', () => {
    expect(readOne(dte({ namespace: '' }))).toMatchObject({ outcome: 'ACCEPT', warnings: ['NO_NAMESPACE'] })
    expect(codeOf(dte({ namespace: ' xmlns="urn:other"' }))).toBe('UNSUPPORTED_DOCUMENT')
  })

  it('refers to folios without padding', () => {
    const references = [
      { type: '33', folio: '000017', code: '1' },
      { type: 'SET', folio: 'CASO 1-2' },
    ]
    expect(readOne(dte({ type: '61', references })).documents).toMatchObject([
      {
        facts: {
          references: [
            { documentType: '33', folio: '17', code: '1' },
            { documentType: 'SET', folio: 'CASO 1-2' },
          ],
        },
      },
    ])
  })

  // SII, formato DTE: FchCancel, MntCancel and SaldoInsol of IdDoc are optional.
  it('states what was paid of it when it was issued', () => {
    const stating = (fields: string) => readOne(dte().replace('<FmaPago>', `${fields}<FmaPago>`)).documents[0]
    const paid = '<FchCancel>2026-03-10</FchCancel><MntCancel>59500</MntCancel><SaldoInsol>59501</SaldoInsol>'
    expect(stating(paid)).toMatchObject({
      facts: {
        cancelledOn: '2026-03-10',
        amountCancelled: { currency: 'CLP', minor: 59_500 },
        balance: { currency: 'CLP', minor: 59_501 },
      },
    })
    const faulty = '<FchCancel>10/03/2026</FchCancel><MntCancel>1.5</MntCancel><SaldoInsol>none</SaldoInsol>'
    expect(stating(faulty)).toEqual(stating(''))
  })

  // SII, formato DTE: RUTOtr is the issuer of the referenced document where it is another; IndGlobal 1, all of a type.
  it.each([
    [`<RUTOtr>${FACTOR}</RUTOtr>`, { otherIssuer: FACTOR }],
    [`<RUTOtr>${FACTOR.toLowerCase().replace(/^(..)(...)/, '$1.$2.')}</RUTOtr>`, { otherIssuer: FACTOR }],
    ['<RUTOtr>1-2</RUTOtr>', { otherIssuer: 'UNREADABLE' }],
    ['<RUTOtr> </RUTOtr>', {}],
    ['<IndGlobal>1</IndGlobal>', { isGlobal: true }],
    ['<IndGlobal>0</IndGlobal>', {}],
  ])('refers to a document with %s', (fields, stated) => {
    const text = dte({ type: '61', references: [{ type: '33', folio: '17' }] })
    expect(readOne(text.replace('<FolioRef>', `${fields}<FolioRef>`)).documents).toMatchObject([
      { facts: { references: [{ documentType: '33', folio: '17', ...stated }] } },
    ])
    expect(readOne(text).documents).toMatchObject([{ facts: { references: [{ documentType: '33', folio: '17' }] } }])
  })

  it('with dots or a small k in its RUT is of the same company', () => {
    const issuer = SELLER.replace(/^(\d{2})(\d{3})/, '$1.$2.')
    expect(readOne(dte({ issuer })).documents).toEqual(readOne(dte()).documents)
  })

  // XML 1.0, 4.1: a character reference is part of the text; SII: names of up to 100 characters in one line.
  it('has texts in one line, from references too', () => {
    const references = [{ type: '33', folio: '17&#10;', code: '&#9;1' }]
    const text = dte({ references }).replace('Pruebas  del Sur SpA', 'Pruebas&#13;&#10;del&#x85;Sur SpA')
    expect(readOne(text).documents).toMatchObject([
      {
        issuer: { name: 'Pruebas del Sur SpA' },
        facts: { references: [{ documentType: '33', folio: '17', code: '1' }] },
      },
    ])
    expect(codeOf(dte({ totals: '<MntTotal>11&#10;9000</MntTotal>' }))).toBe('INVALID_AMOUNT')
  })

  it('with a wrong total is accepted with a warning, unless it includes other taxes', () => {
    const odd = '<MntNeto>10000</MntNeto><IVA>1900</IVA>'
    expect(readOne(dte({ totals: `${odd}<MntTotal>99999</MntTotal>` })).documents[0]?.warnings).toContain(
      'AMOUNT_MISMATCH',
    )
    const taxed = `${odd}<ImptoReten><TipoImp>24</TipoImp><MontoImp>3150</MontoImp></ImptoReten><MntTotal>15050</MntTotal>`
    expect(readOne(dte({ totals: taxed })).documents[0]?.warnings).not.toContain('AMOUNT_MISMATCH')
  })

  it.each([
    [
      'a wrong check digit',
      { issuer: `${SELLER.slice(0, -1)}${SELLER.endsWith('K') ? '1' : 'K'}` },
      'INVALID_IDENTIFIER',
    ],
    ['a masked RUT', { receiver: 'XXXXXXX-3' }, 'INVALID_IDENTIFIER'],
    ['no RUT', { receiver: '' }, 'MISSING_FIELD'],
    ['no date', { date: '' }, 'MISSING_FIELD'],
    ['a date of another form', { date: '14/03/2026' }, 'INVALID_DATE'],
    ['a date with its time', { date: '2026-03-14T10:00:00' }, 'INVALID_DATE'],
    ['a due date that does not exist', { due: '2026-02-30' }, 'INVALID_DATE'],
    ['no total', { totals: '' }, 'MISSING_FIELD'],
    ['decimals in pesos', { totals: '<MntTotal>10.5</MntTotal>' }, 'INVALID_AMOUNT'],
    ['decimals in its tax', { totals: '<IVA>1.9</IVA><MntTotal>10</MntTotal>' }, 'INVALID_AMOUNT'],
    ['no folio', { folio: '' }, 'MISSING_FIELD'],
    ['a folio of eleven digits', { folio: '12345678901' }, 'INVALID_FOLIO'],
    ['a folio of nothing', { folio: '000' }, 'INVALID_FOLIO'],
    ['a folio of letters', { folio: 'A1' }, 'INVALID_FOLIO'],
  ])('with %s is rejected', (_, overrides, code) => {
    expect(codeOf(dte(overrides))).toBe(code)
  })

  it.each(['39', '43', '46', '52', '110', '111', '112'])('%s is recognised and ignored', (type) => {
    expect(readOne(dte({ type, totals: '<MntTotal>10.5</MntTotal>' }))).toMatchObject({
      outcome: 'IGNORE',
      failures: [{ at: `${type}/501`, code: 'DTE_TYPE_IGNORED' }],
    })
  })
})

describe('an envelope', () => {
  it('yields every valid document and reports each faulty one by its position', () => {
    const text = envelope([
      dte(),
      dte({ folio: '502', date: 'never' }),
      dte({ folio: '503' }),
      dte({ type: '52', folio: '9' }),
    ])
    expect(readOne(latin1(text))).toMatchObject({
      outcome: 'PARTIAL',
      documents: [{ folio: '501' }, { folio: '503' }],
      failures: [
        { at: '33/502', code: 'INVALID_DATE' },
        { at: '52/9', code: 'DTE_TYPE_IGNORED' },
      ],
    })
  })

  it('yields the first of two documents with one key', () => {
    expect(readOne(latin1(envelope([dte(), dte({ totals: totals(7) })])))).toMatchObject({
      outcome: 'PARTIAL',
      documents: [{ amount: { minor: 119_000 } }],
      failures: [{ code: 'DUPLICATE_DOCUMENT' }],
    })
  })

  it('of ignored documents is ignored', () => {
    expect(readOne(envelope([dte({ type: '52' }), dte({ type: '39' })])).outcome).toBe('IGNORE')
  })

  it('without documents is rejected', () => {
    expect(codeOf(envelope([]))).toBe('MISSING_FIELD')
  })

  it('is an unsupported document of the SII', () => {
    expect(codeOf('<LibroCompraVenta xmlns="http://www.sii.cl/SiiDte"/>')).toBe('UNSUPPORTED_DOCUMENT')
  })
})

describe('an AEC', () => {
  it('yields the invoice and each of its cessions', () => {
    expect(readOne(aec(dte(), [SELLER, FACTOR, BUYER]))).toMatchObject({
      outcome: 'ACCEPT',
      documents: [
        { _tag: 'Invoice', key: `${SELLER}|33|501` },
        {
          _tag: 'Assignment',
          invoiceKey: `${SELLER}|33|501`,
          sequence: 1,
          assignor: { id: SELLER },
          assignee: { id: FACTOR, name: 'Tenedor 1' },
          lastDueDate: '2026-05-20',
        },
        {
          _tag: 'Assignment',
          key: `${SELLER}|33|501|AEC|2|${FACTOR}|${BUYER}|2026-04-02T10:00:00`,
          sequence: 2,
          assignor: { id: FACTOR },
          assignee: { id: BUYER },
        },
      ],
    })
  })

  // Anybody can write a cession with the number of another: both are known, whichever arrives first.
  it('tells two cessions of one number apart by their parties and time', () => {
    const keys = [aec(dte(), [SELLER, FACTOR]), aec(dte(), [SELLER, BUYER]), aec(dte(), [FACTOR, BUYER])]
    const later = aec(dte(), [SELLER, FACTOR]).replace('T10:00:00', 'T10:00:01')
    const cessions = [...keys, later].flatMap((text) => readOne(text).documents.slice(1))
    expect(new Set(cessions.map((cession) => 'key' in cession && cession.key)).size).toBe(4)
    const long = aec(dte(), [SELLER, FACTOR]).replace('T10:00:00', `T10:00:00${'0'.repeat(5_000)}`)
    expect(readOne(long).documents[1]).toMatchObject({ key: expect.stringMatching(/^.{1,100}$/) })
  })

  it('yields its cessions when its invoice is faulty', () => {
    expect(readOne(aec(dte({ date: 'never' }), [SELLER, FACTOR]))).toMatchObject({
      outcome: 'PARTIAL',
      documents: [{ _tag: 'Assignment' }],
      failures: [{ at: '33/501', code: 'INVALID_DATE' }],
    })
  })

  it('reports that it has no cession, or one without content', () => {
    const [none, empty] = [aec(dte(), []), aec(dte(), []).replace('</Cesiones>', '<Cesion/></Cesiones>')]
    for (const text of [none, empty])
      expect(readOne(text)).toMatchObject({
        documents: [{ _tag: 'Invoice' }],
        failures: [{ at: 'cession ?', code: 'MISSING_FIELD' }],
      })
  })

  it('reports a cession without an assignee', () => {
    expect(readOne(aec(dte(), [SELLER, 'not an identifier'])).failures).toEqual([
      { at: 'cession 1', code: 'INVALID_IDENTIFIER' },
    ])
  })
})
