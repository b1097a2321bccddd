import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'
import { sql, values } from '../database/sql.ts'
import { storedDocument } from './stored-document.ts'
import type { TaxDocument } from './tax-document.ts'

/** More documents than name one invoice. */
const MOST_DOCUMENTS = 500

/**
 * An invoice's document with all that decide its history: the notes, payments and cessions that name it, what annuls or
 * replaces those, and the cancellations that the tax authority reports.
 */
export const documentsAbout = async (
  queries: Queries,
  businessId: BusinessId,
  key: string,
): Promise<ReadonlyArray<TaxDocument>> => {
  const invoice = await values(
    queries,
    storedDocument,
    sql`select payload from tax_document where business_id = ${businessId} and kind = 'Invoice' and key = ${key}`,
  )
  const first = await documentsNaming(queries, businessId, [key])
  const keys = first.flatMap((document) => ('key' in document ? [document.key] : []))
  const second = await documentsNaming(queries, businessId, keys)
  const cancelled = await values(
    queries,
    storedDocument,
    sql`select payload from tax_document where business_id = ${businessId} and kind = 'MetadataEntry'
      and key = any(${[key, ...keys].map((one) => `${one}|CANCELLED`)}::text[])`,
  )
  return [...invoice, ...first, ...second, ...cancelled]
}

const documentsNaming = (
  queries: Queries,
  businessId: BusinessId,
  keys: ReadonlyArray<string>,
): Promise<ReadonlyArray<TaxDocument>> => {
  const references = keys.map(referenceTo)
  const related = keys.map((key) => JSON.stringify([{ key }]))
  return keys.length === 0
    ? Promise.resolve([])
    : values(
        queries,
        storedDocument,
        sql`select payload from tax_document
          where business_id = ${businessId} and kind in ('CreditNote', 'DebitNote', 'Payment', 'Assignment')
            and (payload->'facts'->'references' @> any(${references}::jsonb[])
              or payload->'facts'->'related' @> any(${related}::jsonb[])
              or payload->'related' @> any(${related}::jsonb[])
              or payload->'settlements' @> any(${related}::jsonb[])
              or payload->>'invoiceKey' = any(${keys}::text[]))
          order by received limit ${MOST_DOCUMENTS}`,
      )
}

/** Chilean notes name a document by type and folio; the key of a Mexican one matches none. */
const referenceTo = (key: string): string => {
  const [, documentType = '', folio = ''] = key.split('|')
  return JSON.stringify([{ documentType, folio }])
}
