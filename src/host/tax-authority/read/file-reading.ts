import { inOrder, type Rejection } from './read-reasons.ts'
import type { Invoice, ReadErrorCode, TaxDocument, WarningCode } from './tax-document.ts'

/** ACCEPT: all documents. PARTIAL: some. IGNORE: recognised but not used. REJECT: none. */
export type ReadOutcome = 'ACCEPT' | 'PARTIAL' | 'IGNORE' | 'REJECT'

/** The result of one file, or of one entry of an archive. */
export interface FileReading {
  /** The name of the file; for an entry `archive.zip/entry.xml`. For reports, never a path. */
  readonly file: string
  readonly outcome: ReadOutcome
  readonly documents: ReadonlyArray<TaxDocument>
  readonly failures: ReadonlyArray<ReadFailure>
  /** Warnings about the whole file. Documents have their own. */
  readonly warnings: ReadonlyArray<WarningCode>
}

export interface ReadFailure {
  /** The document of the file: `33/1001`, `line 4`; `files 3` of an archive; empty for the file itself. */
  readonly at: string
  readonly code: ReadErrorCode
  /** The further reasons, in the order of `READ_REASONS`. */
  readonly also?: ReadonlyArray<ReadErrorCode>
  /** The thrown error of READER_FAILED, for the log. */
  readonly fault?: string
  /** The rejected invoice, where all but its value in pesos could be read: it is stored, and neither financed nor paid. */
  readonly unvalued?: Invoice
}

/** The result of a format's reader, before the file has a name. */
export interface ReadResult {
  readonly documents: ReadonlyArray<TaxDocument>
  readonly failures: ReadonlyArray<ReadFailure>
  readonly warnings: ReadonlyArray<WarningCode>
}

export const failed = (rejection: Rejection, warnings: ReadonlyArray<WarningCode> = []): ReadResult => ({
  documents: [],
  failures: [failureAt('', rejection)],
  warnings,
})

export const failureAt = (at: string, rejection: Rejection): ReadFailure => {
  const [code = 'READER_FAILED', ...also] = typeof rejection === 'string' ? [rejection] : inOrder(rejection)
  return also.length === 0 ? { at, code } : { at, code, also }
}

/** The documents to store: those that were read, and rejected invoices without a value in pesos. */
export const storableIn = ({
  documents,
  failures,
}: Pick<ReadResult, 'documents' | 'failures'>): ReadResult['documents'] =>
  failures.some(({ unvalued }) => unvalued !== undefined)
    ? [...documents, ...failures.flatMap(({ unvalued }) => unvalued ?? [])]
    : documents

/** The files of an archive that are no tax documents, together. */
export const otherFiles = (count: number): ReadResult => ({
  documents: [],
  failures: [{ at: `files ${count}`, code: 'OTHER_FILES' }],
  warnings: [],
})

/** The reader threw: a defect of the program that this document triggered. */
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

const IGNORED: ReadonlySet<ReadErrorCode> = new Set(['CFDI_TYPE_IGNORED', 'DTE_TYPE_IGNORED', 'OTHER_FILES'])

const outcomeOf = (documents: ReadonlyArray<TaxDocument>, failures: ReadonlyArray<ReadFailure>): ReadOutcome => {
  if (failures.length === 0) return 'ACCEPT'
  if (documents.length > 0) return 'PARTIAL'
  return failures.every(({ code }) => IGNORED.has(code)) ? 'IGNORE' : 'REJECT'
}
