import type { BusinessId } from '#domain/kernel/id.ts'
import { text } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { execute, sql, values } from '../database/sql.ts'

/**
 * Forgets the sources of documents that are not at hand any more, so that another file with the document takes their
 * place. `archive` has the names of all its files.
 */
export const forgetLostSources = async (
  database: Database,
  businessId: BusinessId,
  archive: ReadonlySet<string>,
): Promise<void> => {
  const archived = await values(
    database,
    text,
    sql`select distinct source from tax_document where business_id = ${businessId} and source like 'archive:%'`,
  )
  const lost = archived.filter((source) => !archive.has(source.slice(ARCHIVE.length)))
  await execute(
    database,
    sql`update tax_document d set source = null where business_id = ${businessId} and (
      source = any(${lost}::text[])
      or source like 'import:%' and not exists (
        select from imported_file f where f.business_id = d.business_id and f.id = ${IMPORTED_ID}
        union all
        select from imported_file_cold f where f.business_id = d.business_id and f.id = ${IMPORTED_ID}))`,
  )
}

const ARCHIVE = 'archive:'

/** Of the file of an `import:ID`. */
const IMPORTED_ID = sql`case when d.source like 'import:%' then substr(d.source, 8)::bigint end`
