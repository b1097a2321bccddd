import { createHash } from 'node:crypto'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { KnownDocument } from '#domain/tax-documents/document.ts'
import { boolean, integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql, values, type Sql } from '../database/sql.ts'
import { storableJson } from '../database/storable-json.ts'
import { isSignable } from './check-signatures.ts'
import { READER_VERSION } from './reader-version.ts'
import { storedDocument } from './stored-document.ts'
import { storedKeyOf } from './stored-key.ts'
import type { TaxDocument } from './tax-document.ts'

/** The result of storing a document: new, known, or in conflict with a known one, which remains. */
export type StoreOutcome = 'ADDED' | 'KNOWN' | 'CONFLICT'

/** A document with the location of its original: `archive:NAME` or `import:ID`. */
export interface SourcedDocument {
  readonly document: TaxDocument
  readonly source: string
}

/**
 * Stores the documents of a business, each once. Results are in the order of `sourced`; of equal keys the first is
 * stored. Known documents whose source is one of `lost` get another.
 */
export const storeDocuments = async (
  tx: Queries,
  businessId: BusinessId,
  sourced: ReadonlyArray<SourcedDocument>,
  lost: ReadonlyArray<string> = [],
): Promise<ReadonlyArray<StoreOutcome>> => {
  if (sourced.length === 0) return []
  const slips = sourced.map(slipOf)
  const first = new Map<string, Slip>()
  for (const slip of slips) if (!first.has(slip.id)) first.set(slip.id, slip)
  const known = await knownHashes(tx, businessId, [...first.values()])
  const added = await insert(
    tx,
    businessId,
    [...first.values()].filter(({ id }) => !known.has(id)),
  )
  const differing = [...first.values()].filter(({ id, sha256 }) => !added.has(id) && known.get(id) !== sha256)
  const standing = await statementsOf(tx, businessId, differing)
  const again = [...first.values()].filter(({ id }) => !added.has(id))
  await sourceAgain(tx, businessId, again, lost)
  await noteInArchive(tx, businessId, again)
  await replaceEarlierReadings(
    tx,
    businessId,
    again.filter(({ id, statement }) => (standing.get(id) ?? statement) === statement),
  )
  return slips.map((slip) => {
    if (added.has(slip.id) && first.get(slip.id) === slip) return 'ADDED'
    const statement = standing.get(slip.id) ?? first.get(slip.id)?.statement
    return statement === slip.statement ? 'KNOWN' : 'CONFLICT'
  })
}

/** A document that is known, with its number. */
export interface ReceivedDocument extends KnownDocument {
  readonly received: number
}

/** All that is known of a business, the oldest arrival first. Read in parts, so that others get their turn between them. */
export const documentsOf = async (
  queries: Queries,
  businessId: BusinessId,
  pause: () => Promise<void>,
): Promise<ReadonlyArray<ReceivedDocument>> => {
  const documents: Array<ReceivedDocument> = []
  for (let after = 0; ;) {
    const part = await rows(
      queries,
      ReceivedRow,
      sql`select received, payload, in_archive, signature = 'VERIFIED' as is_verified from tax_document
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
const DocumentHash = rowCodec('DocumentHash', { kind: text, key: text, sha256: text })
const AddedDocument = rowCodec('AddedDocument', { kind: text, key: text })

const these = (businessId: BusinessId, slips: ReadonlyArray<Slip>): Sql =>
  sql`business_id = ${businessId} and kind = any(${[...new Set(slips.map(({ kind }) => kind))]}::text[])
    and key = any(${slips.map(({ key }) => key)}::text[])`

const knownHashes = async (
  tx: Queries,
  businessId: BusinessId,
  slips: ReadonlyArray<Slip>,
): Promise<ReadonlyMap<string, string>> => {
  const known = await rows(
    tx,
    DocumentHash,
    sql`select kind, key, sha256 from tax_document where ${these(businessId, slips)}`,
  )
  return new Map(known.map(({ kind, key, sha256 }) => [idOf(kind, key), sha256]))
}

/** The ids of those that no other transaction added meanwhile. */
const insert = async (
  tx: Queries,
  businessId: BusinessId,
  slips: ReadonlyArray<Slip>,
): Promise<ReadonlySet<string>> => {
  if (slips.length === 0) return new Set()
  const added = await rows(
    tx,
    AddedDocument,
    sql`insert into tax_document (business_id, country, kind, key, sha256, payload, source, to_check, in_archive, reader_version)
      select ${businessId}::bigint, row.country, row.kind, row.key, row.sha256, row.payload, row.source,
        row.to_check, row.in_archive, ${READER_VERSION}::integer
      from rows from (
        unnest(${slips.map(({ country }) => country)}::text[]),
        unnest(${slips.map(({ kind }) => kind)}::text[]),
        unnest(${slips.map(({ key }) => key)}::text[]),
        unnest(${slips.map(({ sha256 }) => sha256)}::text[]),
        jsonb_array_elements(${`[${slips.map(({ payload }) => payload).join()}]`}::jsonb),
        unnest(${slips.map(({ source }) => source)}::text[]),
        unnest(${slips.map(({ isSignable }) => isSignable)}::boolean[]),
        unnest(${slips.map(isOfArchive)}::boolean[])
      ) with ordinality as row (country, kind, key, sha256, payload, source, to_check, in_archive, position)
      order by row.position
      on conflict (business_id, kind, key) do nothing
      returning kind, key`,
  )
  return new Set(added.map(({ kind, key }) => idOf(kind, key)))
}

/**
 * A copy of a document may be signed where the first one was not: one that a user imports, or that is found in the
 * archive after a user did, is checked in its turn. Two files of one archive do not replace each other. Where the
 * file of a verified document is gone, its signature stays: the archive gives an equal one back.
 */
const sourceAgain = async (
  tx: Queries,
  businessId: BusinessId,
  known: ReadonlyArray<Slip>,
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
        and d.source is distinct from row.source
        and case when d.signature = 'VERIFIED'
          then (d.source is null or d.source = any(${lost}::text[]))
            and row.source like 'archive:%' and d.sha256 = row.sha256
          else d.source is null or d.source = any(${lost}::text[])
            or d.source like 'import:%' or row.source like 'import:%' end`,
  )
}

/** A document uploaded before the archive was imported counts as the archive's from then on. */
const noteInArchive = async (tx: Queries, businessId: BusinessId, known: ReadonlyArray<Slip>): Promise<void> => {
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
 * What an earlier version of the readers took from a document is replaced where both agree in what identifies it; the seal is
 * checked again, because its digest covers the reading.
 */
const replaceEarlierReadings = async (
  tx: Queries,
  businessId: BusinessId,
  slips: ReadonlyArray<Slip>,
): Promise<void> => {
  if (slips.length === 0) return
  await execute(
    tx,
    sql`update tax_document d set payload = row.payload, sha256 = row.sha256, reader_version = ${READER_VERSION},
        to_check = d.to_check or row.to_check
      from rows from (
        unnest(${slips.map(({ kind }) => kind)}::text[]),
        unnest(${slips.map(({ key }) => key)}::text[]),
        unnest(${slips.map(({ sha256 }) => sha256)}::text[]),
        jsonb_array_elements(${`[${slips.map(({ payload }) => payload).join()}]`}::jsonb),
        unnest(${slips.map(({ isSignable }) => isSignable)}::boolean[])
      ) as row (kind, key, sha256, payload, to_check)
      where d.business_id = ${businessId} and d.kind = row.kind and d.key = row.key and d.reader_version < ${READER_VERSION}
        and d.payload->'issuer'->>'id' is not distinct from row.payload->'issuer'->>'id'
        and d.payload->'receiver'->>'id' is not distinct from row.payload->'receiver'->>'id'`,
  )
}

const isOfArchive = ({ source }: Slip): boolean => !source.startsWith('import:')

const statementsOf = async (
  tx: Queries,
  businessId: BusinessId,
  slips: ReadonlyArray<Slip>,
): Promise<ReadonlyMap<string, string>> => {
  if (slips.length === 0) return new Map()
  const standing = await values(
    tx,
    storedDocument,
    sql`select payload from tax_document where ${these(businessId, slips)}`,
  )
  return new Map(standing.map((document) => [idOf(document._tag, storedKeyOf(document)), statementOf(document)]))
}

interface Slip {
  readonly source: string
  readonly isSignable: boolean
  readonly id: string
  readonly country: string
  readonly kind: string
  readonly key: string
  /** What two copies of one document must agree on: its total and its date. */
  readonly statement: string
  readonly sha256: string
  readonly payload: string
}

const slipOf = ({ document, source }: SourcedDocument): Slip => {
  const [kind, key] = [document._tag, storedKeyOf(document)]
  const payload = storableJson(document)
  return {
    source,
    isSignable: isSignable(document),
    id: idOf(kind, key),
    country: document.country,
    kind,
    key,
    statement: statementOf(document),
    sha256: createHash('sha256').update(payload).digest('hex'),
    payload,
  }
}

const idOf = (kind: string, key: string): string => `${kind} ${key}`

const statementOf = (document: TaxDocument): string => {
  switch (document._tag) {
    case 'MetadataEntry':
      return [document.issueDate, document.total].join(' ')
    case 'ThirdPartyEntry':
      return ''
    case 'Payment':
      return document.issueDate
    case 'RegisterEntry':
      return [document.issueDate, document.amount?.minor].join(' ')
    default:
      return `${document.issueDate} ${document.amount.minor} ${document.amount.currency}`
  }
}
