import type { BusinessId } from '#domain/kernel/id.ts'
import { text } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { sql, values } from '../../database/sql.ts'

/**
 * The sources of documents that are not at hand, so that another file with the document takes their place. They stay
 * stored until then, because a file may be hidden for a moment only. `archive` has the names of all its files.
 */
export const lostSources = async (
  queries: Queries,
  businessId: BusinessId,
  archive: ReadonlySet<string>,
): Promise<ReadonlyArray<string>> => {
  const archived = await values(
    queries,
    text,
    sql`select source from tax_document where business_id = ${businessId} and source like 'archive:%'
      union select source from tax_document_copy where business_id = ${businessId} and source like 'archive:%'`,
  )
  const imported = await values(
    queries,
    text,
    sql`select source from (select source, business_id from tax_document where business_id = ${businessId}
        union select source, business_id from tax_document_copy where business_id = ${businessId}) d where
      source like 'import:%' and not exists (
        select from imported_file f where f.business_id = d.business_id and f.id = ${IMPORTED_ID}
        union all
        select from imported_file_cold f where f.business_id = d.business_id and f.id = ${IMPORTED_ID})`,
  )
  return [...archived.filter((source) => !archive.has(source.slice(ARCHIVE.length))), ...imported]
}

const ARCHIVE = 'archive:'

/** The id of the file of an `import:ID`. */
const IMPORTED_ID = sql`case when d.source like 'import:%' then substr(d.source, 8)::bigint end`
