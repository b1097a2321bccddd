import { isUtf8 } from 'node:buffer'
import * as E from 'fp-ts/Either'
import { SaxesParser } from 'saxes'
import { readAmount } from '#host/tax-authority/read/amount.ts'
import { normaliseFolio, readDate, readFolio } from '#host/tax-authority/read/dte-values.ts'
import { readTimedDate } from '#host/tax-authority/read/timed-date.ts'
import { readUuid } from '#host/tax-authority/read/uuid.ts'
import { readRfc, readRut } from '#host/tax-authority/read/wire-identifier.ts'
import { collapse } from '#host/tax-authority/read/xml-access.ts'

type Fields = Map<string, string>

/**
 * The reference of the reader's speed: a program of one page for well-formed documents of known kinds. The same parser
 * with a handler per event and the same values, but no tree, no limits, no reasons and no warnings.
 */
export const readByHand = (bytes: Uint8Array): ReadonlyArray<unknown> => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const documents: Array<unknown> = []
  const path: Array<string> = []
  let fields: Fields = new Map()
  let related: Array<Fields> = []
  let text = ''
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('opentag', ({ attributes, local }) => {
    path.push(local)
    text = ''
    const isList = OF_LISTS.has(local)
    if (!isList && !OF_CFDI.has(local)) return
    const stated: Fields = isList ? new Map() : fields
    for (const name in attributes) {
      const value = attributes[name]?.value.trim() ?? ''
      stated.set(isList ? name : `${local} ${name}`, value)
    }
    if (isList) related.push(stated)
  })
  parser.on('text', (data) => {
    text += data
  })
  parser.on('closetag', ({ local }) => {
    path.pop()
    if (OF_DTE.has(local)) fields.set(`${path.at(-1)} ${local}`, text.trim())
    else if (OF_REFERENCE.has(local)) {
      if (local === 'TpoDocRef') related.push(new Map())
      related.at(-1)?.set(local, text.trim())
    }
    text = ''
    if (local !== 'DTE' && local !== 'Comprobante') return
    documents.push(local === 'DTE' ? mapDte(fields, related) : mapCfdi(fields, related))
    fields = new Map()
    related = []
  })
  parser.write(view.toString(isUtf8(bytes) ? 'utf8' : 'latin1').trimStart()).close()
  return documents
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const OF_CFDI = wordsOf('Comprobante Emisor Receptor TimbreFiscalDigital Pago')
const OF_LISTS = wordsOf('CfdiRelacionado DoctoRelacionado')
const OF_DTE = wordsOf(
  'TipoDTE Folio FchEmis FchVenc FmaPago RUTEmisor RznSoc RUTRecep RznSocRecep MntNeto MntExe IVA MntTotal',
)
const OF_REFERENCE = wordsOf('TpoDocRef FolioRef CodRef FchRef RazonRef')

const mapDte = (fields: Fields, related: ReadonlyArray<Fields>): unknown => {
  const issuer = readRut(fields.get('Emisor RUTEmisor') ?? '')
  const folio = readFolio(fields.get('IdDoc Folio') ?? '')
  const pesos = (name: string) => E.toUnion(readAmount('CLP', fields.get(`Totales ${name}`) ?? ''))
  return {
    key: `${issuer}|${fields.get('IdDoc TipoDTE')}|${folio}`,
    folio,
    issuer: { id: issuer, name: collapse(fields.get('Emisor RznSoc') ?? '') },
    receiver: {
      id: readRut(fields.get('Receptor RUTRecep') ?? ''),
      name: collapse(fields.get('Receptor RznSocRecep') ?? ''),
    },
    issueDate: readDate(fields.get('IdDoc FchEmis') ?? ''),
    dueDate: readDate(fields.get('IdDoc FchVenc') ?? ''),
    paymentForm: fields.get('IdDoc FmaPago'),
    amount: pesos('MntTotal'),
    net: pesos('MntNeto'),
    exempt: pesos('MntExe'),
    vat: pesos('IVA'),
    references: related.map((reference) => ({
      documentType: reference.get('TpoDocRef'),
      folio: normaliseFolio(reference.get('FolioRef') ?? ''),
      code: reference.get('CodRef'),
      date: readDate(reference.get('FchRef') ?? ''),
      reason: collapse(reference.get('RazonRef') ?? ''),
    })),
  }
}

const mapCfdi = (fields: Fields, related: ReadonlyArray<Fields>): unknown => {
  const currency = fields.get('Comprobante Moneda') === 'USD' ? 'USD' : 'MXN'
  const amount = (text: string | undefined) => E.toUnion(readAmount(currency, text ?? ''))
  const partyOf = (role: string) => ({
    id: readRfc(fields.get(`${role} Rfc`) ?? '')?.id,
    name: collapse(fields.get(`${role} Nombre`) ?? ''),
  })
  return {
    key: readUuid(fields.get('TimbreFiscalDigital UUID') ?? ''),
    folio: `${fields.get('Comprobante Serie')}-${fields.get('Comprobante Folio')}`,
    issuer: partyOf('Emisor'),
    receiver: partyOf('Receptor'),
    issueDate: readTimedDate(fields.get('Comprobante Fecha') ?? ''),
    amount: amount(fields.get('Comprobante Total')),
    stampedAt: fields.get('TimbreFiscalDigital FechaTimbrado'),
    paymentForm: fields.get('Comprobante FormaPago'),
    paymentMethod: fields.get('Comprobante MetodoPago'),
    paymentConditions: fields.get('Comprobante CondicionesDePago'),
    exchangeRate: fields.get('Comprobante TipoCambio'),
    paidOn: readTimedDate(fields.get('Pago FechaPago') ?? ''),
    related: related.map((one) => ({
      key: readUuid(one.get('UUID') ?? one.get('IdDocumento') ?? ''),
      paid: amount(one.get('ImpPagado')),
      outstanding: amount(one.get('ImpSaldoInsoluto')),
      installment: Number(one.get('NumParcialidad')),
    })),
  }
}
