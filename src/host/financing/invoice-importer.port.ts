import type { BusinessId } from '#domain/kernel/id.ts'
import type * as t from 'io-ts'
import type { ImportReport } from '#wire/financing.codec.ts'

/** Reads tax documents that a person hands in. */
export interface InvoiceImporter {
  /** One result per document, in the order of the files. A file that cannot be read loses no other. */
  readonly import: (businessId: BusinessId, files: ReadonlyArray<UploadedFile>) => Promise<t.TypeOf<typeof ImportReport>>
}

export interface UploadedFile {
  /** As the browser names it: never a path, at most 300 characters. */
  readonly name: string
  readonly bytes: Uint8Array
}
