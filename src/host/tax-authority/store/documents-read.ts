import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '../../database/database.ts'
import { hasRow, sql } from '../../database/sql.ts'
import { READER_VERSION } from '../read/reader-version.ts'

/** Whether documents of the business still say what an earlier version read. */
export const isReadingAgain = (queries: Queries, businessId: BusinessId): Promise<boolean> =>
  hasRow(
    queries,
    sql`select 1 from tax_document where business_id = ${businessId} and reader_version < ${READER_VERSION}
      union all select 1 from tax_document_copy where business_id = ${businessId} and reader_version < ${READER_VERSION} limit 1`,
  )
