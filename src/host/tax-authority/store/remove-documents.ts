import type { BusinessId } from '#domain/kernel/id.ts'
import { integer, rowCodec } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { rows, sql, values } from '../../database/sql.ts'
import { IS_ONLY_IMPORTED } from './document-copies.ts'
import { documentsNamedIn } from './named-documents.ts'
import { storedDocument } from './stored-document.ts'
import type { TaxDocument } from '../read/tax-document.ts'

const FollowerRow = rowCodec('FollowerRow', { received: integer, payload: storedDocument })

/**
 * Removes the document of an invoice, and the credit and debit notes, payments and cessions that name it and no other. Documents that the
 * tax authority delivered stay. Returns how many were removed.
 */
export const removeDocuments = async (tx: Queries, businessId: BusinessId, key: string): Promise<number> => {
  const candidates = await rows(
    tx,
    FollowerRow,
    sql`select received, payload from tax_document d
      where business_id = ${businessId} and ${IS_ONLY_IMPORTED} and kind in ('CreditNote', 'DebitNote', 'Payment', 'Assignment')`,
  )
  const followers = candidates.filter(({ payload }) => namesOnly(payload, key)).map(({ received }) => received)
  const removed = await values(
    tx,
    integer,
    sql`delete from tax_document d where business_id = ${businessId} and ${IS_ONLY_IMPORTED}
      and ((kind = 'Invoice' and key = ${key}) or received = any(${followers}::bigint[])) returning received`,
  )
  return removed.length
}

const namesOnly = (document: TaxDocument, key: string): boolean => {
  const named = documentsNamedIn(document)
  return named.length === 1 && named[0] === key
}
