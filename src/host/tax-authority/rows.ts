import * as E from 'fp-ts/Either'
import type { DelimitedRow } from './delimited.ts'
import { faultAt, type ReadResult, type ReadFailure } from './file-reading.ts'
import type { ReadErrorCode, TaxDocument } from './tax-document.ts'

/** Reads each line independently and reports unreadable ones by number. */
export const collectRows = (
  rows: ReadonlyArray<DelimitedRow>,
  read: (row: DelimitedRow) => E.Either<ReadErrorCode, TaxDocument>,
): ReadResult => {
  const documents: Array<TaxDocument> = []
  const failures: Array<ReadFailure> = []
  for (const row of rows) {
    try {
      const reading = read(row)
      if (E.isRight(reading)) documents.push(reading.right)
      else failures.push({ at: `line ${row.line}`, code: reading.left })
    } catch (error) {
      failures.push(faultAt(`line ${row.line}`, error))
    }
  }
  return { documents, failures, warnings: [] }
}
