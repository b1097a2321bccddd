import type { TaskEither } from 'fp-ts/TaskEither'
import type { InvoiceDetail } from '#domain/financing/invoice-detail.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import type { XmlFile } from '../documents/file-saver.port.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The documents and orders behind an issued invoice of the business. */
export interface InvoiceDetails {
  readonly of: (id: InvoiceId) => TaskEither<Failure, InvoiceDetail>
  /** The document as its issuer wrote it; not found when the file is not at hand. */
  readonly xml: (id: InvoiceId) => TaskEither<Failure, XmlFile>
}
export const InvoiceDetails = token<InvoiceDetails>('InvoiceDetails')
