import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { displayableText } from '../../kernel/displayable-text.ts'
import {
  isVersionOne,
  readDate,
  readFolio,
  readOptionalDate,
  readParty,
  SII,
  siiChild,
  siiLine,
  siiText,
} from './dte-values.ts'
import { addPaidAtIssue } from './dte-paid-at-issue.ts'
import { addTerms } from './dte-terms.ts'
import { readReferences } from './dte-references.ts'
import { readTotals, type DteTotals } from './dte-totals.ts'
import { failureAt, type ReadFailure } from './file-reading.ts'
import { readAs, rejected, required, type Rejection } from './read-reasons.ts'
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
import type { Writable } from './writable.ts'
import { repeats, uniqueNames } from './xml-access.ts'
import { isSignature } from './xml-signature.ts'
import type { XmlElement } from './xml-tree.ts'

export type DteDocument = Invoice | CreditNote | DebitNote

/** One `DTE` element: a document and its signature, which is not checked here. */
export const readDte = (dte: XmlElement): E.Either<ReadFailure, DteDocument> => {
  const body = dte.children.find((child) => BODIES.has(child.name) && SII.includes(child.namespace))
  const head = siiChild(body, 'Encabezado')
  const id = siiChild(head, 'IdDoc')
  return pipe(
    isVersionOne(dte) ? readDocument({ dte, body, head, id }) : E.left<Rejection>('UNSUPPORTED_VERSION'),
    E.mapLeft((rejection) =>
      failureAt(`${labelOf(siiText(id, 'TipoDTE'))}/${labelOf(siiText(id, 'Folio'))}`, rejection),
    ),
  )
}

/** A faulty document may state anything there. */
const labelOf = (text: string | undefined): string => displayableText(text ?? '?', MAX_LABEL_LENGTH)

const MAX_LABEL_LENGTH = 20

/** Settlements and exports have other bodies; they are recognised by their type. */
const BODIES: ReadonlySet<string> = new Set(['Documento', 'Liquidacion', 'Exportaciones'])

const TAGS: Readonly<Record<DteType, DteDocument['_tag']>> = {
  33: 'Invoice',
  34: 'Invoice',
  56: 'DebitNote',
  61: 'CreditNote',
}

const isTaken = (type: string): type is DteType => Object.hasOwn(TAGS, type)

const takenType = (type: string): DteType | undefined => (isTaken(type) ? type : undefined)

/** The parts of a document that its fields are in; a faulty one lacks some. */
interface Parts {
  readonly dte: XmlElement
  readonly body: XmlElement | undefined
  readonly head: XmlElement | undefined
  readonly id: XmlElement | undefined
}

const readDocument = (parts: Parts): E.Either<Rejection, DteDocument> => {
  const { body, head, id } = parts
  const type = readAs(required(siiText(id, 'TipoDTE')), takenType, 'DTE_TYPE_IGNORED')
  const issuer = readParty(siiChild(head, 'Emisor'), 'RUTEmisor', ['RznSoc', 'RznSocEmisor'])
  const receiver = readParty(siiChild(head, 'Receptor'), 'RUTRecep', ['RznSocRecep'])
  if (E.isLeft(type) ? type.left === 'DTE_TYPE_IGNORED' : body?.name !== 'Documento')
    return rejected(E.left('DTE_TYPE_IGNORED'), ...[issuer, receiver].filter(isInvalid))
  const folio = readAs(required(siiText(id, 'Folio')), readFolio, 'INVALID_FOLIO')
  const issueDate = readAs(required(siiText(id, 'FchEmis')), readDate, 'INVALID_DATE')
  const dueDate = readOptionalDate(id, 'FchVenc')
  const totals = readTotals(siiChild(head, 'Totales'))
  const once: E.Either<ReadErrorCode, void> = statesTwice(parts) ? E.left('REPEATED_FIELD') : E.right(undefined)
  if (
    E.isLeft(type) ||
    E.isLeft(issuer) ||
    E.isLeft(receiver) ||
    E.isLeft(folio) ||
    E.isLeft(issueDate) ||
    E.isLeft(dueDate) ||
    E.isLeft(totals) ||
    E.isLeft(once)
  )
    return rejected(type, issuer, receiver, folio, issueDate, dueDate, totals, once)
  return E.right(
    toDocument(parts, {
      type: type.right,
      folio: folio.right,
      issueDate: issueDate.right,
      dueDate: dueDate.right,
      issuer: issuer.right,
      receiver: receiver.right,
      totals: totals.right,
    }),
  )
}

/** Documents of other types need not have the other fields of an invoice. */
const isInvalid = (party: E.Either<ReadErrorCode, Party>): boolean =>
  E.isLeft(party) && party.left === 'INVALID_IDENTIFIER'

/** The schema of the SII has each of these at most once. */
const ONCE = uniqueNames(
  'Documento Liquidacion Exportaciones Encabezado IdDoc Emisor Receptor Totales TipoDTE Folio FchEmis FmaPago FchVenc ' +
    'RUTEmisor RznSoc RznSocEmisor RUTRecep RznSocRecep MntNeto MntExe IVA MntTotal',
)

const statesTwice = ({ body, dte, head }: Parts): boolean =>
  repeats(dte, SII, ONCE) ||
  repeats(body, SII, ONCE) ||
  repeats(head, SII, ONCE) ||
  head?.children.some((part) => repeats(part, SII, ONCE)) === true

interface Stated {
  readonly type: DteType
  readonly folio: string
  readonly issueDate: CivilDate
  readonly dueDate: CivilDate | undefined
  readonly issuer: Party
  readonly receiver: Party
  readonly totals: DteTotals
}

const toDocument = (
  { body, dte, id }: Parts,
  { type, folio, issueDate, dueDate, issuer, receiver, totals }: Stated,
): DteDocument => {
  const { disagree, exempt, net, total, vat } = totals
  const paymentForm = siiLine(id, 'FmaPago')
  const signed = dte.children.some(isSignature)
  const facts: Writable<DteFacts> = {
    _tag: 'DteFacts',
    documentType: type,
    references: readReferences(body),
    signed,
  }
  if (paymentForm !== undefined) facts.paymentForm = paymentForm
  if (net !== undefined) facts.net = net
  if (exempt !== undefined) facts.exempt = exempt
  if (vat !== undefined) facts.vat = vat
  addPaidAtIssue(facts, id)
  addTerms(facts, id)
  const document: Writable<DteDocument> = {
    _tag: TAGS[type],
    country: 'CL',
    key: dteKey(issuer.id, type, folio),
    issuer,
    receiver,
    folio,
    issueDate,
    amount: total,
    localAmount: total,
    facts,
    warnings: warningsOf(disagree, signed),
  }
  if (dueDate !== undefined) document.dueDate = dueDate
  return document
}

const warningsOf = (disagree: boolean, signed: boolean): ReadonlyArray<WarningCode> => [
  ...(disagree ? (['AMOUNT_MISMATCH'] as const) : []),
  ...(signed ? [] : (['NOT_SIGNED'] as const)),
]
