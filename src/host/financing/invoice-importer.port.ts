import type * as t from 'io-ts'
import type { Either } from 'fp-ts/Either'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { ImportReport } from '#wire/financing.codec.ts'

/** Reads tax documents that a person hands in. */
export interface InvoiceImporter {
  /** One result per document, in the order of the files. A file that cannot be read loses no other. BUSY: too many imports wait already. */
  readonly import: (
    businessId: BusinessId,
    files: ReadonlyArray<UploadedFile>,
  ) => Promise<Either<'BUSY', t.TypeOf<typeof ImportReport>>>
}

export interface UploadedFile {
  /** As the browser names it: never a path, at most 300 characters. */
  readonly name: string
  readonly bytes: Uint8Array
}
