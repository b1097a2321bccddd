import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { OriginalLimits } from '../../config/original-limits.ts'
import type { ReadingLimits } from '../../config/reading-limits.ts'
import type { Database, Queries, Transactions } from '../../database/database.ts'
import type { UploadedFile } from '../../kernel/uploaded-file.ts'
import type { Live } from '../../live/live.port.ts'
import { storeDocuments, type StoreOutcome } from './connector-documents.ts'
import type { RefreshInvoices } from './connector-invoices.ts'
import { rejectionsOf } from './importer-effects.ts'
import { answerOf, reportOf, openInvoices, type Answer } from './importer-report.ts'
import type { InvoiceImporter } from '../invoice-importer.port.ts'
import { coolOriginals, keepOriginal, packFile, type PackedFile } from '../store/originals.ts'
import { ownerOf } from '../owner.ts'
import type { Found } from './reading-tasks.ts'
import type { SignatureChecks } from '../sign/signature-checks.ts'
import type { ReadingWorkers } from '../tasks.ts'
import type { ReadErrorCode } from '../read/tax-document.ts'

export interface ImporterDependencies {
  readonly database: Database
  readonly workers: Pick<ReadingWorkers, 'run'>
  readonly limits: ReadingLimits
  readonly refreshInvoices: RefreshInvoices
  readonly live: Pick<Live, 'publish'>
  readonly signatures: Pick<SignatureChecks, 'enqueue'>
  readonly originals: OriginalLimits
  /** Called for a document at which the reader threw. */
  readonly onFault: (fault: string) => void
}

/** Uploads use the reader of the archive and the same store, so that a document may be in both. */
export const makeImporter = (deps: ImporterDependencies): InvoiceImporter => ({
  import: async (businessId, files, record) => {
    const { limits, live, originals, refreshInvoices, signatures } = deps
    const database = deps.database.ofBusiness(businessId)
    const { identifier } = await ownerOf(database, businessId)
    const answers = await readAndKeep(deps, businessId, identifier, { files, record })
    if (answers === 'BUSY') return E.left(answers)
    await database.transaction((tx) => coolOriginals(tx, businessId, originals))
    if (answers.some(({ filing }) => filing === 'ADDED')) {
      await refreshInvoices(businessId)
      live.publish({ type: 'invoices', businessId })
    }
    signatures.enqueue(businessId)
    await nextTurn()
    const standing = await openInvoices(database, businessId, answers)
    const rejections = await rejectionsOf(
      database,
      businessId,
      answers.map(({ naming }) => naming),
    )
    return E.right({ results: answers.map((answer, at) => reportOf(answer, standing, rejections[at], limits)) })
  },
})

/** Each finding with the results of its documents. Documents read before a failure are stored. */
const readAndKeep = async (
  { database: everyRow, limits, onFault, workers }: ImporterDependencies,
  businessId: BusinessId,
  identifier: string,
  { files, record }: Pick<Kept, 'files' | 'record'>,
): Promise<ReadonlyArray<Answer> | 'BUSY'> => {
  const database = everyRow.ofBusiness(businessId)
  const answers: Array<Answer> = []
  const kept: Kept = { files, record, sources: new Map() }
  let done = 0
  const end = await workers.run(
    'readUploads',
    { files, identifier, limits },
    {
      owner: businessId,
      limitMs: limits.readingMs,
      onPart: async (part) => {
        for (const {
          finding: { fault },
        } of part.findings)
          if (fault !== undefined) onFault(fault)
        addAnswers(identifier, answers, part.findings, await keep(database, businessId, part.findings, kept))
        done = part.done
        await nextTurn()
      },
    },
  )
  if (E.isRight(end)) return answers
  if (end.left === 'BUSY') return end.left
  if (end.left === 'CLOSED') throw new Error('the host is being stopped')
  const failure = end.left === 'TIMED_OUT' ? 'READING_TOO_SLOW' : 'READER_FAILED'
  return [...answers, ...files.slice(done).map(({ name }) => unread(identifier, name, failure))]
}

/** The files of an import, and the stored ones by number. */
interface Kept {
  readonly files: ReadonlyArray<UploadedFile>
  readonly record: (tx: Queries) => Promise<void>
  readonly sources: Map<number, string>
}

/** Stores the documents of all findings, in order. */
const keep = async (
  database: Transactions,
  businessId: BusinessId,
  found: ReadonlyArray<Found>,
  kept: Kept,
): Promise<ReadonlyArray<StoreOutcome>> => {
  if (found.every(({ finding }) => finding.documents.length === 0)) return []
  const isFirst = kept.sources.size === 0
  const packed = await packNew(found, kept)
  return database.transaction(async (tx) => {
    for (const [at, file] of packed) kept.sources.set(at, `import:${await keepOriginal(tx, businessId, file)}`)
    const outcomes = await storeDocuments(
      tx,
      businessId,
      found.flatMap(({ at, finding }) =>
        finding.documents.map((document) => ({ document, source: kept.sources.get(at) ?? '' })),
      ),
    )
    /* At the end: until the commit nobody else writes to the audit log. */
    if (isFirst) await kept.record(tx)
    return outcomes
  })
}

/** The files with new documents that are not stored yet. */
const packNew = async (
  found: ReadonlyArray<Found>,
  { files, sources }: Kept,
): Promise<ReadonlyMap<number, PackedFile>> => {
  const packed = new Map<number, PackedFile>()
  for (const { at, finding } of found) {
    const file = files[at]
    if (file !== undefined && finding.documents.length > 0 && !sources.has(at) && !packed.has(at))
      packed.set(at, await packFile(file))
  }
  return packed
}

const addAnswers = (
  identifier: string,
  answers: Array<Answer>,
  found: ReadonlyArray<Found>,
  filings: ReadonlyArray<StoreOutcome>,
): void => {
  let from = 0
  for (const { finding } of found) {
    const own = filings.slice(from, (from += finding.documents.length))
    const answer = answerOf(identifier, finding, own.find((filing) => filing !== 'KNOWN') ?? own[0])
    const before = finding.continues === true ? answers.pop() : undefined
    if (before === undefined) answers.push(answer)
    else {
      before.naming.push(...answer.naming)
      answers.push(before.filing === 'KNOWN' ? { ...answer, naming: before.naming } : before)
    }
  }
}

const unread = (identifier: string, name: string, failure: ReadErrorCode): Answer =>
  answerOf(identifier, { file: name, kind: 'FAILED', documents: [], failure }, undefined)
