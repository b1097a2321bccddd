import { endpoints } from '#wire/endpoints.ts'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { DownloadedFile, UploadControl } from '#application/documents/documents.port.ts'
import type { InvoiceAttachments } from '#application/orders/invoice-attachments.port.ts'
import { validateUpload } from '#domain/documents/upload-limits.ts'
import type { InvoiceAttachment, OrderInvoiceId } from '#domain/orders/attachment.ts'
import { makeFaults, rejected, rejectedBy, type Faults } from './faults.ts'

export interface FakeInvoiceAttachments extends InvoiceAttachments {
  readonly faults: Faults
  /** The invoices of each call of `of`. */
  readonly requests: ReadonlyArray<ReadonlyArray<OrderInvoiceId>>
  readonly controls: ReadonlyArray<UploadControl>
}

export const makeFakeInvoiceAttachments = (): FakeInvoiceAttachments => {
  const faults = makeFaults()
  const requests: Array<ReadonlyArray<OrderInvoiceId>> = []
  const controls: Array<UploadControl> = []
  const stored = new Map<OrderInvoiceId, { readonly attachment: InvoiceAttachment; readonly file: DownloadedFile }>()
  let last = 0
  return {
    faults,
    requests,
    controls,
    of: (invoices) =>
      faults.around(() => {
        requests.push(invoices)
        return TE.of(invoices.flatMap((id) => stored.get(id)?.attachment ?? []))
      }),
    upload: (orderInvoiceId, file, control) => async () => {
      controls.push(control)
      control.onStart(() => undefined)
      const bytes = await file.bytes()
      return faults.around(() => {
        const checked = validateUpload('invoicePdf', [
          { name: file.name, size: bytes.length, head: bytes.subarray(0, 16) },
        ])
        if (E.isLeft(checked))
          return TE.left(
            rejectedBy(
              endpoints.invoicePdfUpload,
              /Kind|Name/.test(checked.left._tag) ? 'ERROR_DOCUMENT_TYPE' : 'ERROR_DOCUMENT_SIZE',
            ),
          )
        const existing = stored.get(orderInvoiceId)
        if (existing !== undefined)
          return String(existing.file.bytes) === String(bytes)
            ? TE.of(existing.attachment)
            : TE.left(rejectedBy(endpoints.invoicePdfUpload, 'ERROR_DOCUMENT_NOT_EXPECTED'))
        const attachment = { id: String((last += 1)) as InvoiceAttachment['id'], orderInvoiceId, name: file.name }
        stored.set(orderInvoiceId, { attachment, file: { name: file.name, kind: 'pdf', bytes } })
        return TE.of(attachment)
      })()
    },
    remove: ({ id, orderInvoiceId }) =>
      faults.around(() => {
        if (stored.get(orderInvoiceId)?.attachment.id !== id) return TE.left(rejected('ERROR_NOT_FOUND'))
        stored.delete(orderInvoiceId)
        return TE.of(undefined)
      }),
    download: (orderInvoiceId) =>
      faults.around(() => {
        const found = stored.get(orderInvoiceId)
        return found === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of(found.file)
      }),
  }
}
