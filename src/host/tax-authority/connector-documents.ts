import { createHash } from 'node:crypto'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { KnownDocument } from '#domain/tax-documents/document.ts'
import { boolean, integer, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql, type Sql } from '../database/sql.ts'
import { storableJson } from '../database/storable-json.ts'
import { isSignable } from './check-signatures.ts'
import { storeCopies, takesItsPlace, type StoredCopy } from './document-copies.ts'
import { READER_VERSION } from './reader-version.ts'
import { storedDocument } from './stored-document.ts'
import { storedKeyOf } from './stored-key.ts'
import type { TaxDocument } from './tax-document.ts'
import { contentDigest } from './verify-signatures.ts'

/**
 * The result of storing a document: new, known, or in conflict with a known one. Both of a conflict are stored, and the best proved
 * counts.
 */
export type StoreOutcome = 'ADDED' | 'KNOWN' | 'CONFLICT'

/** A document with the location of its original: `archive:NAME` or `import:ID`. */
export interface SourcedDocument {
  readonly document: TaxDocument
  readonly source: string
}

/**
 * Stores the documents of a business, each once, and beside it the copies that say something else. Results are in the order of
 * `sourced`; of equal keys the first stays in its place. Known documents whose source is one of `lost` get another.
 */
export const storeDocuments = async (
  tx: Queries,
  businessId: BusinessId,
  sourced: ReadonlyArray<SourcedDocument>,
  lost: ReadonlyArray<string> = [],
): Promise<ReadonlyArray<StoreOutcome>> => {
  if (sourced.length === 0) return []
  const slips = sourced.map(slipOf)
  const first = firstById(slips)
  const known = await knownHashes(tx, businessId, [...first.values()])
  const added = await insert(
    tx,
    businessId,
    [...first.values()].filter(({ id }) => !known.has(id)),
  )
  const isAdded = (slip: Slip): boolean => added.has(slip.id) && first.get(slip.id) === slip
  const standing = await standingOf(tx, businessId, slips, (slip) => known.get(slip.id), isAdded)
  const isSame = (slip: Slip): boolean => saysTheSame(standing.get(slip.id), slip)
  const again = [...firstById(slips.filter((slip) => !added.has(slip.id) && isSame(slip))).values()]
  await sourceAgain(tx, businessId, again, lost)
  await noteInArchive(tx, businessId, again)
  await replaceEarlierReadings(tx, businessId, again)
  await storeCopies(tx, businessId, copiesAmong(slips.filter((slip) => !isAdded(slip) && !isSame(slip))), lost)
  return slips.map((slip) => {
    if (isAdded(slip)) return 'ADDED'
    const { statement = slip.statement } = standing.get(slip.id) ?? {}
    return statement === slip.statement ? 'KNOWN' : 'CONFLICT'
  })
}

const firstById = (slips: ReadonlyArray<Slip>): ReadonlyMap<string, Slip> => {
  const first = new Map<string, Slip>()
  for (const slip of slips) if (!first.has(slip.id)) first.set(slip.id, slip)
  return first
}

/** Each content of a document once. */
const copiesAmong = (slips: ReadonlyArray<Slip>): ReadonlyArray<StoredCopy> => {
  const copies = new Map<string, StoredCopy>()
  for (const slip of slips) {
    const copy = { ...slip, content: contentOfSlip(slip), isInArchive: isOfArchive(slip) }
    if (!copies.has(`${slip.id} ${copy.content}`)) copies.set(`${slip.id} ${copy.content}`, copy)
  }
  return [...copies.values()]
}

/** What the first copy of a document says. */
interface Standing {
  readonly sha256: string
  readonly document: TaxDocument
  readonly statement: string
  readonly isEarlierReading: boolean
}

/** A document that is not read from the database, because it is equal, says the same. */
const saysTheSame = (standing: Standing | undefined, slip: Slip): boolean =>
  standing === undefined ||
  standing.sha256 === slip.sha256 ||
  (standing.isEarlierReading
    ? standing.statement === slip.statement && partiesOf(standing.document) === partiesOf(slip.document)
    : contentDigest(standing.document) === contentOfSlip(slip))

const partiesOf = (document: TaxDocument): string =>
  'issuer' in document ? `${document.issuer?.id} ${document.receiver?.id}` : ''

/** Of documents that differ from a stored one, or from one of the same call that was just stored. */
const standingOf = async (
  tx: Queries,
  businessId: BusinessId,
  slips: ReadonlyArray<Slip>,
  hashOf: (slip: Slip) => string | undefined,
  isAdded: (slip: Slip) => boolean,
): Promise<ReadonlyMap<string, Standing>> => {
  const standing = new Map<string, Standing>()
  for (const slip of slips) {
    const { document, id, sha256, statement } = slip
    if (isAdded(slip)) standing.set(id, { document, sha256, statement, isEarlierReading: false })
  }
  const differing = slips.filter((slip) => !standing.has(slip.id) && hashOf(slip) !== slip.sha256)
  if (differing.length === 0) return standing
  const stored = await rows(
    tx,
    StandingRow,
    sql`select payload, sha256, reader_version from tax_document where ${these(businessId, differing)} for key share`,
  )
  for (const { payload, reader_version, sha256 } of stored)
    standing.set(idOf(payload._tag, storedKeyOf(payload)), {
      document: payload,
      sha256,
      statement: statementOf(payload),
      isEarlierReading: reader_version < READER_VERSION,
    })
  return standing
}

const StandingRow = rowCodec('StandingDocument', { payload: storedDocument, sha256: text, reader_version: integer })

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

/** Another file with a known document may take the place of the one that it was read from. */
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
        and ${takesItsPlace(sql`d`, sql`row`, lost)}`,
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

interface Slip {
  readonly document: TaxDocument
  readonly source: string
  readonly isSignable: boolean
  readonly id: string
  readonly country: string
  readonly kind: string
  readonly key: string
  /** What an import tells of two copies that disagree on it: the total and the date. */
  readonly statement: string
  readonly sha256: string
  readonly payload: string
}

const slipOf = ({ document, source }: SourcedDocument): Slip => {
  const [kind, key] = [document._tag, storedKeyOf(document)]
  const payload = storableJson(document)
  return {
    document,
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

/** Of the payload, because the database keeps not every character of a document. */
const contentOfSlip = ({ payload }: Slip): string => contentDigest(JSON.parse(payload) as TaxDocument)

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
