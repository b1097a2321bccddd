import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database } from '../database/database.ts'
import type { InvoiceImporter, UploadedFile } from '../financing/invoice-importer.port.ts'
import type { Live } from '../live/live.port.ts'
import { fileDocuments } from './connector-documents.ts'
import { ownerOf, type RefreshInvoices } from './connector-invoices.ts'
import { failed, toReading, type FileReading } from './file-reading.ts'
import { findingsIn, type Finding } from './importer-findings.ts'
import { reportOf, standingInvoices, type Answer } from './importer-report.ts'
import { readingsIn } from './read-file.ts'

/** Of what is handed in at once, packed as it comes. What it unpacks to has the limits of the reader. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

export interface ImporterParts {
  readonly database: Database
  readonly refreshInvoices: RefreshInvoices
  readonly live: Pick<Live, 'publish'>
}

/** What people hand in goes through the reader of the archive and into the same store, so that both may hold one document. */
export const makeImporter = ({ database, refreshInvoices, live }: ImporterParts): InvoiceImporter => ({
  import: async (businessId, files) => {
    const { identifier } = await ownerOf(database, businessId)
    const findings = await findAll(identifier, files)
    const answers = await keep(database, businessId, findings)
    if (answers.some(({ filing }) => filing === 'ADDED')) {
      await refreshInvoices(businessId)
      live.publish({ type: 'invoices', businessId })
    }
    const standing = await standingInvoices(database, businessId, findings)
    return { results: answers.map((answer) => reportOf(answer, standing)) }
  },
})

const findAll = async (identifier: string, files: ReadonlyArray<UploadedFile>): Promise<ReadonlyArray<Finding>> => {
  const findings: Array<Finding> = []
  let read = 0
  for (const file of files) {
    for (const reading of readUpload(file)) {
      findings.push(...findingsIn(identifier, reading))
      read += 1
      if (read % READ_AT_ONCE === 0) await nextTurn()
    }
  }
  return findings
}

/** Files, or entries of an archive, between which others get their turn. */
const READ_AT_ONCE = 20

const readUpload = ({ name, bytes }: UploadedFile): Iterable<FileReading> =>
  bytes.length > MAX_UPLOAD_BYTES ? [toReading(name, failed('FILE_TOO_LARGE'))] : readingsIn(name, bytes)

/** Each finding with what became of its documents. */
const keep = async (database: Database, businessId: BusinessId, findings: ReadonlyArray<Finding>): Promise<ReadonlyArray<Answer>> => {
  const answers: Array<Answer> = []
  for (let from = 0; from < findings.length; from += BATCH) {
    const batch = findings.slice(from, from + BATCH)
    const documents = batch.flatMap((finding) => finding.documents)
    const filings = await database.transaction((tx) => fileDocuments(tx, businessId, documents))
    let at = 0
    for (const finding of batch) {
      const own = filings.slice(at, (at += finding.documents.length))
      answers.push({ finding, filing: own.find((filing) => filing !== 'KNOWN') ?? own[0] })
    }
    await nextTurn()
  }
  return answers
}

const BATCH = 200
