import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { rowOf } from '#domain/documents/document-row.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries } from '../database/database.ts'
import { issueSignatureCode } from '../documents/signature-link.ts'
import {
  documentsToReview,
  lockDocument,
  recipientsOf,
  setApproved,
  setRejected,
  setSentToSign,
  type DocumentId,
  type DocumentToReview,
  type SignedFile,
  type StoredDocument,
} from '../documents/store.ts'
import { markUnused, tryToDeleteUnusedFiles } from '../documents/unused-files.ts'
import { signatureEmail } from '../mail/emails.ts'
import type { NotificationEvent } from '../notifications/notification-event.ts'
import { notify } from '../notifications/notifications.ts'
import { sendNotification } from '../notifications/send-notification.ts'
import type { RequestOf } from './operator-request.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'

/** The uploaded documents that wait for review, the oldest first. */
export const listDocuments = async ({ database }: OperatorServices): Promise<CommandResult> => {
  const documents = await documentsToReview(database)
  return E.right(documents.length === 0 ? ['No hay documentos por revisar.'] : documents.map(lineOf))
}

const lineOf = ({ businessName, identifier, ...document }: DocumentToReview): string =>
  [
    `${document.id}  ${document.title}`,
    `${businessName} (${identifier})`,
    `${document.file?.name ?? ''}, ${document.file?.size ?? 0} bytes`,
    `huella ${document.file?.sha256.slice(0, SHOWN_DIGITS) ?? ''}`,
    document.signedAt?.toISOString() ?? '',
  ].join(' · ')

/** Of a digest: enough to tell the files of one document apart. */
const SHOWN_DIGITS = 12

/** Writes the file of a document into a folder of the operator, to look at it. */
export const saveDocument = async (
  { database, documents }: OperatorServices,
  { documentId, folder }: RequestOf<'document:save'>,
): Promise<CommandResult> => {
  const found = await database.transaction((tx) => lockDocument(tx, documentId))
  if (found === undefined) return E.left(unknown(documentId))
  const bytes = found.file && (await documents.read(found.file.key))
  if (found.file === undefined || bytes === undefined) return E.left(`El documento ${documentId} no tiene archivo.`)
  const target = join(folder, `${documentId} ${found.file.name}`)
  await writeFile(target, bytes, { mode: 0o600 })
  return E.right([target])
}

/** With a link the user opens it; without one the user downloads the signed file, which is the one of the digest that the operator saw. */
export const approveDocument = (
  services: OperatorServices,
  { digest, documentId, link }: RequestOf<'document:approve'>,
): Promise<CommandResult> =>
  reviewDocument(services, documentId, 'document approved', async (tx, document) => {
    if (document.approved) return E.left(`El documento ${documentId} ya está aprobado.`)
    if (link === undefined && document.file === undefined)
      return E.left(`El documento ${documentId} no tiene archivo: indica dónde está con --link.`)
    if (document.file !== undefined && (link === undefined || digest !== undefined)) {
      const refusal = differenceOf(document.file, digest)
      if (refusal !== undefined) return E.left(refusal)
    }
    if (link !== undefined && rowOf({ ...document, approved: true, action: 'LINK', url: link })._tag !== 'View')
      return E.left('El enlace debe empezar con https://.')
    await setApproved(tx, documentId, link)
    return E.right({ said: 'aprobado', news: { kind: 'DocumentApproved', title: document.title } })
  })

/** The company may have replaced the file since the operator looked at it. */
const differenceOf = ({ sha256 }: SignedFile, digest: string | undefined): string | undefined => {
  if (digest === undefined) return 'Falta --digest con la huella del archivo que revisaste: la muestra document:list.'
  return sha256.startsWith(digest)
    ? undefined
    : 'El archivo no es el que revisaste: la empresa lo reemplazó. Revísalo de nuevo con document:list y document:save.'
}

/** The user sees the reason and uploads another file. The rejected one is deleted. */
export const rejectDocument = async (
  services: OperatorServices,
  { documentId, reason }: RequestOf<'document:reject'>,
): Promise<CommandResult> => {
  const rejected = await reviewDocument(services, documentId, 'document rejected', async (tx, document) => {
    if (document.file === undefined) return E.left(`El documento ${documentId} no tiene archivo.`)
    await setRejected(tx, documentId, reason)
    await markUnused(tx, document.file.key)
    return E.right({ said: 'rechazado', news: { kind: 'DocumentRejected', title: document.title, reason } })
  })
  if (E.isRight(rejected)) await tryToDeleteUnusedFiles(services)
  return rejected
}

/** Mails a link to the members of the company. Sent again, both links are good until the document is signed. */
export const sendToSign = async (
  services: OperatorServices,
  { documentId }: RequestOf<'document:send-to-sign'>,
): Promise<CommandResult> => {
  const { database, mail, publicAddress } = services
  const sent = await reviewDocument(services, documentId, 'document sent to sign', async (tx, { approved, file }) => {
    if (approved || file !== undefined) return E.left(`El documento ${documentId} ya está firmado.`)
    await setSentToSign(tx, documentId)
    return E.right({ said: 'enviado para firmar' })
  })
  if (E.isLeft(sent)) return sent
  const recipients = await recipientsOf(database, documentId)
  const code = issueSignatureCode(services, documentId)
  for (const { email, title } of recipients)
    mail.enqueue(async () => signatureEmail(email, publicAddress(), code, title))
  return E.right([...sent.right, ...recipients.map(({ email }) => `  Enlace enviado a ${email}`)])
}

interface Review {
  /** For the operator. */
  readonly said: string
  /** For the members of the company. */
  readonly news?: NotificationEvent
}

const reviewDocument = async (
  { clock, database, live, mail }: OperatorServices,
  documentId: DocumentId,
  action: string,
  change: (tx: Queries, document: StoredDocument) => Promise<E.Either<string, Review>>,
): Promise<CommandResult> => {
  const reviewed = await database.transaction(async (tx) => {
    const document = await lockDocument(tx, documentId)
    if (document === undefined) return E.left(unknown(documentId))
    const done = await change(tx, document)
    if (E.isLeft(done)) return done
    const { businessId, file, kind, title } = document
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      businessId,
      action,
      detail: { document: documentId, kind, sha256: file?.sha256 ?? '' },
    })
    const { news, said } = done.right
    const emails = news === undefined ? [] : await notify(tx, clock, { businessId }, news)
    return E.right({ businessId, emails, line: `Documento ${documentId} (${title}): ${said}` })
  })
  if (E.isLeft(reviewed)) return reviewed
  sendNotification({ mail }, reviewed.right.emails)
  live.publish({ type: 'documents', businessId: reviewed.right.businessId })
  return E.right([reviewed.right.line])
}

const unknown = (documentId: DocumentId): string => `No existe el documento ${documentId}.`
