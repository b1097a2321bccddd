import * as Rut from '#domain/tax-id/rut.ts'
import type { FileReading } from '#host/tax-authority/read/file-reading.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import type { TaxDocument } from '#host/tax-authority/read/tax-document.ts'

/** Fictitious companies with valid check digits. */
const rut = (body: string): string => `${body}-${Rut.checkDigit(body)}`

export const SELLER = rut('76111222')
export const BUYER = rut('77333444')
export const FACTOR = rut('78555666')
export const SELLER_RFC = 'PRU010203AB4'
export const BUYER_RFC = 'CÑO050607XY1'

export const uuidOf = (number: number): string => `abcdef00-0000-4000-8000-${String(number).padStart(12, '0')}`

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

export interface CfdiSample {
  readonly uuid: string
  readonly version: '3.3' | '4.0'
  readonly kind: string
  readonly serie: string
  readonly folio: string
  readonly date: string
  readonly total: string
  readonly currency: string
  readonly rate: string
  readonly form: string
  readonly method: string
  readonly issuer: string
  readonly receiver: string
  readonly receiverName: string
  readonly relation: string
  readonly related: ReadonlyArray<string>
  readonly complement: string
  readonly addenda: string
  readonly declaration: string
}

const CFDI: CfdiSample = {
  uuid: uuidOf(1),
  version: '4.0',
  kind: 'I',
  serie: 'F',
  folio: '10',
  date: '2026-03-14T23:59:58',
  total: '1160.00',
  currency: 'MXN',
  rate: '',
  form: '99',
  method: 'PPD',
  issuer: SELLER_RFC,
  receiver: BUYER_RFC,
  receiverName: 'Compañía de Ñandúes &amp; Hijos',
  relation: '01',
  related: [],
  complement: '',
  addenda: '',
  declaration: '<?xml version="1.0" encoding="UTF-8"?>',
}

const attribute = (name: string, value: string): string => (value === '' ? '' : ` ${name}="${value}"`)

export const cfdi = (overrides: Partial<CfdiSample> = {}): string => {
  const sample = { ...CFDI, ...overrides }
  const namespace = `http://www.sat.gob.mx/cfd/${sample.version === '4.0' ? 4 : 3}`
  const related = sample.related.map((uuid) => `<cfdi:CfdiRelacionado UUID="${uuid}"/>`).join('')
  return [
    `${sample.declaration}<cfdi:Comprobante xmlns:cfdi="${namespace}" Version="${sample.version}"`,
    attribute('Serie', sample.serie),
    attribute('Folio', sample.folio),
    ` Fecha="${sample.date}" Moneda="${sample.currency}"${attribute('TipoCambio', sample.rate)}`,
    `${attribute('FormaPago', sample.form)}${attribute('MetodoPago', sample.method)}`,
    ` SubTotal="1000.00" Total="${sample.total}" TipoDeComprobante="${sample.kind}">`,
    related === '' ? '' : `<cfdi:CfdiRelacionados TipoRelacion="${sample.relation}">${related}</cfdi:CfdiRelacionados>`,
    `<cfdi:Emisor Rfc="${sample.issuer}" Nombre="Pruebas del Sur"/>`,
    `<cfdi:Receptor Rfc="${sample.receiver}" Nombre="${sample.receiverName}"/>`,
    `<cfdi:Complemento>${sample.complement}`,
    sample.uuid === ''
      ? ''
      : `<t:TimbreFiscalDigital xmlns:t="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="${sample.uuid}"/>`,
    `</cfdi:Complemento>${sample.addenda}</cfdi:Comprobante>`,
  ].join('')
}

export interface SettlementSample {
  readonly uuid: string
  readonly installment: number
  readonly paid: string
  readonly outstanding: string
}

export const pago = (settlements: ReadonlyArray<SettlementSample>, overrides: Partial<CfdiSample> = {}): string => {
  const related = settlements.map(
    ({ uuid, installment, paid, outstanding }) =>
      `<p:DoctoRelacionado IdDocumento="${uuid}" MonedaDR="MXN" NumParcialidad="${installment}" ` +
      `ImpPagado="${paid}" ImpSaldoInsoluto="${outstanding}"/>`,
  )
  const complement =
    '<p:Pagos xmlns:p="http://www.sat.gob.mx/Pagos20" Version="2.0"><p:Pago FechaPago="2026-04-01T12:00:00" ' +
    `FormaDePagoP="03" MonedaP="MXN" Monto="1.00">${related.join('')}</p:Pago></p:Pagos>`
  return cfdi({ kind: 'P', total: '0', currency: 'XXX', form: '', method: '', complement, ...overrides })
}

export interface ReferenceSample {
  readonly type: string
  readonly folio: string
  readonly code?: string
}

export interface DteSample {
  readonly type: string
  readonly folio: string
  readonly date: string
  readonly due: string
  readonly form: string
  readonly issuer: string
  readonly receiver: string
  readonly totals: string
  readonly references: ReadonlyArray<ReferenceSample>
  readonly namespace: string
}

const SII_NAMESPACE = ' xmlns="http://www.sii.cl/SiiDte"'

export const totals = (net: number): string => {
  const vat = Math.round(net * 0.19)
  return `<MntNeto>${net}</MntNeto><TasaIVA>19</TasaIVA><IVA>${vat}</IVA><MntTotal>${net + vat}</MntTotal>`
}

const DTE: DteSample = {
  type: '33',
  folio: '501',
  date: '2026-03-14',
  due: '2026-05-13',
  form: '2',
  issuer: SELLER,
  receiver: BUYER,
  totals: totals(100_000),
  references: [],
  namespace: SII_NAMESPACE,
}

const element = (name: string, value: string): string => (value === '' ? '' : `<${name}>${value}</${name}>`)

export const dte = (overrides: Partial<DteSample> = {}): string => {
  const sample = { ...DTE, ...overrides }
  const references = sample.references.map(
    ({ type, folio, code }, at) =>
      `<Referencia><NroLinRef>${at + 1}</NroLinRef><TpoDocRef>${type}</TpoDocRef>` +
      `<FolioRef>${folio}</FolioRef>${element('CodRef', code ?? '')}</Referencia>`,
  )
  return [
    `<DTE${sample.namespace} version="1.0"><Documento ID="D"><Encabezado><IdDoc><TipoDTE>${sample.type}</TipoDTE>`,
    `${element('Folio', sample.folio)}${element('FchEmis', sample.date)}`,
    `${element('FmaPago', sample.form)}${element('FchVenc', sample.due)}</IdDoc>`,
    `<Emisor><RUTEmisor>${sample.issuer}</RUTEmisor><RznSoc>Pruebas  del Sur SpA</RznSoc></Emisor>`,
    `<Receptor><RUTRecep>${sample.receiver}</RUTRecep><RznSocRecep>Comercial Ñandú Ltda</RznSocRecep></Receptor>`,
    `<Totales>${sample.totals}</Totales></Encabezado>${references.join('')}</Documento></DTE>`,
  ].join('')
}

export const envelope = (documents: ReadonlyArray<string>): string =>
  `<?xml version="1.0" encoding="ISO-8859-1"?><EnvioDTE${SII_NAMESPACE} version="1.0"><SetDTE ` +
  `ID="S">${documents.join('\n')}</SetDTE></EnvioDTE>`

/** `holders` in the order of the cessions: the first assigns to the second, and so on. */
export const aec = (invoice: string, holders: ReadonlyArray<string>, folio = '501'): string => {
  const cessions = holders
    .slice(1)
    .map(
      (holder, at) =>
        `<Cesion><DocumentoCesion><SeqCesion>${at + 1}</SeqCesion><IdDTE><TipoDTE>33</TipoDTE>` +
        `<RUTEmisor>${SELLER}</RUTEmisor><RUTReceptor>${BUYER}</RUTReceptor><Folio>${folio}</Folio>` +
        `<FchEmis>2026-03-14</FchEmis></IdDTE><Cedente><RUT>${holders[at]}</RUT></Cedente><Cesionario>` +
        `<RUT>${holder}</RUT><RazonSocial>Tenedor ${at + 1}</RazonSocial></Cesionario>` +
        '<MontoCesion>119000</MontoCesion><UltimoVencimiento>2026-05-20</UltimoVencimiento>' +
        `<TmstCesion>2026-04-0${at + 1}T10:00:00</TmstCesion></DocumentoCesion></Cesion>`,
    )
  return (
    `<?xml version="1.0"?><AEC${SII_NAMESPACE} version="1.0"><DocumentoAEC><Cesiones><DTECedido>` +
    `<DocumentoDTECedido>${invoice}</DocumentoDTECedido></DTECedido>${cessions.join('')}</Cesiones>` +
    '</DocumentoAEC></AEC>'
  )
}

export const SALES_HEADER =
  'Nro;Tipo Doc;Tipo Venta;Rut cliente;Razon Social;Folio;Fecha Docto;Fecha Recepcion;Fecha Acuse Recibo;' +
  'Fecha Reclamo;Monto Exento;Monto Neto;Monto IVA;Monto total;Tipo Docto. Referencia;Folio Docto. ' +
  'Referencia'

export const PURCHASES_HEADER =
  'Nro;Tipo Doc;Tipo Compra;RUT Proveedor;Razon Social;Folio;Fecha Docto;Fecha Recepcion;Fecha Acuse;Monto ' +
  'Exento;Monto Neto;Monto IVA Recuperable;Monto Total'

export const METADATA_HEADER =
  'Uuid~RfcEmisor~NombreEmisor~RfcReceptor~NombreReceptor~RfcPac~FechaEmision~FechaCertificacionSat~Monto~' +
  'EfectoComprobante~Estatus~FechaCancelacion'

export const metadataRow = (uuid: string, status: '0' | '1', kind = 'I'): string =>
  `${uuid}~${SELLER_RFC}~Pruebas del Sur~${BUYER_RFC}~Ñandúes~SAT970701NN3~2026-03-14 10:00:00~2026-03-14 ` +
  `10:00:05~1160.00~${kind}~${status}~`

/** The single reading of a plain file. */
export const readOne = (content: string | Uint8Array, name = 'file.xml'): FileReading => {
  const [reading] = readTaxFile(name, typeof content === 'string' ? utf8(content) : content)
  if (reading === undefined) throw new Error('A plain file gives one reading')
  return reading
}

export const documentsOf = (...contents: ReadonlyArray<string>): ReadonlyArray<TaxDocument> =>
  contents.flatMap((content) => readOne(content, content.startsWith('<') ? 'file.xml' : 'file.txt').documents)
