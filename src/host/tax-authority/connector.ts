import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database } from '../database/database.ts'
import { listArchive, readArchive } from './archive.ts'
import { fileDocuments } from './connector-documents.ts'
import { ownerOf, type RefreshInvoices } from './connector-invoices.ts'
import { directionOf } from './resolve.ts'
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
}

export const makeConnector = ({ database, taxpayers, refreshInvoices }: ConnectorParts): Connector => ({
  bring: async (businessId, { onProgress, signal }) => {
    const owner = await ownerOf(database, businessId)
    const taxpayer = await taxpayers.find(owner.country, await accountOf(database, businessId, owner.identifier))
    const files = taxpayer === undefined ? undefined : await listArchive(taxpayer.documents)
    if (files === undefined) return { _tag: 'Unavailable' }
    const total = files.reduce((sum, { size }) => sum + size, 0)
    const tally = newTally(files.length)
    let read = 0
    let waiting: Array<TaxDocument> = []
    const flush = async (all: boolean): Promise<void> => {
      while (waiting.length >= BATCH || (all && waiting.length > 0)) {
        const batch = waiting.slice(0, BATCH)
        waiting = waiting.slice(BATCH)
        count(tally, await database.transaction((tx) => fileDocuments(tx, businessId, batch)))
        await onProgress(total === 0 ? READING : Math.floor((READING * read) / total), tally.documents)
        await nextTurn()
      }
    }
    for await (const { file, readings } of readArchive(files)) {
      if (signal.aborted) return { _tag: 'Interrupted' }
      read += file.size
      for (const { documents, failures } of readings) {
        for (const { code } of failures) tally.failures[code] = (tally.failures[code] ?? 0) + 1
        const own = documents.filter((document) => concerns(owner.identifier, document))
        tally.foreign += documents.length - own.length
        for (const document of own) waiting.push(document)
      }
      await flush(false)
    }
    await flush(true)
    await refreshInvoices(businessId)
    await onProgress(100, tally.documents)
    return { _tag: 'Brought', report: tally }
  },
})

/** Documents per transaction: few enough that whoever else asks waits for milliseconds. */
const BATCH = 200

/** The share of the progress that reading takes; working the invoices out is the rest. */
const READING = 95

type Tally = { -readonly [K in keyof BringReport]: BringReport[K] } & { failures: Record<string, number> }

const newTally = (files: number): Tally => ({ files, documents: 0, added: 0, conflicts: 0, foreign: 0, failures: {} })

const count = (tally: Tally, filings: ReadonlyArray<string>): void => {
  tally.documents += filings.length
  tally.added += filings.filter((filing) => filing === 'ADDED').length
  tally.conflicts += filings.filter((filing) => filing === 'CONFLICT').length
}

/** Registers and third parties do not say whose they are: they are of whoever has them. */
export const concerns = (identifier: string, document: TaxDocument): boolean => {
  if (document._tag === 'RegisterEntry' || document._tag === 'ThirdPartyEntry') return true
  const direction = directionOf(identifier, document)
  return direction === 'ISSUED' || direction === 'RECEIVED'
}

/** The identifier that the credential names: a person may act for a company. */
const accountOf = async (database: Database, businessId: BusinessId, identifier: string): Promise<string> => {
  const [credential] = await database.query<{ identifier: string }>(
    'select identifier from tax_credential where business_id = $1', [businessId],
  )
  return credential?.identifier ?? identifier
}
