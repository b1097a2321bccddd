import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { validateUpload, MAGIC_NUMBER_BYTES } from '#domain/documents/upload-limits.ts'
import type { InvoiceAttachment, OrderInvoiceId } from '#domain/orders/attachment.ts'
import { safeFileName } from '#wire/file-name.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { type DocumentStore, sha256Of, unusedFiles, uploadError } from '../documents/index.ts'
import type { CallTo, HandlerResult, Result, UseCase } from '../http/call.ts'
import { hostError, NOT_FOUND } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { attachmentOf, deleteAttachment, writeAttachment, type StoredAttachment } from './attachment-store.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'

export interface AttachmentServices extends ChangeServices {
  readonly documents: DocumentStore
}

type AttachCall = Pick<
  CallTo<'invoicePdfUpload'>,
  'acrossCompanies' | 'business' | 'database' | 'files' | 'requestId' | 'session'
>

/**
 * Stores the PDF of an invoice that has none. The bytes are written before the row, so that no row names a file that is
 * not there. The same file again, after a lost answer, gives the same attachment.
 */
export const attachPdf = async (
  services: AttachmentServices,
  call: AttachCall,
  orderInvoiceId: OrderInvoiceId,
): HandlerResult<InvoiceAttachment, ErrorsOf<typeof endpoints.invoicePdfUpload>> => {
  const { clock, documents, live } = services
  const { database } = call
  const kind = validateUpload(
    'invoicePdf',
    call.files.map(({ bytes, name }) => ({ name, size: bytes.length, head: bytes.subarray(0, MAGIC_NUMBER_BYTES) })),
  )
  if (E.isLeft(kind)) return E.left(uploadError(kind.left))
  const [file] = call.files
  if (file === undefined) return E.left(uploadError({ _tag: 'UploadEmpty' }))
  const sha256 = await sha256Of(file.bytes)
  const existing = await attachmentOf(database, orderInvoiceId)
  if (existing !== undefined) return unlessOther(existing, sha256)
  const [key, name] = [randomUUID(), safeFileName(file.name, kind.right)]
  await documents.write(key, file.bytes)
  const businessId = call.business.id
  const now = new Date(clock.now())
  let isNamed = false
  const attached = await database.transaction(
    async (tx): HandlerResult<InvoiceAttachment, ErrorsOf<typeof endpoints.invoicePdfUpload>> => {
      const size = file.bytes.length
      const written = await writeAttachment(tx, { businessId, orderInvoiceId, key, name, size, sha256, now })
      isNamed = written !== undefined
      if (written === undefined) return unlessOther(await attachmentOf(tx, orderInvoiceId), sha256)
      await appendAuditEntry(tx, clock, {
        ...actingUser(call),
        action: 'invoice PDF attached',
        detail: { orderInvoice: orderInvoiceId, attachment: written.id, size, sha256 },
      })
      return E.right(written)
    },
  )
  if (!isNamed) await unusedFiles.discardFile({ documents, database: call.acrossCompanies }, key)
  if (E.isRight(attached)) live.publish({ type: 'documents', businessId })
  return attached
}

const unlessOther = (
  existing: StoredAttachment | undefined,
  sha256: string,
): Result<InvoiceAttachment, 'ERROR_DOCUMENT_NOT_EXPECTED'> =>
  existing?.sha256 === sha256 ? E.right(existing) : E.left(hostError('ERROR_DOCUMENT_NOT_EXPECTED'))

/** The bytes are deleted after the answer. */
export const deletePdf: UseCase<AttachmentServices, 'invoicePdfDelete'> = async (services, tx, call) => {
  const { params, query } = call
  const deleted = await deleteAttachment(tx, params.orderInvoiceId, query.pdfId)
  if (deleted === undefined) return E.left(NOT_FOUND)
  await unusedFiles.markUnused(tx, deleted.key)
  const detail = { orderInvoice: params.orderInvoiceId, attachment: query.pdfId, sha256: deleted.sha256 }
  call.afterCommit(() => unusedFiles.tryToDeleteUnusedFiles({ ...services, database: call.acrossCompanies }))
  await recordChange(services, tx, call, 'documents', 'invoice PDF deleted', detail)
  return E.right(undefined)
}
