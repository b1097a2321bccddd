import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { BusinessId } from '#domain/kernel/id.ts'
import { saveOwnName } from '../../business/index.ts'
import type { ReadingLimits } from '../../config/reading-limits.ts'
import type { Database } from '../../database/database.ts'
import { listArchive, type ArchiveFile } from './archive.ts'
import { storeDocuments } from './connector-documents.ts'
import { type OnArrivals, type RefreshInvoices } from './connector-invoices.ts'
import { latestOwnName } from './issuer-name.ts'
import { lostSources } from '../store/lost-originals.ts'
import { ownerOf } from '../owner.ts'
import type { FolderPart } from './reading-tasks.ts'
import type { SignatureChecks } from '../sign/signature-checks.ts'
import type { ReadingWorkers } from '../tasks.ts'
import type { ReadErrorCode } from '../read/tax-document.ts'
import type { Taxpayers } from './taxpayers.ts'

/** Synchronises the invoices of a business with its documents at the tax authority. Idempotent. */
export interface Connector {
  readonly sync: (businessId: BusinessId, options: SyncOptions) => Promise<SyncOutcome>
}

export interface SyncOptions {
  /** Called after each batch: 0 to 100, and what was found so far. */
  readonly onProgress: (percent: number, found: Found) => Promise<void>
  /** Receives the number of new invoices that can be financed, in the transaction that stores them. */
  readonly onArrivals?: OnArrivals
  readonly signal: AbortSignal
}

export interface Found {
  readonly documents: number
  /** Each invoice once, whatever files contain it. */
  readonly invoices: number
}

export type SyncOutcome =
  | { readonly _tag: 'Synced'; readonly report: SyncReport }
  | { readonly _tag: 'Interrupted' }
  /** The taxpayer is unknown, or its folder unreadable. */
  | { readonly _tag: 'Unavailable' }

export interface SyncReport {
  readonly files: number
  readonly documents: number
  readonly invoices: number
  readonly added: number
  readonly conflicts: number
  /** Documents in which the business is no party. */
  readonly foreign: number
  /** The number of rejected files or documents, by code. */
  readonly failures: Readonly<Record<string, number>>
}

export interface ConnectorDependencies {
  readonly database: Database
  readonly workers: Pick<ReadingWorkers, 'run'>
  readonly limits: ReadingLimits
  readonly taxpayers: Pick<Taxpayers, 'find'>
  readonly refreshInvoices: RefreshInvoices
  readonly signatures: Pick<SignatureChecks, 'enqueue'>
  /** Called for a document at which the reader threw. */
  readonly onFault: (fault: string) => void
}

export const makeConnector = (deps: ConnectorDependencies): Connector => ({
  sync: async (businessId, options) => {
    const owner = await ownerOf(deps.database, businessId)
    const taxpayer = await deps.taxpayers.find(owner.country, owner.identifier)
    const files = taxpayer === undefined ? undefined : await listArchive(taxpayer.documents)
    if (files === undefined) return { _tag: 'Unavailable' }
    const lost = await lostSources(deps.database, businessId, new Set(files.map(({ name }) => name)))
    const report = await fileArchive(deps, businessId, owner.identifier, { files, lost }, options)
    if (report === undefined) return { _tag: 'Interrupted' }
    await deps.refreshInvoices(businessId, options.onArrivals)
    deps.signatures.enqueue(businessId)
    await options.onProgress(100, report)
    return { _tag: 'Synced', report }
  },
})

/** Undefined when interrupted. */
const fileArchive = async (
  { database, limits, onFault, workers }: ConnectorDependencies,
  businessId: BusinessId,
  identifier: string,
  { files, lost }: { readonly files: ReadonlyArray<ArchiveFile>; readonly lost: ReadonlyArray<string> },
  { onProgress, signal }: SyncOptions,
): Promise<SyncReport | undefined> => {
  const total = Math.max(
    1,
    files.reduce((sum, { size }) => sum + size, 0),
  )
  const tally = newTally(files.length)
  let read = 0
  for (let next = 0; next < files.length;) {
    const some = together(files, next)
    let done = 0
    const end = await workers.run(
      'readFolder',
      { files: some, identifier, limits },
      {
        owner: businessId,
        limitMs: limits.readingMs,
        waits: 'ALWAYS',
        onPart: async (part) => {
          part.faults.forEach(onFault)
          count(tally, part)
          noteInvoices(tally, part)
          if (part.documents.length > 0 && !signal.aborted) {
            const name = latestOwnName(
              identifier,
              part.documents.map(({ document }) => document),
            )
            countFilings(
              tally,
              await database.transaction(async (tx) => {
                if (name !== undefined) await saveOwnName(tx, businessId, name)
                return storeDocuments(tx, businessId, part.documents, lost)
              }),
            )
          }
          read += some.slice(done, part.done).reduce((sum, { size }) => sum + size, 0)
          done = part.done
          await onProgress(Math.floor((READING * read) / total), foundIn(tally))
          await nextTurn()
        },
      },
    )
    if (signal.aborted || (E.isLeft(end) && end.left === 'CLOSED')) return undefined
    if (E.isRight(end)) next += some.length
    else {
      /* The file at which the thread failed is skipped, and reading continues after it. */
      const failure: ReadErrorCode = end.left === 'TIMED_OUT' ? 'READING_TOO_SLOW' : 'READER_FAILED'
      count(tally, { foreign: 0, failures: { [failure]: 1 } })
      next += done + 1
    }
  }
  return { ...tally, ...foundIn(tally), failures: Object.fromEntries(tally.failures) }
}

/** Groups files that are read in one task, so that tasks of others run in between. */
const together = (files: ReadonlyArray<ArchiveFile>, from: number): ReadonlyArray<ArchiveFile> => {
  let bytes = 0
  const end = files.findIndex(
    ({ size }, at) => at >= from && (at - from >= FILES_AT_ONCE || (bytes += size) > BYTES_AT_ONCE),
  )
  return files.slice(from, end === -1 ? undefined : Math.max(end, from + 1))
}

const FILES_AT_ONCE = 500
const BYTES_AT_ONCE = 8 * 1024 * 1024

/** The share of reading in the progress; the rest is deriving the invoices. */
const READING = 95

type Tally = { -readonly [K in keyof Omit<SyncReport, 'failures' | 'invoices'>]: number } & {
  readonly failures: Map<string, number>
  readonly invoices: Set<string>
}

const foundIn = ({ documents, invoices }: Tally): Found => ({ documents, invoices: invoices.size })

const newTally = (files: number): Tally => ({
  files,
  documents: 0,
  invoices: new Set(),
  added: 0,
  conflicts: 0,
  foreign: 0,
  failures: new Map(),
})

const countFilings = (tally: Tally, filings: ReadonlyArray<string>): void => {
  tally.documents += filings.length
  tally.added += filings.filter((filing) => filing === 'ADDED').length
  tally.conflicts += filings.filter((filing) => filing === 'CONFLICT').length
}

const noteInvoices = (tally: Tally, { documents }: FolderPart): void => {
  for (const { document } of documents) if (document._tag === 'Invoice') tally.invoices.add(document.key)
}

const count = (tally: Tally, { failures, foreign }: Pick<FolderPart, 'failures' | 'foreign'>): void => {
  for (const [code, times] of Object.entries(failures))
    tally.failures.set(code, (tally.failures.get(code) ?? 0) + times)
  tally.foreign += foreign
}
