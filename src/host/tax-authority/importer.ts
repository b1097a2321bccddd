import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database } from '../database/database.ts'
import type { InvoiceImporter, UploadedFile } from '../financing/invoice-importer.port.ts'
import type { Live } from '../live/live.port.ts'
import { fileDocuments, type Filing } from './connector-documents.ts'
import { ownerOf, type RefreshInvoices } from './connector-invoices.ts'
import { failed, toReading, type FileReading } from './file-reading.ts'
import { findingsIn, type Finding } from './importer-findings.ts'
import { reportOf, standingInvoices, type Answer } from './importer-report.ts'
import { coolOriginals, keepOriginal, packFile, type OriginalLimits, type PackedFile } from './originals.ts'
import { readingsIn } from './read-file.ts'
import type { SignatureChecks } from './signature-checks.ts'

/** Of what is handed in at once, packed as it comes. What it unpacks to has the limits of the reader. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

export interface ImporterParts {
  readonly database: Database
  readonly refreshInvoices: RefreshInvoices
  readonly live: Pick<Live, 'publish'>
  readonly signatures: Pick<SignatureChecks, 'enqueue'>
  readonly originals: OriginalLimits
}

/** What people hand in goes through the reader of the archive and into the same store, so that both may hold one document. */
export const makeImporter = ({ database, refreshInvoices, live, signatures, originals }: ImporterParts): InvoiceImporter => ({
  import: async (businessId, files) => {
    const { identifier } = await ownerOf(database, businessId)
    const found = await findAll(identifier, files)
    const answers = await keep(database, businessId, found)
    await database.transaction((tx) => coolOriginals(tx, businessId, originals))
    if (answers.some(({ filing }) => filing === 'ADDED')) {
      await refreshInvoices(businessId)
      live.publish({ type: 'invoices', businessId })
    }
    signatures.enqueue(businessId)
    const standing = await standingInvoices(database, businessId, answers.map(({ finding }) => finding))
    return { results: answers.map((answer) => reportOf(answer, standing)) }
  },
})

/** A finding, and the file that it was found in. */
interface Found {
  readonly finding: Finding
  readonly file: UploadedFile
}

const findAll = async (identifier: string, files: ReadonlyArray<UploadedFile>): Promise<ReadonlyArray<Found>> => {
  const findings: Array<Found> = []
  let read = 0
  for (const file of files) {
    for (const reading of readUpload(file)) {
      findings.push(...findingsIn(identifier, reading).map((finding) => ({ finding, file })))
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

/** Each finding with what became of its documents. A file of which something is kept is kept itself. */
const keep = async (database: Database, businessId: BusinessId, found: ReadonlyArray<Found>): Promise<ReadonlyArray<Answer>> => {
  const answers: Array<Answer> = []
  const kept = new Map<UploadedFile, string>()
  for (let from = 0; from < found.length; from += BATCH) {
    const batch = found.slice(from, from + BATCH)
    const packed = await packNew(batch, kept)
    const filings = await database.transaction(async (tx) => {
      for (const [file, bytes] of packed) kept.set(file, `import:${await keepOriginal(tx, businessId, bytes)}`)
      return fileDocuments(tx, businessId, batch.flatMap(({ file, finding }) =>
        finding.documents.map((document) => ({ document, source: kept.get(file) ?? '' }))))
    })
    answers.push(...answersOf(batch, filings))
    await nextTurn()
  }
  return answers
}

const BATCH = 200

/** The files of a batch that are of use and are not kept yet. */
const packNew = async (batch: ReadonlyArray<Found>, kept: ReadonlyMap<UploadedFile, string>): Promise<ReadonlyMap<UploadedFile, PackedFile>> => {
  const packed = new Map<UploadedFile, PackedFile>()
  for (const { file, finding } of batch) {
    if (finding.documents.length > 0 && !kept.has(file) && !packed.has(file)) packed.set(file, await packFile(file))
  }
  return packed
}

/** The filings are those of all documents of the batch, in their order. */
const answersOf = (batch: ReadonlyArray<Found>, filings: ReadonlyArray<Filing>): ReadonlyArray<Answer> => {
  let at = 0
  return batch.map(({ finding }) => {
    const own = filings.slice(at, (at += finding.documents.length))
    return { finding, filing: own.find((filing) => filing !== 'KNOWN') ?? own[0] }
  })
}
