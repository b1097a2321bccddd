import type { BusinessId } from '#domain/kernel/id.ts'
import type { KnownDocument } from '#domain/tax-documents/document.ts'
import { boolean, integer, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
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
  for (let after = 0; ;) {
    const part = await rows(
      queries,
      ReceivedRow,
      sql`select received, payload, in_archive, signature = 'VERIFIED' as is_verified from ${table}
        where business_id = ${businessId} and received > ${after} order by received limit ${PART}`,
    )
    for (const { in_archive, is_verified, payload, received } of part)
      documents.push({
        received,
        document: payload,
        proof: is_verified ? 'VERIFIED' : in_archive ? 'AUTHORITY' : 'NONE',
      })
    const last = part.at(-1)
    if (last === undefined || part.length < PART) return documents
    after = last.received
    await pause()
  }
}

const PART = 250

const ReceivedRow = rowCodec('ReceivedDocument', {
  received: integer,
  payload: storedDocument,
  in_archive: boolean,
  is_verified: boolean,
})
