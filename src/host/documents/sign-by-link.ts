import { createHash, randomUUID } from 'node:crypto'
import { rowOf } from '#domain/documents/document-row.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Queries, Database } from '../database/database.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { DocumentStore } from './document-store.port.ts'
import { signedText, type OrderText } from './signed-text.ts'
import { lockDocument, setSigned, type DocumentId, type StoredDocument } from './store.ts'
import { textPdf } from './text-pdf.ts'
import { discardFile } from './unused-files.ts'

export interface Signer {
  readonly name: string
  /** The network address. */
  readonly address: string
  readonly requestId: string
  /** The digest of the text on the page where the person accepted. */
  readonly seen: string
}

/** The digest of the text that a person read. */
export const digestOfText = (paragraphs: ReadonlyArray<string>): string =>
  createHash('sha256').update(paragraphs.join('\n')).digest('hex')

/** A document that was sent to sign and is not signed yet. */
export const documentToSign = (queries: Queries, id: DocumentId): Promise<StoredDocument | undefined> =>
  lockDocument(queries, id).then((document) =>
    document !== undefined && rowOf(document)._tag === 'AwaitingSignatures' ? document : undefined,
  )

/** `CHANGED`: the text is no longer the one that was read. */
export type Signing = 'CHANGED' | 'SIGNED' | 'SIGNED_BEFORE'

/** Stores the text with its signature: name, time, address, and the digest of the text. */
export const signByLink = async (
  services: {
    readonly clock: Clock
    readonly database: Database
    readonly documents: DocumentStore
    readonly live: Live
    readonly orderText: OrderText
  },
  id: DocumentId,
  { address, name, requestId, seen }: Signer,
): Promise<Signing> => {
  const { clock, database, documents, live, orderText } = services
  const found = await database.transaction((tx) => documentToSign(tx, id))
  if (found === undefined) return 'SIGNED_BEFORE'
  const now = new Date(clock.now())
  const paragraphs = await signedText(database, found, orderText)
  const digest = digestOfText(paragraphs)
  if (digest !== seen) return 'CHANGED'
  const bytes = textPdf([
    ...paragraphs,
    `Firmado por ${name} el ${now.toISOString()} desde la dirección ${address}.`,
    `Huella SHA-256 del texto: ${digest}`,
  ])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { key: randomUUID(), name: `${found.title}.pdf`, kind: 'pdf', size: bytes.length, sha256 } as const
  await documents.write(file.key, bytes)
  const isSigned = await database.transaction(async (tx) => {
    if ((await documentToSign(tx, id)) === undefined) return false
    await setSigned(tx, id, file, now)
    await appendAuditEntry(tx, clock, {
      actor: 'link',
      businessId: found.businessId,
      action: 'document signed',
      requestId,
      address,
      detail: { document: id, kind: found.kind, text: digest, sha256 },
    })
    return true
  })
  if (isSigned) live.publish({ type: 'documents', businessId: found.businessId })
  else await discardFile(services, file.key)
  return isSigned ? 'SIGNED' : 'SIGNED_BEFORE'
}
