import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { InvoiceAttachments } from '#application/orders/invoice-attachments.port.ts'
import { attachmentEndpoints } from '#wire/attachments.endpoints.ts'
import { readDownload } from '../documents/read-download.ts'
import type { Api } from '../http/api.ts'
import { fileForm } from '../http/file-form.ts'

export const makeHttpInvoiceAttachments = (api: Api): InvoiceAttachments => ({
  of: (orderInvoiceIds) => api.call(attachmentEndpoints.hasAttachments, { body: { orderInvoiceIds } }),
  upload: (orderInvoiceId, file, { onProgress, onStart }) => {
    const abortion = new AbortController()
    onStart(() => abortion.abort())
    return pipe(
      fileForm('pdf', [file]),
      TE.flatMap((files) =>
        api.call(attachmentEndpoints.invoicePdfUpload, {
          params: { orderInvoiceId },
          files,
          signal: abortion.signal,
          onProgress,
        }),
      ),
    )
  },
  remove: ({ id, orderInvoiceId }) =>
    api.call(attachmentEndpoints.invoicePdfDelete, { params: { orderInvoiceId }, query: { pdfId: id } }),
  download: (orderInvoiceId) =>
    pipe(
      api.call(attachmentEndpoints.invoicePdfDownload, { params: { orderInvoiceId } }),
      TE.flatMapEither(readDownload),
    ),
})
