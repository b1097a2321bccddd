import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { acceptsFile } from '#domain/documents/document-row.ts'
import type { DocumentOwner } from '#domain/documents/document.ts'
import type { DocumentResponse } from '#wire/documents.codec.ts'
import type { Queries } from '../database/database.ts'
import type { CallTo, HandlerResult } from '../http/call.ts'
import { hostError, NOT_FOUND, type HostError } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { documentResponse } from './document-response.ts'
import type { DocumentStore } from './document-store.port.ts'
import { readUpload, type ReadUpload } from './read-upload.ts'
import { documentOf, filesOf, lockDocument, setSigned, type DocumentId, type StoredDocument } from './store.ts'
import { discardFile, markUnused, tryToDeleteUnusedFiles } from './unused-files.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

export interface SigningServices extends ChangeServices {
  readonly documents: DocumentStore
}

type SignCall = Omit<CallTo<'businessDocumentSign'>, 'params' | 'query'>

const MAX_FILES_OF_OWNER = 100

/**
 * Stores a file for a document that waits for one. The bytes are written before the row, so that no row names a file that
 * is not there; a file that did not get its row is deleted, and so is the one that was replaced before its review. The same
 * file again, after a lost answer, gives the same document.
 */
export const signDocument = async (
  services: SigningServices,
  call: SignCall,
  owner: DocumentOwner,
  documentId: DocumentId,
): HandlerResult<DocumentResponse, ErrorsOf<typeof endpoints.businessDocumentSign>> => {
  const current = await documentOf(call.db, owner, documentId)
  if (current === undefined) return E.left(NOT_FOUND)
  const upload = await readUpload(call.body.file, call.body.name, current.title)
  if (E.isLeft(upload)) return upload
  const rejection = await rejectionOf(call.db, current, upload.right)
  if (rejection !== undefined) return E.left(rejection)
  if (isSigned(current, upload.right)) return E.right(documentResponse(current))
  const key = randomUUID()
  await services.documents.write(key, upload.right.bytes)
  let isNamed = false
  const answer = await call.transaction(async (tx) => {
    const locked = await lockDocument(tx, documentId)
    if (locked === undefined) return E.left(NOT_FOUND)
    const changed = await rejectionOf(tx, locked, upload.right)
    if (changed !== undefined) return E.left(changed)
    if (isSigned(locked, upload.right)) return E.right(documentResponse(locked))
    const { bytes, kind, name, sha256 } = upload.right
    const file = { key, kind, name, sha256, size: bytes.length }
    if (locked.file !== undefined) await markUnused(tx, locked.file.key)
    await setSigned(tx, documentId, file, new Date(services.clock.now()))
    isNamed = true
    const detail = { document: documentId, kind: locked.kind, size: bytes.length, sha256 }
    await recordChange(services, tx, call, 'documents', 'document uploaded', detail)
    return E.right(documentResponse({ ...locked, file, hasSigned: true, signedFile: file, rejection: undefined }))
  })
  const files = { ...services, database: call.acrossCompanies }
  await (isNamed ? tryToDeleteUnusedFiles(files) : discardFile(files, key))
  return answer
}

const isSigned = ({ file }: StoredDocument, { sha256 }: ReadUpload): boolean => file?.sha256 === sha256

const rejectionOf = async (
  queries: Queries,
  document: StoredDocument,
  upload: ReadUpload,
): Promise<HostError<'ERROR_DOCUMENT_NOT_EXPECTED' | 'ERROR_DOCUMENT_LIMIT'> | undefined> => {
  if (isSigned(document, upload)) return undefined
  if (!acceptsFile(document)) return hostError('ERROR_DOCUMENT_NOT_EXPECTED')
  return (await filesOf(queries, document.owner)) >= MAX_FILES_OF_OWNER ? hostError('ERROR_DOCUMENT_LIMIT') : undefined
}
