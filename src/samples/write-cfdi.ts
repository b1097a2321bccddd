import type { CivilDate } from '../domain/kernel/civil-date.ts'
import { divideHalfAway } from '../domain/kernel/rounding.ts'
import { amountOf, type LineItem } from './line-items.ts'
import type { SampleAuthority } from './sample-authority.ts'
import { inventedSeal, sealedDocument, type Sealing } from './seal-cfdi.ts'
import { type Attributes, element, type XmlElement } from './xml.ts'

export interface CfdiParty {
  readonly rfc: string
  readonly name: string
  readonly regime: string
  readonly postalCode: string
}

/** Fields of every CFDI. `time` is `HH:MM:SS`. Without `uuid` the document has no stamp. */
export interface CfdiHead {
  readonly uuid?: string
  readonly series?: string
  readonly folio?: string
  readonly issuedOn: CivilDate
  readonly time?: string
  readonly issuer: CfdiParty
  readonly receiver: CfdiParty
  readonly relations?: ReadonlyArray<CfdiRelation>
}

/** `type` is the authority's TipoRelacion: 01 credit note, 03 return, 04 replacement, 07 advance payment. */
export interface CfdiRelation {
  readonly type: '01' | '02' | '03' | '04' | '07'
  readonly uuids: ReadonlyArray<string>
}

/** An invoice (I) or a credit note (E). Prices of `lines` are cents of `currency`, without tax. */
export interface CfdiInput extends CfdiHead {
  readonly kind: 'I' | 'E'
  readonly lines: ReadonlyArray<LineItem>
  readonly currency?: 'MXN' | 'USD'
  readonly exchangeRate?: string
  /** PPD is paid later, PUE at once. */
  readonly method: 'PPD' | 'PUE'
  /** The authority's FormaPago, `99` while undefined. */
  readonly form: string
  readonly conditions?: string
  /** The month of an invoice to the general public. */
  readonly global?: { readonly month: string; readonly year: string }
}

/** In cents: `total = subTotal + tax`. The tax is 16 % of each line, rounded by line and then added. */
export const cfdiTotals = (
  lines: ReadonlyArray<LineItem>,
): { readonly subTotal: number; readonly tax: number; readonly total: number } => {
  const subTotal = lines.reduce((sum, line) => sum + amountOf(line), 0)
  const tax = lines.reduce((sum, line) => sum + taxOf(line), 0)
  return { subTotal, tax, total: subTotal + tax }
}

/**
 * A CFDI 4.0 of its issuer, in UTF-8, sealed when `authority` is given. The stamp of the tax authority is fictitious.
 */
export const writeCfdi = (input: CfdiInput, authority?: SampleAuthority): Uint8Array =>
  sealedDocument(input, authority, (sealing) => cfdiElement(input, sealing))

/** The attributes and namespaces of any CFDI 4.0 around `children`. */
export const comprobante = (
  head: CfdiHead,
  sealing: Sealing,
  attributes: Attributes,
  complement: XmlElement | undefined,
  children: ReadonlyArray<XmlElement | undefined>,
): XmlElement =>
  element('cfdi:Comprobante', { ...NAMESPACES, ...opening(head, sealing), ...attributes }, [
    ...(head.relations ?? []).map(relationElement),
    ...children,
    head.uuid === undefined && complement === undefined
      ? undefined
      : element('cfdi:Complemento', {}, [
          complement,
          head.uuid === undefined ? undefined : stampElement(head, head.uuid, sealing),
        ]),
  ])

export const issuerElement = ({ rfc, name, regime }: CfdiParty): XmlElement =>
  element('cfdi:Emisor', { Rfc: rfc, Nombre: name, RegimenFiscal: regime })

export const receiverElement = ({ rfc, name, regime, postalCode }: CfdiParty, use: string): XmlElement =>
  element('cfdi:Receptor', {
    Rfc: rfc,
    Nombre: name,
    DomicilioFiscalReceptor: postalCode,
    RegimenFiscalReceptor: regime,
    UsoCFDI: use,
  })

/** Cents in the authority's format: two decimals. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2)

const NAMESPACES: Attributes = {
  'xmlns:cfdi': 'http://www.sat.gob.mx/cfd/4',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
}

const STAMP_SCHEMA = 'http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd'

const opening = (head: CfdiHead, sealing: Sealing): Attributes => ({
  Version: '4.0',
  Serie: head.series,
  Folio: head.folio,
  Fecha: `${head.issuedOn}T${head.time ?? '12:00:00'}`,
  Sello: sealing.seal,
  NoCertificado: sealing.number,
  Certificado: sealing.certificate,
})

const cfdiElement = (input: CfdiInput, sealing: Sealing): XmlElement => {
  const { subTotal, tax, total } = cfdiTotals(input.lines)
  const attributes: Attributes = {
    FormaPago: input.form,
    CondicionesDePago: input.conditions,
    SubTotal: decimal(subTotal),
    Moneda: input.currency ?? 'MXN',
    TipoCambio: input.exchangeRate,
    Total: decimal(total),
    TipoDeComprobante: input.kind,
    Exportacion: '01',
    MetodoPago: input.method,
    LugarExpedicion: input.issuer.postalCode,
  }
  const use = input.kind === 'E' ? 'G02' : input.global === undefined ? 'G01' : 'S01'
  const body = [
    issuerElement(input.issuer),
    receiverElement(input.receiver, use),
    element('cfdi:Conceptos', {}, input.lines.map(conceptElement)),
    element('cfdi:Impuestos', { TotalImpuestosTrasladados: decimal(tax) }, [taxesElement(subTotal, tax)]),
  ]
  const root = comprobante(input, sealing, attributes, undefined, body)
  return input.global === undefined ? root : { ...root, children: [globalElement(input.global), ...root.children] }
}

const globalElement = ({ month, year }: { readonly month: string; readonly year: string }): XmlElement =>
  element('cfdi:InformacionGlobal', { Periodicidad: '04', Meses: month, Año: year })

const relationElement = ({ type, uuids }: CfdiRelation): XmlElement =>
  element(
    'cfdi:CfdiRelacionados',
    { TipoRelacion: type },
    uuids.map((uuid) => element('cfdi:CfdiRelacionado', { UUID: uuid })),
  )

const conceptElement = (line: LineItem): XmlElement =>
  element(
    'cfdi:Concepto',
    {
      ClaveProdServ: line.key ?? '01010101',
      Cantidad: line.quantity,
      ClaveUnidad: line.unit === 'UN' ? 'H87' : line.unit,
      Descripcion: line.name,
      ValorUnitario: decimal(line.price),
      Importe: decimal(amountOf(line)),
      ObjetoImp: '02',
    },
    [element('cfdi:Impuestos', {}, [taxesElement(amountOf(line), taxOf(line))])],
  )

const taxesElement = (base: number, tax: number): XmlElement =>
  element('cfdi:Traslados', {}, [
    element('cfdi:Traslado', {
      Base: decimal(base),
      Impuesto: '002',
      TipoFactor: 'Tasa',
      TasaOCuota: '0.160000',
      Importe: decimal(tax),
    }),
  ])

const stampElement = (head: CfdiHead, uuid: string, { seal }: Sealing): XmlElement =>
  element('tfd:TimbreFiscalDigital', {
    'xmlns:tfd': 'http://www.sat.gob.mx/TimbreFiscalDigital',
    'xsi:schemaLocation': `http://www.sat.gob.mx/TimbreFiscalDigital ${STAMP_SCHEMA}`,
    Version: '1.1',
    UUID: uuid,
    FechaTimbrado: `${head.issuedOn}T${head.time ?? '12:00:00'}`,
    RfcProvCertif: 'SAT970701NN3',
    SelloCFD: seal,
    NoCertificadoSAT: '00001000000500000001',
    SelloSAT: inventedSeal(`timbre ${uuid}`),
  })

const taxOf = (line: LineItem): number => divideHalfAway(amountOf(line) * 16, 100)
