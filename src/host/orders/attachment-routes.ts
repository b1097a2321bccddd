import * as E from 'fp-ts/Either'
import { endpoints } from '#wire/endpoints.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { DocumentStore } from '../documents/document-store.port.ts'
import { downloadFile } from '../documents/download-document.ts'
import { markUnused, tryToDeleteUnusedFiles } from '../documents/unused-files.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { attachPdf } from './attach-pdf.ts'
import { attachmentOf, attachmentsOf, deleteAttachment } from './attachment-store.ts'

interface Services {
  readonly clock: Clock
  readonly documents: DocumentStore
  readonly live: Live
}

export const attachmentRoutes = routes((services: Services) => [
  route(endpoints.hasAttachments, async ({ body, db }) => E.right(await attachmentsOf(db, body.orderInvoiceIds))),

  route(endpoints.invoicePdfUpload, (call) => attachPdf(services, call, call.params.orderInvoiceId)),

  route(endpoints.invoicePdfDelete, (call) =>
    call.transaction(async (tx) => {
      const { params, query } = call
      const deleted = await deleteAttachment(tx, params.orderInvoiceId, query.pdfId)
      if (deleted === undefined) return E.left(NOT_FOUND)
      await markUnused(tx, deleted.key)
      await appendAuditEntry(tx, services.clock, {
        ...actingUser(call),
        action: 'invoice PDF deleted',
        detail: { orderInvoice: params.orderInvoiceId, attachment: query.pdfId, sha256: deleted.sha256 },
      })
      call.afterCommit(() => tryToDeleteUnusedFiles({ ...services, database: call.acrossCompanies }))
      call.afterCommit(() => services.live.publish({ type: 'documents', businessId: call.business.id }))
      return E.right(undefined)
    }),
  ),

  route(endpoints.invoicePdfDownload, async ({ db, params }) => {
    const file = await attachmentOf(db, params.orderInvoiceId)
    return file === undefined ? E.left(NOT_FOUND) : downloadFile(services, { ...file, kind: 'pdf' })
  }),
])
