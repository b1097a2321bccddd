import type { BusinessId } from '#domain/kernel/id.ts'
import { integer } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, value } from '../database/sql.ts'

/** The bytes of the files that a company uploaded, as they were before compression: imports, documents and invoices of orders. */
export const storedBytes = (queries: Queries, businessId: BusinessId): Promise<number> =>
  value(
    queries,
    integer,
    sql`select (
      (select coalesce(sum(size::bigint), 0) from imported_file where business_id = ${businessId})
      + (select coalesce(sum(size::bigint), 0) from imported_file_cold where business_id = ${businessId})
      + (select coalesce(sum(file_size::bigint), 0) from document where business_id = ${businessId})
      + (select coalesce(sum(file_size::bigint), 0) from invoice_attachment where business_id = ${businessId})
    )::bigint as bytes`,
  )
