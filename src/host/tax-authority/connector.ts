import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BusinessId } from '#domain/kernel/id.ts'
import { rememberOwnName } from '../business/known-names.ts'
import type { Database } from '../database/database.ts'
import { chunksOf, listArchive, readArchive, type ArchiveFile } from './archive.ts'
import { fileDocuments, type SourcedDocument } from './connector-documents.ts'
import { ownerOf, type RefreshInvoices } from './connector-invoices.ts'
import type { FileReading } from './file-reading.ts'
import { directionOf } from './resolve.ts'
import type { SignatureChecks } from './signature-checks.ts'
import type { TaxDocument } from './tax-document.ts'
import type { Taxpayers } from './taxpayers.ts'

/** Brings what the tax authority holds of a business into its invoices. Doing it again changes nothing. */
export interface Connector {
  readonly bring: (businessId: BusinessId, options: BringOptions) => Promise<BringOutcome>
}

export interface BringOptions {
  /** Told after each batch: 0 to 100, and how many documents have been seen. */
  readonly onProgress: (percent: number, documents: number) => Promise<void>
  readonly signal: AbortSignal
}

export type BringOutcome =
  | { readonly _tag: 'Brought'; readonly report: BringReport }
  | { readonly _tag: 'Interrupted' }
  /** The taxpayer is not known, or its folder cannot be read. */
  | { readonly _tag: 'Unavailable' }

export interface BringReport {
  readonly files: number
  readonly documents: number
  readonly added: number
  readonly conflicts: number
  /** Documents in which the business has no part. */
  readonly foreign: number
  /** How many files or documents were not taken, by code. */
  readonly failures: Readonly<Record<string, number>>
}

export interface ConnectorParts {
  readonly database: Database
  readonly taxpayers: Pick<Taxpayers, 'find'>
  readonly refreshInvoices: RefreshInvoices
  readonly signatures: Pick<SignatureChecks, 'enqueue'>
}

export const makeConnector = (parts: ConnectorParts): Connector => ({
  bring: async (businessId, options) => {
    const owner = await ownerOf(parts.database, businessId)
    const taxpayer = await parts.taxpayers.find(owner.country, owner.identifier)
    const files = taxpayer === undefined ? undefined : await listArchive(taxpayer.documents)
    if (files === undefined) return { _tag: 'Unavailable' }
    const report = await fileArchive(parts.database, businessId, owner.identifier, files, options)
    if (report === undefined) return { _tag: 'Interrupted' }
    await parts.refreshInvoices(businessId)
    parts.signatures.enqueue(businessId)
    await options.onProgress(100, report.documents)
    return { _tag: 'Brought', report }
  },
})

/** Undefined when it was interrupted. */
const fileArchive = async (
  database: Database, businessId: BusinessId, identifier: string, files: ReadonlyArray<ArchiveFile>,
  { onProgress, signal }: BringOptions,
): Promise<BringReport | undefined> => {
  const total = Math.max(1, files.reduce((sum, { size }) => sum + size, 0))
  const tally = newTally(files.length)
  let read = 0
  let waiting: ReadonlyArray<SourcedDocument> = []
  const file = async (documents: ReadonlyArray<SourcedDocument>): Promise<void> => {
    for (const batch of chunksOf(documents, BATCH)) {
      countFilings(tally, await database.transaction(async (tx) => {
        await rememberOwnName(tx, businessId, identifier, batch.map(({ document }) => document))
        return fileDocuments(tx, businessId, batch)
      }))
      await onProgress(Math.floor((READING * read) / total), tally.documents)
      await nextTurn()
    }
  }
  for await (const { name, size, reading } of readArchive(files)) {
    if (signal.aborted) return undefined
    read += size
    const source = `archive:${name}`
    waiting = [...waiting, ...ownOf(tally, identifier, reading).map((document) => ({ document, source }))]
    if (waiting.length < BATCH) continue
    const whole = waiting.length - (waiting.length % BATCH)
    await file(waiting.slice(0, whole))
    waiting = waiting.slice(whole)
  }
  await file(waiting)
  return tally
}

/** Documents per transaction: few enough that whoever else asks waits for milliseconds. */
const BATCH = 200

/** The share of the progress that reading takes; working the invoices out is the rest. */
const READING = 95

type Tally = { -readonly [K in keyof BringReport]: BringReport[K] } & { failures: Record<string, number> }

const newTally = (files: number): Tally => ({ files, documents: 0, added: 0, conflicts: 0, foreign: 0, failures: {} })

const countFilings = (tally: Tally, filings: ReadonlyArray<string>): void => {
  tally.documents += filings.length
  tally.added += filings.filter((filing) => filing === 'ADDED').length
  tally.conflicts += filings.filter((filing) => filing === 'CONFLICT').length
}

const ownOf = (tally: Tally, identifier: string, { documents, failures }: FileReading): ReadonlyArray<TaxDocument> => {
  for (const { code } of failures) tally.failures[code] = (tally.failures[code] ?? 0) + 1
  const own = documents.filter((document) => concerns(identifier, document))
  tally.foreign += documents.length - own.length
  return own
}

/** Registers and third parties do not say whose they are: they are of whoever has them. */
export const concerns = (identifier: string, document: TaxDocument): boolean => {
  if (document._tag === 'RegisterEntry' || document._tag === 'ThirdPartyEntry') return true
  const direction = directionOf(identifier, document)
  return direction === 'ISSUED' || direction === 'RECEIVED'
}
