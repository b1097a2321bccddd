import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { rowOf } from '#domain/documents/document-row.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { AuditAction } from '../audit/audited-actions.ts'
import type { Queries } from '../database/database.ts'
import { documentRecords, issueSignatureCode, unusedFiles } from '../documents/index.ts'
import { signatureEmail } from '../mail/emails.ts'
import { type NotificationEvent, notify, sendNotification } from '../notifications/index.ts'
import { option, positional, requiredOption, type Kind } from './arguments.ts'
import { command, type CommandResult } from './command.ts'
import { path, reasonUpTo, rowNumber, typedText } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** The uploaded documents that wait for review, the oldest first. */
export const documentList = command({
  name: 'document:list',
  summary: 'Muestra los documentos que las empresas subieron y nadie ha revisado.',
  args: {},
  run: async ({ database }: Needs<'database'>) => {
    const documents = await documentRecords.documentsToReview(database)
    return E.right(documents.length === 0 ? ['No hay documentos por revisar.'] : documents.map(lineOf))
  },
})

const lineOf = ({ businessName, identifier, ...document }: documentRecords.DocumentToReview): string =>
  [
    `${document.id}  ${document.title}`,
    `${businessName} (${identifier})`,
    `${document.file?.name ?? ''}, ${document.file?.size ?? 0} bytes`,
    `huella ${document.file?.sha256.slice(0, SHOWN_DIGITS) ?? ''}`,
    document.signedAt?.toISOString() ?? '',
  ].join(' · ')

/** So many digits of a digest tell the files of one document apart. */
const SHOWN_DIGITS = 12

const DocumentNumber = rowNumber<'Document'>('del documento')

/** Writes the file of a document into a folder of the operator, to look at it. */
export const documentSave = command({
  name: 'document:save',
  summary: 'Guarda el archivo de un documento en una carpeta, para revisarlo.',
  args: { documentId: positional(DocumentNumber), folder: positional(path('CARPETA', 'la carpeta')) },
  run: async ({ database, documents }: Needs<'database' | 'documents'>, { documentId, folder }) => {
    const found = await database.transaction((tx) => documentRecords.lockDocument(tx, documentId))
    if (found === undefined) return E.left(unknown(documentId))
    const bytes = found.file && (await documents.read(found.file.key))
    if (found.file === undefined || bytes === undefined) return E.left(`El documento ${documentId} no tiene archivo.`)
    const target = join(folder, `${documentId} ${found.file.name}`)
    await writeFile(target, bytes, { mode: 0o600 })
    return E.right([target])
  },
})

const Digest: Kind<string> = {
  shown: 'HUELLA',
  parse: (text) => (/^[\da-f]{8,64}$/i.test(text) ? text.toLowerCase() : undefined),
  wrong: () => '--digest son 8 a 64 caracteres de la huella: 0 a 9 y a a f.',
}

type ReviewServices = Needs<'clock' | 'database' | 'live' | 'mail'>

/** With a link the user opens it; without one the user downloads the signed file, which is the one of the digest that the operator saw. */
export const documentApprove = command({
  name: 'document:approve',
  summary: 'Aprueba un documento; las páginas abiertas lo muestran al instante.',
  args: {
    documentId: positional(DocumentNumber),
    digest: option(
      Digest,
      'los primeros 8 o más caracteres de la huella que muestra document:list, del archivo que revisaste',
    ),
    link: option(typedText('ENLACE', 2_000), 'dónde está, si no es el archivo que subieron'),
  },
  shape: 'NÚMERO --digest HUELLA | --link ENLACE',
  run: (services: ReviewServices, { digest, documentId, link }) =>
    reviewDocument(services, documentId, 'document approved', async (tx, document) => {
      if (document.approved) return E.left(`El documento ${documentId} ya está aprobado.`)
      if (link === undefined && document.file === undefined)
        return E.left(`El documento ${documentId} no tiene archivo: indica dónde está con --link.`)
      if (document.file !== undefined && (link === undefined || digest !== undefined)) {
        const rejection = differenceOf(document.file, digest)
        if (rejection !== undefined) return E.left(rejection)
      }
      if (link !== undefined && rowOf({ ...document, approved: true, action: 'LINK', url: link })._tag !== 'View')
        return E.left('El enlace debe empezar con https://.')
      await documentRecords.setApproved(tx, documentId, link)
      return E.right({ said: 'aprobado', news: { kind: 'DocumentApproved', title: document.title } })
    }),
})

/** The company may have replaced the file since the operator looked at it. */
const differenceOf = ({ sha256 }: documentRecords.SignedFile, digest: string | undefined): string | undefined => {
  if (digest === undefined) return 'Falta --digest con la huella del archivo que revisaste: la muestra document:list.'
  return sha256.startsWith(digest)
    ? undefined
    : 'El archivo no es el que revisaste: la empresa lo reemplazó. Revísalo de nuevo con document:list y document:save.'
}

/** The user sees the reason and uploads another file. The rejected one is deleted. */
export const documentReject = command({
  name: 'document:reject',
  summary: 'Rechaza el archivo de un documento: la empresa ve por qué y sube otro.',
  args: {
    documentId: positional(DocumentNumber),
    reason: requiredOption(reasonUpTo(500), 'lo que la empresa lee'),
  },
  run: async (services: ReviewServices & Needs<'documents'>, { documentId, reason }) => {
    const rejected = await reviewDocument(services, documentId, 'document rejected', async (tx, document) => {
      if (document.file === undefined) return E.left(`El documento ${documentId} no tiene archivo.`)
      await documentRecords.setRejected(tx, documentId, reason)
      await unusedFiles.markUnused(tx, document.file.key)
      return E.right({ said: 'rechazado', news: { kind: 'DocumentRejected', title: document.title, reason } })
    })
    if (E.isRight(rejected)) await unusedFiles.tryToDeleteUnusedFiles(services)
    return rejected
  },
})

/** Mails a link to the members of the company. Sent again, both links are good until the document is signed. */
export const documentSendToSign = command({
  name: 'document:send-to-sign',
  summary: 'Envía a la empresa un enlace para leer y firmar un documento.',
  args: { documentId: positional(DocumentNumber) },
  run: async (services: ReviewServices & Needs<'publicAddress' | 'vault'>, { documentId }) => {
    const { database, mail, publicAddress } = services
    const sent = await reviewDocument(services, documentId, 'document sent to sign', async (tx, { approved, file }) => {
      if (approved || file !== undefined) return E.left(`El documento ${documentId} ya está firmado.`)
      await documentRecords.setSentToSign(tx, documentId)
      return E.right({ said: 'enviado para firmar' })
    })
    if (E.isLeft(sent)) return sent
    const recipients = await documentRecords.recipientsOf(database, documentId)
    const code = issueSignatureCode(services, documentId)
    for (const { email, title } of recipients)
      mail.enqueue(async () => signatureEmail(email, publicAddress(), code, title))
    return E.right([...sent.right, ...recipients.map(({ email }) => `  Enlace enviado a ${email}`)])
  },
})

interface Review {
  /** For the operator. */
  readonly said: string
  /** For the members of the company. */
  readonly news?: NotificationEvent
}

const reviewDocument = async (
  { clock, database, live, mail }: ReviewServices,
  documentId: documentRecords.DocumentId,
  action: AuditAction,
  change: (tx: Queries, document: documentRecords.StoredDocument) => Promise<E.Either<string, Review>>,
): Promise<CommandResult> => {
  const reviewed = await database.transaction(async (tx) => {
    const document = await documentRecords.lockDocument(tx, documentId)
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

const unknown = (documentId: documentRecords.DocumentId): string => `No existe el documento ${documentId}.`
