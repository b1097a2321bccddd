import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { eventsOf } from '#host/tax-authority/store/invoice-events.ts'
import { dteKey } from '#host/tax-authority/read/tax-document.ts'
import { documentedOf } from './documented.ts'
import {
  aec,
  BUYER_RFC,
  cfdi,
  documentsOf,
  dte,
  FACTOR,
  METADATA_HEADER,
  metadataRow,
  pago,
  SELLER,
  SELLER_RFC,
  totals,
  uuidOf,
} from './samples.ts'

const mexican = (...contents: ReadonlyArray<string>) =>
  eventsIn(documentedOf('MX', SELLER_RFC, documentsOf(...contents)), uuidOf(1))
const chilean = (...contents: ReadonlyArray<string>) =>
  eventsIn(documentedOf('CL', SELLER, documentsOf(...contents)), dteKey(SELLER, '33', '501'))
const eventsIn = ({ issued }: ReturnType<typeof documentedOf>, key: string) =>
  eventsOf(issued.find(({ document }) => document.key === key)?.effects ?? [])

const invoice = cfdi({ uuid: uuidOf(1) })
const payment = (number: number, paid: string, outstanding: string, given = {}) =>
  pago([{ uuid: uuidOf(1), installment: 1, paid, outstanding }], { uuid: uuidOf(number), ...given })
const note = (number: number, given = {}) =>
  cfdi({ uuid: uuidOf(number), kind: 'E', total: '116.00', folio: '9', related: [uuidOf(1)], relation: '01', ...given })

describe('what documents say of an invoice', () => {
  // SAT, complemento de pagos 2.0: FechaPago, ImpPagado and ImpSaldoInsoluto; c_TipoRelacion 01 is a credit note.
  it('has the payments and notes of a Mexican one', () => {
    expect(mexican(invoice, payment(2, '500.00', '660.00'), note(3))).toEqual([
      expect.objectContaining({ _tag: 'CreditNoteIssued', amount: money('MXN', 11_600) }),
      {
        _tag: 'PaymentReceived',
        on: '2026-04-01',
        amount: money('MXN', 50_000),
        outstanding: money('MXN', 66_000),
      },
    ])
  })

  // SII: document 61 is a credit note, 56 a debit note; a cession has its own TmstCesion, and the date of its invoice.
  it('has the notes and cessions of a Chilean one', () => {
    const reference = [{ type: '33', folio: '501', code: '3' }]
    const credit = dte({ type: '61', folio: '7', date: '2026-03-20', totals: totals(1_000), references: reference })
    const debit = dte({ type: '56', folio: '8', date: '2026-03-21', totals: totals(2_000), references: reference })
    expect(chilean(dte(), credit, debit, aec(dte(), [SELLER, FACTOR]))).toEqual([
      { _tag: 'CreditNoteIssued', on: '2026-03-20', folio: '7', amount: money('CLP', 1_190) },
      { _tag: 'DebitNoteIssued', on: '2026-03-21', folio: '8', amount: money('CLP', 2_380) },
      { _tag: 'ReceivableAssigned', on: '2026-04-01', assignee: 'Tenedor 1' },
    ])
  })

  it('leaves out what the tax authority reports as cancelled', () => {
    const metadata = [METADATA_HEADER, metadataRow(uuidOf(2), '0', 'P')].join('\r\n')
    expect(mexican(invoice, payment(2, '500.00', '660.00'), metadata)).toEqual([])
  })

  it('leaves out what another document of its kind replaces', () => {
    const events = mexican(
      invoice,
      payment(2, '500.00', '660.00'),
      payment(3, '400.00', '760.00', { related: [uuidOf(2)], relation: '04' }),
    )
    expect(events).toEqual([expect.objectContaining({ amount: money('MXN', 40_000) })])
  })

  it('leaves out a credit note that a debit note annulled', () => {
    const credit = dte({
      type: '61',
      folio: '7',
      totals: totals(1_000),
      references: [{ type: '33', folio: '501', code: '3' }],
    })
    const annulment = dte({
      type: '56',
      folio: '8',
      totals: totals(1_000),
      references: [{ type: '61', folio: '7', code: '1' }],
    })
    expect(chilean(dte(), credit, annulment)).toEqual([])
  })

  it('leaves out what another company wrote about it', () => {
    expect(mexican(invoice, note(3, { issuer: BUYER_RFC }), payment(2, '1.00', '1.00', { issuer: BUYER_RFC }))).toEqual(
      [],
    )
  })

  it('has of a note of several invoices the share of this one', () => {
    const other = cfdi({ uuid: uuidOf(4) })
    expect(mexican(invoice, other, note(3, { related: [uuidOf(1), uuidOf(4)] }))).toEqual([
      expect.objectContaining({ amount: money('MXN', 5_800) }),
    ])
  })
})
