import type { ReadErrorCode, TaxDocument, WarningCode } from './tax-document.ts'

/**
 * ACCEPT: all of it was taken. PARTIAL: some. IGNORE: recognised, of no use to the product. REJECT: nothing could be
 * taken.
 */
export type ReadOutcome = 'ACCEPT' | 'PARTIAL' | 'IGNORE' | 'REJECT'

/** What became of one file, or of one entry of an archive. */
export interface FileReading {
  /** The name of the file; of an entry `archive.zip/entry.xml`. For a report, never for a path. */
  readonly file: string
  readonly outcome: ReadOutcome
  readonly documents: ReadonlyArray<TaxDocument>
  readonly failures: ReadonlyArray<ReadFailure>
  /** About the file as a whole. Those of one document are its own. */
  readonly warnings: ReadonlyArray<WarningCode>
}

export interface ReadFailure {
  /** Which document of the file: `33/1001`, `line 4`; empty when it is the file itself. */
  readonly at: string
  readonly code: ReadErrorCode
  /** What was thrown, with READER_FAILED: for the log. */
  readonly fault?: string
}

/** What a reader of one format found, before the file has a name. */
export interface ReadResult {
  readonly documents: ReadonlyArray<TaxDocument>
  readonly failures: ReadonlyArray<ReadFailure>
  readonly warnings: ReadonlyArray<WarningCode>
}

export const failed = (code: ReadErrorCode, warnings: ReadonlyArray<WarningCode> = []): ReadResult => ({
  documents: [],
  failures: [{ at: '', code }],
  warnings,
})

/** The reader threw: a fault of the program, which a document brought to light. */
export const faulty = (error: unknown, at = ''): ReadResult => ({
  documents: [],
  failures: [faultAt(at, error)],
  warnings: [],
})

export const faultAt = (at: string, error: unknown): ReadFailure => ({
  at,
  code: 'READER_FAILED',
  fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

export const parsed = (document: TaxDocument, warnings: ReadonlyArray<WarningCode> = []): ReadResult => ({
  documents: [document],
  failures: [],
  warnings,
})

export const toReading = (file: string, { documents, failures, warnings }: ReadResult): FileReading => ({
  file,
  outcome: outcomeOf(documents, failures),
  documents,
  failures,
  warnings,
})

const IGNORED: ReadonlySet<ReadErrorCode> = new Set(['CFDI_TYPE_IGNORED', 'DTE_TYPE_IGNORED'])

const outcomeOf = (documents: ReadonlyArray<TaxDocument>, failures: ReadonlyArray<ReadFailure>): ReadOutcome => {
  if (failures.length === 0) return 'ACCEPT'
  if (documents.length > 0) return 'PARTIAL'
  return failures.every(({ code }) => IGNORED.has(code)) ? 'IGNORE' : 'REJECT'
}
