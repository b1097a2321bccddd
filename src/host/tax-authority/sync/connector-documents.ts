import type { BusinessId } from '#domain/kernel/id.ts'
import { integer, rowCodec, text } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { rows, sql } from '../../database/sql.ts'
import { storeCopies, type StoredCopy } from '../store/document-copies.ts'
import {
  contentOf,
  documentRowOf,
  idOf,
  isOfArchive,
  statementOf,
  type DocumentRow,
  type SourcedDocument,
} from '../store/document-row.ts'
import {
  insertDocuments,
  knownHashes,
  noteInArchive,
  replaceEarlierReadings,
  sourceAgain,
  whereDocuments,
} from '../store/document-writes.ts'
import { READER_VERSION } from '../read/reader-version.ts'
import { storedDocument } from '../store/stored-document.ts'
import { storedKeyOf } from '../store/stored-key.ts'
import type { TaxDocument } from '../read/tax-document.ts'
import { contentDigest } from '../sign/verify-signatures.ts'

/**
 * The result of storing a document: new, known, or in conflict with a known one. Both of a conflict are stored, and the best proved
 * counts.
 */
export type StoreOutcome = 'ADDED' | 'KNOWN' | 'CONFLICT'

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
  const documentRows = sourced.map(documentRowOf)
  const first = firstById(documentRows)
  const known = await knownHashes(tx, businessId, [...first.values()])
  const added = await insertDocuments(
    tx,
    businessId,
    [...first.values()].filter(({ id }) => !known.has(id)),
  )
  const isAdded = (documentRow: DocumentRow): boolean =>
    added.has(documentRow.id) && first.get(documentRow.id) === documentRow
  const firstCopies = await firstCopiesOf(
    tx,
    businessId,
    documentRows,
    (documentRow) => known.get(documentRow.id),
    isAdded,
  )
  const isSame = (documentRow: DocumentRow): boolean => saysTheSame(firstCopies.get(documentRow.id), documentRow)
  const again = [
    ...firstById(documentRows.filter((documentRow) => !added.has(documentRow.id) && isSame(documentRow))).values(),
  ]
  await sourceAgain(tx, businessId, again, lost)
  await noteInArchive(tx, businessId, again)
  await replaceEarlierReadings(tx, businessId, again)
  await storeCopies(
    tx,
    businessId,
    copiesAmong(documentRows.filter((documentRow) => !isAdded(documentRow) && !isSame(documentRow))),
    lost,
  )
  return documentRows.map((documentRow) => {
    if (isAdded(documentRow)) return 'ADDED'
    const { statement = documentRow.statement } = firstCopies.get(documentRow.id) ?? {}
    return statement === documentRow.statement ? 'KNOWN' : 'CONFLICT'
  })
}

const firstById = (documentRows: ReadonlyArray<DocumentRow>): ReadonlyMap<string, DocumentRow> => {
  const first = new Map<string, DocumentRow>()
  for (const documentRow of documentRows) if (!first.has(documentRow.id)) first.set(documentRow.id, documentRow)
  return first
}

/** Each content of a document once. */
const copiesAmong = (documentRows: ReadonlyArray<DocumentRow>): ReadonlyArray<StoredCopy> => {
  const copies = new Map<string, StoredCopy>()
  for (const documentRow of documentRows) {
    const copy = { ...documentRow, content: contentOf(documentRow), isInArchive: isOfArchive(documentRow) }
    if (!copies.has(`${documentRow.id} ${copy.content}`)) copies.set(`${documentRow.id} ${copy.content}`, copy)
  }
  return [...copies.values()]
}

/** The content of the first copy of a document. */
interface FirstCopy {
  readonly sha256: string
  readonly document: TaxDocument
  readonly statement: string
  readonly isEarlierReading: boolean
}

/** Whether the document says what its first copy says. An equal first copy is not read from the database, hence undefined. */
const saysTheSame = (firstCopy: FirstCopy | undefined, documentRow: DocumentRow): boolean =>
  firstCopy === undefined ||
  firstCopy.sha256 === documentRow.sha256 ||
  (firstCopy.isEarlierReading
    ? firstCopy.statement === documentRow.statement && partiesOf(firstCopy.document) === partiesOf(documentRow.document)
    : contentDigest(firstCopy.document) === contentOf(documentRow))

const partiesOf = (document: TaxDocument): string =>
  'issuer' in document ? `${document.issuer?.id} ${document.receiver?.id}` : ''

/** The first copies of the documents that differ from them, by id: those that are stored, and those that this call has just stored. */
const firstCopiesOf = async (
  tx: Queries,
  businessId: BusinessId,
  documentRows: ReadonlyArray<DocumentRow>,
  hashOf: (documentRow: DocumentRow) => string | undefined,
  isAdded: (documentRow: DocumentRow) => boolean,
): Promise<ReadonlyMap<string, FirstCopy>> => {
  const firstCopies = new Map<string, FirstCopy>()
  for (const documentRow of documentRows) {
    const { document, id, sha256, statement } = documentRow
    if (isAdded(documentRow)) firstCopies.set(id, { document, sha256, statement, isEarlierReading: false })
  }
  const differing = documentRows.filter(
    (documentRow) => !firstCopies.has(documentRow.id) && hashOf(documentRow) !== documentRow.sha256,
  )
  if (differing.length === 0) return firstCopies
  const stored = await rows(
    tx,
    FirstCopyRow,
    sql`select payload, sha256, reader_version from tax_document where ${whereDocuments(businessId, differing)} for key share`,
  )
  for (const { payload, reader_version, sha256 } of stored)
    firstCopies.set(idOf(payload._tag, storedKeyOf(payload)), {
      document: payload,
      sha256,
      statement: statementOf(payload),
      isEarlierReading: reader_version < READER_VERSION,
    })
  return firstCopies
}

const FirstCopyRow = rowCodec('FirstCopy', { payload: storedDocument, sha256: text, reader_version: integer })
