import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { validateUpload, MAGIC_NUMBER_BYTES } from '#domain/documents/upload-limits.ts'
import type { InvoiceAttachment, OrderInvoiceId } from '#domain/orders/attachment.ts'
import { safeFileName } from '#wire/file-name.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Database, Transactions } from '../database/database.ts'
import type { DocumentStore } from '../documents/document-store.port.ts'
import { sha256Of, uploadError } from '../documents/read-upload.ts'
import { discardFile } from '../documents/unused-files.ts'
import type { HandlerResult } from '../http/call.ts'
import { hostError } from '../http/host-error.ts'
import type { Business, Session } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { UploadedFile } from '../kernel/uploaded-file.ts'
import type { Live } from '../live/live.port.ts'
import { attachmentOf, writeAttachment, type StoredAttachment } from './attachment-store.ts'

interface AttachCall {
  readonly business: Business
  readonly session: Session
  readonly requestId: string
  readonly files: ReadonlyArray<UploadedFile>
  readonly database: Transactions
  readonly acrossCompanies: Database
}

/**
 * Stores the PDF of an invoice that has none. The bytes are written before the row, so that no row names a file that is
 * not there. The same file again, after a lost answer, gives the same attachment.
 */
export const attachPdf = async (
  services: { readonly clock: Clock; readonly documents: DocumentStore; readonly live: Live },
  call: AttachCall,
  orderInvoiceId: OrderInvoiceId,
): HandlerResult<InvoiceAttachment> => {
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
  const attached = await database.transaction(async (tx): HandlerResult<InvoiceAttachment> => {
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
  })
  if (!isNamed) await discardFile({ documents, database: call.acrossCompanies }, key)
  if (E.isRight(attached)) live.publish({ type: 'documents', businessId })
  return attached
}

const unlessOther = (
  existing: StoredAttachment | undefined,
  sha256: string,
): Awaited<HandlerResult<InvoiceAttachment>> =>
  existing?.sha256 === sha256 ? E.right(existing) : E.left(hostError('ERROR_DOCUMENT_NOT_EXPECTED'))
