import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'
import type { TableFile } from './table-file.ts'

export const TABLE_FORMATS = ['xlsx', 'csv'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** Writes a table as the bytes of a file. It fails as `Unreachable` when the code that writes cannot be loaded. */
export interface TableFileWriter {
  readonly write: (file: TableFile, format: TableFormat) => TaskEither<Failure, Uint8Array>
}
export const TableFileWriter = token<TableFileWriter>('TableFileWriter')
