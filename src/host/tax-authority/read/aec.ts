import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { displayableText } from '../../kernel/displayable-text.ts'
import {
  readDate,
  readFolio,
  readOptionalDate,
  readParty,
  readPesos,
  readType,
  SII,
  siiChild,
  siiLine,
  siiText,
} from './dte-values.ts'
import { failureAt, type ReadFailure } from './file-reading.ts'
import { readAs, rejected, required } from './read-reasons.ts'
import { dteKey, type Assignment, type Party, type ReadErrorCode } from './tax-document.ts'
import { childrenOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/** The cessions of an AEC, in order: at least one. `list` is its element `Cesiones`. */
export const readAssignments = (list: XmlElement): ReadonlyArray<E.Either<ReadFailure, Assignment>> => {
  const cessions = childrenOf(list, SII, 'Cesion')
  return (cessions.length === 0 ? [undefined] : cessions)
    .map((cession) => siiChild(cession, 'DocumentoCesion'))
    .map((document) =>
      pipe(
        readAssignment(document),
        E.mapLeft((rejection) =>
          failureAt(`cession ${displayableText(siiText(document, 'SeqCesion') ?? '?', 20)}`, rejection),
        ),
      ),
    )
}

const readAssignment = (document: XmlElement | undefined): E.Either<ReadonlyArray<ReadErrorCode>, Assignment> => {
  const assignor = readParty(siiChild(document, 'Cedente'), 'RUT', ['RazonSocial'])
  const assignee = readParty(siiChild(document, 'Cesionario'), 'RUT', ['RazonSocial'])
  const invoice = readAssigned(siiChild(document, 'IdDTE'))
  const stated = readPesos(document, 'MontoCesion')
  const amount = E.isLeft(stated) ? stated : required(stated.right)
  const sequence = readAs(required(siiText(document, 'SeqCesion')), readSequence, 'INVALID_SEQUENCE')
  const assignedAt = required(siiLine(document, 'TmstCesion'))
  const lastDueDate = readOptionalDate(document, 'UltimoVencimiento')
  if (
    E.isLeft(invoice) ||
    E.isLeft(assignor) ||
    E.isLeft(assignee) ||
    E.isLeft(amount) ||
    E.isLeft(sequence) ||
    E.isLeft(assignedAt) ||
    E.isLeft(lastDueDate)
  )
    return rejected(invoice, assignor, assignee, amount, sequence, assignedAt, lastDueDate)
  const place = [
    sequence.right,
    assignor.right.id,
    assignee.right.id,
    displayableText(assignedAt.right, MAX_TIME_LENGTH),
  ]
  return E.right({
    _tag: 'Assignment',
    ...invoice.right,
    country: 'CL',
    key: [invoice.right.invoiceKey, 'AEC', ...place].join('|'),
    sequence: sequence.right,
    assignor: assignor.right,
    assignee: assignee.right,
    amount: amount.right,
    ...(lastDueDate.right === undefined ? {} : { lastDueDate: lastDueDate.right }),
    assignedAt: assignedAt.right,
    warnings: [],
  })
}

/** `2026-04-01T10:00:00` and some more: a key has a limited length. */
const MAX_TIME_LENGTH = 40

/** Counts from 1. */
const readSequence = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text) && Number(text) > 0 ? Number(text) : undefined

interface Assigned {
  readonly invoiceKey: string
  readonly issuer: Party
  readonly receiver: Party
  readonly folio: string
  readonly issueDate: CivilDate
}

/** A cession refers to its invoice in short; the names of the parties are in the invoice itself. */
const readAssigned = (id: XmlElement | undefined): E.Either<ReadonlyArray<ReadErrorCode>, Assigned> => {
  const type = readAs(required(siiText(id, 'TipoDTE')), readType, 'UNSUPPORTED_DOCUMENT')
  const [issuer, receiver] = [readParty(id, 'RUTEmisor', []), readParty(id, 'RUTReceptor', [])]
  const folio = readAs(required(siiText(id, 'Folio')), readFolio, 'INVALID_FOLIO')
  const issueDate = readAs(required(siiText(id, 'FchEmis')), readDate, 'INVALID_DATE')
  if (E.isLeft(type) || E.isLeft(issuer) || E.isLeft(receiver) || E.isLeft(folio) || E.isLeft(issueDate))
    return rejected(type, issuer, receiver, folio, issueDate)
  return E.right({
    invoiceKey: dteKey(issuer.right.id, type.right, folio.right),
    issuer: issuer.right,
    receiver: receiver.right,
    folio: folio.right,
    issueDate: issueDate.right,
  })
}
