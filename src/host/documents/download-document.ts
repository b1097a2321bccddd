import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { DocumentOwner } from '#domain/documents/document.ts'
import type { FileKind } from '#domain/documents/upload-limits.ts'
import type { Queries } from '../database/database.ts'
import type { HandlerResult } from '../http/call.ts'
import { hostError, NOT_FOUND } from '../http/host-error.ts'
import { dataUrlOf } from '../kernel/data-url.ts'
import type { DocumentStore } from './document-store.port.ts'
import { documentOf, type DocumentId } from './store.ts'

interface StoredFile {
  readonly key: string
  readonly name: string
  readonly kind: FileKind
}

/** The signed file of a document as a data URL. */
export const downloadDocument = async (
  services: { readonly documents: DocumentStore },
  queries: Queries,
  owner: DocumentOwner,
  documentId: DocumentId,
): HandlerResult<{ readonly name: string; readonly file: string }> => {
  const { file } = (await documentOf(queries, owner, documentId)) ?? {}
  return file === undefined ? E.left(NOT_FOUND) : downloadFile(services, file)
}

/** A file of the store as a data URL. */
export const downloadFile = async (
  { documents }: { readonly documents: DocumentStore },
  { key, kind, name }: StoredFile,
): HandlerResult<{ readonly name: string; readonly file: string }> => {
  const bytes = await documents.read(key)
  if (bytes === undefined) return E.left(hostError('ERROR_STORAGE'))
  const url = dataUrlOf(kind, bytes)
  await nextTurn()
  return E.right({ name, file: url })
}
