import type { CivilDate } from '../domain/kernel/civil-date.ts'
import { divideHalfAway } from '../domain/kernel/rounding.ts'
import type { SampleAuthority } from './sample-authority.ts'
import { sealedDocument } from './seal-cfdi.ts'
import { type CfdiHead, comprobante, decimal, issuerElement, receiverElement } from './write-cfdi.ts'
import { type Attributes, element, type XmlElement } from './xml.ts'

/** A payment receipt: one payment in pesos, spread over invoices with 16 % of tax. */
export interface CfdiPaymentInput extends CfdiHead {
  readonly paidOn: CivilDate
  /** The authority's FormaDePagoP, `03` is a bank transfer. */
  readonly form?: string
  readonly documents: ReadonlyArray<PaidDocument>
}

/** In cents: the balance before this payment, and the paid amount. */
export interface PaidDocument {
  readonly uuid: string
  readonly series?: string
  readonly folio?: string
  readonly installment: number
  readonly owed: number
  readonly paid: number
}

/** A CFDI of type P with its pagos 2.0 complement, in UTF-8, sealed when `authority` is given. */
export const writeCfdiPayment = (input: CfdiPaymentInput, authority?: SampleAuthority): Uint8Array => {
  const attributes: Attributes = {
    SubTotal: '0',
    Moneda: 'XXX',
    Total: '0',
    TipoDeComprobante: 'P',
    Exportacion: '01',
    LugarExpedicion: input.issuer.postalCode,
  }
  const body = [
    issuerElement(input.issuer),
    receiverElement(input.receiver, 'CP01'),
    element('cfdi:Conceptos', {}, [element('cfdi:Concepto', PAYMENT_CONCEPT)]),
  ]
  return sealedDocument(input, authority, (sealing) =>
    comprobante(input, sealing, attributes, paymentsElement(input), body),
  )
}

const PAYMENT_CONCEPT: Attributes = {
  ClaveProdServ: '84111506',
  Cantidad: '1',
  ClaveUnidad: 'ACT',
  Descripcion: 'Pago',
  ValorUnitario: '0',
  Importe: '0',
  ObjetoImp: '01',
}

const paymentsElement = ({ documents, form, paidOn }: CfdiPaymentInput): XmlElement => {
  const amount = documents.reduce((sum, { paid }) => sum + paid, 0)
  const tax = documents.reduce((sum, { paid }) => sum + taxWithin(paid), 0)
  const base = amount - tax
  return element('pago20:Pagos', { 'xmlns:pago20': 'http://www.sat.gob.mx/Pagos20', Version: '2.0' }, [
    element('pago20:Totales', {
      TotalTrasladosBaseIVA16: decimal(base),
      TotalTrasladosImpuestoIVA16: decimal(tax),
      MontoTotalPagos: decimal(amount),
    }),
    element(
      'pago20:Pago',
      {
        FechaPago: `${paidOn}T12:00:00`,
        FormaDePagoP: form ?? '03',
        MonedaP: 'MXN',
        TipoCambioP: '1',
        Monto: decimal(amount),
      },
      [...documents.map(documentElement), taxesElement('P', base, tax)],
    ),
  ])
}

const documentElement = ({ uuid, series, folio, installment, owed, paid }: PaidDocument): XmlElement =>
  element(
    'pago20:DoctoRelacionado',
    {
      IdDocumento: uuid,
      Serie: series,
      Folio: folio,
      MonedaDR: 'MXN',
      EquivalenciaDR: '1',
      NumParcialidad: installment,
      ImpSaldoAnt: decimal(owed),
      ImpPagado: decimal(paid),
      ImpSaldoInsoluto: decimal(owed - paid),
      ObjetoImpDR: '02',
    },
    [taxesElement('DR', paid - taxWithin(paid), taxWithin(paid))],
  )

/** The taxes of the payment (`P`) or of one paid document (`DR`). */
const taxesElement = (suffix: 'P' | 'DR', base: number, tax: number): XmlElement =>
  element(`pago20:Impuestos${suffix}`, {}, [
    element(`pago20:Traslados${suffix}`, {}, [
      element(`pago20:Traslado${suffix}`, {
        [`Base${suffix}`]: decimal(base),
        [`Impuesto${suffix}`]: '002',
        [`TipoFactor${suffix}`]: 'Tasa',
        [`TasaOCuota${suffix}`]: '0.160000',
        [`Importe${suffix}`]: decimal(tax),
      }),
    ]),
  ])

/** The tax that an amount with 16 % of tax contains. */
const taxWithin = (amount: number): number => divideHalfAway(amount * 16, 116)
