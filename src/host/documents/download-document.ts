import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { DocumentOwner } from '#domain/documents/document.ts'
import type { Queries } from '../database/database.ts'
import { MIME_TYPES } from '#wire/data-url.ts'
import type { HandlerResult } from '../http/call.ts'
import { hostError, NOT_FOUND } from '../http/host-error.ts'
import type { HostServices } from '../server/services.ts'
import { documentOf, type DocumentId } from './store.ts'

/** The signed file of a document as a data URL. */
export const downloadDocument = async (
  { documents }: Pick<HostServices, 'documents'>,
  queries: Queries,
  owner: DocumentOwner,
  documentId: DocumentId,
): HandlerResult<{ readonly name: string; readonly file: string }> => {
  const { file } = (await documentOf(queries, owner, documentId)) ?? {}
  if (file === undefined) return E.left(NOT_FOUND)
  const bytes = await documents.read(file.key)
  if (bytes === undefined) return E.left(hostError('ERROR_STORAGE'))
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  await nextTurn()
  return E.right({ name: file.name, file: `data:${MIME_TYPES[file.kind]};base64,${base64}` })
}
