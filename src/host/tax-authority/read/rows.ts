import type * as E from 'fp-ts/Either'
import * as TH from 'fp-ts/These'
import type { DelimitedRow } from './delimited.ts'
import { failureAt, faultAt, type ReadResult, type ReadFailure } from './file-reading.ts'
import { required, type Rejection } from './read-reasons.ts'
import type { TaxDocument } from './tax-document.ts'
import { collapse } from './xml-access.ts'

/**
 * Reads each line independently and reports unreadable ones by number, also those of which something is kept. A table
 * without lines says so, and one without a valid line says that before the reasons of each.
 */
export const collectRows = (
  rows: ReadonlyArray<DelimitedRow>,
  read: (row: DelimitedRow) => TH.These<Rejection, TaxDocument>,
): ReadResult => {
  const documents: Array<TaxDocument> = []
  const failures: Array<ReadFailure> = []
  let valid = 0
  for (const row of rows) {
    try {
      const reading = read(row)
      if (!TH.isLeft(reading)) documents.push(reading.right)
      if (TH.isRight(reading)) valid += 1
      else failures.push(failureAt(`line ${row.line}`, reading.left))
    } catch (error) {
      failures.push(faultAt(`line ${row.line}`, error))
    }
  }
  if (rows.length === 0) return { documents, failures, warnings: ['NO_ROWS'] }
  return {
    documents,
    failures: valid === 0 ? [failureAt('', 'NO_VALID_ROWS'), ...failures] : failures,
    warnings: [],
  }
}

/** A mandatory value. */
export const stated = (row: DelimitedRow, column: string): E.Either<'MISSING_FIELD', string> =>
  required(row.value(column) || undefined)

/** A text for people, in one line; empty when absent. */
export const textIn = (row: DelimitedRow, column: string): string => collapse(row.value(column))
