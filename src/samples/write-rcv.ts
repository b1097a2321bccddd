import type { CivilDate } from '../domain/kernel/civil-date.ts'
import { type DteInput, dteTotals } from './write-dte.ts'

/** A document in the SII's Registro de Compras y Ventas. Dates of receipt, acceptance and claim are optional. */
export interface RegisterRow {
  readonly document: DteInput
  readonly acceptedOn?: CivilDate
  readonly claimedOn?: CivilDate
}

/**
 * The sales register of a month in the SII's export format: UTF-8, `;`, dates `dd/mm/yyyy`, rows end with an extra `;`.
 */
export const writeSalesRegister = (rows: ReadonlyArray<RegisterRow>): Uint8Array =>
  csv(
    SALES_HEADER,
    rows.map((row, index) => salesRow(row, index + 1)),
  )

/** The purchases register of a month, section REGISTRO (accepted documents). */
export const writePurchaseRegister = (rows: ReadonlyArray<RegisterRow>): Uint8Array =>
  csv(
    PURCHASES_HEADER,
    rows.map((row, index) => purchaseRow(row, index + 1)),
  )

/** The section RECLAMADO of the same register: the invoices that the company claimed. */
export const writeClaimedRegister = (rows: ReadonlyArray<RegisterRow>): Uint8Array =>
  csv(
    PURCHASES_HEADER.map((name) => (name === ACCEPTED_ON ? CLAIMED_ON : name)),
    rows.map((row, index) => purchaseRow(row, index + 1)),
  )

/** The section PENDIENTE: neither accepted nor claimed yet. */
export const writePendingRegister = (rows: ReadonlyArray<RegisterRow>): Uint8Array =>
  csv(
    PURCHASES_HEADER.filter((name) => name !== ACCEPTED_ON),
    rows.map((row, index) => purchaseRow(row, index + 1)),
  )

const ACCEPTED_ON = 'Fecha Acuse'
const CLAIMED_ON = 'Fecha Reclamo'

type Cells = Readonly<Record<string, string | number>>

const csv = (header: ReadonlyArray<string>, rows: ReadonlyArray<Cells>): Uint8Array => {
  const lines = rows.map((row) => `${header.map((name) => row[name] ?? '').join(';')};`)
  return new TextEncoder().encode([header.join(';'), ...lines, ''].join('\n'))
}

const SALES_HEADER = [
  'Nro',
  'Tipo Doc',
  'Tipo Venta',
  'Rut cliente',
  'Razon Social',
  'Folio',
  'Fecha Docto',
  'Fecha Recepcion',
  'Fecha Acuse Recibo',
  'Fecha Reclamo',
  'Monto Exento',
  'Monto Neto',
  'Monto IVA',
  'Monto total',
  'IVA Retenido Total',
  'IVA Retenido Parcial',
  'IVA no retenido',
  'IVA propio',
  'IVA Terceros',
  'RUT Emisor Liquid. Factura',
  'Neto Comision Liquid. Factura',
  'Exento Comision Liquid. Factura',
  'IVA Comision Liquid. Factura',
  'IVA fuera de plazo',
  'Tipo Docto. Referencia',
  'Folio Docto. Referencia',
  'Num. Ident. Receptor Extranjero',
  'Nacionalidad Receptor Extranjero',
  'Credito empresa constructora',
  'Impto. Zona Franca (Ley 18211)',
  'Garantia Dep. Envases',
  'Indicador Venta sin Costo',
  'Indicador Servicio Periodico',
  'Monto No facturable',
  'Total Monto Periodo',
  'Venta Pasajes Transporte Nacional',
  'Venta Pasajes Transporte Internacional',
  'Numero Interno',
  'Codigo Sucursal',
  'NCE o NDE sobre Fact. de Compra',
  'Codigo Otro Imp.',
  'Valor Otro Imp.',
  'Tasa Otro Imp.',
]

const PURCHASES_HEADER = [
  'Nro',
  'Tipo Doc',
  'Tipo Compra',
  'RUT Proveedor',
  'Razon Social',
  'Folio',
  'Fecha Docto',
  'Fecha Recepcion',
  ACCEPTED_ON,
  'Monto Exento',
  'Monto Neto',
  'Monto IVA Recuperable',
  'Monto Iva No Recuperable',
  'Codigo IVA No Rec.',
  'Monto Total',
  'Monto Neto Activo Fijo',
  'IVA Activo Fijo',
  'IVA uso Comun',
  'Impto. Sin Derecho a Credito',
  'IVA No Retenido',
  'NCE o NDE sobre Fact. de Compra',
  'Codigo Otro Impuesto',
  'Valor Otro Impuesto',
  'Tasa Otro Impuesto',
]

const salesRow = ({ document, acceptedOn, claimedOn }: RegisterRow, number: number): Cells => {
  const { net, exempt, tax, total } = dteTotals(document)
  const reference = document.references?.find(({ type }) => type !== '801')
  return {
    ...ZEROES,
    ...common(document, number),
    'Tipo Venta': 'Del Giro',
    'Rut cliente': document.receiver.rut,
    'Razon Social': cell(document.receiver.name),
    'Fecha Acuse Recibo': acceptedOn === undefined ? '' : `${slashed(acceptedOn)} 11:20:00`,
    'Fecha Reclamo': claimedOn === undefined ? '' : `${slashed(claimedOn)} 16:05:00`,
    'Monto Exento': exempt,
    'Monto Neto': net,
    'Monto IVA': tax,
    'Monto total': total,
    'Tipo Docto. Referencia': reference?.type ?? '',
    'Folio Docto. Referencia': reference?.folio ?? '',
  }
}

/** The columns that the SII fills with zero or a hyphen for an ordinary sale. */
const ZEROES: Cells = {
  'IVA Retenido Total': 0,
  'IVA Retenido Parcial': 0,
  'IVA no retenido': 0,
  'IVA propio': 0,
  'IVA Terceros': 0,
  'RUT Emisor Liquid. Factura': '-',
  'Neto Comision Liquid. Factura': 0,
  'Exento Comision Liquid. Factura': 0,
  'IVA Comision Liquid. Factura': 0,
  'IVA fuera de plazo': 0,
  'Impto. Zona Franca (Ley 18211)': 0,
  'Indicador Venta sin Costo': 0,
  'Indicador Servicio Periodico': 2,
  'Monto No facturable': 0,
  'Total Monto Periodo': 0,
}

const purchaseRow = ({ document, acceptedOn, claimedOn }: RegisterRow, number: number): Cells => {
  const { net, exempt, tax, total } = dteTotals(document)
  return {
    ...common(document, number),
    'Tipo Compra': 'Del Giro',
    'RUT Proveedor': document.issuer.rut,
    'Razon Social': cell(document.issuer.name),
    [ACCEPTED_ON]: acceptedOn === undefined ? '' : `${slashed(acceptedOn)} 11:20:00`,
    [CLAIMED_ON]: claimedOn === undefined ? '' : `${slashed(claimedOn)} 16:05:00`,
    'Monto Exento': exempt,
    'Monto Neto': net,
    'Monto IVA Recuperable': tax,
    'Monto Total': total,
    'IVA No Retenido': 0,
    'NCE o NDE sobre Fact. de Compra': 0,
  }
}

const common = ({ type, folio, issuedOn }: DteInput, number: number): Cells => ({
  Nro: number,
  'Tipo Doc': type,
  Folio: folio,
  'Fecha Docto': slashed(issuedOn),
  'Fecha Recepcion': `${slashed(issuedOn)} 18:31:07`,
})

const slashed = (date: CivilDate): string => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`

/** The export neither quotes nor escapes: a separator in a name is lost. */
const cell = (text: string): string => text.replaceAll(';', ',').replaceAll('"', '')
