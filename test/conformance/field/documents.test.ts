import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { obstacleOf } from '#domain/payables/payment-obstacle.ts'
import { documentedDueDate } from '#host/tax-authority/read/due-date.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { receivedInvoice } from '#host/payables/received-invoice.ts'
import { dte } from '#test/host/tax-authority/samples.ts'
import { documentedOf } from '#test/host/tax-authority/documented.ts'
import { sharedBytes, sharedPath } from '../shared-data.ts'

const COMPANY = { CL: '76543210-3', MX: 'EKU9003173C9' } as const

const FILES = readdirSync(sharedPath('data/field/')).toSorted()

/** The files of a case in the order of their numbers, read and taken together. */
const read = (name: string, more: ReadonlyArray<string> = []) => {
  const country = name.startsWith('cl-') ? 'CL' : 'MX'
  const files = FILES.filter((file) => file.replace(/(?:-\d)?\.\w+$/, '') === name)
  expect(files).not.toEqual([])
  const sources = [
    ...files.map((file) => ({ file, bytes: sharedBytes(`data/field/${file}`) })),
    ...more.map((text) => ({ file: 'more.xml', bytes: new TextEncoder().encode(text) })),
  ]
  const documents = sources.flatMap(({ bytes, file }) =>
    readTaxFile(file, bytes).flatMap((reading) => {
      expect(reading.failures).toEqual([])
      return reading.documents
    }),
  )
  return documentedOf(country, COMPANY[country], documents)
}

const rejectedIn = ({ withoutEffect }: ReturnType<typeof read>) => withoutEffect.map(({ reason }) => reason)

const mxn = (minor: number) => ({ currency: 'MXN', minor })
const clp = (minor: number) => ({ currency: 'CLP', minor })

describe('an issued invoice of the field', () => {
  it('that was paid in part can be financed for what is left (SAT, ImpSaldoInsoluto)', () => {
    expect(read('mx-part-paid').issued).toMatchObject([
      {
        document: { folio: 'F-121' },
        outstanding: mxn(16_000),
        financeable: mxn(16_000),
        parts: { payments: mxn(100_000) },
        reasons: [],
      },
    ])
  })

  it.each([
    ['mx-note-of-another-issuer', 'F-124'],
    ['mx-receipt-of-another-issuer', 'F-125'],
  ])('is not changed by another issuer: %s', (name, folio) => {
    const found = read(name)
    expect(found.issued).toMatchObject([{ document: { folio }, financeable: mxn(116_000), reasons: [], effects: [] }])
    expect(rejectedIn(found)).toEqual(['OTHER_ISSUER'])
  })

  it('over nothing is a zero, not credited (mx-total-zero)', () => {
    expect(read('mx-total-zero').issued).toMatchObject([{ financeable: mxn(0), reasons: ['ZERO_TOTAL'] }])
  })

  it('stays paid when another issuer replaces its receipt (mx-receipt-replaced-by-another-issuer)', () => {
    const found = read('mx-receipt-replaced-by-another-issuer')
    expect(found.issued).toMatchObject([{ document: { folio: 'F-602' }, outstanding: mxn(0), reasons: ['PAID'] }])
    expect(rejectedIn(found)).toContain('OTHER_ISSUER')
  })

  it('is paid by what was paid, where no balance is stated (SAT, pagos 1.0)', () => {
    expect(read('mx-receipt-without-balances').issued).toMatchObject([
      { document: { folio: 'F-330' }, parts: { payments: mxn(116_000) }, outstanding: mxn(0), reasons: ['PAID'] },
    ])
  })

  it('was paid before its issue (SII, FchCancel)', () => {
    expect(read('cl-paid-before-issue').issued).toMatchObject([
      { document: { folio: '204' }, outstanding: clp(0), settledOn: '2026-10-10', reasons: ['PAID'] },
    ])
  })

  it('was paid in part on issue (SII, MntCancel and SaldoInsol)', () => {
    expect(read('cl-part-paid-on-issue').issued).toMatchObject([
      {
        document: { folio: '205', amount: clp(119_000) },
        parts: { paidAtIssue: clp(59_500) },
        financeable: clp(59_500),
        reasons: [],
      },
    ])
  })

  it('is not credited by a note about a document of another company (SII, RUTOtr)', () => {
    const found = read('cl-note-for-another-taxpayer')
    expect(found.issued).toMatchObject([{ document: { folio: '207' }, parts: { credits: clp(0) }, reasons: [] }])
    expect(found.issued[0]?.outstanding).toEqual(found.issued[0]?.document.amount)
    expect(rejectedIn(found)).toEqual(['OTHER_COMPANY'])
  })

  it('is annulled by CodRef 1, one peso less or not (SII)', () => {
    expect(read('cl-annulled-one-peso-less').issued).toMatchObject([
      {
        document: { folio: '211', amount: clp(119_013) },
        parts: { credits: clp(119_012) },
        outstanding: clp(0),
        reasons: ['FULLY_CREDITED'],
        effects: [{ effect: 'ANNULS' }],
      },
    ])
  })

  it('to a foreigner without RUT has no debtor (SII, 55555555-5)', () => {
    expect(read('cl-foreigner-without-rut').issued).toMatchObject([
      { document: { folio: '213', receiver: { id: '55555555-5' } }, reasons: ['GENERIC_RECEIVER'] },
    ])
  })

  it('is credited by the register of the SII, and once only when the note itself arrives', () => {
    const credited = { document: { folio: '231' }, parts: { credits: clp(119_037) }, outstanding: clp(0) }
    expect(read('cl-register-annuls').issued).toMatchObject([{ ...credited, reasons: ['FULLY_CREDITED'] }])
    const note = dte({
      type: '61',
      folio: '1231',
      date: '2026-10-15',
      due: '',
      issuer: '76543210-3',
      receiver: '96858370-0',
      totals: '<MntNeto>100031</MntNeto><TasaIVA>19</TasaIVA><IVA>19006</IVA><MntTotal>119037</MntTotal>',
      references: [{ type: '33', folio: '231', code: '1' }],
    })
    expect(read('cl-register-annuls', [note]).issued).toMatchObject([{ ...credited, reasons: ['FULLY_CREDITED'] }])
  })

  it('that was ceded back is its issuer’s again (cl-ceded-back)', () => {
    expect(read('cl-ceded-back').issued).toMatchObject([
      {
        document: { folio: '401' },
        holder: { party: { id: '76543210-3' }, isConfirmed: true },
        financeable: clp(119_477),
        doubts: [],
        reasons: [],
      },
    ])
  })
})

describe('a received invoice of the field', () => {
  it.each([
    ['mx-payable-receipt-of-another-supplier', 'S-301'],
    ['mx-payable-own-note', 'S-303'],
  ])('is owed in full, whatever others say: %s', (name, folio) => {
    const found = read(name)
    expect(found.received.filter(({ document }) => document.folio === folio).map(receivedInvoice)).toMatchObject([
      { amount: mxn(116_000), confirmed: mxn(0), obstacle: undefined, doubts: [] },
    ])
    expect(rejectedIn(found)).toEqual(['OTHER_ISSUER'])
  })

  it('is not replaced by another supplier', () => {
    const found = read('mx-payable-replaced-by-another-supplier')
    const replaced = found.received.find(({ document }) => document.folio === 'S-501')
    expect(replaced).toMatchObject({ outstanding: { currency: 'MXN' }, states: [] })
    expect(replaced?.outstanding).toEqual(replaced?.document.amount)
    expect(replaced && obstacleOf(replaced)).toBeUndefined()
    expect(rejectedIn(found)).toEqual(['OTHER_ISSUER'])
  })

  it('in dollars with a receipt in pesos is owed what the pesos leave (SAT, MonedaDR)', () => {
    expect(read('mx-balance-in-another-currency').received).toMatchObject([
      {
        document: { folio: 'S-132', amount: { currency: 'USD', minor: 100_000 } },
        outstandingLocal: mxn(50_000),
        outstanding: { currency: 'USD', minor: 2_703 },
        doubts: [],
      },
    ])
  })

  it('is paid to its issuer when a stranger ceded it, and the cession is told', () => {
    const found = read('cl-cession-by-a-stranger')
    expect(found.received).toMatchObject([{ document: { folio: '612' }, doubts: [] }])
    expect(found.received[0]?.holder.party.id).toBe(found.received[0]?.document.issuer.id)
    expect(found.received[0] && obstacleOf(found.received[0])).toBeUndefined()
    expect(rejectedIn(found)).toEqual(['BROKEN_CHAIN'])
  })
})

describe('the due date of an invoice of the field', () => {
  it.each([
    ['mx-conditions-credito60', '2026-12-14', 'CONDITIONS'],
    ['mx-conditions-discount', '2026-12-14', 'CONDITIONS'],
    ['mx-conditions-days-after', '2026-12-14', 'CONDITIONS'],
    ['mx-conditions-at-once', '2026-10-15', 'CONDITIONS'],
    ['mx-conditions-in-words', '2027-01-13', 'CONDITIONS'],
    ['cl-term-days', '2026-12-14', 'CONDITIONS'],
    ['cl-payment-programme', '2026-12-31', 'DOCUMENT'],
  ] as const)('%s is %s, from the %s', (name, dueDate, dueDateSource) => {
    const calendar = bankCalendar(name.startsWith('cl-') ? 'CL' : 'MX')
    expect(read(name).issued.map((invoice) => documentedDueDate(invoice, calendar))).toMatchObject([
      { dueDate, dueDateSource },
    ])
  })
})
