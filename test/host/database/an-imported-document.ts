import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '#host/database/database.ts'
import { READER_VERSION } from '#host/tax-authority/read/reader-version.ts'

/** Marks the stored invoice of this key as uploaded only. */
export const anImportedDocument = async (queries: Queries, businessId: BusinessId, key: string): Promise<void> => {
  await queries.query(
    `insert into tax_document (business_id, country, kind, key, sha256, payload, source, in_archive, reader_version)
     values ($1, 'CL', 'Invoice', $2, $2, '{}', 'import:1', false, ${READER_VERSION})`,
    [businessId, key],
  )
}
