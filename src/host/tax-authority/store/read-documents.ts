import type { BusinessId } from '#domain/kernel/id.ts'
import type { KnownDocument } from '#domain/tax-documents/document.ts'
import { boolean, integer, rowCodec } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { inParts } from '../../database/in-parts.ts'
import { rows, sql, type Sql } from '../../database/sql.ts'
import { storedDocument } from './stored-document.ts'

/** A document that is known, with its number. */
export interface ReceivedDocument extends KnownDocument {
  readonly received: number
}

/**
 * All that is known of a business, the oldest arrival first, then the copies that say something else. Read in parts, so that others get
 * their turn between them.
 */
export const documentsOf = async (
  queries: Queries,
  businessId: BusinessId,
  pause: () => Promise<void>,
): Promise<ReadonlyArray<ReceivedDocument>> => [
  ...(await documentsIn(queries, sql`tax_document`, businessId, pause)),
  ...(await documentsIn(queries, sql`tax_document_copy`, businessId, pause)),
]

const documentsIn = async (
  queries: Queries,
  table: Sql,
  businessId: BusinessId,
  pause: () => Promise<void>,
): Promise<ReadonlyArray<ReceivedDocument>> => {
  const documents: Array<ReceivedDocument> = []
  const read = (after: number) =>
    rows(
      queries,
      ReceivedRow,
      sql`select received, payload, in_archive, signature = 'VERIFIED' as is_verified from ${table}
        where business_id = ${businessId} and received > ${after} order by received limit ${PART}`,
    )
  for await (const row of inParts(0, PART, ({ received }) => received, read, pause)) {
    const proof = row.is_verified ? 'VERIFIED' : row.in_archive ? 'AUTHORITY' : 'NONE'
    documents.push({ received: row.received, document: row.payload, proof })
  }
  return documents
}

const PART = 250

const ReceivedRow = rowCodec('ReceivedDocument', {
  received: integer,
  payload: storedDocument,
  in_archive: boolean,
  is_verified: boolean,
})
