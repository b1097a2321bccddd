import type { Either } from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { ImportReport } from '#wire/financing.codec.ts'
import type { Queries } from '../database/database.ts'
import type { UploadedFile } from '../kernel/uploaded-file.ts'

/** Reads uploaded tax documents. */
export interface InvoiceImporter {
  /**
   * One result per document, in file order. An unreadable file does not affect others. BUSY: the queue is full. `record` writes the audit
   * entry, in the transaction that stores the first documents.
   */
  readonly import: (
    businessId: BusinessId,
    files: ReadonlyArray<UploadedFile>,
    record: (tx: Queries) => Promise<void>,
  ) => Promise<Either<'BUSY', t.TypeOf<typeof ImportReport>>>
}
