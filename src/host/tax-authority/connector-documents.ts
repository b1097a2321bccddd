import { createHash } from 'node:crypto'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Parameter, Queries } from '../database/database.ts'
import { isSignable } from './check-signatures.ts'
import type { TaxDocument } from './tax-document.ts'

/** What became of a document: it is new, it was known, or it contradicts one that was known, which stands. */
export type StoreOutcome = 'ADDED' | 'KNOWN' | 'CONFLICT'

/** A document, and where its original lies: `archive:NAME` or `import:ID`. */
export interface SourcedDocument {
  readonly document: TaxDocument
  readonly source: string
}

/** Keeps the documents of a business, each once. The answers are in the order of `sourced`; of equal keys the first stands. */
export const storeDocuments = async (
  tx: Queries,
  businessId: BusinessId,
  sourced: ReadonlyArray<SourcedDocument>,
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
  await sourceAgain(tx, businessId, again)
  await noteInArchive(tx, businessId, again)
  return slips.map((slip) => {
    if (added.has(slip.id) && first.get(slip.id) === slip) return 'ADDED'
    const statement = standing.get(slip.id) ?? first.get(slip.id)?.statement
    return statement === slip.statement ? 'KNOWN' : 'CONFLICT'
  })
}

/** All that is known of a business, the oldest arrival first. Read in parts, so that others get their turn between them. */
export const documentsOf = async (
  queries: Queries,
  businessId: BusinessId,
  pause: () => Promise<void>,
): Promise<ReadonlyArray<TaxDocument>> => {
  const documents: Array<TaxDocument> = []
  for (let after = 0; ;) {
    const rows = await queries.query<{ received: number; payload: TaxDocument }>(SELECT, [businessId, after])
    for (const { payload } of rows) documents.push(payload)
    const last = rows.at(-1)
    if (last === undefined || rows.length < PART) return documents
    after = last.received
    await pause()
  }
}

const PART = 250

const SELECT = `
select received, payload from tax_document where business_id = $1 and received > $2 order by received limit ${PART}`

const THESE = 'business_id = $1 and kind = any($2::text[]) and key = any($3::text[])'

const knownHashes = async (
  tx: Queries,
  businessId: BusinessId,
  slips: ReadonlyArray<Slip>,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.query<{ kind: string; key: string; sha256: string }>(
    `select kind, key, sha256 from tax_document where ${THESE}`,
    these(businessId, slips),
  )
  return new Map(rows.map(({ kind, key, sha256 }) => [idOf(kind, key), sha256]))
}

/** The ids of those that nobody else brought meanwhile. */
const insert = async (
  tx: Queries,
  businessId: BusinessId,
  slips: ReadonlyArray<Slip>,
): Promise<ReadonlySet<string>> => {
  if (slips.length === 0) return new Set()
  const rows = await tx.query<{ kind: string; key: string }>(INSERT, [
    businessId,
    slips.map(({ country }) => country),
    slips.map(({ kind }) => kind),
    slips.map(({ key }) => key),
    slips.map(({ sha256 }) => sha256),
    slips.map(({ payload }) => payload),
    slips.map(({ source }) => source),
    slips.map(({ isSignable }) => isSignable),
    slips.map(isOfArchive),
  ])
  return new Set(rows.map(({ kind, key }) => idOf(kind, key)))
}

const INSERT = `
insert into tax_document (business_id, country, kind, key, sha256, payload, source, to_check, in_archive)
select $1::bigint, row.country, row.kind, row.key, row.sha256, row.payload::jsonb, row.source, row.to_check, row.in_archive
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::boolean[], $9::boolean[])
  with ordinality as row (country, kind, key, sha256, payload, source, to_check, in_archive, position)
order by row.position
on conflict (business_id, kind, key) do nothing
returning kind, key`

/**
 * A copy of a document may be signed where the first one was not: one that a person hands in, or that is found in the
 * archive after a person did, is checked in its turn. Two files of one archive are not played against each other.
 */
const sourceAgain = async (tx: Queries, businessId: BusinessId, known: ReadonlyArray<Slip>): Promise<void> => {
  const signable = known.filter(({ isSignable }) => isSignable)
  if (signable.length === 0) return
  await tx.query(SOURCE_AGAIN, [
    businessId,
    signable.map(({ kind }) => kind),
    signable.map(({ key }) => key),
    signable.map(({ source }) => source),
  ])
}

const SOURCE_AGAIN = `
update tax_document d set source = row.source, to_check = true
from unnest($2::text[], $3::text[], $4::text[]) as row (kind, key, source)
where d.business_id = $1 and d.kind = row.kind and d.key = row.key and d.signature <> 'VERIFIED'
  and d.source is distinct from row.source
  and (d.source is null or d.source like 'import:%' or row.source like 'import:%')`

/** A document that people imported before the archive brought it counts as the archive's from then on. */
const noteInArchive = async (tx: Queries, businessId: BusinessId, known: ReadonlyArray<Slip>): Promise<void> => {
  const brought = known.filter(isOfArchive)
  if (brought.length === 0) return
  await tx.query(NOTE_IN_ARCHIVE, [businessId, brought.map(({ kind }) => kind), brought.map(({ key }) => key)])
}

const NOTE_IN_ARCHIVE = `
update tax_document d set in_archive = true
from unnest($2::text[], $3::text[]) as row (kind, key)
where d.business_id = $1 and d.kind = row.kind and d.key = row.key and not d.in_archive`

const isOfArchive = ({ source }: Slip): boolean => !source.startsWith('import:')

const statementsOf = async (
  tx: Queries,
  businessId: BusinessId,
  slips: ReadonlyArray<Slip>,
): Promise<ReadonlyMap<string, string>> => {
  if (slips.length === 0) return new Map()
  const rows = await tx.query<{ payload: TaxDocument }>(
    `select payload from tax_document where ${THESE}`,
    these(businessId, slips),
  )
  return new Map(rows.map(({ payload }) => [idOf(payload._tag, keyOf(payload)), statementOf(payload)]))
}

const these = (businessId: BusinessId, slips: ReadonlyArray<Slip>): ReadonlyArray<Parameter> => [
  businessId,
  [...new Set(slips.map(({ kind }) => kind))],
  slips.map(({ key }) => key),
]

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
  const [kind, key] = [document._tag, keyOf(document)]
  const payload = storable(document)
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

/** Registers and metadata say several things of one document over time, all of which count. */
const keyOf = (document: TaxDocument): string => {
  switch (document._tag) {
    case 'RegisterEntry':
      return [document.register, document.party.id, document.documentType, document.folio, document.state].join('|')
    case 'MetadataEntry':
      return `${document.key}|${document.status}`
    case 'ThirdPartyEntry':
      return `${document.key}|${document.party.id}`
    default:
      return document.key
  }
}

const statementOf = (document: TaxDocument): string => {
  switch (document._tag) {
    case 'MetadataEntry':
      return `${document.issueDate} ${document.total}`
    case 'ThirdPartyEntry':
      return ''
    case 'Payment':
      return document.issueDate
    default:
      return `${document.issueDate} ${document.amount.minor} ${document.amount.currency}`
  }
}

/** What a database refuses in a text is left out: the null character, and halves of a character. */
const storable = (document: TaxDocument): string => {
  const text = JSON.stringify(document)
  return UNSTORABLE.test(text) ? JSON.stringify(document, cleaned) : text
}

const UNSTORABLE = /\\u0000|\\ud[89a-f]/i

const cleaned = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\0|\p{Surrogate}/gu, '') : value
