import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { receivedInvoice } from '#host/payables/received-invoice.ts'
import { documentedOf } from '#test/host/tax-authority/documented.ts'
import {
  aec,
  BUYER,
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
  uuidOf,
} from '#test/host/tax-authority/samples.ts'

const inMexico = (...contents: ReadonlyArray<string>) =>
  documentedOf('MX', BUYER_RFC, documentsOf(...contents)).received.map(receivedInvoice)
const inChile = (...contents: ReadonlyArray<string>) =>
  documentedOf('CL', BUYER, documentsOf(...contents)).received.map(receivedInvoice)

describe('a received invoice', () => {
  it('names its supplier, what it is over and how it is paid', () => {
    expect(inMexico(cfdi({ form: '03' }))).toMatchObject([
      {
        key: uuidOf(1),
        supplier: { identifier: SELLER_RFC },
        payee: { identifier: SELLER_RFC },
        issueDate: '2026-03-14',
        method: '03',
        amount: money('MXN', 116_000),
        obstacle: undefined,
      },
    ])
    expect(inChile(dte())).toMatchObject([{ supplier: { identifier: SELLER }, method: undefined }])
  })

  it('is paid to the holder of its last cession (Ley 19.983 art. 7)', () => {
    expect(inChile(dte(), aec(dte(), [SELLER, FACTOR]))).toMatchObject([
      { supplier: { identifier: SELLER }, payee: { identifier: FACTOR } },
    ])
  })

  it('in dollars is owed in dollars, and in pesos at the rate of the document', () => {
    expect(inMexico(cfdi({ currency: 'USD', rate: '20', total: '100.00' }))).toMatchObject([
      { amount: money('MXN', 200_000), documentAmount: money('USD', 10_000) },
    ])
    expect(inMexico(cfdi())).toMatchObject([{ documentAmount: undefined }])
  })

  it('is owed less what the supplier confirmed, until it is settled', () => {
    const paid = (partial: string, outstanding: string, installment: number) =>
      pago([{ uuid: uuidOf(1), paid: partial, outstanding, installment }], { uuid: uuidOf(installment + 5) })
    expect(inMexico(cfdi())).toMatchObject([{ confirmed: money('MXN', 0) }])
    expect(inMexico(cfdi(), paid('400.00', '760.00', 1))).toMatchObject([
      { amount: money('MXN', 76_000), confirmed: money('MXN', 40_000) },
    ])
    expect(inMexico(cfdi(), paid('400.00', '760.00', 1), paid('760.00', '0.00', 2))).toMatchObject([
      { amount: money('MXN', 0), confirmed: money('MXN', 116_000), obstacle: 'SETTLED' },
    ])
  })

  it('is confirmed by a receipt when it is paid after the issue (PPD), and not when it is paid with it (PUE)', () => {
    expect(inMexico(cfdi({ method: 'PPD' }))).toMatchObject([{ isDeferred: true, isUnanswered: false }])
    expect(inMexico(cfdi({ method: 'PUE' }))).toMatchObject([{ isDeferred: false }])
  })

  it('is unanswered while the register lists it as pending, and no longer once it was accepted', () => {
    const fields = 'Nro;Tipo Doc;Tipo Compra;RUT Proveedor;Razon Social;Folio;Fecha Docto;Fecha Recepcion'
    const values = `1;33;Del Giro;${SELLER};Vendedor;FOLIO;14/03/2026;16/03/2026 18:31:07`
    const [invoice] = inChile(dte())
    const line = values.replace('FOLIO', invoice?.folio ?? '')
    const pending = `${fields};Monto Total\n${line};119000`
    const accepted = `${fields};Fecha Acuse;Monto Total\n${line};18/03/2026 11:20:00;119000`
    expect(inChile(dte())).toMatchObject([{ receivedOn: undefined, isUnanswered: false }])
    expect(inChile(dte(), pending)).toMatchObject([{ receivedOn: '2026-03-16', isUnanswered: true }])
    expect(inChile(dte(), pending, accepted)).toMatchObject([{ receivedOn: '2026-03-16', isUnanswered: false }])
  })

  it('that was cancelled at the SAT is not paid', () => {
    const metadata = [METADATA_HEADER, metadataRow(uuidOf(1), '0')].join('\r\n')
    expect(inMexico(cfdi(), metadata)).toMatchObject([{ obstacle: 'CANCELLED' }])
  })
})
