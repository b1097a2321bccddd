import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { readFolio, readParty, SII, siiChild, siiText } from './dte-values.ts'
import { readReferences } from './dte-references.ts'
import { readTotals, totalsDisagree, type DteTotals } from './dte-totals.ts'
import type { ReadFailure } from './file-reading.ts'
import {
  dteKey,
  type CreditNote,
  type DebitNote,
  type DteFacts,
  type DteType,
  type Invoice,
  type Party,
  type ReadErrorCode,
  type WarningCode,
} from './tax-document.ts'
import type { XmlElement } from './xml-tree.ts'

export type DteDocument = Invoice | CreditNote | DebitNote

/** One `DTE` element: a document and its signature, which is not checked here. */
export const readDte = (dte: XmlElement): E.Either<ReadFailure, DteDocument> => {
  const body = dte.children.find((child) => BODIES.has(child.name) && SII.includes(child.namespace))
  const head = siiChild(body, 'Encabezado')
  const id = siiChild(head, 'IdDoc')
  return pipe(
    readDocument(dte, body, head),
    E.mapLeft((code) => ({ at: `${siiText(id, 'TipoDTE') ?? '?'}/${siiText(id, 'Folio') ?? '?'}`, code })),
  )
}

/** Settlements and exports have other bodies; they are recognised by their type. */
const BODIES: ReadonlySet<string> = new Set(['Documento', 'Liquidacion', 'Exportaciones'])

const TAGS: Readonly<Record<DteType, DteDocument['_tag']>> = {
  33: 'Invoice',
  34: 'Invoice',
  56: 'DebitNote',
  61: 'CreditNote',
}

const isTaken = (type: string): type is DteType => Object.hasOwn(TAGS, type)

const readDocument = (
  dte: XmlElement,
  body: XmlElement | undefined,
  head: XmlElement | undefined,
): E.Either<ReadErrorCode, DteDocument> => {
  const id = siiChild(head, 'IdDoc')
  const issuer = readParty(siiChild(head, 'Emisor'), 'RUTEmisor', ['RznSoc', 'RznSocEmisor'])
  const receiver = readParty(siiChild(head, 'Receptor'), 'RUTRecep', ['RznSocRecep'])
  const [type, folio, date] = [siiText(id, 'TipoDTE'), siiText(id, 'Folio'), siiText(id, 'FchEmis')]
  if (type === undefined) return E.left('MISSING_FIELD')
  if (isInvalid(issuer) || isInvalid(receiver)) return E.left('INVALID_IDENTIFIER')
  if (!isTaken(type)) return E.left('DTE_TYPE_IGNORED')
  if (E.isLeft(issuer) || E.isLeft(receiver) || folio === undefined || date === undefined)
    return E.left('MISSING_FIELD')
  const number = readFolio(folio)
  if (number === undefined) return E.left('INVALID_FOLIO')
  return readBody(dte, body, head, { type, folio: number, date, issuer: issuer.right, receiver: receiver.right })
}

const isInvalid = (party: E.Either<ReadErrorCode, Party>): boolean =>
  E.isLeft(party) && party.left === 'INVALID_IDENTIFIER'

interface Identity {
  readonly type: DteType
  readonly folio: string
  readonly date: string
  readonly issuer: Party
  readonly receiver: Party
}

const readBody = (
  dte: XmlElement,
  body: XmlElement | undefined,
  head: XmlElement | undefined,
  { type, folio, date, issuer, receiver }: Identity,
): E.Either<ReadErrorCode, DteDocument> => {
  const totals = readTotals(siiChild(head, 'Totales'))
  if (E.isLeft(totals) && totals.left === 'MISSING_FIELD') return totals
  const [issueDate, dueDate] = [CivilDate.parse(date), readDueDate(siiChild(head, 'IdDoc'))]
  if (E.isLeft(issueDate) || dueDate === 'INVALID_DATE') return E.left('INVALID_DATE')
  if (E.isLeft(totals)) return totals
  const { total, ...parts } = totals.right
  return E.right({
    _tag: TAGS[type],
    country: 'CL',
    key: dteKey(issuer.id, type, folio),
    issuer,
    receiver,
    folio,
    issueDate: issueDate.right,
    ...(dueDate === undefined ? {} : { dueDate }),
    amount: total,
    localAmount: total,
    facts: { ...readFacts(body, head, type), ...parts, signed: isSigned(dte) },
    warnings: warningsOf(dte, head, totals.right),
  })
}

const isSigned = (dte: XmlElement): boolean => dte.children.some((child) => child.name === 'Signature')

const warningsOf = (dte: XmlElement, head: XmlElement | undefined, totals: DteTotals): ReadonlyArray<WarningCode> => [
  ...(totalsDisagree(siiChild(head, 'Totales'), totals) ? (['AMOUNT_MISMATCH'] as const) : []),
  ...(isSigned(dte) ? [] : (['NOT_SIGNED'] as const)),
]

const readFacts = (
  body: XmlElement | undefined,
  head: XmlElement | undefined,
  type: DteType,
): Omit<DteFacts, 'signed'> => {
  const paymentForm = siiText(siiChild(head, 'IdDoc'), 'FmaPago')
  return {
    _tag: 'DteFacts',
    documentType: type,
    ...(paymentForm === undefined ? {} : { paymentForm }),
    references: readReferences(body),
  }
}

const readDueDate = (id: XmlElement | undefined): CivilDate.CivilDate | 'INVALID_DATE' | undefined => {
  const text = siiText(id, 'FchVenc')
  if (text === undefined) return undefined
  const date = CivilDate.parse(text)
  return E.isRight(date) ? date.right : 'INVALID_DATE'
}
