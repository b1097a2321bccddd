import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { readFolio, readParty, readPesos, SII, siiChild, siiText } from './dte-values.ts'
import type { ReadFailure } from './file-reading.ts'
import { dteKey, type Assignment, type Party, type ReadErrorCode } from './tax-document.ts'
import { childrenOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/** The cessions of an AEC, in order. `list` is its element `Cesiones`. */
export const readAssignments = (list: XmlElement): ReadonlyArray<E.Either<ReadFailure, Assignment>> =>
  childrenOf(list, SII, 'Cesion')
    .flatMap((cession) => childrenOf(cession, SII, 'DocumentoCesion'))
    .map((document) =>
      pipe(
        readAssignment(document),
        E.mapLeft((code) => ({ at: `cession ${siiText(document, 'SeqCesion') ?? '?'}`, code })),
      ),
    )

const readAssignment = (document: XmlElement): E.Either<ReadErrorCode, Assignment> => {
  const assignor = readParty(siiChild(document, 'Cedente'), 'RUT', ['RazonSocial'])
  const assignee = readParty(siiChild(document, 'Cesionario'), 'RUT', ['RazonSocial'])
  const invoice = readAssigned(siiChild(document, 'IdDTE'))
  const amount = readPesos(document, 'MontoCesion')
  if (E.isLeft(invoice)) return invoice
  if (E.isLeft(assignor)) return assignor
  if (E.isLeft(assignee)) return assignee
  if (E.isLeft(amount)) return amount
  const [sequence, assignedAt] = [siiText(document, 'SeqCesion') ?? '', siiText(document, 'TmstCesion')]
  if (amount.right === undefined || !/^\d{1,3}$/.test(sequence) || assignedAt === undefined)
    return E.left('MISSING_FIELD')
  const lastDueDate = CivilDate.parse(siiText(document, 'UltimoVencimiento') ?? '')
  return E.right({
    _tag: 'Assignment',
    ...invoice.right,
    country: 'CL',
    key: `${invoice.right.invoiceKey}|AEC|${Number(sequence)}`,
    sequence: Number(sequence),
    assignor: assignor.right,
    assignee: assignee.right,
    amount: amount.right,
    ...(E.isRight(lastDueDate) ? { lastDueDate: lastDueDate.right } : {}),
    assignedAt,
    warnings: [],
  })
}

interface Assigned {
  readonly invoiceKey: string
  readonly issuer: Party
  readonly receiver: Party
  readonly folio: string
  readonly issueDate: CivilDate.CivilDate
}

/** A cession refers to its invoice in short; the names of the parties are in the invoice itself. */
const readAssigned = (id: XmlElement | undefined): E.Either<ReadErrorCode, Assigned> => {
  const [type, folioText, date] = [siiText(id, 'TipoDTE'), siiText(id, 'Folio'), siiText(id, 'FchEmis')]
  if (type === undefined || folioText === undefined || date === undefined) return E.left('MISSING_FIELD')
  if (!/^\d{2,3}$/.test(type)) return E.left('UNSUPPORTED_DOCUMENT')
  const [issuer, receiver] = [readParty(id, 'RUTEmisor', []), readParty(id, 'RUTReceptor', [])]
  if (E.isLeft(issuer)) return issuer
  if (E.isLeft(receiver)) return receiver
  const [folio, issueDate] = [readFolio(folioText), CivilDate.parse(date)]
  if (folio === undefined) return E.left('INVALID_FOLIO')
  if (E.isLeft(issueDate)) return E.left('INVALID_DATE')
  return E.right({
    invoiceKey: dteKey(issuer.right.id, type, folio),
    issuer: issuer.right,
    receiver: receiver.right,
    folio,
    issueDate: issueDate.right,
  })
}
