import * as E from 'fp-ts/Either'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { ReadingLimits } from '../../config/reading-limits.ts'
import { id, nullable, text } from '../../database/columns.ts'
import type { Database } from '../../database/database.ts'
import { execute, sql, values } from '../../database/sql.ts'
import { storeDocuments } from './connector-documents.ts'
import type { RefreshInvoices } from './connector-invoices.ts'
import type { OriginalsOf } from './original-reader.ts'
import { ownerOf } from '../owner.ts'
import { READER_VERSION } from '../read/reader-version.ts'
import type { SignatureChecks } from '../sign/signature-checks.ts'
import type { ReadingWorkers } from '../tasks.ts'

export interface ReadAgainDependencies {
  readonly database: Database
  readonly workers: Pick<ReadingWorkers, 'run'>
  readonly limits: ReadingLimits
  readonly originalsOf: OriginalsOf
  readonly refreshInvoices: RefreshInvoices
  readonly signatures: Pick<SignatureChecks, 'enqueue'>
  /** An original that could not be read twice: its documents stay as an earlier version read them. */
  readonly onUnread: (source: string) => void
}

/**
 * Reads the originals again of which an earlier version of the readers wrote the documents, one file at a time, and brings the invoices in
 * line. What it has done is in the rows, so that a stopped host goes on where it was.
 */
export const readDocumentsAgain = async (deps: ReadAgainDependencies): Promise<void> => {
  const waiting = await values(
    deps.database,
    id<'Business'>(),
    sql`select business_id from tax_document where reader_version < ${READER_VERSION}
      union select business_id from tax_document_copy where reader_version < ${READER_VERSION} order by business_id`,
  )
  for (const businessId of waiting) {
    await readBusinessAgain(deps, businessId)
    await deps.refreshInvoices(businessId)
    deps.signatures.enqueue(businessId)
  }
}

const readBusinessAgain = async (deps: ReadAgainDependencies, businessId: BusinessId): Promise<void> => {
  const { database } = deps
  const { identifier } = await ownerOf(database, businessId)
  const read = await deps.originalsOf(businessId)
  const sources = await values(
    database,
    nullable(text),
    sql`select source from tax_document where business_id = ${businessId} and reader_version < ${READER_VERSION}
      union select source from tax_document_copy where business_id = ${businessId} and reader_version < ${READER_VERSION}`,
  )
  for (const source of sources) {
    const bytes = source === undefined ? undefined : await read(source)
    if (source !== undefined && bytes !== undefined) {
      const isRead =
        (await readFileAgain(deps, { businessId, identifier, source, bytes })) ||
        (await readFileAgain(deps, { businessId, identifier, source, bytes }))
      if (!isRead) deps.onUnread(source)
    }
    await markRead(database, businessId, source)
  }
}

interface FileToRead {
  readonly businessId: BusinessId
  readonly identifier: string
  readonly source: string
  readonly bytes: Uint8Array
}

/** False when the reader failed or took too long. */
const readFileAgain = async (
  { database, limits, workers }: ReadAgainDependencies,
  { businessId, bytes, identifier, source }: FileToRead,
): Promise<boolean> => {
  const end = await workers.run(
    'readUploads',
    { files: [{ name: source, bytes }], identifier, limits },
    {
      owner: businessId,
      limitMs: limits.readingMs,
      waits: 'ALWAYS',
      onPart: async ({ findings }) => {
        const sourced = findings.flatMap(({ finding }) => finding.documents.map((document) => ({ document, source })))
        await database.transaction((tx) => storeDocuments(tx, businessId, sourced))
      },
    },
  )
  if (E.isLeft(end) && end.left === 'CLOSED') throw new Error('the host is being stopped')
  return E.isRight(end)
}

/** Documents without an original, and those that the file no longer has, stay as they were read. */
const markRead = async (database: Database, businessId: BusinessId, source: string | undefined): Promise<void> => {
  for (const table of [sql`tax_document`, sql`tax_document_copy`])
    await execute(
      database,
      sql`update ${table} set reader_version = ${READER_VERSION}
        where business_id = ${businessId} and source is not distinct from ${source ?? null} and reader_version < ${READER_VERSION}`,
    )
}
