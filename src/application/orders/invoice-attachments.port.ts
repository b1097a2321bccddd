import type { TaskEither } from 'fp-ts/TaskEither'
import type { InvoiceAttachment, OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { DownloadedFile, UploadControl } from '../documents/documents.port.ts'
import type { Failure } from '../shared/failure.ts'
import type { SelectedFile } from '../shared/selected-file.ts'
import { token } from '../shared/token.ts'

/** The PDFs of the invoices of orders, one each at most. */
export interface InvoiceAttachments {
  /** Those that the invoices have, in one call. */
  readonly of: (invoices: ReadonlyArray<OrderInvoiceId>) => TaskEither<Failure, ReadonlyArray<InvoiceAttachment>>
  /** The same file again has no further effect; another one is rejected until the first is deleted. */
  readonly upload: (
    invoice: OrderInvoiceId,
    file: SelectedFile,
    control: UploadControl,
  ) => TaskEither<Failure, InvoiceAttachment>
  readonly remove: (attachment: InvoiceAttachment) => TaskEither<Failure, void>
  readonly download: (invoice: OrderInvoiceId) => TaskEither<Failure, DownloadedFile>
}
export const InvoiceAttachments = token<InvoiceAttachments>('InvoiceAttachments')
