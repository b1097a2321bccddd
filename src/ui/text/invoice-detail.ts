import type { DocumentReference, DocumentSum, InvoiceEvent } from '#domain/financing/invoice-detail.ts'
import type { Country } from '#domain/kernel/country.ts'
import { trackerOf } from '#domain/orders/tracker.ts'
import { counted } from './plural.ts'

/** The panel with an invoice's document and history. */
export const invoiceDetailText = {
  title: (folio: string): string => `Factura ${folio}`,
  failed: 'No pudimos cargar el detalle de la factura.',
  copyFolio: 'Copiar folio',
  copyPayer: (label: string): string => `Copiar ${label} del cliente`,
  facts: 'Datos de la factura',
  issued: 'Emisión',
  due: 'Vencimiento',
  amount: 'Monto',
  creditNotes: 'Notas de crédito',
  available: 'Disponible para financiar',
  method: { CL: 'Tipo de documento', MX: 'Forma de pago' } satisfies Readonly<Record<Country, string>>,
  extra: { CL: 'Estado en el registro', MX: 'Método de pago' } satisfies Readonly<Record<Country, string>>,
  signature: 'Firma',
  verified: 'Firma verificada',
  lines: 'Lo que dice el documento',
  noOriginal: 'No tenemos el archivo original de esta factura, por eso no mostramos sus líneas.',
  noOriginalHint: 'Carga el XML y las verás aquí.',
  noLines: 'El documento no tiene líneas.',
  omitted: (count: number, country: Country): string =>
    `Y ${counted(count, country, 'línea más', 'líneas más')}, en el XML original.`,
  references: 'Documentos relacionados',
  history: 'Historial',
  download: 'Descargar XML',
  downloading: 'Descargando…',
  select: 'Seleccionar',
  unselect: 'Quitar de la selección',
  seeOrder: 'Ver la operación',
} as const

const sumText: Readonly<Record<DocumentSum, string>> = {
  SUBTOTAL: 'Subtotal',
  DISCOUNT: 'Descuento',
  NET: 'Neto',
  EXEMPT: 'Exento',
  TAX: 'IVA',
  WITHHELD: 'Impuestos retenidos',
  TOTAL: 'Total',
}

/** A stated tax of a Mexican document may be more than IVA. */
export const sumLabel = (sum: DocumentSum, country: Country): string =>
  sum === 'TAX' && country === 'MX' ? 'Impuestos trasladados' : sumText[sum]

/** What happened, without its date. */
export const eventText = (event: InvoiceEvent): string => {
  switch (event._tag) {
    case 'InvoiceIssued':
      return 'Emitiste la factura'
    case 'CreditNoteIssued':
      return `Emitiste la nota de crédito ${event.folio}`
    case 'DebitNoteIssued':
      return `Emitiste la nota de débito ${event.folio}`
    case 'PaymentReceived':
      return 'Tu cliente pagó'
    case 'ReceivableAssigned':
      return `Fue cedida a ${event.assignee}`
    case 'AddedToOrder':
      return `Entró a la operación ${event.orderId} (${stateLabel(event.status)})`
  }
}

const stateLabel = (status: string): string => {
  const { position, steps } = trackerOf(status)
  return steps[position - 1]?.label ?? ''
}

export const outstandingText = 'Quedó un saldo de'

/** `Orden de compra 77`; an unknown type is shown unchanged. */
export const referenceText = ({ folio, type }: DocumentReference, country: Country): string =>
  `${REFERENCES[country].get(type) ?? `Documento ${type}`} ${folio}`.trim()

/** CL: codes of TpoDocRef of the SII. MX: c_TipoRelacion of the SAT. */
const REFERENCES: Readonly<Record<Country, ReadonlyMap<string, string>>> = {
  CL: new Map([
    ['33', 'Factura electrónica'],
    ['34', 'Factura exenta electrónica'],
    ['52', 'Guía de despacho electrónica'],
    ['56', 'Nota de débito electrónica'],
    ['61', 'Nota de crédito electrónica'],
    ['801', 'Orden de compra'],
    ['802', 'Nota de pedido'],
    ['803', 'Contrato'],
    ['804', 'Resolución'],
    ['HES', 'Hoja de entrada de servicio'],
  ]),
  MX: new Map([
    ['01', 'Nota de crédito de'],
    ['02', 'Nota de débito de'],
    ['03', 'Devolución de'],
    ['04', 'Sustituye a'],
    ['05', 'Traslado de mercancías de'],
    ['06', 'Factura por traslados de'],
    ['07', 'Aplica el anticipo de'],
  ]),
}

/** A code of the SAT as a word; what a document writes itself is shown unchanged. */
export const unitText = (country: Country, unit: string): string =>
  country === 'MX' ? (UNITS.get(unit) ?? unit) : unit

/** c_ClaveUnidad of the SAT: the codes that invoices have most. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['H87', 'piezas'],
  ['E48', 'servicios'],
  ['ACT', 'actividades'],
  ['KGM', 'kg'],
  ['GRM', 'g'],
  ['TNE', 't'],
  ['LTR', 'l'],
  ['MTR', 'm'],
  ['MTK', 'm²'],
  ['MTQ', 'm³'],
  ['KMT', 'km'],
  ['HUR', 'horas'],
  ['DAY', 'días'],
  ['MON', 'meses'],
  ['XBX', 'cajas'],
  ['XPK', 'paquetes'],
  ['XUN', 'unidades'],
  ['SET', 'juegos'],
  ['PR', 'pares'],
])
