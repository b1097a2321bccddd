import type { Country } from '#domain/kernel/country.ts'
import { ERROR_SENTENCES } from './error-sentences.ts'
import { counted } from './plural.ts'

/**
 * Why a file yielded no invoice, when its outcome is not enough. `limit` is the exceeded limit, where the host states
 * it; `also` are the further reasons, of which one that this release does not know is left out; `issuer` is who issued a document
 * that changes nothing.
 */
export const importDetailText = (
  code: string | undefined,
  limit: number | undefined,
  country: Country,
  also: ReadonlyArray<string> = [],
  issuer?: string,
): string | undefined => {
  const own = issuer === undefined ? undefined : ISSUERS.get(nameOf(code ?? ''))?.(issuer)
  const texts = [
    own ?? detailText(code ?? '', limit, country),
    ...also.map((one) => detailText(one, limit, country)),
  ].flatMap((one) => one ?? [])
  return texts.length === 0 ? undefined : texts.join(' ')
}

const detailText = (code: string, limit: number | undefined, country: Country): string | undefined => {
  const name = nameOf(code)
  const withLimit = limit === undefined ? undefined : LIMITS.get(name)
  return withLimit?.(limit ?? 0, country) ?? DETAILS.get(name) ?? sentenceOf(code)
}

const nameOf = (code: string): string => code.replace(/^ERROR_INVOICE_/, '')

const sentenceOf = (code: string): string | undefined =>
  Object.hasOwn(ERROR_SENTENCES, code) ? ERROR_SENTENCES[code] : undefined

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

/** The same with the limit that the host has. */
const LIMITS: ReadonlyMap<string, (limit: number, country: Country) => string> = new Map([
  ['DOCUMENT_TOO_LARGE', (limit: number) => `El documento supera el máximo de ${megabytes(limit)}.`],
  [
    'DOCUMENT_TOO_MANY_ELEMENTS',
    (limit: number, country: Country) =>
      `El documento tiene más de ${counted(limit, country, 'elemento', 'elementos')}.`,
  ],
  [
    'XML_TOO_DEEP',
    (limit: number, country: Country) => `El XML tiene más de ${counted(limit, country, 'nivel', 'niveles')}.`,
  ],
  [
    'XML_TOO_MANY_ATTRIBUTES',
    (limit: number, country: Country) =>
      `Un elemento del XML tiene más de ${counted(limit, country, 'atributo', 'atributos')}.`,
  ],
  [
    'FILE_TOO_LARGE',
    (limit: number) => `El archivo supera el máximo de ${megabytes(limit)}. Divídelo en partes más pequeñas.`,
  ],
  [
    'FILE_TOO_MANY_ELEMENTS',
    (limit: number, country: Country) =>
      `El archivo tiene más de ${counted(limit, country, 'elemento o línea', 'elementos o líneas')}. Divídelo en partes más pequeñas.`,
  ],
  [
    'ZIP_TOO_MANY_FILES',
    (limit: number, country: Country) =>
      `El ZIP trae más de ${counted(limit, country, 'archivo', 'archivos')}. Divídelo en varios.`,
  ],
  ['ZIP_TOO_LARGE', (limit: number) => `El contenido del ZIP supera ${megabytes(limit)}. Divídelo en varios.`],
  [
    'ZIP_RATIO_TOO_HIGH',
    (limit: number, country: Country) =>
      `El contenido del ZIP ocupa más de ${counted(limit, country, 'vez', 'veces')} lo que ocupa comprimido.`,
  ],
  [
    'IMPORT_TOO_LARGE',
    (limit: number) =>
      `Lo que cargaste a la vez supera ${megabytes(limit)} sin comprimir. Carga este archivo por separado.`,
  ],
  [
    'READING_TOO_SLOW',
    (limit: number, country: Country) =>
      `Leer lo que cargaste toma más de ${counted(limit / 1000, country, 'segundo', 'segundos')}. Carga este archivo por separado.`,
  ],
])

/** The same with the name of who issued the document. */
const ISSUERS: ReadonlyMap<string, (issuer: string) => string> = new Map([
  ['OTHER_ISSUER', (issuer: string) => `La emitió ${issuer}, que no emitió la factura que menciona.`],
  ['BROKEN_CHAIN', (issuer: string) => `Es una cesión de ${issuer}, que no tenía la factura.`],
])

/** The errors that the reader of tax documents found. */
const DETAILS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ERROR_DOCUMENT_TYPE: 'No podemos leer este tipo de archivo. Usa XML o ZIP.',
    ERROR_DOCUMENT_SIZE: 'El archivo es demasiado grande. Divídelo en partes más pequeñas.',
    EMPTY_FILE: 'El archivo está vacío.',
    FILE_TOO_LARGE: 'El archivo es demasiado grande.',
    FILE_TOO_MANY_ELEMENTS: 'El archivo tiene demasiados elementos.',
    DOCUMENT_TOO_LARGE: 'El documento es demasiado grande.',
    DOCUMENT_TOO_MANY_ELEMENTS: 'El documento tiene demasiados elementos.',
    XML_TOO_DEEP: 'El XML tiene demasiados niveles.',
    XML_TOO_MANY_ATTRIBUTES: 'Un elemento del XML tiene demasiados atributos.',
    ZIP_TOO_MANY_FILES: 'El ZIP trae demasiados archivos.',
    ZIP_TOO_LARGE: 'El contenido del ZIP es demasiado grande.',
    ZIP_RATIO_TOO_HIGH: 'El contenido del ZIP ocupa demasiado para lo comprimido que viene.',
    ZIP_IN_ZIP: 'Es un ZIP dentro de otro. Cárgalo por separado.',
    IMPORT_TOO_LARGE: 'Lo que cargaste a la vez es demasiado grande. Carga este archivo por separado.',
    READING_TOO_SLOW: 'Leer lo que cargaste toma demasiado tiempo. Carga este archivo por separado.',
    READER_FAILED: 'No pudimos leerlo por una falla nuestra, de la que quedó registro.',
    NOT_XML: 'No es un XML.',
    XML_ENCODING: 'El texto no corresponde a la codificación que declara.',
    XML_MALFORMED: 'El XML está mal formado. Descárgalo de nuevo de tu servicio de impuestos.',
    XML_DTD_FORBIDDEN: 'Contiene una definición de documento, que no aceptamos por seguridad.',
    UNSUPPORTED_DOCUMENT: 'Es otro tipo de documento.',
    UNSUPPORTED_VERSION: 'Es de una versión que no leemos.',
    NO_VALID_ENTRIES: 'El ZIP no trae ninguna factura.',
    DAMAGED_ENTRY: 'Viene dañado dentro del ZIP.',
    ENCRYPTED_ENTRY: 'Viene con clave dentro del ZIP. Cárgalo sin clave.',
    OTHER_FILES: 'Solo leemos XML, TXT, CSV y ZIP.',
    SAVED_BY_SPREADSHEET: 'Parece guardado por una planilla: usa el original del SII.',
    NO_VALID_ROWS: 'Ninguna de sus líneas es válida.',
    NO_ROWS: 'No trae ninguna línea.',
    CFDI_NOT_STAMPED: 'No está timbrado.',
    CFDI_TYPE_IGNORED: 'Es una nómina o un traslado, no una factura.',
    DTE_TYPE_IGNORED: 'Es una boleta, una guía u otro documento que no se financia.',
    MISSING_FIELD: 'Le falta un dato obligatorio.',
    REPEATED_FIELD: 'Trae dos veces un dato que va una sola vez.',
    INVALID_STATUS: 'No entendemos el estatus que trae, así que su documento queda en duda.',
    INVALID_SEQUENCE: 'El número de la cesión no es válido.',
    INVALID_RATE: 'El tipo de cambio no es válido.',
    INVALID_AMOUNT: 'Un monto no es válido.',
    AMOUNT_TOO_LARGE: 'Un monto es mayor que el máximo que aceptamos.',
    INVALID_DATE: 'Una fecha no es válida.',
    INVALID_FOLIO: 'El folio no es válido.',
    INVALID_UUID: 'El folio fiscal no es válido.',
    INVALID_IDENTIFIER: 'El RUT o RFC de una de las partes no es válido.',
    CURRENCY_NOT_SUPPORTED: 'Está en una moneda que no financiamos ni pagamos: solo pesos y dólares.',
    NO_EXCHANGE_RATE: 'Está en dólares y no dice el tipo de cambio, así que no se financia ni se paga.',
    DUPLICATE_DOCUMENT: 'Ya la teníamos.',
    NOT_OWN_DOCUMENT: 'Tu empresa no la emitió ni la recibió.',
    RECEIVED: 'La recibiste de un proveedor: no se financia, pero queda guardada.',
    APPLIED: 'Actualizamos las facturas que menciona.',
    NAMES_NONE: 'No menciona ninguna factura.',
    CONCERNS_NONE: 'Ninguna de sus líneas es de un documento que tengamos: se aplicarán cuando lleguen.',
    OTHER_ISSUER: 'La emitió otra empresa que la factura que menciona.',
    OTHER_COMPANY: 'Menciona una factura de otra empresa, así que no cambia ninguna.',
    OTHER_PARTY: 'El emisor o el receptor que indica no es el de la factura que menciona.',
    OTHER_KIND: 'No cambia lo que se debe: corrige un texto, o menciona la factura por otro motivo.',
    OTHER_CURRENCY: 'Está en una moneda que no podemos convertir a la de la factura que menciona.',
    GLOBAL_REFERENCE: 'Menciona todas las facturas de un período, no una.',
    BROKEN_CHAIN: 'Es una cesión de una empresa que no tenía la factura.',
    VOIDED: 'Está cancelado, sustituido o anulado, así que no cambia ninguna factura.',
    UNCHANGED: 'No cambia ninguna factura: dice que los documentos siguen vigentes o a nombre de quién se emitieron.',
    NOT_KNOWN: 'La factura que menciona no está entre tus documentos: se aplicará cuando llegue.',
    CANCELLED: 'Está cancelada, así que no se puede financiar.',
    REPLACED: 'Otra factura la sustituye, así que no se puede financiar.',
    PAID: 'Ya está pagada, así que no se puede financiar.',
    FULLY_CREDITED: 'Sus notas de crédito la anulan, así que no se puede financiar.',
    ZERO_TOTAL: 'Es por $0, así que no se puede financiar.',
    CLAIMED: 'Tu cliente la reclamó, así que no se puede financiar.',
    IN_DOUBT: 'Otros documentos dejan en duda cuánto se debe, así que no se puede financiar.',
    ALREADY_ASSIGNED: 'Ya está cedida, así que no se puede financiar.',
    CASH_SALE: 'Se pagó al contado, así que no se puede financiar.',
    GENERIC_RECEIVER: 'No dice quién debe pagarla, así que no se puede financiar.',
    CONFLICT:
      'Ya teníamos ese folio con otro monto o fecha. Guardamos los dos y cuenta el de firma válida, después el del SII o el SAT, después el primero.',
  }),
)
