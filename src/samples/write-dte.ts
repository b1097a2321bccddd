import type { CivilDate } from '../domain/kernel/civil-date.ts'
import { divideHalfAway } from '../domain/kernel/rounding.ts'
import { amountOf, type LineItem } from './line-items.ts'
import type { SampleAuthority } from './sample-authority.ts'
import { signatureOf } from './sign-dte.ts'
import { element, fields, raw, type XmlElement, xmlDocument } from './xml.ts'

export interface DteParty {
  readonly rut: string
  readonly name: string
  readonly activity: string
  readonly address: string
  readonly commune: string
}

/**
 * 33 invoice, 34 exempt invoice, 52 delivery note, 56 debit note, 61 credit note. Prices of `lines` are pesos without tax.
 * `paymentForm`: 1 cash, 2 credit, 3 free of charge.
 */
export interface DteInput {
  readonly type: 33 | 34 | 52 | 56 | 61
  readonly folio: number
  readonly issuedOn: CivilDate
  readonly dueOn?: CivilDate
  readonly paymentForm?: 1 | 2 | 3
  readonly issuer: DteParty
  readonly receiver: DteParty
  readonly lines: ReadonlyArray<LineItem>
  /** Whether a note refers to an exempt invoice, and so has no tax. */
  readonly exempt?: boolean
  readonly references?: ReadonlyArray<DteReference>
}

/** `code`: 1 annuls the other document, 2 corrects its text, 3 corrects its amounts. */
export interface DteReference {
  readonly type: string
  readonly folio: string
  readonly date: CivilDate
  readonly code?: 1 | 2 | 3
  readonly reason?: string
}

/** Pesos: `total = net + exempt + tax`, with a tax of 19 % of the net, rounded once. */
export interface DteTotals {
  readonly net: number
  readonly exempt: number
  readonly tax: number
  readonly total: number
}

export const dteTotals = (input: Pick<DteInput, 'type' | 'exempt' | 'lines'>): DteTotals => {
  const sum = input.lines.reduce((total, line) => total + amountOf(line), 0)
  if (isExempt(input)) return { net: 0, exempt: sum, tax: 0, total: sum }
  const tax = divideHalfAway(sum * 19, 100)
  return { net: sum, exempt: 0, tax, total: sum + tax }
}

/** One DTE in ISO-8859-1, signed when `authority` is given. It has no electronic stamp (TED). */
export const writeDte = (input: DteInput, authority?: SampleAuthority): Uint8Array =>
  xmlDocument(dteElement(input, authority), 'ISO-8859-1')

/** `receiver` is the authority (60803000-K) or the customer; the envelope is dated like its last document. */
export interface EnvelopeInput {
  readonly issuer: string
  readonly receiver: string
  readonly documents: ReadonlyArray<DteInput>
}

/** Several DTE of one issuer in an EnvioDTE that is itself unsigned, in ISO-8859-1. */
export const writeEnvioDte = (input: EnvelopeInput, authority?: SampleAuthority): Uint8Array =>
  xmlDocument(
    element('EnvioDTE', { ...SII_NAMESPACES, 'xsi:schemaLocation': `${SII} EnvioDTE_v10.xsd`, version: '1.0' }, [
      element('SetDTE', { ID: 'SetDoc' }, [
        envelopeHead(input),
        ...input.documents.map((document) => raw(dteElement(document, authority))),
      ]),
    ]),
    'ISO-8859-1',
  )

/** The DTE element. It declares its namespace, because it is signed before it is inserted anywhere. */
export const dteElement = (input: DteInput, authority: SampleAuthority | undefined): XmlElement => {
  const document = documentElement(input)
  const signer = authority?.signerFor(input.issuer.rut, input.issuer.name)
  return element('DTE', { xmlns: SII, version: '1.0' }, [document, signer && signatureOf(document, SII, signer)])
}

const documentElement = (input: DteInput): XmlElement =>
  element('Documento', { ID: `F${input.folio}T${input.type}` }, [
    element('Encabezado', {}, [
      element('IdDoc', {}, fields(idDoc(input))),
      element('Emisor', {}, fields(issuerFields(input.issuer))),
      element('Receptor', {}, fields(receiverFields(input.receiver))),
      element('Totales', {}, fields(totalFields(input))),
    ]),
    ...input.lines.map((line, index) => lineElement(line, index, isExempt(input))),
    ...(input.references ?? []).map(referenceElement),
    ...fields({ TmstFirma: `${input.issuedOn}T12:00:00` }),
  ])

const SII = 'http://www.sii.cl/SiiDte'

export const SII_NAMESPACES = { xmlns: SII, 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' }

const isExempt = ({ type, exempt }: Pick<DteInput, 'type' | 'exempt'>): boolean => type === 34 || exempt === true

const envelopeHead = ({ issuer, receiver, documents }: EnvelopeInput): XmlElement =>
  element('Caratula', { version: '1.0' }, [
    ...fields({
      RutEmisor: issuer,
      RutEnvia: issuer,
      RutReceptor: receiver,
      FchResol: '2014-08-22',
      NroResol: 80,
      TmstFirmaEnv: `${documents.at(-1)?.issuedOn ?? '2014-08-22'}T18:30:00`,
    }),
    ...[...new Set(documents.map(({ type }) => type))].map((type) => {
      const count = documents.filter((document) => document.type === type).length
      return element('SubTotDTE', {}, fields({ TpoDTE: type, NroDTE: count }))
    }),
  ])

const idDoc = ({ type, folio, issuedOn, paymentForm, dueOn }: DteInput) => ({
  TipoDTE: type,
  Folio: folio,
  FchEmis: issuedOn,
  FmaPago: paymentForm,
  FchVenc: dueOn,
})

const issuerFields = ({ rut, name, activity, address, commune }: DteParty) => ({
  RUTEmisor: rut,
  RznSoc: name,
  GiroEmis: activity,
  Acteco: 469000,
  DirOrigen: address,
  CmnaOrigen: commune,
})

const receiverFields = ({ rut, name, activity, address, commune }: DteParty) => ({
  RUTRecep: rut,
  RznSocRecep: name,
  GiroRecep: activity.slice(0, 40),
  DirRecep: address,
  CmnaRecep: commune,
})

const totalFields = (input: DteInput) => {
  const { net, exempt, tax, total } = dteTotals(input)
  return isExempt(input)
    ? { MntExe: exempt, MntTotal: total }
    : { MntNeto: net, TasaIVA: 19, IVA: tax, MntTotal: total }
}

const lineElement = (line: LineItem, index: number, exempt: boolean): XmlElement =>
  element(
    'Detalle',
    {},
    fields({
      NroLinDet: index + 1,
      IndExe: exempt ? 1 : undefined,
      NmbItem: line.name.slice(0, 80),
      QtyItem: line.quantity,
      UnmdItem: line.unit,
      PrcItem: line.price > 0 ? line.price : undefined,
      MontoItem: amountOf(line),
    }),
  )

const referenceElement = ({ type, folio, date, code, reason }: DteReference, index: number): XmlElement =>
  element(
    'Referencia',
    {},
    fields({
      NroLinRef: index + 1,
      TpoDocRef: type,
      FolioRef: folio,
      FchRef: date,
      CodRef: code,
      RazonRef: reason,
    }),
  )
