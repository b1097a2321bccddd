import type { DocumentReference, DocumentSum, InvoiceEvent } from '#domain/financing/invoice-detail.ts'
import type { Country } from '#domain/kernel/country.ts'
import { counted, plural } from './plural.ts'
import { orderStateLabel } from './tracker.ts'

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
  payments: 'Pagos de tu cliente',
  available: 'Disponible para financiar',
  method: { CL: 'Tipo de documento', MX: 'Forma de pago' } satisfies Readonly<Record<Country, string>>,
  extra: { CL: 'Estado en el registro', MX: 'Método de pago' } satisfies Readonly<Record<Country, string>>,
  signature: 'Firma',
  verified: 'Firma verificada',
  lines: 'Lo que dice el documento',
  noOriginal: 'No tenemos el archivo original de esta factura, por eso no mostramos sus líneas.',
  unread: 'No pudimos leer el archivo original de esta factura.',
  noLines: 'El documento no tiene líneas.',
  omitted: (count: number, country: Country): string =>
    `Y ${counted(count, country, 'línea más', 'líneas más')}, en el XML original.`,
  references: 'Documentos relacionados',
  history: 'Historial',
  withoutEffect: 'No cambian esta factura',
  doubts: 'En duda',
  download: 'Descargar XML',
  downloading: 'Descargando…',
  select: 'Seleccionar',
  unselect: 'Quitar de la selección',
  removeFromOrder: 'Quitar de la solicitud',
  seeOrder: 'Ver la operación',
} as const

const sumText: Readonly<Record<DocumentSum, string>> = {
  SUBTOTAL: 'Subtotal',
  DISCOUNT: 'Descuento',
  NET: 'Neto',
  EXEMPT: 'Exento',
  TAX: 'IVA',
  OTHER_TAXES: 'Otros impuestos o retenciones',
  WITHHELD: 'Impuestos retenidos',
  TOTAL: 'Total',
}

/** A stated tax of a Mexican document may be more than IVA. */
export const sumLabel = (sum: DocumentSum, country: Country): string =>
  sum === 'TAX' && country === 'MX' ? 'Impuestos trasladados' : sumText[sum]

/** Names an event without its date. */
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
    case 'InvoiceReplaced':
      return `La factura ${event.folio} la sustituye`
    case 'InvoiceClaimed':
      return 'Tu cliente la reclamó en el SII'
    case 'InvoiceCancelled':
      return 'Está cancelada en el SAT'
    case 'AddedToOrder':
      return `Entró a la operación ${event.orderId} (${orderStateLabel(event.status)})`
  }
}

/** The authority states that it is so, and not since when. */
export const isDated = ({ _tag }: InvoiceEvent): boolean => _tag !== 'InvoiceCancelled' && _tag !== 'InvoiceClaimed'

export const outstandingText = 'Quedó un saldo de'

/** `Orden de compra 77`; an unknown type is shown unchanged. */
export const referenceText = ({ folio, type }: DocumentReference, country: Country): string =>
  [REFERENCES[country].get(type) ?? `Documento ${type}`.trim(), folio].join(' ').trim()

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
export const unitText = (country: Country, unit: string, quantity: string | undefined): string => {
  const words = country === 'MX' ? UNITS.get(unit) : undefined
  return words === undefined ? unit : plural(Number(quantity ?? 2), ...words)
}

/** c_ClaveUnidad of the SAT: the codes that invoices have most. */
const UNITS: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['H87', ['pieza', 'piezas']],
  ['E48', ['servicio', 'servicios']],
  ['ACT', ['actividad', 'actividades']],
  ['KGM', ['kg', 'kg']],
  ['GRM', ['g', 'g']],
  ['TNE', ['t', 't']],
  ['LTR', ['l', 'l']],
  ['MTR', ['m', 'm']],
  ['MTK', ['m²', 'm²']],
  ['MTQ', ['m³', 'm³']],
  ['KMT', ['km', 'km']],
  ['HUR', ['hora', 'horas']],
  ['DAY', ['día', 'días']],
  ['MON', ['mes', 'meses']],
  ['XBX', ['caja', 'cajas']],
  ['XPK', ['paquete', 'paquetes']],
  ['XUN', ['unidad', 'unidades']],
  ['SET', ['juego', 'juegos']],
  ['PR', ['par', 'pares']],
])
