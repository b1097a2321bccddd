import { ERROR_SENTENCES } from './error-sentences.ts'

/** Why a file gave no invoice, when its outcome alone does not say it. */
export const importDetailText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (DETAILS[code.replace(/^ERROR_INVOICE_/, '')] ?? ERROR_SENTENCES[code])

/** What the reader of tax documents found wrong. */
export const DETAILS: Readonly<Record<string, string>> = {
  EMPTY_FILE: 'El archivo está vacío.',
  FILE_TOO_LARGE: 'El archivo es demasiado grande.',
  NOT_XML: 'No es un XML.',
  XML_ENCODING: 'El texto no corresponde a la codificación que declara.',
  XML_MALFORMED: 'El XML está mal formado. Descárgalo de nuevo de tu servicio de impuestos.',
  XML_DTD_FORBIDDEN: 'Contiene una definición de documento, que no aceptamos por seguridad.',
  UNSUPPORTED_DOCUMENT: 'Es otro tipo de documento.',
  UNSUPPORTED_VERSION: 'Es de una versión que ya no está vigente.',
  NO_VALID_ENTRIES: 'El ZIP no trae ninguna factura.',
  CFDI_NOT_STAMPED: 'No está timbrado.',
  CFDI_TYPE_IGNORED: 'Es una nómina o un traslado, no una factura.',
  DTE_TYPE_IGNORED: 'Es una boleta, una guía u otro documento que no se financia.',
  MISSING_FIELD: 'Le falta un dato obligatorio.',
  INVALID_AMOUNT: 'Un monto no es válido.',
  INVALID_DATE: 'Una fecha no es válida.',
  INVALID_FOLIO: 'El folio no es válido.',
  INVALID_UUID: 'El folio fiscal no es válido.',
  INVALID_IDENTIFIER: 'El RUT o RFC de una de las partes no es válido.',
  CURRENCY_NOT_SUPPORTED: 'Está en una moneda que no financiamos.',
  DUPLICATE_DOCUMENT: 'Ya la teníamos.',
  NOT_OWN_DOCUMENT: 'Tu empresa no la emitió ni la recibió.',
  RECEIVED: 'La recibiste de un proveedor: no se financia, pero queda guardada.',
  APPLIED: 'Actualizamos las facturas que menciona.',
  CANCELLED: 'Está cancelada, así que no se puede financiar.',
  REPLACED: 'Otra factura la sustituye, así que no se puede financiar.',
  PAID: 'Ya está pagada, así que no se puede financiar.',
  FULLY_CREDITED: 'Sus notas de crédito la anulan, así que no se puede financiar.',
  ALREADY_ASSIGNED: 'Ya está cedida, así que no se puede financiar.',
  CASH_SALE: 'Se pagó al contado, así que no se puede financiar.',
  GENERIC_RECEIVER: 'No dice quién debe pagarla, así que no se puede financiar.',
  CONFLICT: 'Ya teníamos ese folio con otro monto o fecha. Conservamos el primero.',
}
