import type { BusinessId } from '#domain/kernel/id.ts'
import { rowCodec, text } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { execute, rows, sql, type Sql } from '../../database/sql.ts'
import { takesItsPlace } from './document-copies.ts'
import { idOf, isOfArchive, type DocumentRow } from './document-row.ts'
import { READER_VERSION } from '../read/reader-version.ts'

const DocumentHash = rowCodec('DocumentHash', { kind: text, key: text, sha256: text })
const AddedDocument = rowCodec('AddedDocument', { kind: text, key: text })

/** The condition for the stored copies of these documents. */
export const whereDocuments = (businessId: BusinessId, documentRows: ReadonlyArray<DocumentRow>): Sql =>
  sql`business_id = ${businessId} and kind = any(${[...new Set(documentRows.map(({ kind }) => kind))]}::text[])
    and key = any(${documentRows.map(({ key }) => key)}::text[])`

/** The digests of those that are stored, by id. */
export const knownHashes = async (
  tx: Queries,
  businessId: BusinessId,
  documentRows: ReadonlyArray<DocumentRow>,
): Promise<ReadonlyMap<string, string>> => {
  const known = await rows(
    tx,
    DocumentHash,
    sql`select kind, key, sha256 from tax_document where ${whereDocuments(businessId, documentRows)}`,
  )
  return new Map(known.map(({ kind, key, sha256 }) => [idOf(kind, key), sha256]))
}

/** Resolves to the ids of the added ones: another transaction may have added some meanwhile. */
export const insertDocuments = async (
  tx: Queries,
  businessId: BusinessId,
  documentRows: ReadonlyArray<DocumentRow>,
): Promise<ReadonlySet<string>> => {
  if (documentRows.length === 0) return new Set()
  const added = await rows(
    tx,
    AddedDocument,
    sql`insert into tax_document (business_id, country, kind, key, sha256, payload, source, to_check, in_archive, reader_version)
      select ${businessId}::bigint, row.country, row.kind, row.key, row.sha256, row.payload, row.source,
        row.to_check, row.in_archive, ${READER_VERSION}::integer
      from rows from (
        unnest(${documentRows.map(({ country }) => country)}::text[]),
        unnest(${documentRows.map(({ kind }) => kind)}::text[]),
        unnest(${documentRows.map(({ key }) => key)}::text[]),
        unnest(${documentRows.map(({ sha256 }) => sha256)}::text[]),
        jsonb_array_elements(${`[${documentRows.map(({ payload }) => payload).join()}]`}::jsonb),
        unnest(${documentRows.map(({ source }) => source)}::text[]),
        unnest(${documentRows.map(({ isSignable }) => isSignable)}::boolean[]),
        unnest(${documentRows.map(isOfArchive)}::boolean[])
      ) with ordinality as row (country, kind, key, sha256, payload, source, to_check, in_archive, position)
      order by row.position
      on conflict (business_id, kind, key) do nothing
      returning kind, key`,
  )
  return new Set(added.map(({ kind, key }) => idOf(kind, key)))
}

/** Another file with a known document may take the place of the one that it was read from. */
export const sourceAgain = async (
  tx: Queries,
  businessId: BusinessId,
  known: ReadonlyArray<DocumentRow>,
  lost: ReadonlyArray<string>,
): Promise<void> => {
  const signable = known.filter(({ isSignable }) => isSignable)
  if (signable.length === 0) return
  await execute(
    tx,
    sql`update tax_document d set source = row.source, to_check = d.to_check or d.signature <> 'VERIFIED'
      from unnest(
        ${signable.map(({ kind }) => kind)}::text[],
        ${signable.map(({ key }) => key)}::text[],
        ${signable.map(({ source }) => source)}::text[],
        ${signable.map(({ sha256 }) => sha256)}::text[]
      ) as row (kind, key, source, sha256)
      where d.business_id = ${businessId} and d.kind = row.kind and d.key = row.key
        and ${takesItsPlace(sql`d`, sql`row`, lost)}`,
  )
}

/** A document uploaded before the archive was imported counts as the archive's from then on. */
export const noteInArchive = async (
  tx: Queries,
  businessId: BusinessId,
  known: ReadonlyArray<DocumentRow>,
): Promise<void> => {
  const archived = known.filter(isOfArchive)
  if (archived.length === 0) return
  await execute(
    tx,
    sql`update tax_document d set in_archive = true
      from unnest(${archived.map(({ kind }) => kind)}::text[], ${archived.map(({ key }) => key)}::text[]) as row (kind, key)
      where d.business_id = ${businessId} and d.kind = row.kind and d.key = row.key and not d.in_archive`,
  )
}

/**
 * A document that an earlier version of the readers took is replaced where both agree in what identifies it; the seal is
 * checked again, because its digest covers the reading.
 */
export const replaceEarlierReadings = async (
  tx: Queries,
  businessId: BusinessId,
  documentRows: ReadonlyArray<DocumentRow>,
): Promise<void> => {
  if (documentRows.length === 0) return
  await execute(
    tx,
    sql`update tax_document d set payload = row.payload, sha256 = row.sha256, reader_version = ${READER_VERSION},
        to_check = d.to_check or row.to_check
      from rows from (
        unnest(${documentRows.map(({ kind }) => kind)}::text[]),
        unnest(${documentRows.map(({ key }) => key)}::text[]),
        unnest(${documentRows.map(({ sha256 }) => sha256)}::text[]),
        jsonb_array_elements(${`[${documentRows.map(({ payload }) => payload).join()}]`}::jsonb),
        unnest(${documentRows.map(({ isSignable }) => isSignable)}::boolean[])
      ) as row (kind, key, sha256, payload, to_check)
      where d.business_id = ${businessId} and d.kind = row.kind and d.key = row.key and d.reader_version < ${READER_VERSION}
        and d.payload->'issuer'->>'id' is not distinct from row.payload->'issuer'->>'id'
        and d.payload->'receiver'->>'id' is not distinct from row.payload->'receiver'->>'id'`,
  )
}
