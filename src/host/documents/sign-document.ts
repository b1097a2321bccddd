import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { rowOf } from '#domain/documents/document-row.ts'
import type { DocumentOwner } from '#domain/documents/document.ts'
import type { DocumentResponse } from '#wire/documents.codec.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Database, Queries } from '../database/database.ts'
import type { HandlerResult, Writes } from '../http/call.ts'
import { hostError, NOT_FOUND, type HostError } from '../http/host-error.ts'
import type { Business, Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { documentResponse } from './document-response.ts'
import type { DocumentStore } from './document-store.port.ts'
import { readUpload, type ReadUpload } from './read-upload.ts'
import { documentOf, filesOf, lockDocument, setSigned, type DocumentId, type StoredDocument } from './store.ts'
import { discardFile } from './unused-files.ts'

interface SignCall extends Writes {
  readonly body: { readonly file: string; readonly name?: string | undefined }
  readonly business: Business
  readonly session: Session
  readonly requestId: string
  readonly db: Queries
  readonly acrossCompanies: Database
}

const MOST_FILES_OF_OWNER = 100

/**
 * Stores a file for a document that waits for one. The bytes are written before the row, so that no row names a file that
 * is not there; a file that did not get its row is deleted. The same file again, after a lost answer, gives the same document.
 */
export const signDocument = async (
  services: { readonly clock: Clock; readonly documents: DocumentStore; readonly live: Live },
  call: SignCall,
  owner: DocumentOwner,
  documentId: DocumentId,
): HandlerResult<DocumentResponse> => {
  const current = await documentOf(call.db, owner, documentId)
  if (current === undefined) return E.left(NOT_FOUND)
  const upload = await readUpload(call.body.file, call.body.name, current.title)
  if (E.isLeft(upload)) return upload
  const refusal = await refusalOf(call.db, current, upload.right)
  if (refusal !== undefined) return E.left(refusal)
  if (isSigned(current, upload.right)) return E.right(documentResponse(current))
  const key = randomUUID()
  await services.documents.write(key, upload.right.bytes)
  let isNamed = false
  const answer = await call.transaction(async (tx) => {
    const locked = await lockDocument(tx, documentId)
    if (locked === undefined) return E.left(NOT_FOUND)
    const changed = await refusalOf(tx, locked, upload.right)
    if (changed !== undefined) return E.left(changed)
    if (isSigned(locked, upload.right)) return E.right(documentResponse(locked))
    const { bytes, kind, name, sha256 } = upload.right
    const file = { key, kind, name, sha256, size: bytes.length }
    await setSigned(tx, documentId, file, new Date(services.clock.now()))
    isNamed = true
    await appendAuditEntry(tx, services.clock, {
      ...actingUser(call),
      action: 'document uploaded',
      detail: { document: documentId, kind: locked.kind, size: bytes.length, sha256 },
    })
    call.afterCommit(() => services.live.publish({ type: 'documents', businessId: call.business.id }))
    return E.right(documentResponse({ ...locked, file, hasSigned: true, signedFile: file, rejection: undefined }))
  })
  if (!isNamed) await discardFile({ ...services, database: call.acrossCompanies }, key)
  return answer
}

const isSigned = ({ file }: StoredDocument, { sha256 }: ReadUpload): boolean => file?.sha256 === sha256

const refusalOf = async (
  queries: Queries,
  document: StoredDocument,
  upload: ReadUpload,
): Promise<HostError | undefined> => {
  if (isSigned(document, upload)) return undefined
  if (rowOf(document)._tag !== 'Upload') return hostError('ERROR_DOCUMENT_NOT_EXPECTED')
  return (await filesOf(queries, document.owner)) >= MOST_FILES_OF_OWNER ? hostError('ERROR_DOCUMENT_LIMIT') : undefined
}
