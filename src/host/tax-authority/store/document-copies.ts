import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '../../database/database.ts'
import { execute, hasRow, sql, type Sql } from '../../database/sql.ts'
import { READER_VERSION } from '../read/reader-version.ts'

/** The stored row of a copy that says something else than the first one of its document. */
export interface StoredCopy {
  readonly country: string
  readonly kind: string
  readonly key: string
  /** The digest of what it says. */
  readonly content: string
  readonly sha256: string
  readonly payload: string
  readonly source: string
  readonly isSignable: boolean
  readonly isInArchive: boolean
}

/** Stores copies, each content of a document once. What an earlier version read of the same file gives way. */
export const storeCopies = async (
  tx: Queries,
  businessId: BusinessId,
  copies: ReadonlyArray<StoredCopy>,
  lost: ReadonlyArray<string>,
): Promise<void> => {
  if (copies.length === 0) return
  await execute(
    tx,
    sql`delete from tax_document_copy d using unnest(
        ${copies.map(({ kind }) => kind)}::text[],
        ${copies.map(({ key }) => key)}::text[],
        ${copies.map(({ source }) => source)}::text[]
      ) as row (kind, key, source)
      where d.business_id = ${businessId} and d.kind = row.kind and d.key = row.key and d.source = row.source
        and d.reader_version < ${READER_VERSION}`,
  )
  const [known, given] = [sql`tax_document_copy`, sql`excluded`]
  await execute(
    tx,
    sql`insert into tax_document_copy
        (business_id, country, kind, key, content, sha256, payload, source, to_check, in_archive, reader_version)
      select ${businessId}::bigint, row.country, row.kind, row.key, row.content, row.sha256, row.payload, row.source,
        row.to_check, row.in_archive, ${READER_VERSION}::integer
      from rows from (
        unnest(${copies.map(({ country }) => country)}::text[]),
        unnest(${copies.map(({ kind }) => kind)}::text[]),
        unnest(${copies.map(({ key }) => key)}::text[]),
        unnest(${copies.map(({ content }) => content)}::text[]),
        unnest(${copies.map(({ sha256 }) => sha256)}::text[]),
        jsonb_array_elements(${`[${copies.map(({ payload }) => payload).join()}]`}::jsonb),
        unnest(${copies.map(({ source }) => source)}::text[]),
        unnest(${copies.map(({ isSignable }) => isSignable)}::boolean[]),
        unnest(${copies.map(({ isInArchive }) => isInArchive)}::boolean[])
      ) with ordinality as row (country, kind, key, content, sha256, payload, source, to_check, in_archive, position)
      order by row.position
      on conflict (business_id, kind, key, content) do update set
        in_archive = ${known}.in_archive or ${given}.in_archive,
        to_check = ${known}.to_check or (${given}.to_check and ${known}.signature <> 'VERIFIED' and ${takesItsPlace(known, given, lost)}),
        source = case when ${takesItsPlace(known, given, lost)} then ${given}.source else ${known}.source end`,
  )
}

/**
 * Whether another file with a document takes the place of the one that it was read from. It may be signed where that was not, so one that
 * a user imports does, and one of the archive after an import. Two files of one archive do not replace each other. Where the file of a
 * verified document is gone, its signature stays: the archive gives an equal one back.
 */
export const takesItsPlace = (known: Sql, given: Sql, lost: ReadonlyArray<string>): Sql => sql`(
  ${known}.source is distinct from ${given}.source
  and case when ${known}.signature = 'VERIFIED'
    then (${known}.source is null or ${known}.source = any(${lost}::text[]))
      and ${given}.source like 'archive:%' and ${known}.sha256 = ${given}.sha256
    else ${known}.source is null or ${known}.source = any(${lost}::text[])
      or ${known}.source like 'import:%' or ${given}.source like 'import:%' end)`

/** Whether a document `d` is in no archive of the tax authority, in whatever copy. */
export const IS_ONLY_IMPORTED = sql`(not d.in_archive and not exists (select from tax_document_copy c
  where c.business_id = d.business_id and c.kind = d.kind and c.key = d.key and c.in_archive))`

/**
 * The columns of the copy that counts of the document of an invoice `i`: the best proved, else the first, as `indexDocuments` chooses.
 * `limit`: one look-up by the whole key per invoice. As a join, without statistics, each invoice would be compared with each document.
 */
export const countedCopy = (columns: Sql): Sql => sql`
select ${columns} from (
  select source, signature, signature_reason, in_archive, 0::bigint as number from tax_document
    where business_id = i.business_id and kind = 'Invoice' and key = i.key
  union all
  select source, signature, signature_reason, in_archive, received from tax_document_copy
    where business_id = i.business_id and kind = 'Invoice' and key = i.key
) d order by d.signature = 'VERIFIED' desc, d.in_archive desc, d.number limit 1`

/** Whether one of these documents has copies, so that a signature changes which of them counts. */
export const haveCopies = (queries: Queries, businessId: BusinessId, keys: ReadonlyArray<string>): Promise<boolean> =>
  hasRow(
    queries,
    sql`select 1 from tax_document_copy where business_id = ${businessId} and key = any(${keys}::text[]) limit 1`,
  )
